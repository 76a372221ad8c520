"""What follows from a move of Timeline: where the card ends up, who draws, how the round ends."""

from __future__ import annotations

from collections.abc import Sequence

from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.editions import Edition
from timeline_widgets.games.timeline.events import (
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
from timeline_widgets.games.timeline.moves import Move, Place, Skip, Withdraw
from timeline_widgets.games.timeline.state import State, evolve


class Turn:
    """The events of one legal move, gathered while each of them evolves the state.

    Parameters
    ----------
    state : State
        The state in which the move is made.
    spans : sequence of Span
        When each card may have happened.
    edition : Edition
        Whose rules.
    shuffler : Shuffler
        The chance of a new draw pile.
    """

    def __init__(
        self, state: State, spans: Sequence[Span], edition: Edition, shuffler: Shuffler
    ) -> None:
        self.state = state
        self.spans = spans
        self.edition = edition
        self.shuffler = shuffler
        self.events: list[Event] = []

    def make(self, seat: int, move: Move) -> None:
        """Make the move, and end the round when it is decided by that."""
        match move:
            case Place(_, card, gap):
                self._place(seat, card, gap)
            case Skip():
                self._happen(Skipped(seat))
            case Withdraw():
                self._happen(Withdrew(seat))
        state = self.state
        # Nobody still to move could go out in this round (T8).
        if not state.to_play or (
            state.out and all(len(state.hands[other]) > 1 for other in state.to_play)
        ):
            self._end_round()

    def _happen(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event, self.spans, self.edition)

    def _place(self, seat: int, card: int, gap: int) -> None:
        first, last = self.state.line.right_gaps(self.spans[card])
        if first <= gap <= last:
            self._happen(Placed(seat, card, gap))
            return
        self._happen(Misplaced(seat, card, gap, first, last))
        if not self.state.finalists:  # a final round's card is not replaced (T9)
            self._draw(seat)

    def _draw(self, seat: int) -> None:
        """Draw a card, from a new pile when the old one is empty; none if there is none (T3)."""
        if not self.state.pile_left:
            self._reshuffle()
        if self.state.pile_left:
            self._happen(Drew(seat, self.state.pile[self.state.drawn]))

    def _reshuffle(self) -> None:
        sources = self.edition.refill_from
        cards = [card for heap in sources for card in self.state.heap(heap)]
        kept = self.state.shown  # misplaced this very turn (T2)
        if kept in cards and len(cards) > 1:
            cards.remove(kept)
        else:
            kept = None
        if cards:
            # In the order of their numbers, so that the new pile depends on which cards lie there
            # and not on how they came to.
            occasion = f"reshuffle {self.state.shuffles + 1}"
            self._happen(Reshuffled(self.shuffler.shuffled(sorted(cards), occasion), kept, sources))

    def _end_round(self) -> None:
        state = self.state
        if len(state.out) == 1:
            reason = "final_round" if state.finalists else "out_alone"
            self._happen(Ended(Outcome(state.out, reason)))
        elif state.out or state.finalists:
            self._begin_final_round(state.out or state.finalists)  # T10, T11
        else:
            with_cards = tuple(seat for seat in state.active if state.hands[seat])
            if with_cards:
                self._happen(RoundBegan(state.round + 1, with_cards))
            else:
                self._happen(Ended(Outcome((), "nobody")))

    def _begin_final_round(self, finalists: tuple[int, ...]) -> None:
        """Give each finalist one card (T9), or let them share the win for want of cards (T12)."""
        state = self.state
        refill_from = self.edition.refill_from
        eliminated = tuple(seat for seat in state.active if seat not in finalists)
        without_card = [seat for seat in finalists if not state.hands[seat]]  # not those skipped
        cards = state.pile_left + sum(len(state.heap(heap)) for heap in refill_from)
        if "discards" in refill_from:
            cards += sum(len(state.hands[seat]) for seat in eliminated)
        if cards < len(without_card):
            self._happen(Ended(Outcome(finalists, "shared")))
            return
        self._happen(FinalRoundBegan(state.round + 1, finalists, eliminated))
        for seat in without_card:
            self._draw(seat)
