"""Rows 1 and 4: whole games by chance, beside the same games written for other frameworks.

Every round runs each of them once, in a process of its own, and takes the processor's time.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator

from tests.benchmarks.peers import install
from tests.benchmarks.row import Row, show

ROUNDS = 7
Run = Callable[[int], str]


def ours(what: str, games: int) -> Run:
    """Return what runs our own games, given the round."""
    command = [sys.executable, "-m", "tests.benchmarks.random_play", what, str(games)]
    return lambda seed: (
        subprocess.run([*command, str(seed)], capture_output=True, text=True, check=True).stdout
    )


def rates(runs: dict[str, Run], of: str, rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Return how many moves or games a second each played, round by round in turn."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for seed in range(rounds):
        for name, run in runs.items():
            told = json.loads(run(seed))
            found[name].append(told[of] / told["seconds"])
    return found


def compared(
    number: int, what: str, unit: str, found: dict[str, list[float]], goals: dict[str, str]
) -> Iterator[Row]:
    """Yield a row for each peer."""
    (_, mine), *peers = found.items()
    for name, theirs in peers:
        yield Row.of(
            number,
            what,
            figure=f"{sorted(mine)[len(mine) // 2]:,.0f} {unit}",
            baseline=f"{name}: {sorted(theirs)[len(theirs) // 2]:,.0f} {unit}",
            values=[one / other for one, other in zip(mine, theirs, strict=True)],
            goal=goals[name],
        )


def rows() -> Iterator[Row]:
    """Yield the rows."""
    install.install()
    python, node = install.python_peer, install.node_peer
    classic: dict[str, Run] = {
        "ours": ours("classic", 300),
        "OpenSpiel, Python game": lambda seed: python(
            "run.py", "open_spiel", "time", "300", str(seed)
        ),
        "PettingZoo, AEC": lambda seed: python("run.py", "pettingzoo", "time", "150", str(seed)),
        "boardgame.io": lambda seed: node("boardgame.mjs", "time", "150"),  # noqa: ARG005
    }
    goals = dict(zip(list(classic)[1:], ["≥ 1.5 ×", "≥ 7 ×", "≥ 25 ×"], strict=True))
    yield from compared(1, "Timeline by chance", "moves/s", rates(classic, "moves"), goals)
    races: dict[str, Run] = {
        "ours": ours("challenge", 100),
        "PettingZoo, AEC": lambda seed: python("pettingzoo_challenge.py", "time", "50", str(seed)),
    }
    found = rates(races, "games")
    yield from compared(4, "Challenge by chance", "games/s", found, {"PettingZoo, AEC": "≥ 7 ×"})


if __name__ == "__main__":
    show(rows())
