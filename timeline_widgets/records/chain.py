"""Whether records follow one another: gaps, forks and repetitions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from timeline_widgets.records.problems import LogProblem, Said, Value, problem
from timeline_widgets.records.record import GENESIS, Record


class Link(NamedTuple):
    """What ties a record to the one before it, where the rest of the record is not needed."""

    session: str
    n: int
    prev: str
    hash: str


Of = TypeVar("Of", bound=Record | Link)


class Found(NamedTuple, Generic[Of]):
    """A good record, or its link, and where it stands."""

    record: Of
    where: str
    line: int
    damaged_before: int
    """How many damaged lines stand between it and the good record before it in its file."""


def brought_along(found: Iterable[Found[Any]]) -> Iterator[tuple[str, str]]:
    """Yield sessions, with their files, that stand there since another one goes on with a game."""
    kept = list(found)
    holders = {(one.where, one.record.hash): one.record.session for one in kept}
    for one in kept:
        if isinstance(one.record, Record) and one.record.kind == "match":
            session = holders.get((one.where, str(one.record.payload.get("continues"))))
            if session is not None and session != one.record.session:
                yield session, one.where


def check_chain(found: Iterable[Found[Any]]) -> list[LogProblem]:
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
    sessions: dict[str, list[Found[Any]]] = defaultdict(list)
    for one in found:
        sessions[one.record.session].append(one)
    problems: list[LogProblem] = []
    for places in sessions.values():
        problems += _order(places)
        problems += _links(sorted(places, key=lambda one: one.record.n))
    return problems


def _order(places: Sequence[Found[Any]]) -> Iterable[LogProblem]:
    seen: set[tuple[str, str]] = set()
    for before, one in zip([None, *places], places, strict=False):
        record = one.record
        if (one.where, record.hash) in seen:
            yield problem("repeated", one.where, one.line, n=record.n)
        elif before and before.where == one.where and record.n < before.record.n:
            yield problem("out_of_order", one.where, one.line, n=record.n, before=before.record.n)
        seen.add((one.where, record.hash))


def _links(places: Sequence[Found[Any]]) -> Iterable[LogProblem]:
    by_number: dict[int, list[Found[Any]]] = defaultdict(list)
    for one in places:
        if one.record.hash not in {other.record.hash for other in by_number[one.record.n]}:
            by_number[one.record.n].append(one)
    expected, previous = 0, {GENESIS}
    for n, ones in by_number.items():
        for other in ones[1:]:
            first = ones[0]
            place: Value = first.where or Said("log.the_log", {})
            yield problem(
                "fork", other.where, other.line, "two_records", n=n, where=place, line=first.line
            )
        missing = n - expected
        if missing > ones[0].damaged_before:
            span = {"first": expected, "last": n - 1}
            yield problem("gap", ones[0].where, ones[0].line, count=missing, **span)
        if not missing:
            for one in ones:
                if one.record.prev not in previous:
                    yield problem("fork", one.where, one.line, "follows_another", n=n, last=n - 1)
        expected, previous = n + 1, {one.record.hash for one in ones}
