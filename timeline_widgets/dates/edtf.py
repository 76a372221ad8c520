"""Extended Date/Time Format (ISO 8601-2): levels 0 and 1, and most of level 2."""

from __future__ import annotations

import re
from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.days import Bounds
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import FIRST_YEAR, HistoricalDate, Precision, is_deep
from timeline_widgets.dates.iso import CLOCK, exact_bounds
from timeline_widgets.dates.ranges import of_members

_MARKED: Final = re.compile(
    r"[0-9X/?~%-]*[0-9]-?X[0-9X/?~%.-]*|[0-9X-]+[~%][0-9X/?~%.-]*|[~%?][0-9X-]+-[0-9X?~%-]+"
    r"|Y-?[0-9]{5,}(E[0-9]+)?(S[0-9]+)?|Y-?[0-9]+E[0-9]+(S[0-9]+)?|-?[0-9]{4}S[0-9]"
    r"|[\[{][0-9X., -]*[0-9X][., ][0-9X., -]*[\]}]"
    r"|(\.\.)?/-?[0-9]{4}[0-9?~%-]*|-?[0-9]{4}[0-9?~%-]*/(\.\.)?"
    r"|-?[0-9]{4}(-[0-9]{2}){0,2}[?~%]?/-?[0-9]{4}(-[0-9]{2}){0,2}[?~%]?"
)
_LEFT_OUT: Final = re.compile(r"[0-9]{2}(xx|\?\?|--|__|\.\.)")
_DECADE_LEFT_OUT: Final = re.compile(r"\[([0-9]{3})[-_](\?)?\]")  # [185-?] in library catalogues
_SEASON: Final = re.compile(r"[0-9]{2}([0-9]{2})-(2[1-4])")
_DATE: Final = re.compile(
    r"(-?[0-9X]{4})"
    rf"(?:-([0-9X]{{2}})(?:-([0-9X]{{2}})(T{CLOCK}(?:\.[0-9]+)?(?:Z|[+-][0-9:]+)?)?)?)?"
)
_LONG_YEAR: Final = re.compile(r"Y(-?[0-9]{1,12})(?:E([0-9]{1,2}))?(?:S([0-9]{1,2}))?")
_SHORT_YEAR: Final = re.compile(r"(-?[0-9]{4})S([0-9])")
_MARKS: Final = "?~%"

# Groups of months by number: seasons (also of the southern half), quarters, thirds, halves.
_NORTHERN: Final = {21: (3, 5), 22: (6, 8), 23: (9, 11), 25: (3, 5), 26: (6, 8), 27: (9, 11)}
_SOUTHERN: Final = {29: (9, 11), 30: (12, 2), 31: (3, 5), 32: (6, 8)}
_PIECES: Final = {
    33: (1, 4), 34: (2, 4), 35: (3, 4), 36: (4, 4), 37: (1, 3), 38: (2, 3), 39: (3, 3), 40: (1, 2),
    41: (2, 2),
}  # fmt: skip


def as_edtf(text: str) -> str:
    """Return `text` with the digits left out as EDTF marks them: 18XX for 18xx, 18?? or [18--]."""
    bare = text.strip().replace("−", "-")
    if decade := _DECADE_LEFT_OUT.fullmatch(bare):
        return decade[1] + "X" + ("~" if decade[2] else "")
    return bare[:2] + "XX" if _LEFT_OUT.fullmatch(bare) else bare


def looks_like_edtf(text: str) -> bool:
    """Whether a text has marks that only EDTF has, so that it can be nothing else."""
    bare = as_edtf(text)
    found = _SEASON.fullmatch(bare)
    if found:
        return found[2] <= found[1]  # 1914-22 is a range, 1848-21 is a spring
    return _MARKED.fullmatch(bare) is not None


def read_edtf(text: str) -> HistoricalDate:
    """Return the date of an EDTF text.

    Raises
    ------
    DateError
        If it is none, or has no year.

    Examples
    --------
    >>> read_edtf("-0043").label(), read_edtf("18XX").precision, read_edtf("1337/1453").duration
    ('44 BCE', 'century', True)
    """
    bare = as_edtf(text)
    if bare[:1] + bare[-1:] in ("[]", "{}"):
        return _set(bare, text)
    first, slash, last = bare.partition("/")
    return _interval(first, last, text) if slash else _date(bare, text)


def _interval(first: str, last: str, text: str) -> HistoricalDate:
    if first in ("", "..") and last in ("", ".."):
        raise DateError("not-edtf", text)
    if last in ("", ".."):
        start = _date(first, text)
        return HistoricalDate(
            start.earliest, None, "open", start.approximate, False, True, text, (start,)
        )
    end = _date(last, text)
    if first in ("", ".."):
        return HistoricalDate(None, end.latest, "open", end.approximate, False, True, text, (end,))
    start = _date(first, text)
    if (end.latest or ()) < (start.earliest or ()):
        raise DateError("reversed", text)
    same: Precision = start.precision if start.precision == end.precision else "range"
    return HistoricalDate(
        start.earliest, end.latest,
        same if same in ("century", "decade", "millennium") else "range",
        start.approximate or end.approximate, False, True, text, (start, end),
    )  # fmt: skip


def _set(bare: str, text: str) -> HistoricalDate:
    """Return one of the dates in ``[…]``, or all of those in ``{…}``."""
    members: list[HistoricalDate] = []
    first_open = last_open = False
    for item in bare[1:-1].split(","):
        first, dots, last = item.strip().partition("..")
        if dots and first and last:
            interval = _interval(first, last, text)
            members.append(interval)
            continue
        first_open |= bool(dots) and not first
        last_open |= bool(dots) and not last
        members.append(_date(first or last, text))
    latest = max(member.latest or (0, 0, 0) for member in members)
    earliest = min(member.earliest or (0, 0, 0) for member in members)
    if first_open and last_open:
        raise DateError("not-edtf", text)
    if first_open or last_open:
        edge = (
            max(members, key=lambda m: m.latest or ())
            if first_open
            else min(members, key=lambda m: m.earliest or ())
        )
        return HistoricalDate(
            None if first_open else earliest, None if last_open else latest, "open",
            edge.approximate, False, True, text, (edge,),
        )  # fmt: skip
    if len(members) == 1 and not members[0].parts:
        return members[0]
    whole = of_members(tuple(members), all_of=bare[0] == "{", text=text)
    if whole is None:
        raise DateError("not-edtf", text)
    return whole


def _date(bare: str, text: str) -> HistoricalDate:
    approximate = any(mark in bare for mark in _MARKS)
    if approximate:
        bare = re.sub(r"(?<=[0-9X])[?~%]|[?~%](?=-?[0-9X])", "", bare)
    if bare[:1] == "Y" or "S" in bare:
        return _long_year(bare, approximate, text)
    found = _DATE.fullmatch(bare)
    if not found:
        raise DateError("not-edtf", text)
    year, month, day, _ = found.groups()
    if "X" in year.rstrip("X"):
        raise DateError("not-edtf", text)
    if "X" in year:
        return _unspecified(year, month, day, approximate, text)
    number = int(year)
    if month is None or month == "XX":
        return HistoricalDate(*days.years(number, number), "year", approximate, text=text)
    if "X" in month:
        raise DateError("not-edtf", text)
    if day is None and int(month) > 20:
        return _month_group(number, int(month), approximate, text)
    if day == "XX":
        day = None
    elif day and "X" in day:
        raise DateError("not-edtf", text)
    bounds = exact_bounds(number, int(month), int(day) if day else None, text)
    return HistoricalDate(*bounds, "day" if day else "month", approximate, text=text)


def _unspecified(
    year: str, month: str | None, day: str | None, approximate: bool, text: str
) -> HistoricalDate:
    """Return a decade, century or millennium with digits left out: 199X, 18XX, -01XX."""
    known = year.rstrip("X")
    if not known.lstrip("-"):
        raise DateError("no-year", text)
    width = 10 ** (len(year) - len(known))
    start = int(known) * width
    first, last = (start - width + 1, start) if year[0] == "-" else (start, start + width - 1)
    if year[0] == "-" and not start:
        first = -width + 1
    if month not in (None, "XX"):
        tail = "".join(f"-{part}" for part in (month, day) if part) + "~" * approximate
        inner = tuple(_date(f"{y:05}{tail}" if y < 0 else f"{y:04}{tail}", text)
                      for y in (first, last))  # fmt: skip
        return HistoricalDate(
            inner[0].earliest, inner[1].latest, "range", approximate, text=text, parts=inner
        )
    names: dict[int, Precision] = {10: "decade", 100: "century", 1000: "millennium"}
    usual = first > 0 or (last < 0 and width > 10)
    if not usual:
        ends = tuple(HistoricalDate(*days.years(y, y), "year", text=text) for y in (first, last))
        return HistoricalDate(
            *days.years(first, last), "range", approximate, False, False, text, ends
        )
    return HistoricalDate(*days.years(first, last), names[width], approximate, text=text)


def _long_year(bare: str, approximate: bool, text: str) -> HistoricalDate:
    """Return a year with an exponent or with few significant digits: Y-17E7, 1390S2."""
    found = _LONG_YEAR.fullmatch(bare)
    if found:
        digits, exponent, significant = found.groups()
    else:
        short = _SHORT_YEAR.fullmatch(bare)
        if not short:
            raise DateError("not-edtf", text)
        (digits, significant), exponent = short.groups(), None
    if exponent and len(digits) + int(exponent) > 14:
        raise DateError("year-too-far", text, year=bare)
    year = int(digits) * 10 ** int(exponent or 0)
    if not FIRST_YEAR <= year <= -FIRST_YEAR:
        raise DateError("year-too-far", text, year=year)
    if significant is None:
        deep: Precision = "deep" if is_deep(days.historical(year)) else "year"
        return HistoricalDate(*days.years(year, year), deep, approximate, text=text)
    if significant == "0":
        raise DateError("not-edtf", text)
    width = 10 ** max(len(str(abs(year))) - int(significant), 0)
    start = abs(year) // width * width
    first, last = (start, start + width - 1) if year >= 0 else (-start - width + 1, -start)
    if width == 1:
        return HistoricalDate(*days.years(year, year), "year", approximate, text=text)
    if width in (10, 100, 1000) and first > 0:
        word: Precision = "decade" if width == 10 else "century" if width == 100 else "millennium"
        return HistoricalDate(*days.years(first, last), word, approximate, text=text)
    ends = tuple(HistoricalDate(*days.years(y, y), "year", text=text) for y in (first, last))
    return HistoricalDate(*days.years(first, last), "range", approximate, False, False, text, ends)


def _month_group(year: int, number: int, approximate: bool, text: str) -> HistoricalDate:
    if number in (24, 28):  # winter lies at both ends of its year
        return HistoricalDate(*days.years(year, year), "season", approximate, True, text=text)
    if number in _PIECES:
        bounds = days.months(year, *days.piece(1, 12, *_PIECES[number]))
        return HistoricalDate(*bounds, "part", approximate, text=text)
    if number in _NORTHERN:
        return HistoricalDate(
            *days.months(year, *_NORTHERN[number]), "season", approximate, text=text
        )
    if number not in _SOUTHERN:
        raise DateError("no-such-month", text, month=number)
    first, last = _SOUTHERN[number]
    start: Bounds = days.months(year, first, first)
    end: Bounds = days.months(year + (last < first), last, last)
    ends = tuple(HistoricalDate(*bounds, "month", text=text) for bounds in (start, end))
    return HistoricalDate(start[0], end[1], "range", approximate, False, False, text, ends)
