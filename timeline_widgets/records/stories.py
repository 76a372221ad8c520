"""A game as its records tell it, over all the sessions in which it was taken up again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from timeline_widgets.records.record import Record


class Story(NamedTuple):
    """The records of one game, from its set-up to the last one that was written.

    Parameters
    ----------
    start : Record
        The ``match`` record that set the game up.
    later : tuple of Record
        Its moves, hints and end, in order.
    last : Record
        The latest record, to which a further session would be tied.
    """

    start: Record
    later: tuple[Record, ...]
    last: Record

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return sum(record.kind == "move" for record in self.later)

    @property
    def ended(self) -> bool:
        """Whether the game was played to its end."""
        return any(record.kind == "end" for record in self.later)


def stories(records: Iterable[Record]) -> list[Story]:
    """Return the games that records tell of, the one written to last at the end.

    A game that was taken up again is one story. One that was taken up twice from the same point is
    two: each goes its own way from there. A piece whose beginning is missing is left out.

    Parameters
    ----------
    records : iterable of Record
        Good records of any number of sessions, those of each session in order.
    """
    pieces: dict[str, Story] = {}  # by the hash of their match record
    open_pieces: dict[tuple[str, str], str] = {}  # by session and game
    waiting: list[Record] = []
    for record in records:
        game = record.payload.get("match")
        if not isinstance(game, str):
            continue
        if record.kind == "match":
            pieces[record.hash] = Story(record, (), record)
            open_pieces[record.session, game] = record.hash
            waiting.append(record)
        elif (at := open_pieces.get((record.session, game))) is not None:
            piece = pieces[at]
            pieces[at] = piece._replace(later=(*piece.later, record), last=record)
    holders = {r.hash: at for at, piece in pieces.items() for r in (piece.start, *piece.later)}
    continued = {record.payload.get("continues") for record in waiting}
    told = [
        story
        for at, piece in pieces.items()
        if piece.last.hash not in continued and (story := _whole(at, pieces, holders)) is not None
    ]
    return sorted(told, key=lambda story: story.last.at)


def sessions_of(story: Story, records: Iterable[Record]) -> tuple[Record, ...]:
    """Return all records of the sessions in which a game was played, in their order."""
    sessions = {record.session for record in (story.start, *story.later, story.last)}
    return tuple(record for record in records if record.session in sessions)


def parting(told: Sequence[Story]) -> Record | None:
    """Return the first record in which a story of a game goes another way than one before it."""
    for one, other in combinations(told, 2):
        for here, there in zip(one.later, other.later, strict=False):
            if here.hash != there.hash:
                return there
    return None


def _whole(at: str, pieces: dict[str, Story], holders: dict[str, str]) -> Story | None:
    """Return a piece with all that it continues in front, or None if some of that is missing."""
    last = pieces[at].last
    later: tuple[Record, ...] = pieces[at].later
    seen = {at}
    while (before := pieces[at].start.payload.get("continues")) is not None:
        holder = holders.get(before)
        if holder is None or holder in seen:
            return None
        at = holder
        seen.add(at)
        records = (pieces[at].start, *pieces[at].later)
        upto = next(n for n, record in enumerate(records) if record.hash == before)
        later = records[1 : upto + 1] + later
    return Story(pieces[at].start, later, last)
