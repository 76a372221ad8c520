"""Dates as history teachers write them, and the uncertain intervals they stand for."""

from __future__ import annotations

from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import HistoricalDate

__all__ = ["DateError", "HistoricalDate"]
