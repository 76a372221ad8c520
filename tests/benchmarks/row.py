"""One row of the table in docs/benchmarks.md, and how a script hands its rows over.

A script has a function ``rows()`` that yields them, and ends with ``show(rows())``. Run alone it
prints them to be read; ``python -m tests.benchmarks`` runs every script in a process of its own and
puts their rows together.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, and whether it is good enough.

    Parameters
    ----------
    number : int
        The row's number in the table.
    what : str
        What was measured.
    figure : str
        What this package does, with its unit.
    baseline : str
        Who did the same in the same run, and how; empty if nobody.
    ratio : float or None
        Of the two, as the goal wants it.
    goal : str
        Begins with ≤ or ≥ and a number, as in ``"≥ 1.5 ×"``.
    spread : float or None
        How far the middle half of the rounds lies apart, as a share of the median.
    met : bool
        Whether the goal was reached.
    """

    number: int
    what: str
    figure: str
    baseline: str
    ratio: float | None
    goal: str
    spread: float | None
    met: bool

    @classmethod
    def of(
        cls,
        number: int,
        what: str,
        *,
        figure: str,
        values: Sequence[float],
        goal: str,
        baseline: str = "",
    ) -> Row:
        """Return the row of some rounds.

        Parameters
        ----------
        values : sequence of float
            What the goal is about, of each round: ratios to the baseline, or the figure itself
            where there is no baseline. The median is held against the goal.
        """
        middle = median(values)
        spread = None
        if len(values) > 2:
            lower, _, upper = quantiles(values, n=4, method="inclusive")
            spread = (upper - lower) / middle if middle else 0.0
        ratio = middle if baseline else None
        return cls(number, what, figure, baseline, ratio, goal, spread, meets(goal, middle))


def meets(goal: str, value: float) -> bool:
    """Whether a value reaches a goal.

    Examples
    --------
    >>> meets("≥ 1.5 ×", 1.6), meets("≤ 50,000", 50_001.0)
    (True, False)
    """
    found = re.match(r"([≤≥]) ([\d,.]+)", goal)
    if not found:
        raise ValueError(f"A goal begins with ≤ or ≥ and a number; not {goal!r}.")
    bound = float(found[2].replace(",", ""))
    return value <= bound if found[1] == "≤" else value >= bound


def show(rows: Iterable[Row]) -> None:
    """Print rows: to be read, or with ``--json`` one in a line for the whole table."""
    for row in rows:
        if "--json" in sys.argv[1:]:
            print(json.dumps(asdict(row), ensure_ascii=False), flush=True)
            continue
        beside = f"; {row.baseline}; ratio {row.ratio:.2f}" if row.ratio is not None else ""
        spread = "" if row.spread is None else f" (± {row.spread / 2:.0%})"
        print(
            f"{row.number}. {row.what}: {row.figure}{beside}{spread}; "
            f"goal {row.goal}: {'met' if row.met else 'missed'}",
            flush=True,
        )
