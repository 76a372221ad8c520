"""Cards as somebody would load them with pandas and pandera: ``pandera_cards.py FILE ROUNDS``.

A schema says what a column may hold, and every row becomes a frozen dataclass. Dates are whole
years; nothing else is found out of the file. Prints the processor's seconds of each round.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass

sys.modules["pyarrow"] = None  # type: ignore[assignment]  # as on a teacher's machine

import pandas as pd  # noqa: E402
import pandera.pandas as pa  # noqa: E402

SCHEMA = pa.DataFrameSchema(
    {
        "title": pa.Column(str, [pa.Check.str_length(1, 200), pa.Check(lambda s: ~s.duplicated())]),
        "date": pa.Column(int, [pa.Check.in_range(-13_800_000_000, 9999), pa.Check.ne(0)]),
        "theme": pa.Column(str, pa.Check.str_length(0, 100)),
        "text": pa.Column(str, pa.Check.str_length(0, 2000)),
        "source": pa.Column(str, pa.Check.str_length(0, 2000)),
    },
    strict=True,
)


@dataclass(frozen=True, slots=True)
class Card:
    """A card."""

    title: str
    date: int
    theme: str
    text: str
    source: str


def load(path: str) -> list[Card]:
    """Return the cards of a CSV file, with all that is wrong reported at once."""
    table = SCHEMA.validate(pd.read_csv(path), lazy=True)
    return [Card(*row) for row in table.itertuples(index=False, name=None)]


def main(path: str, rounds: int) -> None:
    """Load again and again."""
    seconds = []
    for _ in range(rounds + 1):
        began = time.process_time()
        load(path)
        seconds.append(time.process_time() - began)
    print(json.dumps(seconds[1:]))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
