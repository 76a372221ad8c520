"""Answers out of the files that a class handed in; whatever is no score file is left aside."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from timeline_widgets.records.chain import Found, check_chain
from timeline_widgets.records.exporting import read_scores
from timeline_widgets.records.forks import Fork, without_forks
from timeline_widgets.records.log_files import LogFile, links_of, read_log_files
from timeline_widgets.records.placed import Placed
from timeline_widgets.records.problems import Said, SaidError, Value
from timeline_widgets.records.reading import in_order
from timeline_widgets.records.rows import Answer, every_answer
from timeline_widgets.records.sittings import Sittings
from timeline_widgets.report.engines import read_parquet
from timeline_widgets.report.file_problems import FileProblem, as_text, copied, forked, of_lines
from timeline_widgets.report.frames import (
    answers_of,
    frame_of,
    frame_of_placed,
    with_people_told_apart,
)
from timeline_widgets.report.handed_in import files_in, is_export, refusal
from timeline_widgets.spreading import spread

if TYPE_CHECKING:
    import pandas as pd

_MANY = 1 << 25  # bytes of logs; fewer are read before another process would have started
_AT_ONCE = 50  # logs that a process reads before it asks for more


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
            problems += of_lines(log.problems)
    links = list(_links(logs))
    problems += of_lines(check_chain(links))
    problems += copied(links, logs, exports)
    answers, forks = _answers(logs, placed, exports)
    problems += forked(forks, logs, exports)
    files = sum(1 for log in logs if log.sessions) + len(exports)
    told = [one._replace(file=as_text(one.file)) for one in problems]
    return Collected(answers, files, sorted(told, key=lambda one: (one.file, one.line or 0)))


def _read_logs(paths: Sequence[Path]) -> tuple[list[LogFile], list[Placed]]:
    pieces = [paths[at : at + _AT_ONCE] for at in range(0, len(paths), _AT_ONCE)]
    workers = None if sum(map(_size, paths)) > _MANY else 1
    read = list(spread(read_log_files, pieces, workers=workers))
    places = {path: place for place, path in enumerate(paths)}
    logs = sorted((log for part, _ in read for log in part), key=lambda log: places[log.path])
    return logs, [placed for _, placed in read]


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0  # it is gone, or was never to be read: its reader says so


def _read_export(path: Path, exports: dict[str, list[Answer]], problems: list[FileProblem]) -> None:
    try:
        read = read_parquet if path.suffix.lower() == ".parquet" else read_scores
        exports[str(path)] = read(path)
    except SaidError as error:
        problems.append(FileProblem(str(path), _left_aside(*error.said)))
    except (OSError, RecursionError, MemoryError) as error:
        problems.append(FileProblem(str(path), _left_aside(str(error))))


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
    clear = frame_of_placed(placed, sittings)
    unclear = clear["session"].isin(doubtful)
    rows = {row.key: row for row in exported}
    rows |= {row.key: row for row in [*answers_of(clear[unclear]), *others]}
    counted, forks = without_forks(rows.values())
    if unclear.any():
        clear = clear[~unclear]
    every = pd.concat([clear, frame_of(counted)], ignore_index=True)
    return with_people_told_apart(every), forks


def _links(logs: Sequence[LogFile]) -> Iterator[Found[Any]]:
    """Yield what ties records together where that is not known to be in order."""
    holders = Counter(session for log in logs for session in log.sessions)
    for log in logs:
        if log.links:
            yield from log.links
        elif any(holders[session] > 1 for session in log.sessions):
            yield from links_of(log.path)


def _left_aside(first: Value, *more: Value) -> Said:
    if more:
        return Said("report.left_aside_more", {"problem": first, "count": len(more)})
    return Said("report.left_aside", {"problem": first})
