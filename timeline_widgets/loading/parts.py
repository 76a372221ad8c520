"""Dates in several columns: year, month and day apart, an era, a start and an end."""

from __future__ import annotations

import re
from collections.abc import Sequence

from timeline_widgets.loading.eras import eras, eras_of_ends, with_eras
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.headers import Header

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_NOTHING = frozenset({"", "0", "00", "-", "–", "—", "?", "unknown", "n/a", "na", "none", "nan"})
_FLOAT = re.compile(r"(-?\d+)\.0+")


def date_texts(grid: Grid, header: Header) -> tuple[Sequence[str], Sequence[str]]:
    """Return the text of every row's date and the text of its end ("" where it has none).

    Parts that stand in columns of their own are put together as a person would write them.
    """
    first = header.row + 1

    def cells(role: str) -> Sequence[str]:
        if role not in header.columns:
            return [""] * (grid.height - first)
        return list(map(str.strip, grid.columns[header.columns[role]][first:]))

    era = eras(header.name("era"), cells("era")) if "era" in header.columns else cells("era")
    if "date" in header.columns:
        written = cells("date")
        starts = with_eras(written, era) if "era" in header.columns else written
    else:
        written = cells("year")
        starts = list(map(join_parts, written, cells("month"), cells("day"), era))
    in_parts = "end" not in header.columns and "end_year" in header.columns
    ends = cells("end_year" if in_parts else "end")
    if "end_era" in header.columns:
        end_era: Sequence[str] = eras(header.name("end_era"), cells("end_era"))
    else:
        end_era = eras_of_ends(written, ends, era) if "era" in header.columns else [""] * len(ends)
    if in_parts:
        return starts, list(map(join_parts, ends, cells("end_month"), cells("end_day"), end_era))
    return starts, with_eras(ends, end_era) if any(end_era) else ends


def join_parts(year: str, month: str = "", day: str = "", era: str = "") -> str:
    """Return one date text from the cells of year, month, day and era.

    Examples
    --------
    >>> join_parts("1815", "12", "10"), join_parts("-44", "3", "15"), join_parts("1943", "7", "")
    ('10 December 1815', '15 March 44 BC', 'July 1943')
    >>> join_parts("44", "March", "15", "BC"), join_parts("1642.0"), join_parts("", "7", "1")
    ('15 March 44 BC', '1642', '')
    """
    whole = _FLOAT.fullmatch(year)
    year = whole[1] if whole else year
    if not year:
        return ""
    if era and year[0] in "-−":
        year = year[1:]  # the sign says what the era says
    month, day = ("" if part.casefold() in _NOTHING else part for part in (month, day))
    if not month and not day:
        return f"{year} {era}".strip()
    number = (_FLOAT.sub(r"\1", month)).lstrip("0")
    if number.isdecimal() and 1 <= int(number) <= 12:
        month = _MONTHS[int(number) - 1]
    day = _FLOAT.sub(r"\1", day).lstrip("0")
    if year[0] in "-−" and year[1:].isdecimal():
        year, era = year[1:], "BC"
    return " ".join(part for part in (day, month, year, era) if part)
