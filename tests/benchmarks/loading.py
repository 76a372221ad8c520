"""How long 10,000 rows take to load, beside bare pandas, and a workbook beside openpyxl.

    python tests/benchmarks/loading.py [ROUNDS]

The two of each pair take turns in one run; medians of the processor's time are compared, because a
machine with other work to do tells little on the wall. `load` finds encoding and separator, reads
every date, accounts for every row and makes all checks; the cards themselves are made when
somebody looks at the first, and that time is printed too. Aims: whole years at most 1.8 times
`pandas.read_csv`, workbooks at least 5 times faster than pandas with openpyxl, a mend in the
builder at most 100 ms.
"""

from __future__ import annotations

import gc
import io
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.modules["pyarrow"] = None  # type: ignore[assignment]  # as on a teacher's machine

import pandas as pd  # noqa: E402

from timeline_widgets.loading import load  # noqa: E402
from timeline_widgets.loading.editing import TableEditor  # noqa: E402
from timeline_widgets.widgets.builder_desk import Desk  # noqa: E402

ROWS = 10_000
WORDS = [
    "battle", "of", "the", "old", "river", "crown", "treaty", "king", "queen", "invents", "paints",
    "opens", "bridge", "city", "first", "great", "printing", "press", "war", "peace", "law", "ship",
]  # fmt: skip
THEMES = ["Science", "Voyages", "Society", "Rule & law"]
DATES = [
    "{y}", "{y}", "{y}", "{y} BC", "c. {y}", "{d} {m} {y}", "{m} {y}", "{y}–{z}", "{c}th century",
    "between {y} and {z}", "{d}. {g} {y}", "siglo XV", "{y} г. до н. э.", "{d} août {y}",
]  # fmt: skip


def phrase(chance: random.Random, words: int) -> str:
    """Return some words that look like a title or a sentence."""
    return " ".join(chance.choice(WORDS) for _ in range(words)).capitalize()


def table(*, mixed: bool) -> pd.DataFrame:
    """Return a table as a teacher has it, with whole years or with dates of many kinds."""
    chance = random.Random(1492)
    rows = []
    for number in range(ROWS):
        year = chance.randint(1, 2020)
        date = str(chance.choice([year, -chance.randint(1, 3000)]))
        if mixed:
            date = chance.choice(DATES).format(
                y=year, z=year + chance.randint(1, 80), c=chance.randint(4, 20),
                d=chance.randint(1, 28), m=chance.choice(["May", "October", "Sept."]),
                g=chance.choice(["Mai", "Oktober"]),
            )  # fmt: skip
        rows.append({
            "title": f"{phrase(chance, 5)} {phrase(chance, 4)}",
            "date": date,
            "theme": chance.choice(THEMES),
            "text": f"{phrase(chance, 9)}, {phrase(chance, 8)}.",
            "source": f"https://example.org/{number}",
        })  # fmt: skip
    return pd.DataFrame(rows)


def processor_time(work: Callable[[], object]) -> float:
    """Return how many seconds the processor worked."""
    gc.collect()
    began = time.process_time()
    work()
    return time.process_time() - began


def compare(
    name: str, ours: Callable[[], object], theirs: Callable[[], object], rounds: int
) -> float:
    """Print both medians and return how many times as long ours took."""
    pairs = [(processor_time(ours), processor_time(theirs)) for _ in range(rounds + 1)][1:]
    mine, other = (statistics.median(times) for times in zip(*pairs, strict=True))
    print(f"{name:46} {1e3 * mine:8.1f} ms {1e3 * other:8.1f} ms   ratio {mine / other:.2f}")
    return mine / other


def mends(rounds: int, *, mixed: bool) -> None:
    """Print how long it takes until the teacher sees a mended date in the builder."""
    editor = TableEditor()
    editor.read(table(mixed=mixed).to_csv(index=False))
    desk = Desk(editor, "en")
    desk.picture()

    def mend(number: int) -> None:
        key = editor.rows[number].line.key
        desk.take({"type": "cell", "key": key, "column": 1, "text": str(1000 + number)}, [])
        desk.picture()

    times = [processor_time(partial(mend, number)) for number in range(rounds)]
    kind = "mixed text dates" if mixed else "whole years"
    print(f"{f'{kind}, a date mended in the builder':46} {1e3 * statistics.median(times):8.1f} ms")


def main(folder: Path, rounds: int) -> None:
    """Print all comparisons."""
    print(f"{'':46} {'ours':>11} {'pandas':>11}")
    for mixed in (False, True):
        whole = table(mixed=mixed)
        kind = "mixed text dates" if mixed else "whole years"
        for columns in (list(whole.columns), ["title", "date"]):
            path = folder / "cards.csv"
            whole[columns].to_csv(path, index=False)
            name = f"{kind}, {len(columns)} columns"
            compare(name, lambda: load(path), lambda: pd.read_csv(path), rounds)  # noqa: B023
        compare(
            f"{kind}, 2 columns, every card made",
            lambda: load(path).cards,  # noqa: B023
            lambda: pd.read_csv(path),  # noqa: B023
            rounds,
        )
        mends(rounds, mixed=mixed)
    book = io.BytesIO()
    table(mixed=False).to_excel(book, index=False)
    data = book.getvalue()
    compare(
        "xlsx, 5 columns (pandas with openpyxl)",
        lambda: load(data),
        lambda: pd.read_excel(io.BytesIO(data), engine="openpyxl"),
        max(rounds // 5, 2),
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        main(Path(name), int(sys.argv[1]) if len(sys.argv) > 1 else 15)
