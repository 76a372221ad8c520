"""How long a report of many logs takes, beside the fastest bare reader of the same lines.

The reader only parses JSON; the report checks every record against its hash and its chain, folds
games and counts. Printed are seconds on the wall, and the ratio of both in one run.

python tests/benchmarks/report.py [LOGS] [ANSWERS]
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from timeline_widgets.records.record import GENESIS, make_record
from timeline_widgets.report import ClassReport


def write_log(folder: Path, number: int, answers: int) -> None:
    """Write a log of placements, as a long session would leave it."""
    chance = random.Random(number)
    session, lines, prev = f"{number:032x}", [], GENESIS
    seats = [{"name": f"Student {number}", "members": []}]
    start = {"match": f"m{number}", "game": "timeline", "edition": "spain", "seats": seats}
    told: list[tuple[str, dict[str, object]]] = [
        ("session", {"software": "1", "student": f"Student {number}"}),
        ("match", start | {"cardset": {"name": "set", "fingerprint": "f" * 64, "cards": 120}}),
    ]
    for ply in range(answers):
        card, off = chance.randrange(120), chance.choice((0, 0, 0, -40, 90))
        told.append(
            (
                "move",
                {
                    "match": f"m{number}", "ply": ply, "seat": 0, "player": f"Student {number}",
                    "move": {
                        "type": "place", "card": f"card-{card}", "title": f"Event number {card}",
                        "gap": 3, "between": [f"card-{card // 2}", f"card-{card // 3}"],
                    },
                    "answer": {
                        "correct": off == 0, "right_gaps": [3, 3], "points": int(off == 0),
                        "distance_years": off, "places": (off > 0) - (off < 0),
                        "date": str(1000 + card * 8), "year": 1000 + card * 8,
                    },
                    "confidence": "sure", "seconds": 12.345,
                },
            )
        )  # fmt: skip
    for n, (kind, payload) in enumerate(told):
        record = make_record(
            session=session, n=n, prev=prev, kind=kind, at="2026-03-01T09:05:07.250Z",
            payload=payload,
        )  # fmt: skip
        lines.append(record.line)
        prev = record.hash
    (folder / f"student-{number}.jsonl").write_bytes(b"".join(lines))


def fastest_reader(folder: Path) -> tuple[str, float]:
    """Return which bare reader of JSON lines is fastest here, and its seconds."""
    import duckdb
    from pyarrow import json as arrow

    def by_duckdb() -> None:
        duckdb.read_json(f"{folder}/*.jsonl", format="newline_delimited").fetchnumpy()

    def by_arrow() -> None:
        for path in folder.iterdir():
            arrow.read_json(path)

    return min((timed(by_arrow), "pyarrow"), (timed(by_duckdb), "DuckDB"))[::-1]


def timed(work: Callable[[], object]) -> float:
    """Return the seconds on the wall."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def main(logs: int, answers: int) -> None:
    """Print the seconds and the ratio."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(logs):
            write_log(folder, number, answers)
        reader, bare = fastest_reader(folder)
        began = time.perf_counter()
        report = ClassReport.read(folder)
        read = time.perf_counter() - began
        counted = timed(lambda: (report.by_student(), report.by_card(), report.confusions()))
        assert len(report.answers) == logs * answers
    print(  # noqa: T201
        f"{logs} logs of {answers} answers: read {read:.2f} s, counted {counted:.2f} s; "
        f"{reader} alone reads the lines in {bare:.2f} s: {(read + counted) / bare:.1f} times"
    )


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:] or ("30", "500")))
