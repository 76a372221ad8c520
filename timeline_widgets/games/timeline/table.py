"""How events change a game of Timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from timeline_widgets.games.timeline.editions import Heap
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
from timeline_widgets.games.timeline.state import State

if TYPE_CHECKING:
    from timeline_widgets.games.timeline.rules import Timeline


class Table:
    """A state that can be written on, while what happens changes it.

    Parameters
    ----------
    state : State
        Where everything is; it stays as it is.
    game : Timeline
        The rules.

    Attributes
    ----------
    events : list of Event
        What has happened.
    """

    __slots__ = ("edition", "events", "spans", *State._fields)

    def __init__(self, state: State, game: Timeline) -> None:
        self.spans = game.spans
        self.edition = game.edition
        self.events: list[Event] = []
        (
            self.ply,
            self.round,
            hands,
            self.reference,
            self.line,
            self.pile,
            self.drawn,
            self.discards,
            self.box,
            self.shown,
            self.active,
            self.finalists,
            self.to_play,
            self.out,
            self.withdrawn,
            self.shuffles,
            self.outcome,
        ) = state[:]  # a plain tuple, which is unpacked faster than a named one
        self.hands = list(hands)

    def state(self) -> State:
        """Return the state as it is now."""
        everything = (
            self.ply,
            self.round,
            tuple(self.hands),
            self.reference,
            self.line,
            self.pile,
            self.drawn,
            self.discards,
            self.box,
            self.shown,
            self.active,
            self.finalists,
            self.to_play,
            self.out,
            self.withdrawn,
            self.shuffles,
            self.outcome,
        )
        return tuple.__new__(State, everything)  # State(*everything) would pack it a second time

    def heap(self, name: Heap) -> tuple[int, ...]:
        """Return the discard pile or the box."""
        return self.box if name == "box" else self.discards

    def happen(self, event: Event) -> None:
        """Let something happen after the deal."""
        self.events.append(event)
        match event:
            case Misplaced():
                seat, card = event.seat, event.card
                self.ply += 1
                self.shown = card
                self.to_play = self.to_play[1:]
                hand = list(self.hands[seat])
                hand.remove(card)
                self.hands[seat] = tuple(hand)
                if self.edition.misplaced_to == "box":
                    self.box += (card,)
                else:
                    self.discards += (card,)
            case Drew():
                seat, card = event.seat, event.card
                self.hands[seat] += (card,)
                self.drawn += 1
            case Placed():
                seat, card = event.seat, event.card
                self.ply += 1
                self.shown = None
                self.to_play = self.to_play[1:]
                self.line = self.line.insert(card, self.spans[card], event.gap)
                hand = list(self.hands[seat])
                hand.remove(card)
                self.hands[seat] = tuple(hand)
                if not hand:
                    self.out += (seat,)
            case RoundBegan():
                self.round, self.to_play = event
            case FinalRoundBegan():
                self._discard_hands(event.eliminated)
                self.round = event.number
                self.active = self.finalists = self.to_play = event.finalists
                self.out = ()
            case Reshuffled():
                self.pile = event.pile
                self.drawn = 0
                self.discards = _left_of(self.discards, "discards", event)
                self.box = _left_of(self.box, "box", event)
                self.shuffles += 1
            case Skipped():
                self.ply += 1
                self.shown = None
                self.to_play = self.to_play[1:]
            case Withdrew():
                self._withdrew(event.seat)
            case Ended():
                self.outcome = event.outcome
                self.to_play = ()
            case Dealt():
                raise ValueError("Cards are dealt once, at the beginning.")

    def _withdrew(self, seat: int) -> None:
        self._discard_hands((seat,))
        self.ply += 1
        self.shown = None
        self.active = _without(self.active, seat)
        self.finalists = _without(self.finalists, seat)
        self.to_play = _without(self.to_play, seat)
        self.out = _without(self.out, seat)
        self.withdrawn += (seat,)

    def _discard_hands(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self.discards += self.hands[seat]
            self.hands[seat] = ()


def _without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    if number not in numbers:
        return numbers
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def _left_of(heap: tuple[int, ...], name: Heap, event: Reshuffled) -> tuple[int, ...]:
    """Return what stays on a heap when a new draw pile is made from some of them."""
    if name not in event.sources:
        return heap
    return (event.kept,) if event.kept in heap else ()
