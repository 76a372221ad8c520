"""What can be taken away from a game at any time: its score log, and each student's answers."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.records.record import Record


class Download(NamedTuple):
    """A file for the reader's browser to save."""

    name: str
    mime: str
    data: bytes


def exported(
    records: Sequence[Record] | None, folder: str | os.PathLike[str], form: str
) -> tuple[Path, ...]:
    """Write a score file for each student, from what a log has, saved or not.

    Raises
    ------
    ScoreFileError
        If there is no log, or the form cannot be written.
    """
    from timeline_widgets.records import export_scores
    from timeline_widgets.records.score_files import refused

    if records is None:
        raise refused("no_log")
    return export_scores(records, folder, forms=[form])


def offered_forms() -> list[str]:
    """Return the kinds of score file that a table offers: those that teachers open."""
    return ["csv", "xlsx"] if find_spec("openpyxl") else ["csv"]


def log_download(name: str, records: Sequence[Record]) -> Download:
    """Return a score log, with the sessions before it that its game was begun in."""
    return Download(name, "application/x-ndjson", b"".join(record.line for record in records))


def score_download(name: str, records: Sequence[Record], form: str) -> Download | None:
    """Return the answers so far: one student's file, or those of several in an archive.

    Parameters
    ----------
    name : str
        What the log is called.
    records : sequence of Record
        Where the answers are.
    form : str
        The kind of file.

    Returns
    -------
    Download or None
        None when nothing was answered yet.

    Raises
    ------
    ScoreFileError
        If the form cannot be written.
    """
    from timeline_widgets.records.exporting import score_file_bytes
    from timeline_widgets.records.score_files import FORMS

    files = score_file_bytes(records, [form])
    if not files:
        return None
    if len(files) == 1:
        ((only, data),) = files.items()
        return Download(only, FORMS[form].mime, data)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for each, data in files.items():
            archive.writestr(each, data)
    return Download(f"{Path(name).stem}-scores.zip", "application/zip", packed.getvalue())
