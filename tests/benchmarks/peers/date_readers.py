"""Reads the texts of a file of dates with each library in turn: ``date_readers.py ORACLE ROUNDS``.

All texts are distinct and read without any cache. Prints for each library how many texts it read in
a second of the processor's time, round by round, and how many it understood: dates that begin in
the right year, and texts refused that are no dates.
"""

from __future__ import annotations

import csv
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import dateparser
import edtf
from dateutil import parser as dateutil_parser

from timeline_widgets.dates import HistoricalDate

Read = Callable[[str, str | None], Any]


def by_edtf(text: str, _: str | None) -> int | None:
    """Return the first year that edtf finds in a text."""
    code = edtf.text_to_edtf(text)
    return None if code is None else edtf.parse_edtf(code).lower_strict().tm_year


def by_dateparser(text: str, _: str | None) -> int | None:
    """Return the year that dateparser finds in a text."""
    found = dateparser.parse(text)
    return None if found is None else found.year


def by_us(text: str, reading: str | None) -> int | None:
    """Return the first year of a text; 0 for a date that is open at its beginning."""
    first = HistoricalDate.parse(text, reading).earliest
    return first[0] if first else 0


READERS: dict[str, Read] = {
    "timeline_widgets": by_us,
    "dateutil": lambda text, _: dateutil_parser.parse(text).year,
    "dateparser": by_dateparser,
    "edtf": by_edtf,
}


def answer(read: Read, text: str, reading: str | None) -> int | None:
    """Return what a reader says, or None where it refuses in whichever way it has."""
    try:
        return read(text, reading)
    except Exception:
        return None


def rate(read: Read, texts: list[tuple[str, str | None]]) -> float:
    """Return how many texts are read in a second of the processor's time."""
    began = time.process_time()
    for text, reading in texts:
        answer(read, text, reading)
    return len(texts) / (time.process_time() - began)


def is_understood(read: Read, row: dict[str, str]) -> bool:
    """Whether a reader says the right year of a date, or refuses what is none."""
    found = answer(read, row["text"], row["hint"] or None)
    if found is None or row["expect"] == "refuse":
        return found is None and "refuse" in row["expect"]
    starts = [row["earliest"], *filter(None, row["also_ok"].split(" | "))]
    years = {_year(start.rsplit("/", 1)[0].split("/")[0]) for start in starts}
    return found in years or row["match"] == "within"


def _year(day: str) -> int:
    if day == "..":
        return 0
    return int(day.lstrip("-").split("-")[0]) * (-1 if day[0] == "-" else 1)


def main(oracle: Path, rounds: int) -> None:
    """Print what each library does."""
    with oracle.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    texts = list(dict.fromkeys((row["text"], row["hint"] or None) for row in rows))
    for read in READERS.values():
        answer(read, "1 May 1886", None)  # whatever is loaded at the first call
    rates = [{name: rate(read, texts) for name, read in READERS.items()} for _ in range(rounds)]
    told = {
        name: {
            "rates": [each[name] for each in rates],
            "understood": sum(is_understood(read, row) for row in rows) / len(rows),
        }
        for name, read in READERS.items()
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
