"""The French Republican calendar, years I to XIV (22 September 1792 to 31 December 1805)."""

from __future__ import annotations

from typing import Final

from timeline_widgets.dates.days import Bounds, Day, day_number, from_day_number

# 1 vendémiaire of each year, as decreed from the autumn equinox in Paris: the day in September.
_FIRST_DAYS: Final = (22, 22, 22, 23, 22, 22, 22, 23, 23, 23, 23, 24, 23, 23)
_LEAP_YEARS: Final = (3, 7, 11)
_COMPLEMENTARY = 13  # the days after the twelve months


def republican_bounds(year: int, month: int, day: int) -> Bounds | None:
    """Return the Gregorian days of a day, or with day 0 of a month, or None if there was none.

    Examples
    --------
    >>> republican_bounds(8, 2, 18)  # 18 brumaire an VIII
    ((1799, 11, 9), (1799, 11, 9))
    """
    if not 1 <= year <= len(_FIRST_DAYS):
        return None
    length = 30 if month < _COMPLEMENTARY else 6 if year in _LEAP_YEARS else 5
    if not 0 <= day <= length:
        return None
    start: Day = (1791 + year, 9, _FIRST_DAYS[year - 1])
    first = day_number(start) + 30 * (month - 1) + max(day - 1, 0)
    return from_day_number(first), from_day_number(first if day else first + length - 1)
