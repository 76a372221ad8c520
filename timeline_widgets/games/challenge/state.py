"""The state of a game of Challenge."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from timeline_widgets.games.challenge import events as ev
from timeline_widgets.games.challenge.track import Duel, Trial
from timeline_widgets.games.challenge.wheels import FARTHEST_YEAR, Wheels
from timeline_widgets.games.placement import Line
from timeline_widgets.games.protocol import Outcome


class Challenge(NamedTuple):
    """A Challenge that is being played.

    Parameters
    ----------
    duel : {"sudden_death", "more_or_less"}
        Which one.
    line_number : int or None
        Which line of the track was crossed; None for the one that decides the game.
    participants : tuple of int
        All who take part, in turn order.
    to_play : tuple of int
        Those who are still in it, the next one first.
    card : int or None
        The card to be placed now, or the one whose date is looked for.
    line : Line
        The placed cards of Sudden Death.
    more_than, less_than : int or None
        The bounds that the answers have set in More or Less.
    """

    duel: Duel
    line_number: int | None
    participants: tuple[int, ...]
    to_play: tuple[int, ...]
    card: int | None
    line: Line = Line()
    more_than: int | None = None
    less_than: int | None = None


class State(NamedTuple):
    """Where everybody stands and what is being played.

    Parameters
    ----------
    ply : int
        How many moves have been made.
    positions : tuple of int
        The space of each seat on the Clock.
    pile : tuple of int
        The draw pile as it was shuffled; ``pile[drawn:]`` is what is left of it.
    drawn : int
        How many of its cards have been drawn.
    discards : tuple of int
        The discard pile, the last card on top.
    shuffles : int
        How often the discards became a new pile.
    trial_number : int
        How many Trials have begun.
    trial : str or None
        The Trial that is being played.
    cards : tuple of int
        Its cards.
    answers : tuple of Wheels or None
        The locked answer of each seat.
    challenge : Challenge or None
        The Challenge that is being played.
    crossed : tuple of int
        The lines of the track that were crossed, by their number.
    shown : tuple of int
        The cards whose dates the last move revealed.
    outcome : Outcome or None
        How the game ended.
    """

    ply: int
    positions: tuple[int, ...]
    pile: tuple[int, ...]
    drawn: int
    discards: tuple[int, ...]
    shuffles: int
    trial_number: int
    trial: Trial | None
    cards: tuple[int, ...]
    answers: tuple[Wheels | None, ...]
    challenge: Challenge | None
    crossed: tuple[int, ...]
    shown: tuple[int, ...]
    outcome: Outcome | None

    @property
    def pile_left(self) -> int:
        """How many cards can be drawn before the pile is empty."""
        return len(self.pile) - self.drawn


class Asking(Protocol):
    """A game of More or Less, as the state or as an observation has it."""

    @property
    def more_than(self) -> int | None:
        """The latest year that was called too early."""

    @property
    def less_than(self) -> int | None:
        """The earliest year that was called too late."""


def call_bounds(challenge: Asking) -> tuple[int, int]:
    """Return the years between which a call in More or Less must lie (ruling C13)."""
    low, high = challenge.more_than, challenge.less_than
    return (
        -FARTHEST_YEAR - 1 if low is None else low,
        FARTHEST_YEAR + 1 if high is None else high,
    )


def dealt(event: ev.Dealt, seats: int) -> State:
    """Return the state after the cards were shuffled, before the first Trial."""
    return State(
        ply=0,
        positions=(0,) * seats,
        pile=event.pile,
        drawn=0,
        discards=(),
        shuffles=0,
        trial_number=0,
        trial=None,
        cards=(),
        answers=(None,) * seats,
        challenge=None,
        crossed=(),
        shown=(),
        outcome=None,
    )


def running(state: State) -> Challenge:
    """Return the Challenge that is being played."""
    if state.challenge is None:
        raise ValueError("No Challenge is being played.")
    return state.challenge
