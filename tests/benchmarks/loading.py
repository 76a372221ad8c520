"""Rows 10 and 11: 10,000 rows become a checked card set, beside pandas, pandera and openpyxl.

    python -m tests.benchmarks.loading

`load` finds encoding and separator, reads every date, accounts for every row and makes all checks;
the cards themselves are made when somebody looks at the first. So beside bare `pandas.read_csv`
stands what `load` does, and beside pandera with frozen dataclasses the same with every card made.
All take turns; the processor's time counts. Without pyarrow, as on a teacher's machine, and with
it, pandas is another library, so each has a process of its own. A last line, which is in no row,
tells how long a mended date takes in the builder: it should be at most 100 ms.
"""

from __future__ import annotations

import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tests.benchmarks.peers import install
from tests.benchmarks.row import Row, show

if TYPE_CHECKING:
    import pandas as pd

ROWS, ROUNDS = 10_000, 9
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
    import pandas as pd

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


def in_turn(**works: Callable[[], object]) -> dict[str, list[float]]:
    """Return the seconds of each, round by round; the first round does not count."""
    rounds = [
        {name: processor_time(work) for name, work in works.items()} for _ in range(ROUNDS + 1)
    ]
    return {name: [each[name] for each in rounds[1:]] for name in works}


def measured(folder: Path) -> dict[str, dict[str, list[float]]]:
    """Return the seconds of everything, in this process and with the libraries that it has."""
    import pandas as pd

    from timeline_widgets.loading import load

    whole, mixed, book = (folder / name for name in ("whole.csv", "mixed.csv", "whole.xlsx"))
    return {
        "whole": in_turn(
            load=lambda: load(whole),
            cards=lambda: load(whole).cards,
            pandas=lambda: pd.read_csv(whole),
        ),
        "mixed": in_turn(load=lambda: load(mixed), pandas=lambda: pd.read_csv(mixed)),
        "xlsx": in_turn(
            load=lambda: load(book), pandas=lambda: pd.read_excel(book, engine="openpyxl")
        ),
    }


def mend() -> float:
    """Return how many seconds pass until the teacher sees a mended date in the builder."""
    from timeline_widgets.loading.editing import TableEditor
    from timeline_widgets.widgets.builder_desk import Desk

    editor = TableEditor()
    editor.read(table(mixed=True).to_csv(index=False))
    desk = Desk(editor, "en")
    desk.picture()

    def once(number: int) -> None:
        key = editor.rows[number].line.key
        desk.take({"type": "cell", "key": key, "column": 1, "text": str(1000 + number)}, [])
        desk.picture()

    return median(processor_time(partial(once, number)) for number in range(ROUNDS))


def rows() -> Iterator[Row]:
    """Yield the rows."""
    install.install()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for kind in ("whole", "mixed"):
            table(mixed=kind == "mixed").to_csv(folder / f"{kind}.csv", index=False)
        table(mixed=False).to_excel(folder / "whole.xlsx", index=False)
        command = [sys.executable, "-m", "tests.benchmarks.loading"]
        found = {}
        for pyarrow in ("without", "with"):
            run = [*command, pyarrow, str(folder)]
            told = subprocess.run(run, capture_output=True, text=True, check=True).stdout
            found[pyarrow] = json.loads(told)
            peer = install.python_peer("pandera_cards.py", str(folder / "whole.csv"), str(ROUNDS))
            found[pyarrow]["whole"]["pandera"] = json.loads(peer)
    for pyarrow, seconds in found.items():
        for kind in ("whole", "mixed"):
            what = f"10,000 rows, {kind} dates, {pyarrow} pyarrow"
            took = seconds[kind]
            yield row(10, what, took["load"], "pandas.read_csv", took["pandas"], "≤ 1.8 ×")
    took = found["without"]["whole"]
    what = "10,000 rows, every card made"
    yield row(10, what, took["cards"], "pandera, dataclasses", took["pandera"], "≥ 2 ×")
    took = found["without"]["xlsx"]
    yield row(11, "10,000 rows of xlsx", took["load"], "pandas, openpyxl", took["pandas"], "≥ 5 ×")


def row(
    number: int, what: str, ours: list[float], name: str, theirs: list[float], goal: str
) -> Row:
    """Return a row: how many times as long as a peer, or how many times as fast."""
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    return Row.of(
        number,
        what,
        figure=f"{1e3 * median(ours):.0f} ms",
        baseline=f"{name}: {1e3 * median(theirs):.0f} ms",
        values=ratios if goal.startswith("≤") else [1 / ratio for ratio in ratios],
        goal=goal,
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["with" | "without" as pyarrow, folder]:
            if pyarrow == "without":
                sys.modules["pyarrow"] = None  # type: ignore[assignment]
            print(json.dumps(measured(Path(folder))))
        case options:
            show(rows())
            if not options:
                print(f"a date mended in the builder: {1e3 * mend():.0f} ms")
