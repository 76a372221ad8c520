"""Measures this package beside its peers: all rows of docs/benchmarks.md, in under 15 minutes.

    python -m tests.benchmarks            measures everything and writes the table
    python -m tests.benchmarks 1 3        measures some rows and prints them

Every script runs in a process of its own, one after the other, with a limit of its own. A row that
could not be measured stands in the table with the reason.
"""

from __future__ import annotations

import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from tests.benchmarks.peers import install
from tests.benchmarks.row import Row

REPOSITORY = Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "docs" / "benchmarks.md"
_TABLE = re.compile(r"(?<=<!-- measured -->\n).*?(?=<!-- end -->)", re.DOTALL)


class Script(NamedTuple):
    """A script of this folder.

    Parameters
    ----------
    name : str
        The module.
    seconds : int
        When it is stopped.
    rows : mapping of int to str
        What it measures, by the numbers of the rows.
    """

    name: str
    seconds: int
    rows: Mapping[int, str]


SCRIPTS = (
    Script("engine", 80, {1: "Timeline by chance", 4: "Challenge by chance"}),
    Script("many", 30, {2: "10,000 games at once"}),
    Script("instructions", 40, {3: "A move of Timeline"}),
    Script("clicks", 200, {5: "Click → verdict painted"}),
    Script("traffic", 80, {6: "Bytes for a move"}),
    Script("first_paint", 60, {7: "First paint"}),
    Script("kernel_weight", 80, {8: "Import", 17: "Memory after a Challenge"}),
    Script("bundles", 10, {9: "Bundles"}),
    Script("loading", 100, {10: "10,000 rows", 11: "10,000 rows of xlsx"}),
    Script("dates", 40, {12: "Dates"}),
    Script("append", 40, {13: "Durable append"}),
    Script("verify", 40, {14: "Checking 10,000 records"}),
    Script("report", 120, {15: "Report of 1,000 logs"}),
    Script("growth", 40, {18: "A move as things grow"}),
    Script("district", 330, {16: "Report of 100 million answers"}),
)
_SECONDS = 15 * 60 - 20  # for all; who comes last may have less than its own


def measured(script: Script, left: float = _SECONDS) -> Iterator[Row]:
    """Run a script and yield its rows; those that it does not tell, with the reason.

    It is stopped after its own seconds, or after those that are left for it.
    """
    seconds = min(script.seconds, left)
    command = [sys.executable, "-m", f"tests.benchmarks.{script.name}", "--json"]
    run = subprocess.Popen(
        command,
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        told, complaint = run.communicate(timeout=max(0, seconds))
        why = (complaint.strip().splitlines() or ["it told nothing"])[-1]
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)
        told, _ = run.communicate()
        why = f"stopped after {seconds:.0f} s"
    rows = [Row(**json.loads(line)) for line in told.splitlines() if line.startswith("{")]
    yield from rows
    missing = dict(script.rows)
    for row in rows if run.returncode == 0 else rows[:-1]:  # of the last there may be more to tell
        missing.pop(row.number, None)
    for number, what in missing.items():
        yield Row(number, what, f"not measured: {why}", "", None, "", None, met=False)


def check_peers() -> None:
    """Refuse to measure beside peers that play by other rules."""
    test = Path(__file__).with_name("test_peers.py")
    checked = subprocess.run([sys.executable, "-m", "pytest", "-q", str(test)], cwd=REPOSITORY)
    if checked.returncode:
        raise SystemExit("The peers do not play the same games.")


def table(rows: Iterable[Row]) -> str:
    """Return the rows as Markdown."""
    lines = [
        "| # | what | here | beside it | ratio | goal | spread | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in sorted(rows, key=lambda row: row.number):
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        spread = "" if row.spread is None else f"{row.spread:.0%}"
        met = "met" if row.met else "**missed**"
        cells = (str(row.number), row.what, row.figure, row.baseline, ratio, row.goal, spread, met)
        lines.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return "\n".join(lines)


def main(wanted: set[int]) -> None:
    """Measure the rows that are wanted; if that is all of them, write the page."""
    install.install()
    began = time.monotonic()
    check_peers()
    rows: list[Row] = []
    for script in SCRIPTS:
        if not wanted or wanted & set(script.rows):
            print(f"{script.name} …", file=sys.stderr, flush=True)
            rows += measured(script, began + _SECONDS - time.monotonic())
    if wanted:
        print(table(row for row in rows if row.number in wanted))
        return
    minutes = (time.monotonic() - began) / 60
    missed = sum(not row.met for row in rows)
    head = (
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores, {minutes:.0f} minutes: "
        f"{len(rows) - missed} of {len(rows)} goals met.\n\n"
    )
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(_TABLE.sub(lambda _: f"{head}{table(rows)}\n", page), encoding="utf-8")
    print(head + table(rows))


if __name__ == "__main__":
    main({int(number) for number in sys.argv[1:]})
