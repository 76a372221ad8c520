"""Who sits where in a match."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, NamedTuple

_UNSEEN = ("Cc", "Cf", "Cs")  # controls, marks that turn the reading direction, halves of letters
_JOINERS = "\u200c\u200d"  # which some scripts need within a name


def seat_name(written: str) -> str:
    """Return a name without stray spaces and without characters that nobody sees.

    Examples
    --------
    >>> seat_name("  Ana   Iker ")
    'Ana Iker'
    """
    visible = "".join(c for c in written if c in _JOINERS or unicodedata.category(c) not in _UNSEEN)
    return unicodedata.normalize("NFC", " ".join(visible.split()))


class Computer(NamedTuple):
    """A computer player, to be named among the players.

    Parameters
    ----------
    name : str
        What it is called at the table.
    skill : {"beginner", "student", "expert"}
        How well it remembers dates; see `timeline_widgets.bots.Skill`.

    Examples
    --------
    >>> Computer("Clio")
    Computer(name='Clio', skill='student')
    """

    name: str
    skill: str = "student"


class Seat(NamedTuple):
    """A place in the game and who sits there.

    Parameters
    ----------
    name : str
        The player, or the team.
    members : tuple of str
        The players of a team; empty for a single player.
    skill : str
        Of a computer player, how well it remembers dates; empty for people.
    """

    name: str
    members: tuple[str, ...] = ()
    skill: str = ""

    def record(self) -> dict[str, object]:
        """Return the seat as a score log names it.

        Examples
        --------
        >>> Seat("Ana").record(), Seat("Clio", skill="expert").record()
        ({'name': 'Ana', 'members': []}, {'name': 'Clio', 'members': [], 'computer': 'expert'})
        """
        computer = {"computer": self.skill} if self.skill else {}
        return {"name": self.name, "members": list(self.members), **computer}

    @classmethod
    def of_records(cls, told: Mapping[str, Any]) -> list[Seat]:
        """Return the seats that a ``match`` record names."""
        return [
            cls(seat["name"], tuple(seat["members"]), seat.get("computer", ""))
            for seat in told["seats"]
        ]
