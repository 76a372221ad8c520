"""What can happen in Challenge. Chance is in the events: replaying them needs no shuffler."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.games.challenge.track import Duel, Trial
from timeline_widgets.games.challenge.trials import Score
from timeline_widgets.games.challenge.wheels import Wheels
from timeline_widgets.games.protocol import Outcome


class Dealt(NamedTuple):
    """The draw pile is shuffled, its top card first; empty for a viewer."""

    pile: tuple[int, ...]


class Reshuffled(NamedTuple):
    """The discard pile became the new draw pile (ruling C18); empty for a viewer."""

    pile: tuple[int, ...]


class TrialBegan(NamedTuple):
    """The Trial of the leading space begins with the top cards of the pile."""

    number: int
    trial: Trial
    cards: tuple[int, ...]


class Locked(NamedTuple):
    """A seat turned its Historical board over; the wheels are None for everybody else."""

    seat: int
    wheels: Wheels | None


class Unlocked(NamedTuple):
    """A seat took its answer back."""

    seat: int


class Revealed(NamedTuple):
    """All boards are turned over, and the tokens move.

    Parameters
    ----------
    answers : tuple of Wheels
        By seat.
    scores : tuple of Score
        By seat.
    positions : tuple of int
        The space of each seat afterwards; nobody goes beyond Finish.
    """

    answers: tuple[Wheels, ...]
    scores: tuple[Score, ...]
    positions: tuple[int, ...]


class DuelBegan(NamedTuple):
    """A Challenge begins.

    Parameters
    ----------
    duel : {"sudden_death", "more_or_less"}
        Which one.
    line : int or None
        Which line of the track was crossed; None for the Sudden Death that decides the game.
    participants : tuple of int
        The seats, in turn order.
    card : int
        The first card of the line, or the card whose date is looked for.
    """

    duel: Duel
    line: int | None
    participants: tuple[int, ...]
    card: int


class DuelDrew(NamedTuple):
    """A seat drew the card that it has to place."""

    seat: int
    card: int


class DuelPlaced(NamedTuple):
    """The card was right and stays in the line of the Challenge."""

    seat: int
    card: int
    gap: int


class DuelMisplaced(NamedTuple):
    """The card was wrong, so the seat is out; `first` to `last` were the right gaps."""

    seat: int
    card: int
    gap: int
    first: int
    last: int


class Called(NamedTuple):
    """A date was called; the true one is ``"more"`` or ``"less"``, or it is ``"exact"``."""

    seat: int
    year: int
    answer: str


class DuelEnded(NamedTuple):
    """A Challenge is over, and its winner has moved.

    Parameters
    ----------
    winner : int
        A seat.
    positions : tuple of int
        The space of each seat afterwards.
    """

    winner: int
    positions: tuple[int, ...]


class Ended(NamedTuple):
    """The game is over."""

    outcome: Outcome


Event = (
    Dealt
    | Reshuffled
    | TrialBegan
    | Locked
    | Unlocked
    | Revealed
    | DuelBegan
    | DuelDrew
    | DuelPlaced
    | DuelMisplaced
    | Called
    | DuelEnded
    | Ended
)
