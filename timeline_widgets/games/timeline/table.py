"""How events change a game of Timeline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from timeline_widgets.games.protocol import Outcome
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

_new = tuple.__new__  # what a NamedTuple calls too, from a function that it would be made with


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
        return _new(State, everything)  # State(*everything) would pack it a second time

    def heap(self, name: Heap) -> tuple[int, ...]:
        """Return the discard pile or the box."""
        return self.box if name == "box" else self.discards

    def happen(self, event: Event) -> None:
        """Let something happen after the deal: what an event tells is done by a method below."""
        if isinstance(event, Dealt):
            raise ValueError("Cards are dealt once, at the beginning.")
        _DONE_BY[type(event)](self, *event)

    def place(self, seat: int, card: int, gap: int) -> None:
        """Keep a card in the line, which was right."""
        self.events.append(_new(Placed, (seat, card, gap)))
        self.ply += 1
        self.shown = None
        self.to_play = self.to_play[1:]
        self.line = self.line.insert(card, self.spans[card], gap)
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        if not hand:
            self.out += (seat,)

    def misplace(self, seat: int, card: int, gap: int, first: int, last: int) -> None:
        """Take a card out of the line, which was wrong."""
        self.events.append(_new(Misplaced, (seat, card, gap, first, last)))
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

    def draw(self, seat: int, card: int) -> None:
        """Give a seat the top card of the pile."""
        self.events.append(_new(Drew, (seat, card)))
        self.hands[seat] += (card,)
        self.drawn += 1

    def reshuffle(self, pile: tuple[int, ...], kept: int | None, sources: tuple[str, ...]) -> None:
        """Put a new draw pile in the place of the empty one."""
        self.events.append(Reshuffled(pile, kept, sources))
        self.pile = pile
        self.drawn = 0
        self.shuffles += 1
        on_table = () if kept is None else (kept,)
        # It stays on the heap on which it was.
        if "discards" in sources:
            self.discards = on_table if kept in self.discards else ()
        if "box" in sources:
            self.box = on_table if kept in self.box else ()

    def skip(self, seat: int) -> None:
        """Let the turn pass."""
        self.events.append(Skipped(seat))
        self.ply += 1
        self.shown = None
        self.to_play = self.to_play[1:]

    def withdraw(self, seat: int) -> None:
        """Let a seat leave the game."""
        self.events.append(Withdrew(seat))
        self._discard_hands((seat,))
        self.ply += 1
        self.shown = None
        self.active = _without(self.active, seat)
        self.finalists = _without(self.finalists, seat)
        self.to_play = _without(self.to_play, seat)
        self.out = _without(self.out, seat)
        self.withdrawn += (seat,)

    def begin_round(self, number: int, to_play: tuple[int, ...]) -> None:
        """Begin a round."""
        self.events.append(_new(RoundBegan, (number, to_play)))
        self.round = number
        self.to_play = to_play

    def begin_final_round(
        self, number: int, finalists: tuple[int, ...], eliminated: tuple[int, ...]
    ) -> None:
        """Begin a final round among the finalists."""
        self.events.append(FinalRoundBegan(number, finalists, eliminated))
        self._discard_hands(eliminated)
        self.round = number
        self.active = self.finalists = self.to_play = finalists
        self.out = ()

    def end(self, outcome: Outcome) -> None:
        """End the game."""
        self.events.append(Ended(outcome))
        self.outcome = outcome
        self.to_play = ()

    def _discard_hands(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self.discards += self.hands[seat]
            self.hands[seat] = ()


def _without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    if number not in numbers:
        return numbers
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


_DONE_BY: Mapping[type[Event], Callable[..., None]] = MappingProxyType(
    {
        Placed: Table.place,
        Misplaced: Table.misplace,
        Drew: Table.draw,
        Reshuffled: Table.reshuffle,
        Skipped: Table.skip,
        Withdrew: Table.withdraw,
        RoundBegan: Table.begin_round,
        FinalRoundBegan: Table.begin_final_round,
        Ended: Table.end,
    }
)
