"""How long it takes to check 10,000 records: chain and replay. Should be under 2 seconds.

Both the time on the wall and the time of the processor are printed: on a machine with other work
to do only the second one tells.

python tests/benchmarks/verify.py [RECORDS]
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from timeline_widgets.loading import shipped_cardset
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records import ScoreLog, read_logs
from timeline_widgets.records.disk import Disk
from timeline_widgets.records.verifying import verify

Result = TypeVar("Result")


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


def timed(work: Callable[[], Result]) -> tuple[float, float, Result]:
    """Return the seconds on the wall, those of the processor, and what came of it."""
    wall, processor = time.perf_counter(), time.process_time()
    result = work()
    return time.perf_counter() - wall, time.process_time() - processor, result


def main(records: int) -> float:
    """Print and return the seconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_logs(folder, records)
        chain, chain_cpu, _ = timed(lambda: read_logs(sorted(folder.iterdir())))
        both, both_cpu, verification = timed(lambda: verify(folder))
    if verification.problems or verification.replayed != verification.matches:
        raise SystemExit(str(verification))
    print(  # noqa: T201
        f"{verification.records} records of {verification.matches} games: "
        f"chain {chain:.2f} s (processor {chain_cpu:.2f} s), "
        f"chain and replay {both:.2f} s (processor {both_cpu:.2f} s)"
    )
    return both


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
