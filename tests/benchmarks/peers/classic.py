"""The classic game as somebody would write it for a framework: lists that are written on.

The two Python peers share it, so that what is compared is what their frameworks add. Rules: the
edition of Spain, whole years, no teacher's moves.
"""

from __future__ import annotations

from collections.abc import Sequence


class Classic:
    """A table of the classic game, from which cards are dealt one by one.

    Parameters
    ----------
    years : sequence of int
        The year of each card.
    seats, hand : int
        Players, and cards that each is dealt.

    Attributes
    ----------
    drawing : list of int
        The seats that draw a card before anybody moves; nobody's is the reference card, -1.
    pile : list of int
        What they may draw. Whoever shuffles it draws from its end.
    refilled : bool
        Whether the pile has just been made anew.
    """

    def __init__(self, years: Sequence[int], seats: int, hand: int) -> None:
        self.years = years
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.line: list[int] = []
        self.pile = list(range(len(years)))
        self.discards: list[int] = []
        self.drawing = [seat for seat in range(seats) for _ in range(hand)] + [-1]
        self.refilled = True
        self.active = list(range(seats))
        self.waiting = list(range(seats))
        self.out: list[int] = []
        self.final = False
        self.misplaced: int | None = None
        self.winners: list[int] | None = None

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.waiting[0]

    def draw(self, card: int) -> None:
        """Let the first who draws have a card of the pile."""
        self.refilled = False
        if self.pile[-1] == card:
            self.pile.pop()
        else:
            self.pile.remove(card)
        seat = self.drawing.pop(0)
        if seat < 0:
            self.line.append(card)
            return
        self.hands[seat].append(card)
        if self.drawing:
            self._refill()
        else:
            self._settle()

    def place(self, slot: int, gap: int) -> None:
        """Let the player to move place the card at a slot of the hand."""
        player = self.waiting.pop(0)
        hand = self.hands[player]
        card = hand.pop(slot)
        years, line = self.years, self.line
        year = years[card]
        if (gap == 0 or years[line[gap - 1]] <= year) and (
            gap == len(line) or year <= years[line[gap]]
        ):
            line.insert(gap, card)
            self.misplaced = None
            if not hand:
                self.out.append(player)
        else:
            self.discards.append(card)
            self.misplaced = card
            if not self.final:
                self.drawing.append(player)
                self._refill()
        if not self.drawing:
            self._settle()

    def _refill(self) -> None:
        if self.pile:
            return
        self.pile, self.discards = self.discards, []
        if self.misplaced in self.pile and len(self.pile) > 1:
            self.pile.remove(self.misplaced)
            self.discards = [self.misplaced]
        self.pile.sort()
        self.refilled = True
        if not self.pile:
            self.drawing.clear()

    def _settle(self) -> None:
        """End the round when nobody still to move can go out in it."""
        if self.waiting and (
            not self.out or any(len(self.hands[other]) == 1 for other in self.waiting)
        ):
            return
        if len(self.out) == 1:
            self._end(self.out)
        elif self.out or self.final:
            self._begin_final(self.out or self.active)
        else:
            self.waiting = list(self.active)

    def _begin_final(self, finalists: list[int]) -> None:
        losers = [player for player in self.active if player not in finalists]
        need = [player for player in finalists if not self.hands[player]]
        have = len(self.pile) + len(self.discards) + sum(len(self.hands[p]) for p in losers)
        if have < len(need):
            self._end(finalists)
            return
        for player in losers:
            self.discards += self.hands[player]
            self.hands[player] = []
        self.final = True
        self.active, self.waiting, self.out = finalists, list(finalists), []
        if need:
            self.drawing = need
            self._refill()

    def _end(self, winners: list[int]) -> None:
        self.winners = winners
        self.waiting = []
