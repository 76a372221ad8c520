"""Dates of digits alone: 04.07.1776, 12/25/0800, 1776/07/04, 07.1776."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from timeline_widgets.dates.context import Context
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.languages.en import MONTHS
from timeline_widgets.dates.vocabulary import Token

_MARKS: Final = re.compile("[-./]")
_MONTHS = 12


class Digits(NamedTuple):
    """What such a date says.

    Parameters
    ----------
    day, month : int
        The day is 0 if there is none.
    year : Token or None
        The year, with its digits as written.
    doubtful : bool
        Whether day and month may be the other way round.
    """

    day: int
    month: int
    year: Token | None
    doubtful: bool


def read_digits(raw: str, context: Context) -> Digits:
    """Return the parts of a date of digits; with points, the day comes first.

    Raises
    ------
    DateError
        If there is no such month, or the day is 0.
    """
    digits = [part.strip() for part in _MARKS.split(raw.rstrip("."))]
    doubtful = False
    if len(digits) == 2 and len(digits[1]) < 3:
        digits.append("")  # 28.5., before the year comes at the other end
    elif len(digits) == 2:
        digits.insert(0, "")
    elif len(digits[0]) == 4:
        digits.reverse()
    elif "." not in raw:
        first, second = int(digits[0]), int(digits[1])
        if first <= _MONTHS and (second > _MONTHS or context.day_first is False):
            digits[:2] = digits[1], digits[0]
        doubtful = context.day_first is None and first != second and max(first, second) <= _MONTHS
    day, month, year = int(digits[0] or 0), int(digits[1]), int(digits[2] or 0)
    if not 1 <= month <= _MONTHS:
        raise DateError("no-such-month", context.written, month=month)
    if digits[0] and not day:
        raise DateError("no-such-day", context.written, **names(month, year), most=31)
    token = Token("number", year, digits[2]) if digits[2] else None
    return Digits(day, month, token, doubtful)


def names(month: int, year: int) -> dict[str, int | str]:
    """Return the names of a month and a year, for an error about their days."""
    name = MONTHS[month - 1].split("|")[0].capitalize()
    return {"month": month, "month_name": name, "year": year}
