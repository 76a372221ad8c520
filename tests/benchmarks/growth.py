"""Row 18: what a move costs as everything around it grows.

A move is one of a widget's: the rules, the record of it in the log, and the state that goes to the
browser. Two games that differ in one thing take turns; a factor of n may cost log n.

    python -m tests.benchmarks.growth
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from math import log
from pathlib import Path
from statistics import median

from tests.benchmarks.row import Row, show
from tests.benchmarks.verify import QuickDisk
from timeline_widgets import Card, CardSet, HistoricalDate, TimelineGame
from timeline_widgets.games.placement import Line
from timeline_widgets.games.timeline import Place
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records import ScoreLog

ROUNDS, MOVES = 7, 50


def rows() -> Iterator[Row]:
    """Yield a row for each thing that grows."""
    yield row("cards on the line", 10, 1000, lambda n: game(line=n).play)
    yield row("cards in the set", 100, 100_000, lambda n: game(cards=n).play)
    yield row("seats", 2, 8, lambda n: game(seats=n).play)
    with tempfile.TemporaryDirectory() as folder:
        yield row("records in the log", 10, 100_000, lambda n: written(Path(folder), n).play)


class Playing:
    """A game in which the seat to act is always wrong, so that the line stays as it is."""

    def __init__(self, match: TimelineMatch, play: Callable[[int, Place], object]) -> None:
        self._match = match
        self._play = play

    def play(self) -> None:
        """Make a move."""
        match, state = self._match, self._match.state
        (seat,) = match.game.to_act(state)
        card = state.hands[seat][0]
        first, _ = state.line.right_gaps(match.game.spans[card])
        gap = 0 if first else len(state.line.cards)
        self._play(seat, Place(state.ply, card, gap))


def game(cards: int = 2500, seats: int = 4, line: int = 10) -> Playing:
    """Return a widget with so many cards on its line."""
    shown = TimelineGame(
        years(cards), players=[f"Seat {n}" for n in range(seats)], seed=1, score_folder=None
    )
    match = shown.match
    state, spans = match.state, match.game.spans
    left = len(state.pile) - line + 1
    placed = Line()
    for gap, card in enumerate(
        sorted((state.reference, *state.pile[left:]), key=lambda card: spans[card])
    ):
        placed = placed.insert(card, spans[card], gap)
    match.state = state._replace(line=placed, pile=state.pile[:left])
    return Playing(match, lambda _, move: shown.play(move))


def written(folder: Path, records: int) -> Playing:
    """Return a match whose log already has so many records."""
    score_log = ScoreLog.open(folder, student=f"Ada {records}", disk=QuickDisk())
    for number in range(records):
        score_log.append("note", {"number": number})
    match = TimelineMatch(
        years(1000), [Seat("Ada"), Seat("Ibn")], seed="1", open_log=lambda: score_log
    )
    return Playing(match, match.play)


def years(cards: int) -> CardSet:
    """Return a set of so many years, 10,000 BCE at the latest."""
    return CardSet(
        "years",
        "Years",
        tuple(
            Card(f"card-{n}", f"Event {n}", HistoricalDate.of_year(n - 110_000))
            for n in range(cards)
        ),
    )


def row(what: str, few: int, many: int, made: Callable[[int], Callable[[], None]]) -> Row:
    """Return how a move's time grows from few to many."""
    small, large = made(few), made(many)
    pairs = [(cost(small), cost(large)) for _ in range(ROUNDS + 1)][1:]
    one, other = (median(times) for times in zip(*pairs, strict=True))
    return Row.of(
        18,
        f"A move, {few:,} to {many:,} {what}",
        figure=f"{other:.0f} µs",
        baseline=f"with {few:,}: {one:.0f} µs",
        values=[after / before for before, after in pairs],
        goal=f"≤ {log(many) / log(few):.1f} ×",
    )


def cost(play: Callable[[], None]) -> float:
    """Return the processor's microseconds for a move."""
    began = time.process_time()
    for _ in range(MOVES):
        play()
    return (time.process_time() - began) / MOVES * 1e6


if __name__ == "__main__":
    show(rows())
