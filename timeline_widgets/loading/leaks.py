"""Titles and file names that tell the date before the card is placed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from timeline_widgets.cards import Position
from timeline_widgets.dates import HistoricalDate

_ROMAN = r"\b(?=[IVXХІ])[IVXLХІ]+"
_CENTURY = re.compile(
    r"\b\d{1,2}(?:st|nd|rd|th)[ -]cent(?:ury|\.)"
    r"|\b(?:\d{1,2}|[a-z]+th|first|second|third)[ -]century\b"
    rf"|\bsiglos? {_ROMAN}|{_ROMAN}(?:e|er|ᵉ)? (?:siècle|s\.)"
    rf"|\b\d{{1,2}}\. ?(?:Jahrhundert|Jh)|{_ROMAN}(?:-го)? (?:век|в\.)|\b\d{{1,2}}-?(?:го|й)? век",
    re.IGNORECASE,
)
_ERA = (
    r" ?(?:B\.?C\.?(?:E\.?)?|A\.?D\.?|C\.?E\.?|[ad]\. ?C\.|a\. ?e\. ?c\.|a[vp]\. ?J\.-C\."
    r"|[vn]\. ?Chr\.|[vn]\. ?u\. ?Z\.|(?:до )?н\. ?э\.)"
)
_DATED = re.compile(r"(?<![\d.,:$€£])(\d{1,4})(?:[-–]\d{1,4})?(?:" + _ERA + r")(?!\w)")
_NUMBER = re.compile(r"(?<![\d.,:$€£])[1-9]\d{0,3}(?![\d%:]|[.,]\d)")
_SOMETHING = re.compile(r"\d|centur|siglo|siècle|Jahrhundert|\bJh\.|век", re.IGNORECASE)
_NEAR = 30  # a year this close to the card's tells too much


def telling_titles(
    titles: Sequence[str], dates: Sequence[HistoricalDate | Position]
) -> Iterator[tuple[int, str, str]]:
    """Yield index, what tells, and the title without it, for each title that tells its date.

    Examples
    --------
    >>> dates = [HistoricalDate.of_year(1993), HistoricalDate.of_year(1969)]
    >>> list(telling_titles(["Battle of Mogadishu (1993)", "Apollo 11"], dates))
    [(0, '1993', 'Battle of Mogadishu')]
    """
    joined = "\n".join(titles)
    if not _SOMETHING.search(joined):
        return
    for index, title in enumerate(titles):
        if _SOMETHING.search(title):
            told = what_tells(title, dates[index])
            if told:
                yield index, told, without(title, told)


def what_tells(text: str, date: HistoricalDate | Position) -> str:
    """Return the part of a text that tells a card's date, or an empty string.

    Examples
    --------
    >>> what_tells("4th-century theologian", HistoricalDate.of_year(381))
    '4th-century'
    >>> what_tells("Voyager 2 flies past Neptune", HistoricalDate.of_year(1989))
    ''
    """
    if isinstance(date, Position):
        return date.label if len(date.label) > 3 and date.label in text else ""
    match = _CENTURY.search(text) or _DATED.search(text)
    if match:
        return match[0]
    years = [day[0] if day[0] > 0 else 1 - day[0] for day in (date.earliest, date.latest) if day]
    for found in _NUMBER.finditer(text):
        number = int(found[0])
        if any(abs(number - year) <= (_NEAR if number >= 100 else 0) for year in years):
            return found[0]
    return ""


def without(title: str, told: str) -> str:
    """Return a title without the part that tells the date.

    Examples
    --------
    >>> without("Jimin (singer, born 1995)", "1995"), without("Acts of Union 1706", "1706")
    ('Jimin', 'Acts of Union')
    >>> without("The 1755 Lisbon earthquake", "1755")
    'The Lisbon earthquake'
    """
    within = re.compile(r"\s*[(\[][^()\[\]]*" + re.escape(told) + r"[^()\[\]]*[)\]]")
    mended, times = within.subn("", title)
    if not times:
        mended = re.sub(r"(?:,? (?:in|en|of|от|im Jahr|im|de)\s)?" + re.escape(told), "", title)
    return " ".join(mended.split()).strip(" ,;:–-") or title
