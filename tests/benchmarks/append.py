"""How long one durable append takes, beside its peers on the same disk in the same run.

    python -m tests.benchmarks.append

Three take turns: our append; a bare ``os.write`` and ``fdatasync`` of the same bytes; and an insert
of the same bytes into SQLite with its write-ahead log and ``synchronous=FULL``.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from tests.benchmarks.row import Row, show
from timeline_widgets.records import ScoreLog

ROUNDS, APPENDS = 12, 60

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


def rows() -> Iterator[Row]:
    """Measure the medians of many small rounds, in which the three take turns."""
    # Beside the sources and not in a temporary folder, which may be one in memory.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
        folder = Path(name)
        log = ScoreLog.open(folder / "scores", student="Ada")
        log.append("move", MOVE)
        line = log.bytes().splitlines(keepends=True)[-1]
        peers = {"bare": bare(folder, line), "ours": ours(folder), "sqlite": sqlite(folder, line)}
        rounds = [medians(peers) for _ in range(ROUNDS)]
    here = f"{1e6 * statistics.median(taken['ours'] for taken in rounds):.0f} µs"
    for peer, what, goal in (
        ("bare", "os.write and os.fdatasync", "≤ 1.5 ×"),
        ("sqlite", "SQLite, WAL, synchronous=FULL", "≤ 1 ×"),
    ):
        beside = f"{1e6 * statistics.median(taken[peer] for taken in rounds):.0f} µs"
        yield Row.of(
            13,
            f"Durable append of {len(line)} bytes",
            figure=here,
            baseline=f"{what}: {beside}",
            values=[taken["ours"] / taken[peer] for taken in rounds],
            goal=goal,
        )


def medians(peers: Mapping[str, Callable[[], None]]) -> dict[str, float]:
    """Return the median seconds of each, when they take turns."""
    times: dict[str, list[float]] = {name: [] for name in peers}
    for number in range(APPENDS):
        turn = number % len(peers)  # none always comes after the same other
        for name in [*peers][turn:] + [*peers][:turn]:
            began = time.perf_counter()
            peers[name]()
            times[name].append(time.perf_counter() - began)
    return {name: statistics.median(taken) for name, taken in times.items()}


if __name__ == "__main__":
    show(rows())
