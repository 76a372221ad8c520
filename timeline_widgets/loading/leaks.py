"""Titles, themes and file names that tell the date before the card is placed."""

from __future__ import annotations

import re
from collections.abc import Callable

from timeline_widgets.cards import Position
from timeline_widgets.dates import HistoricalDate

_ROMAN = r"\b(?=[IVXХІ])[IVXLХІ]+"
CENTURY = re.compile(
    r"\b\d{1,2}(?:st|nd|rd|th)[ -]c(?:ent(?:ury|\.)|\.)"
    r"|\b(?:\d{1,2}|[a-z]+th|first|second|third)[ -]century\b"
    rf"|\bsiglos? {_ROMAN}|(?<![.\w])ss?\. ?{_ROMAN}\b|{_ROMAN}(?:e|er|ᵉ)? (?:siècle|s\.)"
    rf"|\b\d{{1,2}}\. ?(?:Jahrhundert|Jh\.)"
    rf"|{_ROMAN}(?:-го)? (?:век|в\.)|\b\d{{1,2}}-?(?:го|й)? век",
    re.IGNORECASE,
)
_ERA = (
    r" ?(?:B\.?C\.?(?:E\.?)?|A\.?D\.?|C\.?E\.?|[ad]\. ?C\.|a\. ?e\. ?c\.|a[vp]\. ?J\.-C\."
    r"|[vn]\. ?Chr\.|[vn]\. ?u\. ?Z\.|(?:до )?н\. ?э\.)"
)
_DATED = re.compile(r"(?<![\d.,:$€£])(\d{1,4})(?:[-–]\d{1,4})?(?:" + _ERA + r")(?!\w)")
_NUMBER = re.compile(r"(?<![\d.,:$€£])([1-9]\d{0,3})(?:(?: ?[-–/] ?)\d{1,4})?(?![\d%]|[.,:]\d)")
THOUSANDS = re.compile(r"(?<![\d.,:$€£])([1-9][.,'’ \u00a0\u2009\u202f]\d{3})(?![\d%]|[.,:]\d)")
DECADE = re.compile(
    r"(?<!\d)(\d{1,3}0)(?:[’']?s|er|-?(?:е|х))(?!\w)"
    r"|(?:décadas? de(?: los)?|años|décennie|années)\s(\d{1,3}0)(?!\d)",
    re.IGNORECASE,
)
SHORTENED = re.compile(r"(?<!\w)[’'‘](\d\d)(?!\d)")
ROMAN_YEAR = re.compile(
    r"(?<!\w)(?=[MDCLXVI]{4})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?!\w)"
)
_ROMAN_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_MOST_YEARS = 100  # a year within a longer stretch of time says little about it


def what_tells(text: str, date: HistoricalDate | Position) -> str:
    """Return the part of a text that tells a card's date, or an empty string.

    Examples
    --------
    >>> what_tells("4th-century theologian", HistoricalDate.of_year(381))
    '4th-century'
    >>> what_tells("1914–18: war", HistoricalDate.of_year(1914))
    '1914–18'
    >>> what_tells("Voyager 2 flies past Neptune", HistoricalDate.of_year(1989))
    ''
    """
    if isinstance(date, Position):
        return date.label if len(date.label) > 3 and date.label in text else ""
    match = CENTURY.search(text) or _DATED.search(text)
    if match:
        return match[0]
    years = _years(date)
    for pattern, tells in _NUMBERS:
        for told in pattern.finditer(text):
            if any(tells(told, year) for year in years):
                return told[0]
    return ""


def _years(date: HistoricalDate) -> range | set[int]:
    """Return the years that would tell a date, without the signs of those BCE."""
    if date.earliest and date.latest:
        first, last = date.earliest[0], date.latest[0]
        if first > 0 and last - first < _MOST_YEARS:
            return range(first, last + 1)
    return {day[0] if day[0] > 0 else 1 - day[0] for day in (date.earliest, date.latest) if day}


def _roman(digits: str) -> int:
    """Return the value of a Roman numeral."""
    values = [_ROMAN_VALUES[digit] for digit in digits]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return sum(-value if value < after else value for value, after in pairs)


def _is_decade(told: re.Match[str], year: int) -> bool:
    decade = int(told[1] or told[2])
    return decade in (year // 10 * 10, year % 100 // 10 * 10 if told[2] else None)


_NUMBERS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], int], bool]], ...] = (
    (_NUMBER, lambda told, year: int(told[1]) == year),
    (THOUSANDS, lambda told, year: int(told[1][0] + told[1][2:]) == year),
    (DECADE, _is_decade),
    (SHORTENED, lambda told, year: int(told[1]) == year % 100),
    (ROMAN_YEAR, lambda told, year: _roman(told[0]) == year),
)
"""What in a title may be the date, and when it is."""


def without(title: str, told: str) -> str | None:
    """Return a title without the part that tells the date; None if hardly anything is left.

    Examples
    --------
    >>> without("Jimin (singer, born 1995)", "1995"), without("Acts of Union 1706", "1706")
    ('Jimin', 'Acts of Union')
    >>> without("The 1755 Lisbon earthquake", "1755"), without("A.D. 69", "69")
    ('The Lisbon earthquake', None)
    """
    within = re.compile(r"\s*[(\[][^()\[\]]*" + re.escape(told) + r"[^()\[\]]*[)\]]")
    mended, times = within.subn("", title)
    if not times:
        mended = re.sub(r"(?:,? (?:in|en|of|от|im Jahr|im|de)\s)?" + re.escape(told), "", title)
    mended = " ".join(mended.split()).strip(" ,;:–-/")
    return mended if re.search(r"[^\W\d_]{3}", mended) else None
