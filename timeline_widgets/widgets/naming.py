"""Who plays: the argument, else the JupyterHub user, else what is written in a field."""

from __future__ import annotations

import os
from collections.abc import Sequence
from copy import copy
from typing import Any

from timeline_widgets.match import Seat
from timeline_widgets.messages import say
from timeline_widgets.records.nameless import is_nameless
from timeline_widgets.widgets.arguments import cleaned, text_of

_given: dict[int, list[str]] = {}
"""What was written in this kernel, by the number of fields: the next game need not ask again."""


def signed_in() -> str:
    """Return who is signed in to a JupyterHub; empty where nobody is.

    Nobody is on Binder, though its hub makes up a name for every visit.
    """
    binder = os.environ.get("BINDER_LAUNCH_HOST")
    return "" if binder else os.environ.get("JUPYTERHUB_USER", "")


class NameTaken(ValueError):
    """Two players want to be called the same; its text is the name."""


class Naming:
    """Who plays at one table, as far as it is known, and what is still asked.

    Nothing is asked of whoever is named by an argument or signed in to a JupyterHub, and an empty
    `student` asks nothing on purpose. A single person who has a name at the table owns the log.

    Parameters
    ----------
    student : str or None
        The argument of the game.
    seats : sequence of Seat
        Who sits where, as the notebook says.
    kept : bool
        Whether a score log is kept; nothing is asked for one that is not.

    Attributes
    ----------
    student : str
        Whose log it is; empty while nobody is known.
    seats : tuple of Seat
        Who sits where.
    asks : bool
        Whether there is a field for a name.

    Examples
    --------
    >>> who = Naming(None, [Seat("Player 1"), Seat("Player 2")], kept=True)
    >>> who.take([" Red  Fox", ""])
    True
    >>> who.student, [seat.name for seat in who.seats]
    ('Red Fox', ['Red Fox', 'Player 2'])
    """

    def __init__(self, student: str | None, seats: Sequence[Seat], *, kept: bool) -> None:
        known = signed_in() if student is None else student
        self.student = text_of("student", known or "")
        self.seats = self._set = tuple(seats)
        people = [number for number, seat in enumerate(seats) if not seat.skill]
        unknown = all(is_nameless(seats[number].name) for number in people)
        self._nameless = people if unknown and not any(seat.members for seat in seats) else []
        self.asks = bool(self._nameless) and kept and student is None and not known
        if len(people) == 1 and not seats[people[0]].members:
            if self._nameless and self.student:
                self._sit([self.student])
            elif not self._nameless and kept and student is None and not known:
                self.student = seats[people[0]].name
        if self.asks and (given := _given.get(len(self._values()))):
            self.take(given)

    def take(self, names: Sequence[object]) -> bool:
        """Take what is written in the fields, and say whether it is new.

        An empty field leaves that seat as it was.

        Raises
        ------
        NameTaken
            If two seats would have one name; nothing has changed then.
        TypeError, ValueError
            If these are no texts, or too many or too few.
        """
        wanted = [cleaned(text_of("name", name)) for name in names]
        if len(wanted) != len(self._values()):
            raise ValueError(f"{len(self._values())} names are asked for; {len(wanted)} came.")
        if wanted == self._values():
            return False
        self._sit(wanted)
        _given[len(wanted)] = wanted
        self.student = ", ".join(name for name in wanted if name)
        return True

    def fields(self, language: str) -> list[dict[str, Any]]:
        """Return label and present text of each field."""
        labels = [say(language, "name.ask")]
        if len(self._nameless) > 1:
            names = [self._set[number].name for number in self._nameless]
            labels = [say(language, "name.ask_seat", seat=name) for name in names]
        return [
            {"label": label, "value": value}
            for label, value in zip(labels, self._values(), strict=True)
        ]

    def as_in(self, seats: object, student: str) -> Naming:
        """Return who plays when a game goes on: its own people, as far as names are asked for.

        Parameters
        ----------
        seats : object
            What its ``match`` record says of them.
        student : str
            Whose log it is in.
        """
        if not self.asks:
            return self
        other = copy(self)
        other.student = student
        if isinstance(seats, list) and len(seats) == len(self._set):
            people = [
                seat._replace(name=str(told.get("name"))) if isinstance(told, dict) else seat
                for seat, told in zip(self._set, seats, strict=True)
            ]
            other.seats = tuple(people)
        return other

    def _values(self) -> list[str]:
        now = [self.seats[number].name for number in self._nameless]
        return ["" if is_nameless(name) else name for name in now]

    def _sit(self, names: Sequence[str]) -> None:
        """Give the nameless seats these names."""
        seats = list(self._set)
        for number, name in zip(self._nameless, names, strict=True):
            seats[number] = seats[number]._replace(name=name or seats[number].name)
        taken = [seat.name.casefold() for seat in seats]
        for seat in seats:
            if taken.count(seat.name.casefold()) > 1:
                raise NameTaken(seat.name)
        self.seats = tuple(seats)
