"""Counting days and years: months, centuries and their parts, all in astronomical years."""

from __future__ import annotations

from typing import Final

Day = tuple[int, int, int]
Bounds = tuple[Day, Day]

_LENGTHS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_LAST_JULIAN_MONTH_ENDS = 1582
LAST_JULIAN_LEAP_DAYS = 1752  # 29 February 1700 was a day in England; in 1800 only in the East


def astronomical(historical: int) -> int:
    """Return the astronomical number of a year as people count: -44 is -43."""
    return historical + 1 if historical < 0 else historical


def historical(astronomical_year: int) -> int:
    """Return the year as people count: -43 is -44, and 0 is -1."""
    return astronomical_year if astronomical_year > 0 else astronomical_year - 1


def month_length(year: int, month: int, *, julian_until: int = _LAST_JULIAN_MONTH_ENDS) -> int:
    """Return the number of days of a month; up to a year, every fourth February has 29."""
    if month == 2 and year % 4 == 0 and (year <= julian_until or year % 100 or year % 400 == 0):
        return 29
    return _LENGTHS[month - 1]


def most_days(year: int, month: int) -> int:
    """Return the last day that a month had in the Julian or the Gregorian calendar."""
    return month_length(year, month, julian_until=LAST_JULIAN_LEAP_DAYS)


def years(first: int, last: int) -> Bounds:
    """Return the first and the last day of some years."""
    return (first, 1, 1), (last, 12, 31)


def months(year: int, first: int, last: int) -> Bounds:
    """Return the first and the last day of some months of a year."""
    return (year, first, 1), (year, last, month_length(year, last))


LAST_CENTURY = 30
"""The last century that is read; nobody teaches later ones."""


def century(number: int, *, before_christ: bool = False, length: int = 100) -> tuple[int, int]:
    """Return the first and last astronomical year of a century, or with 1000 of a millennium.

    Examples
    --------
    >>> century(18)
    (1701, 1800)
    >>> century(1, before_christ=True)
    (-99, 0)
    """
    if before_christ:
        return 1 - length * number, -length * (number - 1)
    return length * (number - 1) + 1, length * number


def decade(historical_year: int) -> tuple[int, int]:
    """Return the astronomical years of a decade: 1930 to 1939, or 129 to 120 BCE for -120."""
    if historical_year < 0:
        return historical_year - 8, historical_year + 1
    return max(historical_year, 1), historical_year + 9


def piece(first: int, last: int, number: int, of: int) -> tuple[int, int]:
    """Return one of equal pieces of some consecutive numbers, such as the second of two halves.

    Examples
    --------
    >>> piece(1801, 1900, 2, 2)
    (1851, 1900)
    >>> piece(1920, 1929, 2, 3)
    (1923, 1926)
    """
    length = last - first + 1
    cut = [first + (length * k + of // 2) // of for k in (number - 1, number)]
    return cut[0], cut[1] - 1


def day_number(day: Day) -> int:
    """Return the days since 1 March of the year 0 in the Gregorian calendar, also before 1582."""
    year, month, day_of_month = day
    if month < 3:
        year, month = year - 1, month + 12
    return (
        year * 365
        + year // 4
        - year // 100
        + year // 400
        + (month * 153 - 457) // 5
        + (day_of_month - 1)
    )


def from_day_number(number: int) -> Day:
    """Return the day that `day_number` gives `number` for.

    Examples
    --------
    >>> from_day_number(day_number((1492, 10, 12)) + 1)
    (1492, 10, 13)
    """
    era, number = divmod(number, 146097)
    year = (number - number // 1460 + number // 36524 - number // 146096) // 365
    number -= year * 365 + year // 4 - year // 100
    month = (number * 5 + 2) // 153
    day = number - (month * 153 + 2) // 5 + 1
    month = month + 3 if month < 10 else month - 9
    return era * 400 + year + (month < 3), month, day


def preceding(day: Day) -> Day:
    """Return the day before, as written calendars count."""
    year, month, number = day
    if number > 1:
        return year, month, number - 1
    year, month = (year - 1, 12) if month == 1 else (year, month - 1)
    return year, month, month_length(year, month)


def following(day: Day) -> Day:
    """Return the day after, as written calendars count."""
    year, month, number = day
    if number < month_length(year, month):
        return year, month, number + 1
    return (year + 1, 1, 1) if month == 12 else (year, month + 1, 1)
