"""What follows from a move of Timeline: where the card ends up, who draws, how the round ends."""

from __future__ import annotations

from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.events import Event
from timeline_widgets.games.timeline.moves import Move, Place, Skip, Withdraw
from timeline_widgets.games.timeline.state import State
from timeline_widgets.games.timeline.table import Table


class Turn(Table):
    """A table at which a seat makes a legal move: what happens is decided, and changes it at once.

    The parameters are those of a table.
    """

    __slots__ = ("shuffler",)

    def check(self, seat: int, move: Move) -> None:
        """Refuse what the rules do not allow, as `Timeline.check` says."""
        if self.outcome is not None:
            raise IllegalMove("game_over")
        ply = move.ply
        if type(ply) is not int or ply != self.ply:
            raise IllegalMove("stale", ply=ply, now=self.ply)
        if seat != self.to_play[0]:
            if seat not in self.active:
                raise IllegalMove("not_playing", seat=seat)
            if not isinstance(move, Withdraw):
                raise IllegalMove("not_your_turn", seat=seat, turn=self.to_play[0])
        if isinstance(move, Place):
            card, gap, last = move.card, move.gap, len(self.line.cards)
            if type(card) is not int or card not in self.hands[seat]:
                raise IllegalMove("not_in_hand", card=card)
            if type(gap) is not int or not 0 <= gap <= last:
                raise IllegalMove("no_such_gap", gap=gap, last=last)
        elif not isinstance(move, Skip | Withdraw):
            raise TypeError(f"Timeline has no such move: {move!r}.")

    def make(self, seat: int, move: Move, shuffler: Shuffler) -> tuple[tuple[Event, ...], State]:
        """Make the move, end the round when it is decided by that, and return what happened."""
        self.check(seat, move)
        self.shuffler = shuffler
        if isinstance(move, Place):
            card, gap = move.card, move.gap
            first, last = self.line.right_gaps(self.spans[card])
            if first <= gap <= last:
                self.place(seat, card, gap)
            else:
                self.misplace(seat, card, gap, first, last)
                if not self.finalists:  # a final round's card is not replaced (T9)
                    self._draw(seat)
        elif isinstance(move, Skip):
            self.skip(seat)
        else:
            self.withdraw(seat)
        # Nobody still to move could go out in this round (T8).
        if not self.to_play or (
            self.out and all(len(self.hands[other]) > 1 for other in self.to_play)
        ):
            self._end_round()
        return tuple(self.events), self.state()

    def _draw(self, seat: int) -> None:
        """Draw a card, from a new pile when the old one is empty; none if there is none (T3)."""
        if self.drawn < len(self.pile) or self._new_pile():
            self.draw(seat, self.pile[self.drawn])

    def _new_pile(self) -> bool:
        """Shuffle what can be drawn again, and return whether there is anything."""
        sources = self.edition.refill_from
        cards = [card for heap in sources for card in self.heap(heap)]
        kept = self.shown  # misplaced this very turn (T2)
        if kept in cards and len(cards) > 1:
            cards.remove(kept)
        else:
            kept = None
        if cards:
            # In the order of their numbers, so that the new pile depends on which cards lie there
            # and not on how they came to.
            occasion = f"reshuffle {self.shuffles + 1}"
            self.reshuffle(self.shuffler.shuffled(sorted(cards), occasion), kept, sources)
        return bool(cards)

    def _end_round(self) -> None:
        if len(self.out) == 1:
            reason = "final_round" if self.finalists else "out_alone"
            self.end(Outcome(self.out, reason))
        elif self.out or self.finalists:
            self._begin_final_round(self.out or self.finalists)  # T10, T11
        else:
            to_play = self.active
            if not all(self.hands):
                to_play = tuple([seat for seat in to_play if self.hands[seat]])
            if to_play:
                self.begin_round(self.round + 1, to_play)
            else:
                self.end(Outcome((), "nobody"))

    def _begin_final_round(self, finalists: tuple[int, ...]) -> None:
        """Give each finalist one card (T9), or let them share the win for want of cards (T12)."""
        refill_from = self.edition.refill_from
        eliminated = tuple(seat for seat in self.active if seat not in finalists)
        without_card = [seat for seat in finalists if not self.hands[seat]]  # not those skipped
        cards = len(self.pile) - self.drawn + sum(len(self.heap(heap)) for heap in refill_from)
        if "discards" in refill_from:
            cards += sum(len(self.hands[seat]) for seat in eliminated)
        if cards < len(without_card):
            self.end(Outcome(finalists, "shared"))
            return
        self.begin_final_round(self.round + 1, finalists, eliminated)
        for seat in without_card:
            self._draw(seat)
