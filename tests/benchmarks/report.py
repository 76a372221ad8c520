"""How long a report of many logs takes, beside readers of the same lines that only parse JSON.

The report checks every record against its hash and its chain, finds out who sat where, and counts;
some of the logs may be damaged. Printed are the medians of several rounds in which all take turns,
and how many times as long the report took.

python tests/benchmarks/report.py [LOGS] [ANSWERS] [DAMAGED]
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median

import duckdb
from pyarrow import json as arrow

from timeline_widgets.records.record import GENESIS, make_record
from timeline_widgets.report import ClassReport

ROUNDS = 3


def write_log(folder: Path, number: int, answers: int, *, damaged: bool) -> None:
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
                        "gap": chance.randrange(9),
                        "between": [f"card-{card // 2}", f"card-{card // 3}"],
                    },
                    "answer": {
                        "correct": off == 0, "right_gaps": [3, 3], "points": int(off == 0),
                        "distance_years": off, "places": (off > 0) - (off < 0),
                        "date": str(1000 + card * 8), "year": 1000 + card * 8,
                    },
                    "confidence": "sure", "seconds": round(chance.uniform(2, 60), 3),
                },
            )
        )  # fmt: skip
    for n, (kind, payload) in enumerate(told):
        at = f"2026-03-{1 + number % 28:02}T{n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}.250Z"
        record = make_record(session=session, n=n, prev=prev, kind=kind, at=at, payload=payload)
        lines.append(record.line)
        prev = record.hash
    if damaged:
        lines[answers // 2] = lines[answers // 2][:100] + b"\n"
    (folder / f"student-{number}.jsonl").write_bytes(b"".join(lines))


def line_by_line(folder: Path) -> None:
    """Parse each line with the standard library, and keep nothing."""
    for path in folder.iterdir():
        with path.open("rb") as file:
            for line in file:
                with contextlib.suppress(ValueError):
                    json.loads(line)


def by_report(folder: Path) -> None:
    """Read and count."""
    report = ClassReport.read(folder)
    report.overview(), report.by_student(), report.by_card(), report.confusions()


READERS: dict[str, Callable[[Path], object]] = {
    "json, line by line": line_by_line,
    "polars": lambda folder: (
        import_module("polars").scan_ndjson(folder / "*.jsonl", ignore_errors=True).collect()
    ),
    "pyarrow": lambda folder: [arrow.read_json(path) for path in folder.iterdir()],
    "DuckDB": lambda folder: duckdb.read_json(
        f"{folder}/*.jsonl", format="newline_delimited", ignore_errors=True
    ).to_arrow_table(),
    "class report": by_report,
}


def timed(work: Callable[[Path], object], folder: Path) -> float:
    """Return the seconds on the wall; infinitely many if the work cannot be done."""
    began = time.perf_counter()
    try:
        work(folder)
    except Exception as problem:  # a reader that is not installed, or gives up at a damaged line
        print(str(problem).splitlines()[0])
        return float("inf")
    return time.perf_counter() - began


def main(logs: int, answers: int, damaged: int) -> None:
    """Print the seconds and the ratios."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(logs):
            write_log(folder, number, answers, damaged=number < damaged)
        by_report(folder)  # what is imported once is not timed
        rounds = [
            {reader: timed(work, folder) for reader, work in READERS.items()} for _ in range(ROUNDS)
        ]
    seconds = {reader: median(one[reader] for one in rounds) for reader in READERS}
    ours = seconds["class report"]
    print(f"{logs} logs of {answers} answers, {damaged} of them damaged")
    for reader, took in seconds.items():
        spread = [one[reader] for one in rounds]
        print(
            f"{reader:20} {took:6.2f} s ({min(spread):.2f} to {max(spread):.2f}); "
            f"the report takes {ours / took:.2f} times as long"
        )


if __name__ == "__main__":
    main(*[int(number) for number in sys.argv[1:]] or (30, 500, 0))
