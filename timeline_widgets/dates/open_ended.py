"""Dates that are open on one side: before, after, until, since."""

from __future__ import annotations

from timeline_widgets.dates import days
from timeline_widgets.dates.context import Context
from timeline_widgets.dates.historical_date import HistoricalDate
from timeline_widgets.dates.ranges import bounds


def until(date: HistoricalDate, context: Context) -> HistoricalDate:
    """Return what lasted up to `date`, with it."""
    date = date.parts[-1] if date.parts else date
    return HistoricalDate(
        None, date.latest, "open", date.approximate, date.ambiguous, True,
        context.written, (date,),
    )  # fmt: skip


def since(date: HistoricalDate, context: Context) -> HistoricalDate:
    """Return what has lasted from `date` on, with it."""
    date = date.parts[0] if date.parts else date
    return HistoricalDate(
        date.earliest, None, "open", date.approximate, date.ambiguous, True,
        context.written, (date,),
    )  # fmt: skip


def beyond(opener: str, date: HistoricalDate, context: Context) -> HistoricalDate:
    """Return what happened ``"before"`` or ``"after"`` `date`, without it."""
    first, last = bounds(date, context)
    before = opener == "before"
    if date.parts:
        date = date.parts[0 if before else -1]
    return HistoricalDate(
        None if before else days.following(last),
        days.preceding(first) if before else None,
        "open", date.approximate, date.ambiguous, False, context.written, (date,),
    )  # fmt: skip
