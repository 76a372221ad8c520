"""One row for each answer that somebody gave: what exports, gradebooks and reports begin with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

from timeline_widgets.records.forks import without_forks
from timeline_widgets.records.given import (
    answer_of,
    decimal,
    part,
    text,
    trial_answers,
    whole,
)
from timeline_widgets.records.record import Record
from timeline_widgets.records.sittings import Sittings


class Answer(NamedTuple):
    """An answer of one student.

    An answer of a team is an answer of each of its members, marked by the team's name (ruling
    C19).

    Attributes
    ----------
    student : str
        The player's name; the session's student where the seat has no name.
    team : str
        The team, or empty for a player of one's own.
    session, match : str
        Ids of the kernel session and of the game.
    ply : int or None
        How many moves the game had before.
    game : str
        ``"timeline"``, ``"practice"`` or ``"challenge"``.
    variant : str
        The edition, the Trial, ``"sudden_death"`` or ``"more_or_less"``; empty for a practice.
    cardset, fingerprint : str
        Name of the card set, and what its cards and dates were.
    card, title, date : str
        Id and title of the card, and the date that was revealed; those of a Trial with several
        cards are joined by " | ".
    year : int or None
        Its first year, as people count (-44 is 44 BCE), if it is one card.
    answer, right_answer : str
        The gap that was chosen (from 0, before the first card) and those that were right; the
        number or the wheels of a Trial; the year of a call.
    after, before : str
        Ids of the cards on both sides of the chosen gap.
    correct : bool
        Whether it was right.
    points : int or None
        What it counted; the spaces of a Trial.
    years_off, places_off : int or None
        How far off; negative: too early, positive: too late.
    confidence : str
        ``"sure"``, ``"think_so"`` or ``"guess"``, where it was asked; else empty.
    hints : int or None
        How many were taken.
    seconds : float or None
        How long it took.
    at : str
        When, UTC, ISO 8601.
    """

    student: str
    team: str
    session: str
    match: str
    ply: int | None
    game: str
    variant: str
    cardset: str
    fingerprint: str
    card: str
    title: str
    date: str
    year: int | None
    answer: str
    right_answer: str
    after: str
    before: str
    correct: bool
    points: int | None
    years_off: int | None
    places_off: int | None
    confidence: str
    hints: int | None
    seconds: float | None
    at: str

    @property
    def key(self) -> tuple[object, ...]:
        """What makes it this answer and no other, in whichever file it stands."""
        return self.student, self.session, self.match, self.ply, self.card


COLUMNS: Mapping[str, type] = {
    name: (get_args(hint) or (hint,))[0] for name, hint in get_type_hints(Answer).items()
}
"""Name and type of each column, in order; whole and decimal numbers may be missing."""


def answers(records: Iterable[Record]) -> list[Answer]:
    """Fold records into a row for each answer.

    Parameters
    ----------
    records : iterable of Record
        Of one log or of many; the same record counts once.

    Returns
    -------
    list of Answer
        In the order of the records. Only what was revealed is in it, so it may be given out in
        the middle of a game. Of a game that was taken up twice at once each move counts once, see
        :func:`~timeline_widgets.records.forks.without_forks`.

    Examples
    --------
    >>> answers([])
    []
    """
    return without_forks(every_answer(records))[0]


def every_answer(records: Iterable[Record]) -> list[Answer]:
    """Fold records into a row for each answer, in each branch of a game that was taken up twice."""
    once = {record.hash: record for record in records}.values()
    sittings = Sittings(once)
    rows: list[Answer] = []
    locked: dict[tuple[str, str], Record] = {}
    revealed: set[tuple[str, str]] = set()
    for record in once:
        told = record.payload
        if record.kind != "move":
            continue
        match, seat = text(told.get("match")), told.get("seat")
        if part(told, "move").get("type") == "lock":
            locked[match, text(seat)] = record
        if "answer" in told:
            columns = answer_of(told, sittings.game(match))
            rows += _rows(record, sittings, seat, text(told.get("player")), columns)
        for seat, name, columns in trial_answers(told):
            # The time is that of the seat's own answer, not of the last one.
            own = locked.get((match, text(seat)), record)
            if (own.hash, text(seat)) not in revealed:  # by both branches of a fork
                revealed.add((own.hash, text(seat)))
                rows += _rows(own, sittings, seat, name, columns)
    return rows


def _rows(
    record: Record, sittings: Sittings, seat: object, name: str, columns: dict[str, Any]
) -> Iterator[Answer]:
    told, session = record.payload, record.session
    match = text(told.get("match"))
    for student, team in sittings.players(session, match, seat, name):
        yield Answer(
            student=student,
            team=team,
            session=session,
            match=match,
            ply=whole(told.get("ply")),
            confidence=text(told.get("confidence")),
            hints=whole(told.get("hints", 0)),
            seconds=decimal(told.get("seconds")),
            at=record.at,
            **sittings.about(match),
            **columns,
        )
