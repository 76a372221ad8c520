"""ISO 8601 dates among texts: 1776-07-04, -0043-03-15, 1789-07-14T00:00:00Z."""

from __future__ import annotations

import re
from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.context import Context
from timeline_widgets.dates.digits import names
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import HistoricalDate

CLOCK: Final = r"(?:[01]?[0-9]|2[0-4]):[0-5][0-9](?::(?:[0-5][0-9]|60))?"
"""A time of the day, as a pattern."""
_ISO: Final = re.compile(
    r"([+¬-]?)([0-9]{4,6})-([0-9]{2})"
    rf"(?:-([0-9]{{2}})(?:[t ]{CLOCK}(?:[.,][0-9]+)?(?: ?z|[+-][0-9:]+)?)?)?"
    r"|([0-9]{4})([0-9]{2})([0-9]{2})"
    r"|([+¬-])(0[0-9]{3})"
)
_NOT_ISO: Final = re.compile(r"[¬-](?:[0-9]{1,3}-[0-9]{1,2}(-[0-9]{1,2})?|0[0-9]{1,2})")
_FAR = 4


def read_iso(simple: str, context: Context) -> HistoricalDate | None:
    """Return the date of an ISO 8601 text, or None if it is none.

    A negative one is astronomical, and ambiguous unless the column is said to be: many people
    write -0044 for 44 BC.

    Raises
    ------
    DateError
        If it has no such month or day, or the year 0 where nobody said that there is one.
    """
    if simple[0] not in "0123456789+-¬":
        return None
    found = _ISO.fullmatch(simple)
    if found is None:
        if _NOT_ISO.fullmatch(simple):
            raise DateError("numbering-unclear", context.written)
        return None
    sign, digits, month, day, basic_year, basic_month, basic_day, only_sign, only_year = (
        found.groups()
    )
    if basic_year:
        # Eight digits may also be the number of something.
        if not ("01" <= basic_month <= "12" and "01" <= basic_day <= "31"):
            return None
        return _exact(int(basic_year), basic_month, basic_day, True, context)
    negative = (sign or only_sign) in ("-", "¬")
    year = int(digits or only_year) * (-1 if negative else 1)
    if not digits and not negative:
        return None
    if len(digits or only_year) > _FAR and not sign:
        return None
    if year == 0 and not context.astronomical:
        raise DateError("no-year-zero", context.written)
    doubtful = negative and not context.astronomical
    if month is None:
        return HistoricalDate(
            *days.years(year, year), "year", False, doubtful, text=context.written
        )
    if day is None and not sign:
        shortened = int(month) > int(digits[-2:])
        if not 1 <= int(month) <= 12:
            if shortened or int(month) > 20:
                return None  # 1914-18, or a season of EDTF
            raise DateError("no-such-month", context.written, month=int(month))
        doubtful |= shortened  # 1904-05 may be two years
    if month == "00" and day == "00":
        return HistoricalDate(
            *days.years(year, year),
            "year",
            False,
            doubtful or year % 100 == 0,
            text=context.written,
        )
    return _exact(year, month, day, doubtful, context)


def _exact(
    year: int, month: str, day: str | None, doubtful: bool, context: Context
) -> HistoricalDate:
    first, last = exact_bounds(year, int(month), None if day is None else int(day), context.written)
    return HistoricalDate(
        first, last, "day" if day else "month", False, doubtful, text=context.written
    )


def exact_bounds(
    year: int, month: int, day: int | None, written: str, *, old_style: bool = False
) -> days.Bounds:
    """Return the days of a month or a day.

    That is in the Gregorian calendar, which ISO 8601 uses throughout, or with `old_style` in
    whatever calendar people had.

    Raises
    ------
    DateError
        If there is no such month or day.
    """
    if not 1 <= month <= 12:
        raise DateError("no-such-month", written, month=month)
    if old_style:
        most = days.most_days(year, month) if day else days.month_length(year, month)
    else:
        most = days.month_length(year, month, julian_until=-(10**12))
    if day is None:
        return (year, month, 1), (year, month, most)
    if not 1 <= day <= most:
        raise DateError("no-such-day", written, **names(month, days.historical(year)), most=most)
    return (year, month, day), (year, month, day)
