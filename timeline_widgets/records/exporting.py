"""Score files to take away: one for each student, with a row for each answer."""

from __future__ import annotations

import os
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from timeline_widgets.records.logfile import slug
from timeline_widgets.records.problems import Said, SaidError, Value
from timeline_widgets.records.record import Record
from timeline_widgets.records.rows import Answer, answers
from timeline_widgets.records.score_files import FORMS, ScoreFileError, refused


def export_scores(
    records: Iterable[Record],
    folder: str | os.PathLike[str],
    *,
    forms: Iterable[str] = ("csv",),
) -> tuple[Path, ...]:
    """Write each student's answers into a file of their own.

    Parameters
    ----------
    records : iterable of Record
        Of one log or of many.
    folder : path
        Where to; made when it is missing. Files of an earlier export are replaced.
    forms : iterable of {"csv", "xlsx", "jsonl", "parquet"}
        Which kinds of file; ``xlsx`` needs openpyxl, ``parquet`` pyarrow.

    Returns
    -------
    tuple of Path
        The files; none when nothing was answered yet.

    Raises
    ------
    ScoreFileError
        For an unknown form, or one whose package is not installed.
    OSError
        When the folder cannot be written to.

    Examples
    --------
    >>> export_scores([], "scores", forms=["pdf"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    timeline_widgets.records.score_files.ScoreFileError: Unknown form 'pdf'; allowed are csv, ...
    """
    place = Path(folder)
    files = score_file_bytes(records, forms)
    for name, data in files.items():
        _replace(place / name, data)
    return tuple(place / name for name in files)


def score_file_bytes(records: Iterable[Record], forms: Iterable[str]) -> dict[str, bytes]:
    """Return what :func:`export_scores` would write: the bytes of each file by its name.

    Raises
    ------
    ScoreFileError
        For an unknown form, or one whose package is not installed.

    Examples
    --------
    >>> score_file_bytes([], ["csv"])
    {}
    """
    chosen = [_known(form) for form in forms]
    by_student: dict[str, list[Answer]] = defaultdict(list)
    for row in answers(records):
        by_student[row.student].append(row)
    return {
        f"{name}-scores.{form}": FORMS[form].write(by_student[student])
        for name, student in _names(by_student)
        for form in chosen
    }


def read_scores(path: str | os.PathLike[str]) -> list[Answer]:
    """Read a score file with every value as it was written.

    Parameters
    ----------
    path : path
        A file of :func:`export_scores`; its ending tells what it is.

    Raises
    ------
    ScoreFileError
        When it is not such a file; the message names every problem.
    OSError
        When it cannot be read.
    """
    file = Path(path)
    form = _known(file.suffix.removeprefix("."))
    try:
        return FORMS[form].read(file.read_bytes())
    except OSError:
        raise
    except Exception as error:  # whatever a damaged file makes the packages raise
        first, *more = error.said if isinstance(error, SaidError) else (str(error),)
        told: dict[str, Value] = {"file": file.name, "problem": first}
        raise ScoreFileError(Said("score_file.not_one", told), *more) from error


def _known(form: str) -> str:
    if form not in FORMS:
        raise refused("unknown_form", form=repr(form), allowed=", ".join(FORMS))
    return form


def _names(students: Iterable[str]) -> list[tuple[str, str]]:
    """Name the files so that no two students share one, the same way every time."""
    used: set[str] = set()
    names = []
    for student in sorted(students):
        name, number = slug(student), 1
        while (seen := _as_disks_see(name)) in used:
            number += 1
            name = f"{slug(student)}-{number}"
        used.add(seen)
        names.append((name, student))
    return names


def _as_disks_see(name: str) -> str:
    """Return what is the same for two names that some file system takes for one."""
    return unicodedata.normalize("NFKD", name.casefold())


def _replace(path: Path, data: bytes) -> None:
    """Put a whole file in the place of an older one: never an empty or a half one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f".{path.name}.new")
    half.write_bytes(data)
    half.replace(path)
