"""One score log for each student in a kernel session, shared by all the games of the notebook."""

from __future__ import annotations

import os
from pathlib import Path

from timeline_widgets.records.writing import ScoreLog

_open: dict[tuple[str, str], ScoreLog] = {}


def score_log(folder: str | os.PathLike[str], student: str) -> ScoreLog:
    """Return the session's log of a student in a folder, opening it the first time.

    Parameters
    ----------
    folder : path
        Where score logs are kept.
    student : str
        Who plays; a pseudonym or nothing at all is fine.
    """
    key = (str(Path(folder).expanduser().absolute()), student)
    if key not in _open:
        _open[key] = ScoreLog.open(folder, student=student)
    return _open[key]


def drop(log: ScoreLog) -> None:
    """Forget a log in which nothing was played: whoever plays has just said another name."""
    if log.discard():
        for key in [key for key, value in _open.items() if value is log]:
            del _open[key]
