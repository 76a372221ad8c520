"""Who sat at the table, and what was played there: what the moves of a game do not repeat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from timeline_widgets.records.given import part, text
from timeline_widgets.records.record import Record


class Sittings:
    """The games and sessions that records tell of.

    Parameters
    ----------
    records : iterable of Record
        Where a game was set up more than once, the first of its records is believed.
    """

    def __init__(self, records: Iterable[Record]) -> None:
        self._games: dict[str, Mapping[str, Any]] = {}
        self._students: dict[str, str] = {}
        for record in records:
            if record.kind == "session":
                self._students[record.session] = text(record.payload.get("student"))
            elif record.kind == "match":
                self._games.setdefault(text(record.payload.get("match")), record.payload)

    def game(self, match: str) -> Mapping[str, Any]:
        """Return how a game was set up; nothing, if that is not known."""
        return self._games.get(match, {})

    def about(self, match: str) -> dict[str, Any]:
        """Return the columns that all answers of a game share."""
        game = self.game(match)
        cardset = part(game, "cardset")
        return {
            "game": text(game.get("game")),
            "cardset": text(cardset.get("name")),
            "fingerprint": text(cardset.get("fingerprint")),
        }

    def players(self, session: str, match: str, seat: object, name: str) -> list[tuple[str, str]]:
        """Return student and team of everybody in a seat: of a team all, of a computer nobody.

        Parameters
        ----------
        session, match : str
            Ids.
        seat : object
            Number of the seat, as the record has it.
        name : str
            Of the player or the team. A player without a name is the student of the session.
        """
        sitting = self._seat(match, seat)
        if sitting.get("computer"):
            return []
        members = sitting.get("members")
        named = name or self._students.get(session, "")
        if isinstance(members, list) and members:
            return [(text(member), named) for member in members]
        return [(named, "")]

    def _seat(self, match: str, number: object) -> Mapping[str, Any]:
        seats = self.game(match).get("seats")
        if isinstance(seats, list) and type(number) is int and 0 <= number < len(seats):
            return seats[number] if isinstance(seats[number], Mapping) else {}
        return {}
