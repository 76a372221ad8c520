"""How long it takes to check 10,000 records: chain and replay.

python -m tests.benchmarks.verify
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import TypeVar

from tests.benchmarks.row import Row, show
from timeline_widgets.loading import shipped_cardset
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records import ScoreLog, read_logs
from timeline_widgets.records.disk import Disk
from timeline_widgets.records.verifying import verify

Result = TypeVar("Result")

RECORDS, ROUNDS = 10_000, 3


class QuickDisk(Disk):
    """Does not wait for the disk: only the reading is timed here."""

    def sync(self, file: int) -> None:
        pass


def write_logs(folder: Path, records: int) -> None:
    """Play games of two, thirty or so moves each, five to a log, until there are enough."""
    cards = shipped_cardset("world-history")
    written = 0
    while written < records:
        log = ScoreLog.open(folder, student="Ada", disk=QuickDisk())
        for game in range(5):
            match = TimelineMatch(
                cards,
                [Seat("Ada"), Seat("Ben")],
                seed=f"{written} {game}",
                open_log=lambda log=log: log,  # type: ignore[misc]
            )
            while match.outcome is None and match.state.ply < 60:
                (seat,) = match.game.to_act(match.state)
                moves = match.legal_moves()
                match.play(seat, moves[match.state.ply * 7 % len(moves)])
        written += log.bytes().count(b"\n")


def rows() -> Iterator[Row]:
    """Check the same logs a few times; the first time, when all is read in, does not count."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_logs(folder, RECORDS)
        files = sorted(folder.iterdir())
        chain = [seconds(lambda: read_logs(files))[0] for _ in range(ROUNDS)]
        both = [seconds(lambda: verify(folder)) for _ in range(ROUNDS + 1)][1:]
    checked = both[0][1]
    if checked.problems or checked.replayed != checked.matches:
        raise SystemExit(checked.in_words())
    whole = median(taken for taken, _ in both)
    yield Row.of(
        14,
        f"Checking {checked.records:,} records of {checked.matches} games, chain and replay",
        figure=f"{whole:.2f} s ({median(chain):.2f} s of it the chain)",
        values=[taken for taken, _ in both],
        goal="≤ 2 s",
    )


def seconds(work: Callable[[], Result]) -> tuple[float, Result]:
    """Return the seconds on the wall, and what came of it."""
    began = time.perf_counter()
    result = work()
    return time.perf_counter() - began, result


if __name__ == "__main__":
    show(rows())
