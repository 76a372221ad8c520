"""A table whose cards are dealt by hand, so that a test can tell a story from a rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import (
    EDITIONS,
    SPAIN,
    Edition,
    Move,
    Place,
    Skip,
    Timeline,
    Withdraw,
)
from timeline_widgets.games.timeline.events import Dealt, Event, RoundBegan

CARDS = 100

every_edition = pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))


def in_order(spans: Sequence[Span], line: Sequence[int]) -> bool:
    """Whether no card of the line is certainly later than one to its right (ruling T15)."""
    return not any(
        spans[left].earliest > spans[right].latest
        for place, right in enumerate(line)
        for left in line[:place]
    )


def right_gaps(spans: Sequence[Span], line: Sequence[int], card: int) -> list[int]:
    """Return the gaps in which the card is not provably wrong, by trying each one."""
    return [
        gap
        for gap in range(len(line) + 1)
        if not any(spans[left].earliest > spans[card].latest for left in line[:gap])
        and not any(spans[right].latest < spans[card].earliest for right in line[gap:])
    ]


class Table:
    """A game in which card 7 is dated 7, unless `dates` says otherwise.

    Cards that are not named lie nowhere. The seat to act makes the move, unless another is named.
    """

    def __init__(
        self,
        *hands: tuple[int, ...],
        reference: int = 50,
        pile: tuple[int, ...] = (),
        edition: Edition = SPAIN,
        starting_seat: int = 0,
        dates: Mapping[int, int] | None = None,
    ) -> None:
        moments = {card: card for card in range(CARDS)} | dict(dates or {})
        self.spans = [Span(moments[card], moments[card]) for card in range(CARDS)]
        seats = len(hands)
        self.game = Timeline(
            self.spans, seats=seats, hand=1, edition=edition, starting_seat=starting_seat
        )
        self.shuffler = Shuffler("table")
        turns = tuple((starting_seat + n) % seats for n in range(seats))
        self.state = self.game.first_state(
            [Dealt(hands, reference, pile), RoundBegan(1, turns)],
        )

    def move(self, seat: int, move: Move) -> tuple[Event, ...]:
        events = self.game.decide(self.state, seat, move, self.shuffler)
        for event in events:
            self.state = self.game.evolve(self.state, event)
        return events

    def place(self, card: int, gap: int) -> tuple[Event, ...]:
        return self.move(self.turn, Place(self.state.ply, card, gap))

    def right(self, card: int) -> tuple[Event, ...]:
        """Place a card where it belongs."""
        return self.place(card, right_gaps(self.spans, self.line, card)[0])

    def wrong(self, card: int) -> tuple[Event, ...]:
        """Place a card where it does not belong."""
        right = right_gaps(self.spans, self.line, card)
        return self.place(card, next(g for g in range(len(self.line) + 1) if g not in right))

    def skip(self) -> tuple[Event, ...]:
        return self.move(self.turn, Skip(self.state.ply))

    def withdraw(self, seat: int) -> tuple[Event, ...]:
        return self.move(seat, Withdraw(self.state.ply))

    @property
    def turn(self) -> int:
        (seat,) = self.game.to_act(self.state)
        return seat

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return self.state.hands

    @property
    def line(self) -> tuple[int, ...]:
        return self.state.line.cards

    @property
    def pile(self) -> tuple[int, ...]:
        return self.state.pile[self.state.drawn :]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def gaps(self) -> list[int]:
        """The gaps that the seat to act may choose for its first card."""
        moves = list(self.game.legal_moves(self.state, self.turn))
        return [move.gap for move in moves if move.card == moves[0].card]
