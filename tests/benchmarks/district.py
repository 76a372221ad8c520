"""Row 16: a report of 100 million answers in Parquet files, beside Dask.

    python -m tests.benchmarks.district [ANSWERS]

The answers are made by DuckDB. The report counts them by student and by card, with medians, and
finds what is mixed up; Dask, with as many threads as there are cores, counts the same. It is
stopped once it has taken as long as the goal asks for.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.peers import install
from tests.benchmarks.row import Row, show

ANSWERS, FILES = 100_000_000, 10
STUDENTS, CARDS = 20_000, 110
FASTER = 5
PATIENCE = 220  # seconds for Dask at most, for the suite to end in time
MADE = """
    COPY (
        SELECT
            'Student ' || (n // 5000) AS student, '' AS team,
            'session' || (n // 5000) AS session, 'match' || (n // 50) AS match,
            (n % 50)::INTEGER AS ply, 'timeline' AS game, 'spain' AS variant,
            'years' AS cardset, 'f' AS fingerprint,
            'card-' || c AS card, 'Event ' || c AS title, (1000 + 9 * c)::VARCHAR AS date,
            (1000 + 9 * c)::INTEGER AS year, '3' AS answer, '3' AS right_answer,
            'card-' || (c * 7 % {cards}) AS after, 'card-' || (c * 3 % {cards}) AS before,
            off = 0 AS correct, (off = 0)::INTEGER AS points, off::INTEGER AS years_off,
            sign(off)::INTEGER AS places_off, 'sure' AS confidence, 0 AS hints,
            (n % 300) / 10 AS seconds, '2026-03-02T09:05:07.250Z' AS at
        FROM (
            SELECT n, hash(n) % {cards} AS c,
                CASE WHEN hash(n + 7) % 3 = 0 THEN (hash(n + 9) % 200)::INTEGER - 100 ELSE 0 END AS off
            FROM range({first}, {last}) AS made(n)
        )
    ) TO '{file}' (FORMAT parquet)
"""  # noqa: E501


def write(folder: Path, answers: int) -> None:
    """Write so many answers."""
    import duckdb

    size = answers // FILES
    for number in range(FILES):
        first, file = number * size, folder / f"answers-{number}.parquet"
        duckdb.sql(MADE.format(cards=CARDS, first=first, last=first + size, file=file))


def count(pattern: str) -> None:
    """Make a report, and print what it took."""
    from timeline_widgets.report import ClassReport

    began = time.perf_counter()
    report = ClassReport.of_parquet(pattern)
    counted = int(report.by_student()["answers"].sum())
    report.by_card(), report.confusions()
    seconds = time.perf_counter() - began
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"answers": counted, "seconds": seconds, "megabytes": megabytes}))


def rows(answers: int = ANSWERS) -> Iterator[Row]:
    """Yield the rows."""
    install.install()
    with tempfile.TemporaryDirectory() as name:
        write(Path(name), answers)
        pattern = f"{name}/*.parquet"
        run = [sys.executable, "-m", "tests.benchmarks.district", "count", pattern]
        ours = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
        if ours["answers"] != answers:
            raise SystemExit(f"{ours['answers']:,} of {answers:,} answers were counted")
        limit = min(1.1 * FASTER * ours["seconds"], PATIENCE)
        try:
            told = json.loads(install.python_peer("dask_counts.py", pattern, seconds=limit))
            beside, theirs = f"Dask: {told['seconds']:.0f} s", told["seconds"]
        except subprocess.TimeoutExpired:
            beside, theirs = f"Dask: stopped after {limit:.0f} s", limit
    what = f"Report of {answers:,} answers"
    yield Row.of(
        16,
        what,
        figure=f"{ours['seconds']:.0f} s",
        baseline=beside,
        values=[theirs / ours["seconds"]],
        goal=f"≥ {FASTER} ×",
    )
    megabytes = ours["megabytes"]
    yield Row.of(
        16, what, figure=f"{megabytes:.0f} MB", values=[megabytes], goal="≤ 500 MB of memory"
    )


if __name__ == "__main__":
    match [argument for argument in sys.argv[1:] if argument != "--json"]:
        case ["count", pattern]:
            count(pattern)
        case numbers:
            show(rows(*map(int, numbers)))
