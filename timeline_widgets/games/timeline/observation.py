"""What one viewer may see of a game of Timeline, built up from nothing."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.timeline.events import Dealt, Event, Reshuffled
from timeline_widgets.games.timeline.state import State


class Observation(NamedTuple):
    """The table as a viewer sees it: fronts lie open, dates only where they were revealed.

    Parameters
    ----------
    viewer : int or None
        The seat that looks, or None for somebody who only watches. In Timeline all see the same.
    ply, round : int
        As in the state.
    hands : tuple of tuple of int
        The cards of each seat; their fronts may be seen by all, their dates by nobody.
    reference : int
        The card that the line began with.
    line : tuple of int
        The placed cards, earliest first.
    pile_left : int
        How many cards the draw pile has; its order is nobody's to see.
    discards, box : tuple of int
        Cards that left the game, the last one on top.
    revealed : frozenset of int
        The cards whose dates the viewer may see.
    active, finalists, to_play, out, withdrawn : tuple of int
        Seats, as in the state.
    outcome : Outcome or None
        How the game ended.
    """

    viewer: int | None
    ply: int
    round: int
    hands: tuple[tuple[int, ...], ...]
    reference: int
    line: tuple[int, ...]
    pile_left: int
    discards: tuple[int, ...]
    box: tuple[int, ...]
    revealed: frozenset[int]
    active: tuple[int, ...]
    finalists: tuple[int, ...]
    to_play: tuple[int, ...]
    out: tuple[int, ...]
    withdrawn: tuple[int, ...]
    outcome: Outcome | None


def observe(state: State, viewer: int | None) -> Observation:
    """Return what a viewer may see of the state."""
    shown = () if state.shown is None else (state.shown,)
    return Observation(
        viewer=viewer,
        ply=state.ply,
        round=state.round,
        hands=state.hands,
        reference=state.reference,
        line=state.line.cards,
        pile_left=state.pile_left,
        discards=state.discards,
        box=state.box,
        revealed=frozenset(state.line.cards + shown),
        active=state.active,
        finalists=state.finalists,
        to_play=state.to_play,
        out=state.out,
        withdrawn=state.withdrawn,
        outcome=state.outcome,
    )


def observe_event(event: Event) -> Event:
    """Return the event without the order of the draw pile."""
    match event:
        case Dealt() | Reshuffled():
            return event._replace(pile=())
        case _:
            return event
