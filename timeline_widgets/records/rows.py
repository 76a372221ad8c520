"""One row for each answer that somebody gave: what exports, gradebooks and reports begin with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, get_args, get_type_hints

from timeline_widgets.records.record import Record, canonical

_INT64 = range(-(2**63), 2**63)


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
        The edition, or the Trial.
    cardset, fingerprint : str
        Name of the card set, and what its cards and dates were.
    card, title : str
        Id and title of the card.
    date : str
        The date that was revealed.
    year : int or None
        Its first year, as people count (-44 is 44 BCE).
    answer, right_answer : str
        The gap that was chosen (from 0, before the first card) and those that were right.
    after, before : str
        Ids of the cards on both sides of the chosen gap.
    correct : bool
        Whether it was right.
    points : int or None
        What it counted.
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
        record.session: _text(record.payload.get("student"))
        for record in once
        if record.kind == "session"
    }
    games: dict[str, Mapping[str, Any]] = {}
    for record in once:
        if record.kind == "match":
            games.setdefault(_text(record.payload.get("match")), record.payload)
    return [
        row
        for record in once
        if record.kind == "move" and isinstance(record.payload.get("answer"), Mapping)
        for row in _rows(
            record,
            games.get(_text(record.payload.get("match")), {}),
            students.get(record.session, ""),
        )
    ]


def _rows(record: Record, game: Mapping[str, Any], student: str) -> Iterator[Answer]:
    told = record.payload
    move, answer, cardset = _part(told, "move"), _part(told, "answer"), _part(game, "cardset")
    seat = _seat(game, told.get("seat"))
    if seat.get("bot") is True:
        return
    name = _text(told.get("player")) or student
    members = seat.get("members")
    players = [_text(member) for member in members] if isinstance(members, list) else []
    after, before = _pair(move.get("between"))
    for player in players or [name]:
        yield Answer(
            student=player,
            team=name if players else "",
            session=record.session,
            match=_text(told.get("match")),
            ply=_whole(told.get("ply")),
            game=_text(game.get("game")),
            variant=_text(told.get("trial") or game.get("edition")),
            cardset=_text(cardset.get("name")),
            fingerprint=_text(cardset.get("fingerprint")),
            card=_text(move.get("card")),
            title=_text(move.get("title")),
            date=_text(answer.get("date")),
            year=_whole(answer.get("year")),
            answer=_text(answer.get("given", move.get("gap"))),
            right_answer=_text(answer.get("right", _gaps(answer.get("right_gaps")))),
            after=after,
            before=before,
            correct=answer.get("correct") is True,
            points=_whole(answer.get("points")),
            years_off=_whole(answer.get("distance_years")),
            places_off=_whole(answer.get("places")),
            confidence=_text(told.get("confidence")),
            hints=_whole(told.get("hints", 0)),
            seconds=_decimal(told.get("seconds")),
            at=record.at,
        )


def _part(payload: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    part = payload.get(name)
    return part if isinstance(part, Mapping) else {}


def _seat(game: Mapping[str, Any], number: object) -> Mapping[str, Any]:
    seats = game.get("seats")
    if isinstance(seats, list) and type(number) is int and 0 <= number < len(seats):
        return seats[number] if isinstance(seats[number], Mapping) else {}
    return {}


def _pair(value: object) -> tuple[str, str]:
    if isinstance(value, list) and len(value) == 2:
        return _text(value[0]), _text(value[1])
    return "", ""


def _gaps(value: object) -> object:
    if not (isinstance(value, list) and len(value) == 2 and {type(gap) for gap in value} == {int}):
        return value
    # Not "2-3", which a spreadsheet takes for the second of March.
    first, last = value
    return first if first == last else f"{first} {'or' if last == first + 1 else 'to'} {last}"


def _text(value: object) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else canonical(value).decode()


def _whole(value: object) -> int | None:
    return value if type(value) is int and value in _INT64 else None


def _decimal(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) and abs(value) < 2**53 else None
