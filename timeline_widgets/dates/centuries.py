"""The century that a date belongs to."""

from __future__ import annotations

from timeline_widgets.dates.historical_date import HistoricalDate, Precision

_MILLENNIA_BEFORE = -2999  # 3000 BCE: earlier dates are too sparse for centuries


def century_of(date: HistoricalDate) -> HistoricalDate:
    """Return the century in which a date begins, or its millennium before 3000 BCE.

    Examples
    --------
    >>> century_of(HistoricalDate.of_year(1500)).earliest
    (1401, 1, 1)
    >>> century_of(HistoricalDate.of_year(-1)).label()
    '1st century BCE'
    """
    day = date.earliest or date.latest
    if day is None:
        raise ValueError(f"{date!r} is open on both sides.")
    year = day[0]
    length = 100 if year >= _MILLENNIA_BEFORE else 1000
    precision: Precision = "century" if length == 100 else "millennium"
    first = (year - 1) // length * length + 1
    return HistoricalDate((first, 1, 1), (first + length - 1, 12, 31), precision)
