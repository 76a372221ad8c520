"""How many dates are read in a second, beside dateutil and dateparser in the same run.

    python tests/benchmarks/dates.py [ORACLE.csv]

The texts are those of the shared oracle, all distinct and read without any cache; the line "read
once" is for a column in which each stands ten times and distinct texts are read once, as the loader
does. The processor's time is taken, the best of some rounds, because a machine with other work to
do tells little on the wall. Speed without sense is no use, so the table also counts the answers in
the right year, in a wrong one, and answers to what is no date. Aims: 30,000 texts a second, and 30
ms for the import over a bare interpreter.
"""

from __future__ import annotations

import csv
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dateparser
from dateutil import parser as dateutil_parser

from timeline_widgets.dates import HistoricalDate

ORACLE = Path(__file__).resolve().parents[3] / "shared" / "cases" / "dates.csv"
ROUNDS = 7
Read = Callable[[str, str | None], Any]


def answer(read: Read, text: str, reading: str | None) -> Any:
    """What a parser says, or None where it refuses in whichever way it has."""
    try:
        return read(text, reading)
    except (ValueError, OverflowError, TypeError):
        return None


def rate(read: Read, texts: list[tuple[str, str | None]], rounds: int = ROUNDS) -> float:
    """Texts in a second of the processor's time, in the best of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        begun = time.process_time()
        for text, reading in texts:
            answer(read, text, reading)
        best = min(best, time.process_time() - begun)
    return len(texts) / best


def sense(read: Read, rows: list[dict[str, str]]) -> Counter[str]:
    """How many answers begin in the right year."""
    counts: Counter[str] = Counter()
    for row in rows:
        found = answer(read, row["text"], row["hint"] or None)
        first = found.earliest if isinstance(found, HistoricalDate) else found
        year = first[0] if isinstance(first, tuple) else getattr(first, "year", None)
        if found is None:
            counts["refused, rightly" if "refuse" in row["expect"] else "refused, wrongly"] += 1
        elif row["expect"] == "refuse":
            counts["answered though no date"] += 1
        else:
            starts = [row["earliest"], *filter(None, row["also_ok"].split(" | "))]
            years = {start.rsplit("/", 1)[0].split("/")[0] for start in starts}
            right = any(_year(start) == year for start in years) or row["match"] == "within"
            counts["right year" if right else "wrong year"] += 1
    return counts


def _year(day: str) -> int | None:
    if day == "..":
        return None
    return int(day.lstrip("-").split("-")[0]) * (-1 if day[0] == "-" else 1)


def import_milliseconds(module: str) -> float:
    """What importing a module costs over a bare interpreter, in the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS * 2):
        run = [sys.executable, "-X", "importtime", "-c", f"import {module}"]
        result = subprocess.run(run, capture_output=True, text=True, check=True)
        best = min(best, int(result.stderr.splitlines()[-1].split("|")[1]) / 1000)
    return best


def main() -> None:
    """Print the table."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else ORACLE
    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    texts = list(dict.fromkeys((row["text"], row["hint"] or None) for row in rows))
    readers: dict[str, Read] = {
        "timeline_widgets": HistoricalDate.parse,  # type: ignore[dict-item]
        "dateutil": lambda text, _: dateutil_parser.parse(text),
        "dateparser": lambda text, _: dateparser.parse(text),
    }
    print(f"{len(texts)} distinct texts")
    for name, read in readers.items():
        answer(read, "1 May 1886", None)  # whatever is loaded at the first call
        speed = rate(read, texts, 1 if name == "dateparser" else ROUNDS)
        told = ", ".join(f"{count} {word}" for word, count in sense(read, rows).most_common())
        print(f"{name:17}{speed:9,.0f} texts/s   {told}")

    def each_once(repeated: str, _: str | None) -> None:
        known: dict[tuple[str, str | None], Any] = {}
        for case in texts * int(repeated):
            if case not in known:
                known[case] = answer(readers["timeline_widgets"], *case)

    print(f"read once        {rate(each_once, [('10', None)]) * 10 * len(texts):9,.0f} texts/s")
    years = list(range(1, 2100))
    begun = time.process_time()
    for year in years:
        HistoricalDate.of_year(year)
    print(f"of_year          {len(years) / (time.process_time() - begun):9,.0f} years/s")
    for module in ("timeline_widgets.dates", "timeline_widgets.dates.reading"):
        print(f"import {module}: {import_milliseconds(module):.1f} ms")


if __name__ == "__main__":
    main()
