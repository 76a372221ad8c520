"""Row 3: what a move costs in instructions, counted by callgrind and so the same on every run.

Games by chance through the public rules are played in two runs, of one game and of some more; the
difference leaves out what starting Python takes. Python has to be the one that is measured: builds
differ by a fifth.

    python -m tests.benchmarks.instructions
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

from tests.benchmarks.row import Row, show

MOST = 50_000
GAMES = 12


def rows() -> Iterator[Row]:
    """Yield the row."""
    count = each()
    goal = f"≤ {MOST:,} instructions"
    yield Row.of(3, "A move of Timeline", figure=f"{count:,.0f}", values=[count], goal=goal)


def each() -> float:
    """Return the instructions of a move, its share of the deal included."""
    few, many = counted(1), counted(1 + GAMES)
    return (many[0] - few[0]) / (many[1] - few[1])


def counted(games: int) -> tuple[int, int]:
    """Return the instructions of so many games, Python's start included, and their moves."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise FileNotFoundError("valgrind is not installed: apt-get install valgrind")
    run = subprocess.run(
        [
            *(valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"),
            *(sys.executable, "-m", "tests.benchmarks.random_play", "classic", str(games), "1"),
        ],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if found is None:
        raise ValueError(f"callgrind counted nothing:\n{run.stderr}")
    return int(found[1]), json.loads(run.stdout)["moves"]


if __name__ == "__main__":
    show(rows())
