"""Whether records follow one another: gaps, forks and repetitions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from timeline_widgets.records.record import GENESIS, Record


class LogProblem(NamedTuple):
    """Something that is not as it should be in a log.

    Attributes
    ----------
    code : str
        ``"torn"``, ``"damaged"``, ``"edited"``, ``"version"``, ``"reformatted"``, ``"gap"``,
        ``"fork"``, ``"repeated"``, ``"out_of_order"``, ``"mixed"``, ``"empty"``, ``"foreign"``
        or ``"unreadable"``.
    where : str
        The file, as it was named; empty for bytes.
    line : int or None
        Line of the file, from 1; None when the problem belongs to no line.
    sentence : str
        What was found, in words for a teacher.
    """

    code: str
    where: str
    line: int | None
    sentence: str

    def __str__(self) -> str:
        place = self.where or "the log"
        return f"{place}{f', line {self.line}' if self.line else ''}: {self.sentence}"


class Found(NamedTuple):
    """A good record and where it stands."""

    record: Record
    where: str
    line: int
    damaged_before: int
    """How many damaged lines stand between it and the good record before it in its file."""


def check_chain(found: Iterable[Found]) -> list[LogProblem]:
    """Check that the records of every session follow one another.

    Parameters
    ----------
    found : iterable of Found
        Good records of one file, or of several that belong together.

    Returns
    -------
    list of LogProblem
        ``"gap"``, ``"fork"``, ``"repeated"`` and ``"out_of_order"``.
    """
    sessions: dict[str, list[Found]] = defaultdict(list)
    for one in found:
        sessions[one.record.session].append(one)
    problems: list[LogProblem] = []
    for places in sessions.values():
        problems += _order(places)
        problems += _links(sorted(places, key=lambda one: one.record.n))
    return problems


def _order(places: Sequence[Found]) -> Iterable[LogProblem]:
    seen: set[tuple[str, str]] = set()
    for before, one in zip([None, *places], places, strict=False):
        record = one.record
        if (one.where, record.hash) in seen:
            yield LogProblem(
                "repeated", one.where, one.line, f"Record {record.n} stands here a second time."
            )
        elif before and before.where == one.where and record.n < before.record.n:
            yield LogProblem(
                "out_of_order",
                one.where,
                one.line,
                f"Record {record.n} stands after record {before.record.n}.",
            )
        seen.add((one.where, record.hash))


def _links(places: Sequence[Found]) -> Iterable[LogProblem]:
    by_number: dict[int, list[Found]] = defaultdict(list)
    for one in places:
        if one.record.hash not in {other.record.hash for other in by_number[one.record.n]}:
            by_number[one.record.n].append(one)
    expected, previous = 0, {GENESIS}
    for n, ones in by_number.items():
        for other in ones[1:]:
            yield LogProblem(
                "fork",
                other.where,
                other.line,
                f"There are two different records {n}: this one and the one in "
                f"{ones[0].where or 'the log'}, line {ones[0].line}.",
            )
        missing = n - expected
        if missing > ones[0].damaged_before:
            numbers = f"Records {expected} to {n - 1} are" if missing > 1 else f"Record {n - 1} is"
            yield LogProblem("gap", ones[0].where, ones[0].line, f"{numbers} missing before it.")
        if not missing:
            for one in ones:
                if one.record.prev not in previous:
                    yield LogProblem(
                        "fork",
                        one.where,
                        one.line,
                        f"Record {n} does not follow the record {n - 1} that is here, "
                        "but a different one.",
                    )
        expected, previous = n + 1, {one.record.hash for one in ones}
