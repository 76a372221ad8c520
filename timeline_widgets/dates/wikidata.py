"""Times of Wikidata: of its JSON (-0044 is 44 BC) and of its query service (-0043 is 44 BC)."""

from __future__ import annotations

import re
from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import (
    FIRST_YEAR,
    LAST_YEAR,
    HistoricalDate,
    Precision,
    is_deep,
)
from timeline_widgets.dates.iso import exact_bounds

_TIME: Final = re.compile(
    r"([+−-]?)([0-9]{1,16})(?:-([0-9]{2})(?:-([0-9]{2})(?:T[0-9:.]+(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?)?)?"
    r"(?:/([0-9]{1,2})(?:/[JG])?)?"
)
_OF_JSON: Final = re.compile(r'"time"\s*:\s*"([^"]*)"')
_PRECISION_OF_JSON: Final = re.compile(r'"precision"\s*:\s*"?([0-9]{1,2})\b')
_TYPED: Final = re.compile(r'"?([^"]*)"?(?:\^\^.*)?', re.DOTALL)
_UNKNOWN: Final = re.compile(
    r"https?://\S*/\.well-known/genid/\S+|_:\S+|t[0-9]+|somevalue|novalue|unknown value|no value"
)
_DAY, _MONTH, _YEAR, _DECADE, _CENTURY, _MILLENNIUM = 11, 10, 9, 8, 7, 6
_FINEST = 14  # seconds


def read_wikidata(text: str, reading: str, precision: int | None) -> HistoricalDate:
    """Return the date of a Wikidata time.

    The precision is that of the argument, or the one in the text: a JSON object, or the form of
    QuickStatements with ``/9`` behind the time. Without any, months and days of 00 are left out,
    and 1 January is a whole year that is marked ambiguous, since both interfaces write years so.

    Raises
    ------
    DateError
        If it is no such time, or the mark for an unknown value.

    Examples
    --------
    >>> read_wikidata("-0100-00-00T00:00:00Z", "wikidata-json", 7).label()
    '1st century BCE'
    """
    bare = text.strip()
    if _UNKNOWN.fullmatch(bare.lower()):
        raise DateError("unknown-to-wikidata", text)
    inside = _OF_JSON.search(bare) if bare.startswith("{") else _TYPED.fullmatch(bare)
    if inside is None:
        raise DateError("not-wikidata", text)
    if bare.startswith("{") and precision is None:
        given = _PRECISION_OF_JSON.search(bare)
        precision = int(given[1]) if given else None
    found = _TIME.fullmatch(inside[1].strip())
    if found is None:
        raise DateError("not-wikidata", text)
    sign, digits, month, day, written_precision = found.groups()
    if precision is None and written_precision:
        precision = int(written_precision)
    if precision is not None and not 0 <= precision <= _FINEST:
        raise DateError("not-wikidata", text)
    number = int(digits) * (1 if sign in ("", "+") else -1)
    if reading == "wikidata-json":
        if number == 0:
            raise DateError("no-year-zero", text)
        year = days.astronomical(number)
    else:
        year = number
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise DateError("year-too-far", text, year=number)
    ambiguous = False
    if precision is None:
        precision, ambiguous = _guess(year, month, day)
    precision = min(precision, _YEAR if not int(month or 0) else _DAY if int(day or 0) else _MONTH)
    if precision >= _MONTH:
        bounds = exact_bounds(
            year, int(month), int(day) if precision >= _DAY else None, text,
            old_style=reading == "wikidata-json",
        )  # fmt: skip
        word: Precision = "day" if precision >= _DAY else "month"
        return HistoricalDate(*bounds, word, False, ambiguous, text=text)
    return _years(year, precision, ambiguous, text)


def _guess(year: int, month: str | None, day: str | None) -> tuple[int, bool]:
    """Return the likely precision, and whether another one is as likely."""
    if month in (None, "00"):
        return _YEAR, month is not None and days.historical(year) % 100 == 0
    if day in (None, "00"):
        return _MONTH, False
    if month == day == "01":
        return _YEAR, True
    return _DAY, False


def _years(year: int, precision: int, ambiguous: bool, text: str) -> HistoricalDate:
    """Return a year, or the decade, century or millennium that holds it."""
    people = days.historical(year)
    if precision == _YEAR:
        word: Precision = "deep" if is_deep(people) else "year"
        return HistoricalDate(*days.years(year, year), word, False, ambiguous, text=text)
    if precision == _DECADE:
        start = abs(people) // 10 * 10
        if start == 0:
            return _between(*((-8, 0) if people < 0 else (1, 9)), text)
        bounds = days.decade(start if people > 0 else -start)
        return HistoricalDate(*days.years(*bounds), "decade", text=text)
    if precision in (_CENTURY, _MILLENNIUM):
        length = 100 if precision == _CENTURY else 1000
        count = (abs(people) + length - 1) // length
        bounds = days.century(count, before_christ=people < 0, length=length)
        if bounds[1] > days.LAST_CENTURY * 100:
            raise DateError("year-too-far", text, year=people)
        word = "century" if precision == _CENTURY else "millennium"
        return HistoricalDate(*days.years(*bounds), word, text=text)
    half = 10 ** (_YEAR - precision) // 2
    return _between(year - half, min(year + half, LAST_YEAR), text)


def _between(first: int, last: int, text: str) -> HistoricalDate:
    ends = tuple(_years(year, _YEAR, False, text) for year in (first, last))
    return HistoricalDate(ends[0].earliest, ends[1].latest, "range", text=text, parts=ends)
