"""The state of a game of Timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timeline_widgets.cards import Span
from timeline_widgets.games.placement import Line
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.timeline.events import Dealt


class State(NamedTuple):
    """Where every card is and whose turn it is.

    Parameters
    ----------
    ply : int
        How many moves have been made.
    round : int
        The round, counted from 1; final rounds count on.
    hands : tuple of tuple of int
        The cards of each seat.
    reference : int
        The card that the line began with.
    line : Line
        The placed cards.
    pile : tuple of int
        The draw pile as it was shuffled; ``pile[drawn:]`` is what is left of it.
    drawn : int
        How many of its cards have been drawn.
    discards, box : tuple of int
        Cards that left the game, the last one on top.
    shown : int or None
        The card that the last move misplaced: its date is on the table.
    active : tuple of int
        The seats still in the game, in turn order.
    finalists : tuple of int
        The seats of the final round, or none before it.
    to_play : tuple of int
        The seats that still take a turn in this round; the first one is next.
    out : tuple of int
        The seats whose last card was right in this round.
    withdrawn : tuple of int
        The seats that left the game by the teacher's leave.
    shuffles : int
        How often a new draw pile was made.
    outcome : Outcome or None
        How the game ended.
    """

    ply: int
    round: int
    hands: tuple[tuple[int, ...], ...]
    reference: int
    line: Line
    pile: tuple[int, ...]
    drawn: int
    discards: tuple[int, ...]
    box: tuple[int, ...]
    shown: int | None
    active: tuple[int, ...]
    finalists: tuple[int, ...]
    to_play: tuple[int, ...]
    out: tuple[int, ...]
    withdrawn: tuple[int, ...]
    shuffles: int
    outcome: Outcome | None

    @property
    def pile_left(self) -> int:
        """How many cards can be drawn before the pile is empty."""
        return len(self.pile) - self.drawn


def dealt(event: Dealt, spans: Sequence[Span], order: tuple[int, ...]) -> State:
    """Return the state after the deal, before the first round; `order` is the turn order."""
    return State(
        ply=0,
        round=0,
        hands=event.hands,
        reference=event.reference,
        line=Line.of(event.reference, spans[event.reference]),
        pile=event.pile,
        drawn=0,
        discards=(),
        box=(),
        shown=None,
        active=order,
        finalists=(),
        to_play=(),
        out=(),
        withdrawn=(),
        shuffles=0,
        outcome=None,
    )
