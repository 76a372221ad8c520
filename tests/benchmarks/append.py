"""How long one durable append takes, against a bare os.write and fdatasync of the same bytes.

    python tests/benchmarks/append.py [FOLDER] [APPENDS]

The two take turns in one run on the same disk; the ratio of the medians should be at most 1.5.
FOLDER should lie on a real disk: on one in memory there is nothing to wait for.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from timeline_widgets.records import ScoreLog

MOVE = {
    "match": "0f" * 8, "player": "Ada", "ply": 3, "seat": 0, "seconds": 12.345,
    "move": {"type": "place", "card": "battle-of-hastings", "gap": 2},
    "answer": {
        "correct": False, "right_gaps": [4, 4], "points": 0, "distance_years": -312, "places": -2,
    },
}  # fmt: skip


def main(folder: Path, appends: int) -> float:
    """Print both medians and return their ratio."""
    log = ScoreLog.open(folder / "scores", student="Ada")
    log.append("move", MOVE)
    line = log.bytes().splitlines(keepends=True)[-1]
    bare = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    ours, theirs = [], []
    for _ in range(appends):
        began = time.perf_counter()
        os.write(bare, line)
        os.fdatasync(bare)
        theirs.append(time.perf_counter() - began)
        began = time.perf_counter()
        saved = log.append("move", MOVE).saved
        ours.append(time.perf_counter() - began)
        if not saved:
            raise SystemExit(f"not saved: {log.receipt.reason}")
    os.close(bare)
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(  # noqa: T201
        f"append {1e6 * statistics.median(ours):.0f} µs, "
        f"bare write and fdatasync {1e6 * statistics.median(theirs):.0f} µs, ratio {ratio:.2f}"
    )
    return ratio


if __name__ == "__main__":
    place, count = (*sys.argv[1:], *("", "")[len(sys.argv) - 1 :])
    with tempfile.TemporaryDirectory(dir=place or None) as name:
        main(Path(name), int(count or 300))
