"""Row 2: many games at once, beside our own engine one at a time and games written in C++.

OpenSpiel's *Crazy Eights* and *Go Fish* are C++ under a Python interface. They are other games, so
what is compared is a move: one by a player, chance not counted, though its time is.

    python -m tests.benchmarks.many GAMES SEED

prints the moves and the seconds of our own. `python -m tests.benchmarks.many` measures the row.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator

from tests.benchmarks.engine import Run, compared, ours, rates
from tests.benchmarks.peers import install
from tests.benchmarks.random_play import YEARS
from tests.benchmarks.row import Row, show
from timeline_widgets import Card, CardSet, HistoricalDate, simulate

GAMES = 10_000
_CARDS = CardSet(
    "years",
    "Years",
    tuple(Card(f"card-{year}", f"Event of {year}", HistoricalDate.of_year(year)) for year in YEARS),
)


def rows() -> Iterator[Row]:
    """Yield the rows."""
    install.install()
    many = [sys.executable, "-m", "tests.benchmarks.many"]
    runs: dict[str, Run] = {
        "simulate": lambda seed: (
            subprocess.run(
                [*many, str(GAMES), str(seed)], capture_output=True, text=True, check=True
            ).stdout
        ),
        "our engine, one at a time": ours("classic", 300),
        "OpenSpiel, crazy_eights in C++": lambda seed: install.python_peer(
            "cards_in_cpp.py", "crazy_eights(players=4)", "120", str(seed)
        ),
        "OpenSpiel, go_fish in C++": lambda seed: install.python_peer(
            "cards_in_cpp.py", "go_fish", "120", str(seed)
        ),
    }
    goals = dict(zip(list(runs)[1:], ["≥ 5 ×", "≥ 4 ×", "≥ 4 ×"], strict=True))
    yield from compared(2, f"{GAMES:,} games at once", "moves/s", rates(runs, "moves"), goals)


def main(games: int, seed: str) -> None:
    """Let players who guess play, and print what it took."""
    simulate(_CARDS, players=4, hand=4, games=100, skill="guess", progress=False)  # imports numpy
    began = time.process_time()
    played = simulate(
        _CARDS, players=4, hand=4, games=games, skill="guess", seed=seed, progress=False
    ).played
    seconds = time.process_time() - began
    print(json.dumps({"moves": sum(game.turns for game in played), "seconds": seconds}))


if __name__ == "__main__":
    if len(sys.argv) == 3:
        main(int(sys.argv[1]), sys.argv[2])
    else:
        show(rows())
