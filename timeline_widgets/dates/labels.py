"""Dates in words, in five languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from timeline_widgets.dates.historical_date import HistoricalDate, Language, Style


def label(date: HistoricalDate, language: Language, style: Style) -> str:
    """Return `date` in words; `HistoricalDate.label` has the details."""
    assert date.earliest is not None
    year = date.earliest[0]
    if style == "plate":
        return f"−{1 - year}" if year < 1 else str(year)
    return f"{1 - year} BCE" if year < 1 else str(year)
