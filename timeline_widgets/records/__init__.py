"""What is kept of a match: the score log, and what is folded from it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from timeline_widgets.records.problems import LogProblem
from timeline_widgets.records.reading import LogReading, read_log, read_logs
from timeline_widgets.records.record import Record, RecordError
from timeline_widgets.records.writing import Receipt, ScoreLog

if TYPE_CHECKING:
    from timeline_widgets.records.exporting import export_scores, read_scores
    from timeline_widgets.records.rows import Answer, answers
    from timeline_widgets.records.score_files import ScoreFileError
    from timeline_widgets.records.verification import Verification
    from timeline_widgets.records.verifying import verify

# Not needed to play; and checking imports the games, which import this package.
_LATER = {
    "Answer": "rows",
    "ScoreFileError": "score_files",
    "Verification": "verification",
    "answers": "rows",
    "export_scores": "exporting",
    "read_scores": "exporting",
    "verify": "verifying",
}

__all__ = [
    "Answer",
    "LogProblem",
    "LogReading",
    "Receipt",
    "Record",
    "RecordError",
    "ScoreFileError",
    "ScoreLog",
    "Verification",
    "answers",
    "export_scores",
    "read_log",
    "read_logs",
    "read_scores",
    "verify",
]


def __getattr__(name: str) -> object:
    if name in _LATER:
        return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
