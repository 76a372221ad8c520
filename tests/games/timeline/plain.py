"""The rules once more, written from the rulebooks in plain lists, to hold the games against.

Nothing of the games is imported here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Shuffle = Callable[[list[int]], Sequence[int]]


class PlainTimeline:
    """A table with cards on it. `dates` gives the first and last moment of each card."""

    def __init__(
        self,
        dates: Sequence[tuple[int, int]],
        hands: Sequence[Sequence[int]],
        reference: int,
        pile: Sequence[int],
        *,
        wrong_cards_go_to_the_box: bool,
        starter: int = 0,
    ) -> None:
        self.dates = dates
        self.hands = [list(hand) for hand in hands]
        self.line = [reference]
        self.pile = list(pile)  # the top card first
        self.discards: list[int] = []
        self.box: list[int] = []
        self.box_is_used = wrong_cards_go_to_the_box
        self.players = [*range(starter, len(hands)), *range(starter)]
        self.waiting = list(self.players)  # for their turn in this round
        self.out: list[int] = []  # in this round
        self.final = False
        self.winners: list[int] | None = None

    def copy(self) -> PlainTimeline:
        other = object.__new__(PlainTimeline)
        other.__dict__ = {
            name: list(value) if isinstance(value, list) else value
            for name, value in self.__dict__.items()
        }
        other.hands = [list(hand) for hand in self.hands]
        return other

    def moves(self) -> list[tuple[str, int, int, int]]:
        """Return (what, player, card, gap) of all that can be done."""
        if self.winners is not None:
            return []
        player = self.waiting[0]
        gaps = range(len(self.line) + 1)
        return [
            *[("place", player, card, gap) for card in self.hands[player] for gap in gaps],
            ("skip", player, -1, -1),
            *[("withdraw", other, -1, -1) for other in self.players],
        ]

    def make(self, what: str, player: int, card: int, gap: int, shuffle: Shuffle) -> None:
        misplaced = None
        if what == "withdraw":
            self.players.remove(player)
            for seats in (self.waiting, self.out):
                if player in seats:
                    seats.remove(player)
            self.discard_hand(player)
        else:
            self.waiting.remove(player)
        if what == "place":
            self.hands[player].remove(card)
            if self.is_right(card, gap):
                self.line.insert(gap, card)
                if not self.hands[player]:
                    self.out.append(player)
            else:
                misplaced = card
                (self.box if self.box_is_used else self.discards).append(card)
                if not self.final:
                    self.draw(player, misplaced, shuffle)
        last_cards = [other for other in self.waiting if len(self.hands[other]) == 1]
        if not self.waiting or (self.out and not last_cards):
            self.end_round(misplaced, shuffle)

    def is_right(self, card: int, gap: int) -> bool:
        first, last = self.dates[card]
        for left in self.line[:gap]:
            if self.dates[left][0] > last:
                return False
        return all(self.dates[right][1] >= first for right in self.line[gap:])

    def discard_hand(self, player: int) -> None:
        self.discards += self.hands[player]
        self.hands[player] = []

    def draw(self, player: int, misplaced: int | None, shuffle: Shuffle) -> None:
        if not self.pile:
            away = self.discards + self.box
            if misplaced in away and len(away) > 1:
                away.remove(misplaced)
            self.discards = [card for card in self.discards if card not in away]
            self.box = [card for card in self.box if card not in away]
            self.pile = list(shuffle(sorted(away)))
        self.hands[player].append(self.pile.pop(0))

    def end_round(self, misplaced: int | None, shuffle: Shuffle) -> None:
        if not self.players:
            self.winners = []
        elif len(self.out) == 1:
            self.winners = self.out
        elif self.out or self.final:
            finalists = self.out or self.players
            losers = [player for player in self.players if player not in finalists]
            need = sum(1 for player in finalists if not self.hands[player])
            have = len(self.pile + self.discards + self.box)
            if need > have + sum(len(self.hands[loser]) for loser in losers):
                self.winners = finalists
            else:
                for loser in losers:
                    self.discard_hand(loser)
                self.final = True
                self.begin_round(finalists)
                for player in finalists:
                    if not self.hands[player]:
                        self.draw(player, misplaced, shuffle)
        else:
            self.begin_round(self.players)
        if self.winners is not None:
            self.waiting = []

    def begin_round(self, players: list[int]) -> None:
        self.players = list(players)
        self.waiting = list(players)
        self.out = []
