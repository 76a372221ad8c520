"""Timeline among players who know nothing: thousands of games at once, a move of each at a time.

Who guesses does not look at the cards, so all games can be written in a few large arrays: a row for
each game. The rules are those of `timeline_widgets.games.timeline`; what happens seldom (a final
round, a new draw pile) is done game by game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator
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

    A hand, the line and the pile are the first so many entries of a row. Of the line there are, as
    in `Line`, the latest of all earliest moments up to each gap and the earliest of all latest
    moments from each gap on.
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
        self.line = order[:, seats * hand, None].copy()
        self.placed = np.ones(rows, np.int64)
        self.after, self.before = self._bounds(self.line, self.placed)
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
        seat = self.queue[rows, self.turn[rows]]
        held, placed = self.held[rows, seat], self.placed[rows]
        slot = (chance.random(len(rows)) * held).astype(int)
        gap = (chance.random(len(rows)) * (placed + 1)).astype(int)
        card = self.hands[rows, seat, slot]
        fits = self.after[rows, gap] <= self.latest[card]
        fits &= self.before[rows, gap] >= self.earliest[card]
        self.ply[rows] += 1
        self.turn[rows] += 1
        self.last[rows, seat] = self.ply[rows] * cards + card
        self.shown[rows] = np.where(fits, _NOTHING, card)
        self.asked += _counts(card, cards)
        self.right += _counts(card[fits], cards)

        games, seats, slots = rows[fits], seat[fits], slot[fits]
        self.held[games, seats] -= 1
        left = self.held[games, seats]
        self.hands[games, seats, slots] = self.hands[games, seats, left]
        self.out[games[left == 0], seats[left == 0]] = True
        self.went_out[games[left == 0]] += 1
        self._insert(games, card[fits], gap[fits])

        wrong = ~fits
        games, seats, slots = rows[wrong], seat[wrong], slot[wrong]
        self._discard(games, card[wrong])
        in_final = self.final[games]
        self.held[games[in_final], seats[in_final]] = 0  # a final round's card is not replaced
        games, seats, slots = games[~in_final], seats[~in_final], slots[~in_final]
        for game in games[self.drawn[games] == self.pile_size[games]].tolist():
            self._reshuffle(game)
        self.hands[games, seats, slots] = self.pile[games, self.drawn[games]]
        self.drawn[games] += 1

    def _insert(
        self,
        games: Numbers,
        cards: Numbers,
        gaps: Numbers,
    ) -> None:
        """Put cards into the lines."""
        if not len(games):
            return
        width = int(self.placed[games].max()) + 1
        if width > self.line.shape[1]:
            more = np.zeros((len(self.line), width), self.line.dtype)
            self.line = np.hstack([self.line, more])
            self.after = np.hstack([self.after, np.full(more.shape, self.never)])
            self.before = np.hstack([self.before, np.full(more.shape, self.never)])
        places = np.arange(width)
        old = self.line[games, :width]
        new = np.where(places <= gaps[:, None], old, np.roll(old, 1, axis=1))
        new[np.arange(len(games)), gaps] = cards
        self.line[games, :width] = new
        self.placed[games] += 1
        after, before = self._bounds(new, self.placed[games])
        self.after[games, : width + 1] = after
        self.before[games, : width + 1] = before

    def _bounds(self, line: Numbers, placed: Numbers) -> tuple[Numbers, Numbers]:
        """Return for each gap what a card there may not end before, and not begin after."""
        there = np.arange(line.shape[1]) < placed[:, None]
        edge = np.full((len(line), 1), self.never)
        starts = np.where(there, self.earliest[line], self.never)
        ends = np.where(there, self.latest[line], self.never)
        after = np.maximum.accumulate(np.hstack([-edge, starts]), axis=1)
        before = np.minimum.accumulate(np.hstack([ends, edge])[:, ::-1], axis=1)[:, ::-1]
        return after, before

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

    def _draw(self, game: int, seat: int) -> None:
        if self.drawn[game] == self.pile_size[game]:
            self._reshuffle(game)
        self.hands[game, seat, 0] = self.pile[game, self.drawn[game]]
        self.held[game, seat] = 1
        self.drawn[game] += 1

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
        for at in np.flatnonzero(over & goes_on & ~again).tolist():
            goes_on[at] = self._begin_final(int(rows[at]))
        left: Numbers = rows[goes_on]
        return left

    def _begin_final(self, game: int) -> bool:
        """Give each finalist one card, or let them share the win for want of cards."""
        queue = self.queue[game, : self.active[game]].tolist()
        finalists = [seat for seat in queue if self.out[game, seat]] or queue
        losers = [seat for seat in queue if seat not in finalists]
        left = self.pile_size[game] - self.drawn[game] + self.gone[game]
        if left + self.held[game, losers].sum() < len(finalists):
            last = self.last[game, finalists].max(keepdims=True)
            self._end(np.array([game]), last, [tuple(finalists)], ["shared"])
            return False
        for seat in losers:
            for card in self.hands[game, seat, : self.held[game, seat]]:
                self._discard(np.array([game]), card)
            self.held[game, seat] = 0
        self.queue[game, : len(finalists)] = finalists
        self.active[game], self.turn[game] = len(finalists), 0
        self.out[game] = False
        self.went_out[game] = 0
        self.final[game] = True
        self.round[game] += 1
        for seat in finalists:
            self._draw(game, seat)
        return True

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
