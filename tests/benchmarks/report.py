"""Row 15: a report of 1,000 logs, beside readers of the same lines that only parse JSON.

    python -m tests.benchmarks.report [LOGS]

The report checks every record against its hash and its chain, finds out who sat where, and counts;
one log of a hundred is damaged, and left out for polars and DuckDB, which would give up at it. All
take turns; seconds on the wall, since some use all cores.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from tests.benchmarks.peers import install
from tests.benchmarks.row import Row, show
from timeline_widgets.records.record import GENESIS, make_record
from timeline_widgets.report import ClassReport

LOGS, ANSWERS, ROUNDS = 1000, 500, 3


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
    for path in folder.rglob("*.jsonl"):
        with path.open("rb") as file:
            for line in file:
                with contextlib.suppress(ValueError):
                    json.loads(line)


def by_report(folder: Path) -> None:
    """Read and count."""
    report = ClassReport.read(folder)
    report.overview(), report.by_student(), report.by_card(), report.confusions()


def by_polars(folder: Path) -> float:
    """Return the seconds that polars needs to parse all sound logs."""
    told = install.python_peer("polars_lines.py", f"{folder}/sound/*.jsonl")
    return float(json.loads(told)["seconds"])


def by_duckdb(folder: Path) -> None:
    """Parse all sound logs into a table in memory."""
    import duckdb

    with duckdb.connect() as database:
        lines = database.read_json(f"{folder}/sound/*.jsonl", format="newline_delimited")
        lines.create("told")


def timed(work: Callable[[Path], object]) -> Callable[[Path], float]:
    """Return what tells the seconds on the wall."""

    def seconds(folder: Path) -> float:
        began = time.perf_counter()
        work(folder)
        return time.perf_counter() - began

    return seconds


READERS: dict[str, Callable[[Path], float]] = {
    "class report": timed(by_report),
    "json, line by line": timed(line_by_line),
    "polars": by_polars,
    "DuckDB": timed(by_duckdb),
}


def rows(logs: int = LOGS) -> Iterator[Row]:
    """Yield the rows."""
    install.install()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(logs):
            damaged = number % 100 == 0
            place = folder / ("damaged" if damaged else "sound")
            place.mkdir(exist_ok=True)
            write_log(place, number, ANSWERS, damaged=damaged)
        by_report(folder)  # what is imported once is not timed
        rounds = [
            {reader: seconds(folder) for reader, seconds in READERS.items()} for _ in range(ROUNDS)
        ]
    ours, *others = ([each[reader] for each in rounds] for reader in READERS)
    goals = ("≤ 1.2 ×", "≤ 2 ×", "≤ 2 ×")
    for reader, theirs, goal in zip(list(READERS)[1:], others, goals, strict=True):
        yield Row.of(
            15,
            f"Report of {logs:,} logs × {ANSWERS} answers",
            figure=f"{median(ours):.1f} s",
            baseline=f"{reader}: {median(theirs):.1f} s",
            values=[mine / other for mine, other in zip(ours, theirs, strict=True)],
            goal=goal,
        )


if __name__ == "__main__":
    show(rows(*[int(number) for number in sys.argv[1:] if number.isdigit()]))
