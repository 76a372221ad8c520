"""The score logs of a class: read at once where nothing is the matter, else line by line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from timeline_widgets.records.chain import Found
from timeline_widgets.records.placed import Placed, PlacedCards, WholeLog
from timeline_widgets.records.problems import LogProblem
from timeline_widgets.records.reading import take_lines
from timeline_widgets.records.record import Record

_SMALL = 1 << 23  # bytes; a larger log is read line by line, which wants less memory


class LogFile(NamedTuple):
    """What is in a log beside placed cards.

    Attributes
    ----------
    path : Path
        Where it is.
    sessions : frozenset of str
        Whose records are in it.
    records : tuple of Record
        Those that tell of something else than a placed card.
    problems : tuple of LogProblem
        What is the matter with its lines.
    links : tuple of Found
        What ties all its records together; nothing, if they are known to follow one another.
    """

    path: Path
    sessions: frozenset[str]
    records: tuple[Record, ...]
    problems: tuple[LogProblem, ...] = ()
    links: tuple[Found[Any], ...] = ()

    @property
    def foreign(self) -> bool:
        """Whether there is no record in it at all, so that it may be a score file."""
        return any(problem.said.key == "log.foreign" for problem in self.problems)


def read_log_files(paths: Iterable[Path]) -> tuple[list[LogFile], Placed]:
    """Read logs one after the other, and the cards placed in all of them."""
    cards = PlacedCards()
    files = [_read(path, cards) for path in paths]
    return files, cards.placed()


def links_of(path: Path) -> list[Found[Any]]:
    """Return what ties the records of a log together."""
    return take_lines(path, PlacedCards().take)[0]


def _read(path: Path, cards: PlacedCards) -> LogFile:
    if (whole := _at_once(path, cards)) is not None:
        return LogFile(path, frozenset({whole.session}), tuple(whole.others))
    found, problems = take_lines(path, cards.take)
    sessions = frozenset(one.record.session for one in found)
    records = tuple(one.record for one in found if isinstance(one.record, Record))
    return LogFile(path, sessions, records, tuple(problems), tuple(found))


def _at_once(path: Path, cards: PlacedCards) -> WholeLog | None:
    try:
        if path.stat().st_size <= _SMALL:
            return cards.take_log(path.read_bytes())
    except OSError:
        pass  # whoever reads it line by line says what is the matter
    return None
