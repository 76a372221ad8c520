"""The state of a game of Timeline, and how events evolve it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timeline_widgets.cards import Span
from timeline_widgets.games.placement import Line
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.timeline.editions import Edition, Heap
from timeline_widgets.games.timeline.events import (
    Dealt,
    Drew,
    Ended,
    Event,
    FinalRoundBegan,
    Misplaced,
    Placed,
    Reshuffled,
    RoundBegan,
    Skipped,
    Withdrew,
)


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

    def heap(self, name: Heap) -> tuple[int, ...]:
        """Return the discard pile or the box."""
        return self.box if name == "box" else self.discards


def dealt(event: Dealt, spans: Sequence[Span], order: tuple[int, ...]) -> State:
    """Return the state after the deal, before the first round; `order` is the turn order."""
    return State(
        ply=0,
        round=0,
        hands=event.hands,
        reference=event.reference,
        line=Line().insert(event.reference, spans[event.reference], 0),
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


def evolve(state: State, event: Event, spans: Sequence[Span], edition: Edition) -> State:
    """Return the state after an event that follows the deal."""
    match event:
        case Placed(seat, card, gap):
            hand = _without(state.hands[seat], card)
            return state._replace(
                ply=state.ply + 1,
                hands=_with_hand(state.hands, seat, hand),
                line=state.line.insert(card, spans[card], gap),
                shown=None,
                to_play=state.to_play[1:],
                out=state.out if hand else (*state.out, seat),
            )
        case Misplaced(seat, card):
            to_box = edition.misplaced_to == "box"
            return state._replace(
                ply=state.ply + 1,
                hands=_with_hand(state.hands, seat, _without(state.hands[seat], card)),
                discards=state.discards if to_box else (*state.discards, card),
                box=(*state.box, card) if to_box else state.box,
                shown=card,
                to_play=state.to_play[1:],
            )
        case Drew(seat, card):
            return state._replace(
                hands=_with_hand(state.hands, seat, (*state.hands[seat], card)),
                drawn=state.drawn + 1,
            )
        case Reshuffled(pile, kept, sources):
            return state._replace(
                pile=pile,
                drawn=0,
                discards=_left_of(state, "discards", sources, kept),
                box=_left_of(state, "box", sources, kept),
                shuffles=state.shuffles + 1,
            )
        case Skipped():
            return state._replace(ply=state.ply + 1, shown=None, to_play=state.to_play[1:])
        case Withdrew(seat):
            return _discard_hands(state, (seat,))._replace(
                ply=state.ply + 1,
                shown=None,
                active=_without(state.active, seat),
                finalists=_without(state.finalists, seat),
                to_play=_without(state.to_play, seat),
                out=_without(state.out, seat),
                withdrawn=(*state.withdrawn, seat),
            )
        case RoundBegan(number, to_play):
            return state._replace(round=number, to_play=to_play)
        case FinalRoundBegan(number, finalists, eliminated):
            return _discard_hands(state, eliminated)._replace(
                round=number, active=finalists, finalists=finalists, to_play=finalists, out=()
            )
        case Ended(outcome):
            return state._replace(outcome=outcome, to_play=())
        case Dealt():
            raise ValueError("Cards are dealt once, at the beginning.")


def _without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple([n for n in numbers if n != number])


def _left_of(
    state: State, name: Heap, sources: tuple[str, ...], kept: int | None
) -> tuple[int, ...]:
    """Return what stays on a heap when a new draw pile is made from some of them."""
    heap = state.heap(name)
    if name not in sources:
        return heap
    return (kept,) if kept in heap else ()


def _with_hand(
    hands: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _discard_hands(state: State, seats: tuple[int, ...]) -> State:
    hands = list(state.hands)
    discards = state.discards
    for seat in seats:
        discards += hands[seat]
        hands[seat] = ()
    return state._replace(hands=tuple(hands), discards=discards)
