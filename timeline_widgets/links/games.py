"""What can be said of each game in a link."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from timeline_widgets.games.challenge.rules import FEWEST_SEATS
from timeline_widgets.games.challenge.rules import MOST_SEATS as MOST_IN_CHALLENGE
from timeline_widgets.games.timeline.rules import MOST_SEATS


class LinkedGame(NamedTuple):
    """A game that a link can start.

    Parameters
    ----------
    fewest, most : int
        How many can play.
    options : tuple of str
        What a link can say of it beside the card set, the language and the seed; each is called as
        the game calls it.
    """

    fewest: int
    most: int
    options: tuple[str, ...]


_SEATING = ("players", "teams", "seats", "computers", "skill")
_HELPS = ("hints", "confidence", "letters", "timer")

LINKED_GAMES: Mapping[str, LinkedGame] = MappingProxyType(
    {
        "timeline": LinkedGame(1, MOST_SEATS, (*_SEATING, "edition", *_HELPS, "teacher_moves")),
        "practice": LinkedGame(1, 1, ("players", *_HELPS)),
        "challenge": LinkedGame(FEWEST_SEATS, MOST_IN_CHALLENGE, (*_SEATING, "track")),
    }
)
"""The games by the name that a link gives them."""


def people_in(game: str, named: Collection[str], seats: int | None, computers: int) -> int:
    """Return how many people or teams play at the screen.

    Examples
    --------
    >>> people_in("timeline", (), None, 0), people_in("timeline", (), None, 3)
    (2, 1)
    """
    if named:
        return len(named)
    if seats is not None:
        return seats
    return 1 if game == "practice" or computers else 2
