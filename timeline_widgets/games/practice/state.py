"""The state of a practice, its events, and how they evolve it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timeline_widgets.cards import Span
from timeline_widgets.games.placement import Line
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.timeline.events import Placed


class Dealt(NamedTuple):
    """The line begins with a reference card; the queue is what comes, the first card in the hand.

    A later deal clears the line when an endless practice has placed every card. The queue is empty
    but for its first card for a viewer, who cannot see its order.
    """

    reference: int
    queue: tuple[int, ...]


class Missed(NamedTuple):
    """A card was wrong; it comes back when `later` other cards have been played."""

    seat: int
    card: int
    gap: int
    first: int
    last: int
    later: int


class Ended(NamedTuple):
    """The practice is over."""

    outcome: Outcome


Event = Dealt | Placed | Missed | Ended


class State(NamedTuple):
    """Where every card is, and how it goes.

    Parameters
    ----------
    ply : int
        How many cards have been played.
    reference : int
        The card that the line began with.
    line : Line
        The placed cards.
    queue : tuple of int
        The cards to come; the first one is in the hand.
    lives : int or None
        How many may still be missed before the end; None for endless practice.
    streak, best : int
        Right cards in a row, now and at most.
    misses : tuple of int
        How often each card was missed.
    shown : int or None
        The card that was missed last: its date is on the table.
    deals : int
        How often the line was begun.
    outcome : Outcome or None
        How it ended.
    """

    ply: int
    reference: int
    line: Line
    queue: tuple[int, ...]
    lives: int | None
    streak: int
    best: int
    misses: tuple[int, ...]
    shown: int | None
    deals: int
    outcome: Outcome | None


def dealt(event: Dealt, spans: Sequence[Span], lives: int | None) -> State:
    """Return the state after the first deal."""
    return State(
        ply=0,
        reference=event.reference,
        line=Line.of(event.reference, spans[event.reference]),
        queue=event.queue,
        lives=lives,
        streak=0,
        best=0,
        misses=(0,) * len(spans),
        shown=None,
        deals=1,
        outcome=None,
    )


def evolve(state: State, event: Event, spans: Sequence[Span]) -> State:
    """Return the state after an event that follows the first deal."""
    match event:
        case Placed(_, card, gap):
            streak = state.streak + 1
            return state._replace(
                ply=state.ply + 1,
                line=state.line.insert(card, spans[card], gap),
                queue=state.queue[1:],
                streak=streak,
                best=max(state.best, streak),
                shown=None,
            )
        case Missed(_, card, _, _, _, later):
            rest, misses = state.queue[1:], state.misses
            return state._replace(
                ply=state.ply + 1,
                queue=(*rest[:later], card, *rest[later:]),
                lives=None if state.lives is None else state.lives - 1,
                streak=0,
                misses=(*misses[:card], misses[card] + 1, *misses[card + 1 :]),
                shown=card,
            )
        case Dealt(reference, queue):
            return state._replace(
                reference=reference,
                line=Line.of(reference, spans[reference]),
                queue=queue,
                deals=state.deals + 1,
            )
        case Ended(outcome):
            return state._replace(outcome=outcome)
