"""What is kept of a match: the score log, and what is folded from it."""

from __future__ import annotations

from timeline_widgets.records.chain import LogProblem
from timeline_widgets.records.reading import LogReading, read_log, read_logs
from timeline_widgets.records.record import Record, RecordError
from timeline_widgets.records.writing import Receipt, ScoreLog

__all__ = [
    "LogProblem",
    "LogReading",
    "Receipt",
    "Record",
    "RecordError",
    "ScoreLog",
    "read_log",
    "read_logs",
]
