"""What is told of the files that were handed in: damage, copies, games that went two ways."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from timeline_widgets.records.chain import Found, Link, brought_along
from timeline_widgets.records.forks import Fork
from timeline_widgets.records.log_files import LogFile
from timeline_widgets.records.logfile import named_after
from timeline_widgets.records.problems import LogProblem, Said, Value
from timeline_widgets.records.rows import Answer

_PART = re.compile(r"(-\d{1,4})?( ?\(\d+\))?\.\w+$")  # of a session, or of a file downloaded twice


class FileProblem(NamedTuple):
    """A file, or a part of one, that is not in the report, or looks odd.

    Parameters
    ----------
    file : str
        Its path, as it was found.
    said : Said
        What is the matter, in words for a teacher.
    line : int, optional
        In which line of the file.
    """

    file: str
    said: Said
    line: int | None = None

    @property
    def sentence(self) -> str:
        """What is the matter, in English."""
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """Return the sentence in one of the catalogue's languages."""
        if self.line is None:
            return self.said.in_language(language)
        params: dict[str, Value] = {"line": self.line, "told": self.said}
        return Said("report.at_line", params).in_language(language)

    def __repr__(self) -> str:
        return f"FileProblem({self.file!r}, {self.sentence!r})"


def of_lines(problems: Iterable[LogProblem]) -> Iterator[FileProblem]:
    """Yield what is the matter with the lines of logs."""
    return (FileProblem(one.where, one.said, one.line) for one in problems)


def copied(
    links: Iterable[Found[Any]], logs: Sequence[LogFile], exports: dict[str, list[Answer]]
) -> Iterator[FileProblem]:
    """Name files that hold the same answers under another name."""
    first: dict[tuple[str, object], str] = {}
    told = set()
    known = list(links)
    along = set(brought_along(known))
    held: list[tuple[str, object]] = [
        (one.where, one.record.hash)
        for one in known
        if (isinstance(one.record, Link) or one.record.kind == "move")
        and (one.record.session, one.where) not in along
    ]
    held += [(name, row.key) for name, given in exports.items() for row in given]
    own = set(_named_after_their_students(logs, exports))
    for name, what in sorted(held, key=lambda one: one[0] not in own):
        other = first.setdefault((Path(name).suffix, what), name)
        if _PART.sub("", name) != _PART.sub("", other) and (name, other) not in told:
            told.add((name, other))
            yield FileProblem(name, Said("report.same_answers", {"other": as_text(other)}))


def _named_after_their_students(
    logs: Sequence[LogFile], exports: dict[str, list[Answer]]
) -> Iterator[str]:
    names = [(str(log.path), r.payload.get("student")) for log in logs for r in log.records]
    names += [(name, row.student) for name, rows in exports.items() for row in rows[:1]]
    for name, student in names:
        if isinstance(student, str) and named_after(Path(name).name, student):
            yield name


def forked(
    forks: Iterable[Fork], logs: Sequence[LogFile], exports: dict[str, list[Answer]]
) -> Iterator[FileProblem]:
    """Name the files whose answers do not count, since the game went another way as well."""
    for fork in forks:
        files = [str(log.path) for log in logs if fork.session in log.sessions]
        files += [
            name
            for name, rows in exports.items()
            if any((row.session, row.match) == (fork.session, fork.match) for row in rows)
        ]
        for name in files:
            yield FileProblem(name, Said("report.forked", {"ply": fork.ply}))


def as_text(name: str) -> str:
    """Return the name of a file as text that can be written: a disk takes other bytes, too."""
    return name.encode("utf-8", "backslashreplace").decode()
