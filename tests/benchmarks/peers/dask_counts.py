"""Counts answers in Parquet files with Dask, as a class report does: ``dask_counts.py PATTERN``.

By student and by card answers, right ones, early and late ones, the median of the misses (from how
often each is there, as the report finds it) and the games or the card's texts; and how often two
cards were neighbours and the wrong way round.
"""

from __future__ import annotations

import json
import sys
import time

import dask
import dask.dataframe as dd

COLUMNS = [
    "student", "match", "cardset", "card", "title", "date", "year", "after", "before", "correct",
    "years_off", "places_off", "hints", "seconds",
]  # fmt: skip
SUMS = dict.fromkeys(("answers", "right", "early", "late"), "sum")


def main(pattern: str) -> None:
    """Count, and print the seconds."""
    began = time.perf_counter()
    answers = dd.read_parquet(pattern, columns=COLUMNS)
    missed = ~answers["correct"] & (answers["places_off"] != 0)
    answers = answers.assign(
        answers=1,
        right=answers["correct"].astype("int64"),
        early=(missed & (answers["places_off"] < 0)).astype("int64"),
        late=(missed & (answers["places_off"] > 0)).astype("int64"),
        miss=answers["years_off"].abs().where(missed),
    )
    wrong = answers[missed]
    card = ["cardset", "card"]
    texts = dict.fromkeys(("title", "date", "year"), "max")
    dask.compute(
        answers.groupby("student").agg(SUMS | {"hints": "sum", "seconds": "sum"}),
        answers.groupby("student")["match"].nunique(),
        wrong.groupby(["student", "miss"])["answers"].sum(),
        answers.groupby(card).agg(SUMS | texts),
        wrong.groupby([*card, "miss"])["answers"].sum(),
        answers.groupby([*card, "after"]).agg({"answers": "sum", "late": "sum"}),
        answers.groupby([*card, "before"]).agg({"answers": "sum", "early": "sum"}),
    )
    print(json.dumps({"seconds": time.perf_counter() - began}))


if __name__ == "__main__":
    main(sys.argv[1])
