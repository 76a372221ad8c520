"""One row for each answer that somebody gave: what exports, gradebooks and reports begin with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

from timeline_widgets.records.given import (
    answer_of,
    decimal,
    part,
    text,
    trial_answers,
    whole,
)
from timeline_widgets.records.record import Record


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
        the middle of a game.

    Examples
    --------
    >>> answers([])
    []
    """
    once = {record.hash: record for record in records}.values()
    students = {
        record.session: text(record.payload.get("student"))
        for record in once
        if record.kind == "session"
    }
    games: dict[str, Mapping[str, Any]] = {}
    for record in once:
        if record.kind == "match":
            games.setdefault(text(record.payload.get("match")), record.payload)
    rows: list[Answer] = []
    locked: dict[tuple[str, str], Record] = {}
    for record in once:
        told = record.payload
        if record.kind != "move":
            continue
        match, seat = text(told.get("match")), told.get("seat")
        game, student = games.get(match, {}), students.get(record.session, "")
        if part(told, "move").get("type") == "lock":
            locked[match, text(seat)] = record
        if "answer" in told:
            name = text(told.get("player")) or student
            rows += _rows(record, game, seat, name, answer_of(told, game))
        for seat, name, columns in trial_answers(told):
            # The time is that of the seat's own answer, not of the last one.
            own = locked.get((match, text(seat)), record)
            rows += _rows(own, game, seat, name or student, columns)
    return rows


def _rows(
    record: Record, game: Mapping[str, Any], seat: object, name: str, columns: dict[str, Any]
) -> Iterator[Answer]:
    told, cardset, sitting = record.payload, part(game, "cardset"), _seat(game, seat)
    if sitting.get("computer"):
        return
    members = sitting.get("members")
    players = [text(member) for member in members] if isinstance(members, list) else []
    for player in players or [name]:
        yield Answer(
            student=player,
            team=name if players else "",
            session=record.session,
            match=text(told.get("match")),
            ply=whole(told.get("ply")),
            game=text(game.get("game")),
            cardset=text(cardset.get("name")),
            fingerprint=text(cardset.get("fingerprint")),
            confidence=text(told.get("confidence")),
            hints=whole(told.get("hints", 0)),
            seconds=decimal(told.get("seconds")),
            at=record.at,
            **columns,
        )


def _seat(game: Mapping[str, Any], number: object) -> Mapping[str, Any]:
    seats = game.get("seats")
    if isinstance(seats, list) and type(number) is int and 0 <= number < len(seats):
        return seats[number] if isinstance(seats[number], Mapping) else {}
    return {}
