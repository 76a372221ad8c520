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


def exported(log: ScoreLog | None, folder: str | os.PathLike[str], form: str) -> tuple[Path, ...]:
    """Write a score file for each student of a log, from what the log has, saved or not.

    Raises
    ------
    ScoreFileError
        If there is no log, or the form cannot be written.
    """
    from timeline_widgets.records import ScoreFileError, export_scores, read_log

    if log is None:
        raise ScoreFileError("This game keeps no score log: give it a score_folder.")
    return export_scores(read_log(log.bytes()).records, folder, forms=[form])
