"""Answers out of the files that a class handed in; whatever is no score file is left aside."""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from timeline_widgets.records.chain import Found, Link, brought_along, check_chain
from timeline_widgets.records.exporting import read_scores
from timeline_widgets.records.forks import Fork, without_forks
from timeline_widgets.records.log_files import LogFile, links_of, read_log_files
from timeline_widgets.records.logfile import slug
from timeline_widgets.records.placed import Placed
from timeline_widgets.records.problems import LogProblem, Said, Value
from timeline_widgets.records.reading import in_order
from timeline_widgets.records.rows import Answer, every_answer
from timeline_widgets.records.score_files import ScoreFileError
from timeline_widgets.records.sittings import Sittings
from timeline_widgets.report.engines import ReportError, read_parquet
from timeline_widgets.report.frames import answers_of, frame_of, frame_of_placed
from timeline_widgets.report.handed_in import files_in, is_export, refusal
from timeline_widgets.spreading import spread

if TYPE_CHECKING:
    import pandas as pd

_MANY = 1 << 25  # bytes of logs; fewer are read before another process would have started
_AT_ONCE = 50  # logs that a process reads before it asks for more
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


class Collected(NamedTuple):
    """What a class handed in.

    Parameters
    ----------
    answers : DataFrame
        Every answer once, also when it stands in a log and in an export.
    files : int
        How many files have answers in them.
    problems : list of FileProblem
        Everything that was left aside, by file.
    """

    answers: pd.DataFrame
    files: int
    problems: list[FileProblem]


def collect(sources: Iterable[str | os.PathLike[str]]) -> Collected:
    """Read all score logs and exported score files, and change none.

    The chain of every log is checked: a record that was edited is left aside, and what is missing
    is named. Games are not played again; that is `timeline_widgets.records.verify`.

    Parameters
    ----------
    sources : iterable of path
        Files, or folders, which are searched through. Links are not followed, and hidden files are
        passed over.

    Examples
    --------
    >>> collect(["no/such/folder"]).problems
    [FileProblem('no/such/folder', 'There is no such file.')]
    """
    exports: dict[str, list[Answer]] = {}
    problems: list[FileProblem] = []
    paths: list[Path] = []
    for path in files_in(sources):
        if refused := refusal(path):
            problems.append(FileProblem(str(path), refused))
        elif is_export(path):
            _read_export(path, exports, problems)
        else:
            paths.append(path)
    read, placed = _read_logs(paths)
    logs = [log for log in read if not log.foreign]
    for log in read:
        if log.foreign:
            _read_export(log.path, exports, problems)
        else:
            problems += _told(log.problems)
    links = list(_links(logs))
    problems += _told(check_chain(links))
    problems += _copied(links, logs, exports)
    answers, forks = _answers(logs, placed, exports)
    problems += _forked(forks, logs, exports)
    files = sum(1 for log in logs if log.sessions) + len(exports)
    told = [one._replace(file=_as_text(one.file)) for one in problems]
    return Collected(answers, files, sorted(told, key=lambda one: (one.file, one.line or 0)))


def _read_logs(paths: Sequence[Path]) -> tuple[list[LogFile], list[Placed]]:
    pieces = [paths[at : at + _AT_ONCE] for at in range(0, len(paths), _AT_ONCE)]
    workers = None if sum(map(os.path.getsize, paths)) > _MANY else 1
    read = list(spread(read_log_files, pieces, workers=workers))
    places = {path: place for place, path in enumerate(paths)}
    logs = sorted((log for part, _ in read for log in part), key=lambda log: places[log.path])
    return logs, [placed for _, placed in read]


def _read_export(path: Path, exports: dict[str, list[Answer]], problems: list[FileProblem]) -> None:
    try:
        read = read_parquet if path.suffix.lower() == ".parquet" else read_scores
        exports[str(path)] = read(path)
    except (ScoreFileError, ReportError, OSError, RecursionError, MemoryError) as error:
        said = Said("report.left_aside", {"problem": _short(str(error))})
        problems.append(FileProblem(str(path), said))


def _answers(
    logs: Sequence[LogFile], placed: Sequence[Placed], exports: dict[str, list[Answer]]
) -> tuple[pd.DataFrame, list[Fork]]:
    """Return every answer once. Only what may stand in several places is looked at one by one."""
    import pandas as pd

    records = in_order(record for log in logs for record in log.records)
    sittings = Sittings(records)
    others = every_answer(records)
    exported = [row for given in exports.values() for row in given]
    holders = Counter(session for log in logs for session in log.sessions)
    doubtful = {session for session, held in holders.items() if held > 1}
    doubtful.update(session for log in logs if log.links for session in log.sessions)
    doubtful.update(row.session for row in exported)
    sessions: dict[str, set[str]] = defaultdict(set)
    for session, match, *_ in (one for part in placed for one in part.sitting.values):
        sessions[match].add(session)
    for row in others + exported:
        sessions[row.match].add(row.session)
    doubtful.update(*(several for several in sessions.values() if len(several) > 1))
    frames = [frame_of_placed(part, sittings) for part in placed]
    clear = pd.concat([frame_of(()), *frames], ignore_index=True)
    unclear = clear["session"].isin(doubtful)
    rows = {_key(row): row for row in exported}
    rows |= {_key(row): row for row in [*answers_of(clear[unclear]), *others]}
    counted, forks = without_forks(rows.values())
    if unclear.any():
        clear = clear[~unclear]
    return pd.concat([clear, frame_of(counted)], ignore_index=True), forks


def _links(logs: Sequence[LogFile]) -> Iterator[Found[Any]]:
    """Yield what ties records together where that is not known to be in order."""
    holders = Counter(session for log in logs for session in log.sessions)
    for log in logs:
        if log.links:
            yield from log.links
        elif any(holders[session] > 1 for session in log.sessions):
            yield from links_of(log.path)


def _copied(
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
    held += [(name, _key(row)) for name, given in exports.items() for row in given]
    own = set(_named_after_their_students(logs, exports))
    for name, what in sorted(held, key=lambda one: one[0] not in own):
        other = first.setdefault((Path(name).suffix, what), name)
        if _PART.sub("", name) != _PART.sub("", other) and (name, other) not in told:
            told.add((name, other))
            yield FileProblem(name, Said("report.same_answers", {"other": _as_text(other)}))


def _named_after_their_students(
    logs: Sequence[LogFile], exports: dict[str, list[Answer]]
) -> Iterator[str]:
    names = [(str(log.path), r.payload.get("student")) for log in logs for r in log.records]
    names += [(name, row.student) for name, rows in exports.items() for row in rows[:1]]
    for name, student in names:
        if isinstance(student, str) and Path(name).name.startswith(f"{slug(student)}-"):
            yield name


def _forked(
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


def _key(row: Answer) -> tuple[object, ...]:
    return row.student, row.session, row.match, row.ply, row.card


def _told(problems: Iterable[LogProblem]) -> Iterator[FileProblem]:
    return (FileProblem(one.where, one.said, one.line) for one in problems)


def _as_text(name: str) -> str:
    """Return the name of a file as text that can be written: a disk takes other bytes, too."""
    return name.encode("utf-8", "backslashreplace").decode()


def _short(text: str) -> str:
    lines = text.splitlines() or [""]
    more = f" (and {len(lines) - 3} more)" if len(lines) > 3 else ""
    return " ".join(lines[:3])[:400] + more
