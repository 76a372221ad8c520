"""Answers out of the files that a class handed in; whatever is no score file is left aside."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.records.chain import Found, check_chain
from timeline_widgets.records.exporting import read_scores
from timeline_widgets.records.reading import in_order, read_lines
from timeline_widgets.records.rows import Answer, answers
from timeline_widgets.records.score_files import ScoreFileError

MOST_BYTES = 1 << 27
"""The largest file that is opened: 128 MiB, a log of some hundred thousand answers."""

_EXPORTS = (".csv", ".xlsx")
_PART = re.compile(r"(-\d+)?\.jsonl$")


class FileProblem(NamedTuple):
    """A file, or a part of one, that is not in the report, or looks odd.

    Parameters
    ----------
    file : str
        Its path, as it was found.
    sentence : str
        What is the matter, in words for a teacher.
    """

    file: str
    sentence: str


class Collected(NamedTuple):
    """What a class handed in.

    Parameters
    ----------
    rows : list of Answer
        Every answer once, also when it stands in a log and in an export.
    files : int
        How many files have answers in them.
    problems : list of FileProblem
        Everything that was left aside, by file.
    """

    rows: list[Answer]
    files: int
    problems: list[FileProblem]


def collect(sources: Iterable[str | os.PathLike[str]]) -> Collected:
    """Read all score logs and exported score files, and change none.

    Parameters
    ----------
    sources : iterable of path
        Files, or folders, which are searched through. Links are not followed, and hidden files are
        passed over.

    Examples
    --------
    >>> collect(["no/such/folder"]).problems
    [FileProblem(file='no/such/folder', sentence='There is no such file.')]
    """
    logs: list[Found] = []
    exports: dict[str, list[Answer]] = {}
    problems: list[FileProblem] = []
    for path in _files(sources):
        name = str(path)
        if refusal := _refusal(path):
            problems.append(FileProblem(name, refusal))
        elif path.suffix.lower() in _EXPORTS:
            _read_export(path, exports, problems)
        else:
            found, damage = read_lines(path)
            if any(problem.code == "foreign" for problem in damage):
                _read_export(path, exports, problems)
                continue
            logs += found
            problems += (FileProblem(name, _sentence(p.line, p.sentence)) for p in damage)
    problems += (FileProblem(p.where, _sentence(p.line, p.sentence)) for p in check_chain(logs))
    problems += _copied(logs, exports)
    rows = {_key(row): row for given in exports.values() for row in given}
    rows |= {_key(row): row for row in answers(in_order(logs))}
    files = len({one.where for one in logs}) + len(exports)
    return Collected(list(rows.values()), files, sorted(problems))


def _files(sources: Iterable[str | os.PathLike[str]]) -> Iterator[Path]:
    for source in sources:
        path = Path(source)
        if not path.is_dir() or path.is_symlink():
            yield path
            continue
        for folder, inner, names in os.walk(path):
            inner[:] = sorted(name for name in inner if not name.startswith("."))
            for name in sorted(names):
                if not name.startswith("."):
                    yield Path(folder, name)


def _refusal(path: Path) -> str:
    """Say why a file is not even opened; nothing if it may be."""
    try:
        found = path.lstat()
    except (OSError, ValueError):
        return "There is no such file."
    if stat.S_ISLNK(found.st_mode):
        return "This is a link to another file, and was not followed."
    if not stat.S_ISREG(found.st_mode):
        return "This is not a file."
    suffix = path.suffix.lower()
    if suffix == ".parquet":
        return (
            "A small Parquet file can unpack to more than a machine has room for. If you made it "
            "yourself, ClassReport.of_parquet reads it."
        )
    if suffix not in (".jsonl", *_EXPORTS):
        return "This is not a score log (.jsonl) or a score file (.csv, .xlsx)."
    if found.st_size > MOST_BYTES:
        return f"The file is larger than {MOST_BYTES >> 20} MiB."
    return ""


def _read_export(path: Path, exports: dict[str, list[Answer]], problems: list[FileProblem]) -> None:
    try:
        exports[str(path)] = read_scores(path)
    except (ScoreFileError, OSError, RecursionError, MemoryError) as error:
        problems.append(FileProblem(str(path), f"Left aside: {_short(str(error))}"))


def _copied(logs: Iterable[Found], exports: dict[str, list[Answer]]) -> Iterator[FileProblem]:
    """Name files that hold the same answers under another name."""
    first: dict[tuple[str, object], str] = {}
    told = set()
    held: list[tuple[str, object]] = [
        (one.where, one.record.hash) for one in logs if one.record.kind == "move"
    ]
    held += [(name, _key(row)) for name, given in exports.items() for row in given]
    for name, what in held:
        other = first.setdefault((Path(name).suffix, what), name)
        if _PART.sub("", name) != _PART.sub("", other) and (name, other) not in told:
            told.add((name, other))
            yield FileProblem(
                name, f"It holds the same answers as {other}; each of them counts once."
            )


def _key(row: Answer) -> tuple[object, ...]:
    return row.student, row.session, row.match, row.ply, row.card


def _sentence(line: int | None, sentence: str) -> str:
    return f"Line {line}: {sentence}" if line else sentence


def _short(text: str) -> str:
    lines = text.splitlines() or [""]
    more = f" (and {len(lines) - 3} more)" if len(lines) > 3 else ""
    return " ".join(lines[:3])[:400] + more
