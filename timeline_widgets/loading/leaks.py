"""Titles and file names that tell the date before the card is placed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import compress, repeat
from operator import contains

from timeline_widgets.cards import Position
from timeline_widgets.dates import HistoricalDate

_ROMAN = r"\b(?=[IVXХІ])[IVXLХІ]+"
_CENTURY = re.compile(
    r"\b\d{1,2}(?:st|nd|rd|th)[ -]c(?:ent(?:ury|\.)|\.)"
    r"|\b(?:\d{1,2}|[a-z]+th|first|second|third)[ -]century\b"
    rf"|\bsiglos? {_ROMAN}|{_ROMAN}(?:e|er|ᵉ)? (?:siècle|s\.)"
    rf"|\b\d{{1,2}}\. ?(?:Jahrhundert|Jh\.)"
    rf"|{_ROMAN}(?:-го)? (?:век|в\.)|\b\d{{1,2}}-?(?:го|й)? век",
    re.IGNORECASE,
)
_ERA = (
    r" ?(?:B\.?C\.?(?:E\.?)?|A\.?D\.?|C\.?E\.?|[ad]\. ?C\.|a\. ?e\. ?c\.|a[vp]\. ?J\.-C\."
    r"|[vn]\. ?Chr\.|[vn]\. ?u\. ?Z\.|(?:до )?н\. ?э\.)"
)
_DATED = re.compile(r"(?<![\d.,:$€£])(\d{1,4})(?:[-–]\d{1,4})?(?:" + _ERA + r")(?!\w)")
_NUMBER = re.compile(r"(?<![\d.,:$€£])[1-9]\d{0,3}(?![\d%:]|[.,]\d)")
_DECADE = re.compile(r"(?<!\d)(\d{1,3}0)(?:[’']?s|er|-?(?:е|х))(?!\w)")
_SHORTENED = re.compile(r"(?<!\w)[’'‘](\d\d)(?!\d)")
_ROMAN_YEAR = re.compile(
    r"\b(?=[MDCLXVI]{4})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b"
)
_ROMAN_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_CENTURIES = ("entury", "siglo", "siècle", "век", "в.")
_NUMBERED_CENTURIES = ("cent.", " c.", "-c.", "ahrhundert", "Jh.")
_DIGITS = "0123456789"
_DIGIT = re.compile("[0-9]")


def telling(
    titles: Sequence[str],
    years: Sequence[str] | None,
    when: Callable[[int], HistoricalDate | Position],
) -> Iterator[tuple[int, str]]:
    """Yield index and what tells, for each title that tells its card's date.

    Parameters
    ----------
    titles : sequence of str
        The titles of all cards.
    years : sequence of str or None
        Each card's year without its sign, if all dates are whole years; it saves looking closer at
        titles that hold other numbers.
    when : callable
        Returns the date of a card.

    Examples
    --------
    >>> dates = [HistoricalDate.of_year(1993), HistoricalDate.of_year(1969)]
    >>> list(telling(["Battle of Mogadishu (1993)", "Apollo 11"], None, dates.__getitem__))
    [(0, '1993')]
    """
    joined = "\n".join(titles)
    every = range(len(titles))
    suspects: set[int] = set()
    words: tuple[str, ...] = _CENTURIES
    if any(digit in joined for digit in _DIGITS):
        words += _NUMBERED_CENTURIES
        if years is None:
            suspects.update(i for i, title in enumerate(titles) if _DIGIT.search(title))
        else:
            suspects.update(compress(every, map(contains, titles, years)))
            for mark, pattern in (("0", _DECADE), ("’", _SHORTENED), ("'", _SHORTENED)):
                if mark in joined:
                    suspects.update(i for i in every if pattern.search(titles[i]))
    if _ROMAN_YEAR.search(joined):
        suspects.update(i for i in every if _ROMAN_YEAR.search(titles[i]))
    for word in words:
        if word in joined:
            suspects.update(compress(every, map(contains, titles, repeat(word))))
    for index in sorted(suspects):
        told = what_tells(titles[index], when(index))
        if told:
            yield index, told


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
    years = {day[0] if day[0] > 0 else 1 - day[0] for day in (date.earliest, date.latest) if day}
    for pattern, tells in _NUMBERS:
        for told in pattern.finditer(text):
            if any(tells(told, year) for year in years):
                return told[0]
    return ""


def _roman(digits: str) -> int:
    """Return the value of a Roman numeral."""
    values = [_ROMAN_VALUES[digit] for digit in digits]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-value if value < after else value for value, after in pairs)


_NUMBERS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], int], bool]], ...] = (
    (_NUMBER, lambda told, year: int(told[0]) == year),
    (_DECADE, lambda told, year: int(told[1]) == year // 10 * 10),
    (_SHORTENED, lambda told, year: int(told[1]) == year % 100),
    (_ROMAN_YEAR, lambda told, year: _roman(told[0]) == year),
)
"""What in a title may be the date, and when it is."""


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
