"""Row 12: how many dates are read in a second, beside other libraries on the same texts.

    python -m tests.benchmarks.dates [ORACLE.csv]

Speed without sense is no use: each library is also asked how many of the texts it understands, and
only one that understands as many has to be left behind.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median

from tests.benchmarks.peers import install
from tests.benchmarks.row import Row, show

REPOSITORY = Path(__file__).resolve().parents[2]
ORACLE = REPOSITORY.parent / "shared" / "cases" / "dates.csv"
ROUNDS = 5


def rows(oracle: Path = ORACLE) -> Iterator[Row]:
    """Yield the rows."""
    install.install()
    told = json.loads(
        install.python_peer("date_readers.py", str(oracle), str(ROUNDS), path=str(REPOSITORY))
    )
    ours = told.pop("timeline_widgets")
    what, figure = "Dates", f"{median(ours['rates']):,.0f}/s, understood {ours['understood']:.0%}"
    yield Row.of(12, what, figure=figure, values=ours["rates"], goal="≥ 30,000/s")
    for name, theirs in told.items():
        row = Row.of(
            12,
            what,
            figure=figure,
            baseline=f"{name}: {median(theirs['rates']):,.0f}/s, {theirs['understood']:.0%}",
            values=[mine / its for mine, its in zip(ours["rates"], theirs["rates"], strict=True)],
            goal="≥ 1 × if it understands as many",
        )
        yield replace(row, met=row.met or theirs["understood"] < ours["understood"])


if __name__ == "__main__":
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    show(rows(*map(Path, given)))
