"""Timeline among players who know nothing: thousands of games at once, a move of each at a time.

Who guesses does not look at the cards, so all games can be written in a few large arrays: a row for
each game. The rules are those of `timeline_widgets.games.timeline`; what happens seldom (a new draw
pile) is done game by game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from itertools import product
from typing import Any

import numpy as np

from timeline_widgets.games.timeline import Timeline
from timeline_widgets.simulation.playing import CardTally, PlayedGame

Numbers = np.ndarray[Any, Any]

_CELLS = 2_000_000  # of the largest array; more games are played one batch after the other
_NOTHING = -1


def guess_games(
    game: Timeline, games: int, seed: str
) -> Generator[tuple[list[PlayedGame], CardTally]]:
    """Yield batches of games in which every card and gap is as likely as any other.

    Parameters
    ----------
    game : Timeline
        The rules, set up for the cards and seats.
    games : int
        How many games.
    seed : str
        The same seed plays the same games.
    """
    size = max(1, min(games, _CELLS // len(game.spans)))
    for first in range(0, games, size):
        numbers = range(first, min(first + size, games))
        yield _Guesses(game, numbers, seed).play()


class _Guesses:
    """Games side by side: row `n` of each array is a game.

    A hand and the pile are the first so many entries of a row. Of the line there is what decides
    whether a card fits: the latest of all earliest moments before each gap, and the earliest of all
    latest moments behind it.
    """

    def __init__(self, game: Timeline, numbers: range, seed: str) -> None:
        self.game, self.numbers = game, numbers
        digest = hashlib.sha256(f"{len(seed)}:{seed} {numbers[0]}".encode()).digest()
        self.chance = np.random.Generator(np.random.PCG64(int.from_bytes(digest, "big")))
        rows, seats, hand, cards = len(numbers), game.seats, game.hand, len(game.spans)
        # Only the order of moments counts, so small numbers stand for them.
        moments, ranks = np.unique(np.array(game.spans, np.int64), return_inverse=True)
        self.earliest, self.latest = ranks.reshape(-1, 2).T.astype(np.int32)
        self.never = np.int32(len(moments))
        order = self.chance.permuted(np.tile(np.arange(cards, dtype=np.int32), (rows, 1)), axis=1)
        self.hands = order[:, : seats * hand].reshape(rows, seats, hand).copy()
        self.held = np.full((rows, seats), hand)
        reference = order[:, seats * hand, None]
        edge = np.full_like(reference, self.never)
        self.after = np.hstack([-edge, self.earliest[reference]])
        self.before = np.hstack([self.latest[reference], edge])
        self.placed = np.ones(rows, np.int64)
        self.pile = order
        self.drawn = np.full(rows, seats * hand + 1)
        self.pile_size = np.full(rows, cards)
        self.away = np.zeros((rows, 1), np.int32)
        self.gone = np.zeros(rows, np.int64)
        self.queue = np.tile(np.array(game.turn_order), (rows, 1))
        self.active = np.full(rows, seats)
        self.turn = np.zeros(rows, np.int64)  # whose it is in the queue
        self.out = np.zeros((rows, seats), bool)
        self.went_out = np.zeros(rows, np.int64)  # how many, in this round
        self.final = np.zeros(rows, bool)
        self.ply = np.zeros(rows, np.int64)
        self.round = np.ones(rows, np.int64)
        self.shuffles = np.zeros(rows, np.int64)
        self.last = np.zeros((rows, seats), np.int64)  # ply and card of each seat's last move
        self.shown = np.full(rows, _NOTHING)  # the card that was just misplaced
        self.asked = np.zeros(cards, np.int64)
        self.right = np.zeros(cards, np.int64)
        self.decided = np.zeros(cards, np.int64)
        self.played: list[PlayedGame] = []

    def play(self) -> tuple[list[PlayedGame], CardTally]:
        """Play all games to their ends."""
        rows = np.arange(len(self.numbers))
        while len(rows):
            self._move(rows)
            rows = self._end_rounds(rows)
        tally = CardTally()
        for counter, counts in (
            (tally.asked, self.asked),
            (tally.right, self.right),
            (tally.decided, self.decided),
        ):
            counter.update({card: count for card, count in enumerate(counts.tolist()) if count})
        return sorted(self.played), tally

    def _move(self, rows: Numbers) -> None:
        """Let whose turn it is in each game put a card somewhere."""
        chance, cards = self.chance, len(self.earliest)
        turn, ply = self.turn[rows], self.ply[rows] + 1
        seat = self.queue[rows, turn]
        held, placed = self.held[rows, seat], self.placed[rows]
        slot = (chance.random(len(rows)) * held).astype(int)
        gap = (chance.random(len(rows)) * (placed + 1)).astype(int)
        card = self.hands[rows, seat, slot]
        fits = self.after[rows, gap] <= self.latest[card]
        fits &= self.before[rows, gap] >= self.earliest[card]
        self.turn[rows], self.ply[rows] = turn + 1, ply
        self.last[rows, seat] = ply * cards + card
        self.shown[rows] = np.where(fits, _NOTHING, card)
        self.asked += _counts(card, cards)

        right = np.flatnonzero(fits)
        games, seats, slots, left = rows[right], seat[right], slot[right], held[right] - 1
        self.right += _counts(card[right], cards)
        self.held[games, seats] = left
        self.hands[games, seats, slots] = self.hands[games, seats, left]
        none_left = np.flatnonzero(left == 0)
        self.out[games[none_left], seats[none_left]] = True
        self.went_out[games[none_left]] += 1
        self._insert(games, card[right], gap[right])

        wrong = np.flatnonzero(~fits)
        games, seats, slots = rows[wrong], seat[wrong], slot[wrong]
        self._discard(games, card[wrong])
        in_final = self.final[games]
        self.held[games[in_final], seats[in_final]] = 0  # a final round's card is not replaced
        draws = np.flatnonzero(~in_final)
        self._draw(games[draws], seats[draws], slots[draws])

    def _insert(self, games: Numbers, cards: Numbers, gaps: Numbers) -> None:
        """Put cards into the lines."""
        if not len(games):
            return
        width = int(self.placed[games].max()) + 2  # as many gaps as the longest line will have
        if width > self.after.shape[1]:
            more = np.full((len(self.after), width), self.never)
            self.after = np.hstack([self.after, more])
            self.before = np.hstack([self.before, more])
        to_the_right = np.arange(1, width) > gaps[:, None]
        after, before = self.after[games, :width], self.before[games, :width]
        moved = np.maximum(after[:, :-1], self.earliest[cards, None])
        np.copyto(after[:, 1:], moved, where=to_the_right)
        moved = before[:, :-1].copy()
        np.minimum(before, self.latest[cards, None], out=before)
        np.copyto(before[:, 1:], moved, where=to_the_right)
        self.after[games, :width] = after
        self.before[games, :width] = before
        self.placed[games] += 1

    def _discard(self, games: Numbers, cards: Numbers) -> None:
        if len(games) and self.gone[games].max() == self.away.shape[1]:
            self.away = np.hstack([self.away, np.zeros_like(self.away)])
        self.away[games, self.gone[games]] = cards
        self.gone[games] += 1

    def _reshuffle(self, game: int) -> None:
        """Make a new pile of all cards that lie away but the one that was just misplaced."""
        cards = self.away[game, : self.gone[game]]
        kept = cards[cards == self.shown[game]]
        drawable = cards[cards != self.shown[game]] if len(cards) > 1 else cards
        pile = self.chance.permutation(drawable)
        self.pile[game, : len(pile)] = pile
        self.pile_size[game], self.drawn[game] = len(pile), 0
        self.gone[game] = len(cards) - len(pile)
        self.away[game, : self.gone[game]] = kept[: self.gone[game]]
        self.shuffles[game] += 1

    def _draw(self, games: Numbers, seats: Numbers, slots: Numbers | int) -> None:
        """Let a seat of each game draw a card into its hand."""
        for game in games[self.drawn[games] == self.pile_size[games]].tolist():
            self._reshuffle(game)
        self.hands[games, seats, slots] = self.pile[games, self.drawn[games]]
        self.drawn[games] += 1

    def _end_rounds(self, rows: Numbers) -> Numbers:
        """Begin the next round where one is over, and return the games that go on."""
        over = self.turn[rows] == self.active[rows]
        went_out = self.went_out[rows]
        # Or nobody still to move could go out in it.
        early = np.flatnonzero((went_out > 0) & ~over)
        games = rows[early, None]
        places = np.arange(self.game.seats)
        waiting = (places >= self.turn[games]) & (places < self.active[games])
        over[early] = (~waiting | (self.held[games, self.queue[rows[early]]] > 1)).all(axis=1)

        decided = over & (went_out == 1)
        games = rows[decided]
        winners = np.argmax(self.out[games], axis=1)
        reasons = ["final_round" if final else "out_alone" for final in self.final[games].tolist()]
        self._end(games, self.last[games, winners], list(zip(winners.tolist())), reasons)
        goes_on = ~decided
        again = over & (went_out == 0) & ~self.final[rows]
        self.turn[rows[again]] = 0
        self.round[rows[again]] += 1
        several = np.flatnonzero(over & goes_on & ~again)
        if len(several):
            goes_on[several] = self._begin_finals(rows[several])
        left: Numbers = rows[goes_on]
        return left

    def _begin_finals(self, games: Numbers) -> Numbers:
        """Give each finalist one card, or let them share the win for want of cards.

        Returns whether each game goes on.
        """
        queue = self.queue[games]
        playing = np.arange(self.game.seats) < self.active[games, None]
        finalists = self.out[games[:, None], queue] & playing
        finalists |= playing & ~finalists.any(axis=1, keepdims=True)
        held = self.held[games[:, None], queue] * (playing & ~finalists)
        left = self.pile_size[games] - self.drawn[games] + self.gone[games] + held.sum(axis=1)
        active = finalists.sum(axis=1)
        goes_on: Numbers = left >= active
        self._share(games[~goes_on], queue[~goes_on], finalists[~goes_on])

        games, queue, finalists = games[goes_on], queue[goes_on], finalists[goes_on]
        held, active = held[goes_on], active[goes_on]
        for place, slot in product(range(self.game.seats), range(int(held.max(initial=0)))):
            losing = held[:, place] > slot
            seats = queue[losing, place]
            self._discard(games[losing], self.hands[games[losing], seats, slot])
        self.held[games] = 0
        self.queue[games] = np.take_along_axis(
            queue, np.argsort(~finalists, axis=1, kind="stable"), axis=1
        )
        self.active[games], self.turn[games] = active, 0
        self.out[games], self.went_out[games] = False, 0
        self.final[games] = True
        self.round[games] += 1
        for place in range(self.game.seats):
            there = games[active > place]
            seats = self.queue[there, place]
            self._draw(there, seats, 0)
            self.held[there, seats] = 1
        return goes_on

    def _share(self, games: Numbers, queue: Numbers, winning: Numbers) -> None:
        """End games that several have won, for there are too few cards for a final round."""
        winners = [tuple(seats[won].tolist()) for seats, won in zip(queue, winning, strict=True)]
        last = np.where(winning, self.last[games[:, None], queue], 0).max(axis=1)
        self._end(games, last, winners, ["shared"] * len(winners))

    def _end(
        self,
        games: Numbers,
        last: Numbers,
        winners: list[tuple[int, ...]],
        reasons: list[str],
    ) -> None:
        """Take down games that have ended, each with the last move of a winner."""
        cards = len(self.earliest)
        self.decided += _counts(last % cards, cards)
        moves = self.ply[games].tolist()
        nothing = [0] * len(moves)
        self.played += map(
            PlayedGame,
            [self.numbers[game] for game in games.tolist()],
            moves,
            self.round[games].tolist(),
            moves,
            nothing,
            nothing,
            (self.ply[games] + 1).tolist(),
            self.shuffles[games].tolist(),
            winners,
            reasons,
        )


def _counts(cards: Numbers, length: int) -> Numbers:
    return np.bincount(cards, minlength=length)
