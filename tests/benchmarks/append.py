"""How long one durable append takes, beside its peers on the same disk in the same run.

    python tests/benchmarks/append.py [FOLDER] [ROUNDS]

Three take turns: our append; a bare ``os.write`` and ``fdatasync`` of the same bytes; and an insert
of the same bytes into SQLite with its write-ahead log and ``synchronous=FULL``. The ratio of the
medians to the bare write should be at most 1.5, and ours ahead of SQLite. FOLDER should lie
on a real disk: on one in memory there is nothing to wait for.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from timeline_widgets.records import ScoreLog

MOVE = {
    "match": "0f" * 8, "player": "Ada", "ply": 3, "seat": 0, "seconds": 12.345,
    "move": {"type": "place", "card": "battle-of-hastings", "gap": 2},
    "answer": {
        "correct": False, "right_gaps": [4, 4], "points": 0, "distance_years": -312, "places": -2,
    },
}  # fmt: skip


def ours(folder: Path) -> Callable[[], None]:
    """Return an append to a score log."""
    log = ScoreLog.open(folder / "scores", student="Ada")

    def append() -> None:
        if not log.append("move", MOVE).saved:
            raise SystemExit(f"not saved: {log.receipt.reason}")

    return append


def bare(folder: Path, line: bytes) -> Callable[[], None]:
    """Return a write and a sync of the same bytes, and nothing else."""
    file = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append() -> None:
        os.write(file, line)
        os.fdatasync(file)

    return append


def sqlite(folder: Path, line: bytes) -> Callable[[], None]:
    """Return an insert of the same bytes that is as durable."""
    database = sqlite3.connect(folder / "scores.sqlite", isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE records (line BLOB)")

    def append() -> None:
        database.execute("INSERT INTO records VALUES (?)", (line,))

    return append


def main(folder: Path, rounds: int) -> dict[str, float]:
    """Print the medians and the ratios; return the medians in seconds."""
    log = ScoreLog.open(folder / "scores", student="Ada")
    log.append("move", MOVE)
    line = log.bytes().splitlines(keepends=True)[-1]
    peers = {"bare": bare(folder, line), "ours": ours(folder), "sqlite": sqlite(folder, line)}
    times: dict[str, list[float]] = {name: [] for name in peers}
    for number in range(rounds):
        turn = number % len(peers)  # none always comes after the same other
        for name in [*peers][turn:] + [*peers][:turn]:
            began = time.perf_counter()
            peers[name]()
            times[name].append(time.perf_counter() - began)
    medians = {name: statistics.median(taken) for name, taken in times.items()}
    middle = {
        name: [1e6 * part for part in statistics.quantiles(taken, n=4)]
        for name, taken in times.items()
    }
    for name, (low, median, high) in middle.items():
        print(f"{name:<7} {median:6.0f} µs (middle half {low:.0f} to {high:.0f})")
    print(
        f"ours / bare {medians['ours'] / medians['bare']:.2f} (at most 1.5), "
        f"ours / SQLite {medians['ours'] / medians['sqlite']:.2f} (below 1)"
    )
    return medians


if __name__ == "__main__":
    place, count = (*sys.argv[1:], *("", "")[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory(dir=place or None) as name:
        main(Path(name), int(count or 300))
