"""What can be taken away from a game at any time: its score log, and each student's answers."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.records.writing import ScoreLog


class Download(NamedTuple):
    """A file for the reader's browser to save."""

    name: str
    mime: str
    data: bytes


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


def offered_forms() -> list[str]:
    """Return the kinds of score file that a table offers: those that teachers open."""
    return ["csv", "xlsx"] if find_spec("openpyxl") else ["csv"]


def log_download(log: ScoreLog | None, visible: Callable[[bytes], bytes]) -> Download | None:
    """Return the score log, as far as everybody at the table may see it."""
    if log is None:
        return None
    return Download(log.name, "application/x-ndjson", visible(log.bytes()))


def score_download(log: ScoreLog | None, form: str) -> Download | None:
    """Return the answers so far: one student's file, or those of several in an archive.

    Parameters
    ----------
    log : ScoreLog or None
        Where the answers are.
    form : str
        The kind of file.

    Returns
    -------
    Download or None
        None when nothing was answered yet, or no log is kept.

    Raises
    ------
    ScoreFileError
        If the form cannot be written.
    """
    from timeline_widgets.records import read_log
    from timeline_widgets.records.exporting import score_file_bytes
    from timeline_widgets.records.score_files import FORMS

    files = score_file_bytes(read_log(log.bytes()).records, [form]) if log else {}
    if not files or log is None:
        return None
    if len(files) == 1:
        ((name, data),) = files.items()
        return Download(name, FORMS[form].mime, data)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return Download(f"{Path(log.name).stem}-scores.zip", "application/zip", packed.getvalue())
