"""Day numbers of spreadsheets: what a date cell holds underneath."""

from __future__ import annotations

import re
from math import floor
from typing import Final

from timeline_widgets.dates.days import Day, day_number, from_day_number
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import HistoricalDate

LAST_DAY_NUMBER = 2_958_465  # 31 December 9999
_FIRST_DAY_NUMBER = -4_000_000
_FALSE_LEAP_DAY = 60
_ORIGIN: Final = day_number((1899, 12, 30))
_DAY_NUMBER: Final = re.compile(r"[-−]?[0-9]{1,7}([.,][0-9]{1,20})?")
_GROUPED: Final = re.compile(r"[-−]?[1-9][0-9]{0,2}[.,][0-9]{3}")


def day_of_number(number: int) -> Day:
    """Return the day that a spreadsheet shows for a number.

    Numbers 1 to 59 count from 31 December 1899, since spreadsheets hold 1900 for a leap year; the
    others, also negative ones, from 30 December 1899, in the Gregorian calendar throughout.

    Examples
    --------
    >>> day_of_number(33786), day_of_number(1), day_of_number(-148732)
    ((1992, 7, 1), (1900, 1, 1), (1492, 10, 12))
    """
    return from_day_number(_ORIGIN + number + (0 < number < _FALSE_LEAP_DAY))


def read_day_number(text: str) -> HistoricalDate | None:
    """Return the day of a cell that holds a day number; None if it holds no number.

    Raises
    ------
    DateError
        If spreadsheets show no day for the number.
    """
    bare = text.strip()
    if not _DAY_NUMBER.fullmatch(bare):
        return None
    grouped = _GROUPED.fullmatch(bare) is not None  # 42,736 is hardly a time in February 1900
    if grouped:
        bare = re.sub("[.,]", "", bare)
    number = floor(float(bare.replace("−", "-").replace(",", ".")))
    if number == _FALSE_LEAP_DAY:
        raise DateError("day-number-leap", text)
    if not _FIRST_DAY_NUMBER <= number <= LAST_DAY_NUMBER or number == 0:
        raise DateError("day-number-range", text, least=_FIRST_DAY_NUMBER, most=LAST_DAY_NUMBER)
    day = day_of_number(number)
    return HistoricalDate(day, day, "day", ambiguous=grouped, text=text)
