"""What is too much for a table is said, with the number that is allowed."""

from __future__ import annotations

import functools
import json
import os
from pathlib import Path
from typing import Any

import narwhals as nw
import pandas as pd
import pytest

from tests.loading.workbook_files import ods, xlsx
from timeline_widgets import CardSetError
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading import limits, load

LONG = "x" * 20_001
ROWS = [["title", "date", "text"], ["A", "1492", "short"], ["B", "1066", LONG]]
RECORDS = [dict(zip(ROWS[0], row, strict=True)) for row in ROWS[1:]]
CSV = "\n".join(map(",".join, ROWS))


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(CSV.encode(), id="CSV"),
        pytest.param(CSV.replace(LONG, f'"{LONG}"').encode(), id="CSV with quotation marks"),
        pytest.param(CSV, id="pasted"),
        pytest.param(xlsx({"One": ROWS}), id="xlsx"),
        pytest.param(ods(ROWS), id="ods"),
        pytest.param(json.dumps(RECORDS).encode(), id="JSON"),
        pytest.param(RECORDS, id="list of dicts"),
        pytest.param(pd.DataFrame(RECORDS), id="pandas"),
        pytest.param(nw.from_native(pd.DataFrame(RECORDS)), id="narwhals"),
    ],
)
def test_a_cell_too_long_is_cut_and_said_whatever_it_comes_in(source: Any) -> None:
    cards = load(source)
    assert [len(card.text) for card in cards] == [5, limits.CELL_CHARACTERS]
    (problem,) = [p for p in cards.report.problems if p.code == "cell-too-long"]
    assert problem.row == 3
    assert "20,001" in problem.sentence
    assert "20,000" in problem.sentence


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("title,date\n" + "A,1492\n" * (limits.ROWS + 1), "50,000"),
        (",".join(map(str, range(limits.COLUMNS + 1))) + "\n", "200"),
        (("x," * 99 + "x\n") * 10_001, "1,000,000"),
        (b"x" * (limits.TABLE_BYTES + 1), "20 MB"),
        ("x\n" * (limits.TABLE_BYTES // 2 + 1), "20 MB"),
        ('title,date\n"A",1492\n' + "B,1500\n" * limits.ROWS, "has 50,001 rows; 50,000"),
        ('title,date\n"A",1492\n' + "," * limits.CELLS, r"has 1,000,00\d cells; 1,000,000"),
        ("[" + "{}," * 1_100_000 + "{}]", "has 1,100,001 cells; 1,000,000"),
        ("[" * 1_100_000 + "]" * 1_100_000, "has 1,100,000 cells; 1,000,000"),
        ('{"title": "A", "date": 1492}\n' * (limits.ROWS + 1), "has 50,001 rows; 50,000"),
    ],
    ids=[
        *("rows", "columns", "cells", "bytes", "pasted", "rows and a mark", "cells in a row"),
        *("JSON", "JSON within JSON", "JSON lines"),
    ],
)
def test_a_table_too_large_is_refused_with_the_number(source: str | bytes, said: str) -> None:
    with pytest.raises(CardSetError, match=said):
        load(source)


def test_a_file_too_large_is_refused_with_the_number(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    with path.open("wb") as file:
        file.truncate(limits.TABLE_BYTES + 100_000)
    with pytest.raises(CardSetError) as caught:
        load(path)
    assert [p.sentence for p in caught.value.problems] == [
        "The file has 20.1 MB; 20 MB are allowed."
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_what_may_never_end_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "t.csv")
    os.symlink(os.devnull, tmp_path / "u.csv")
    for name in ("t.csv", "u.csv"):
        with pytest.raises(CardSetError, match="This is no table"):
            load(tmp_path / name)


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        (10**5000, "1E+5000"),
        (-(10**5000), "-1E+5000"),
        (functools.reduce(lambda inner, _: [inner], range(5000), []), "…"),
        ("half a \ud83d face", "half a \ufffd face"),
        ("\ud83d\ude00 in halves", "\N{GRINNING FACE} in halves"),
    ],
    ids=["number", "below zero", "lists", "half a character", "two halves"],
)
def test_a_cell_that_no_file_could_hold_is_a_text_all_the_same(cell: Any, shown: str) -> None:
    (card,) = load([{"title": "A", "date": 1492, "text": cell}])
    assert card.text == shown


def test_many_rows_of_one_title_are_compared_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = [0]
    alike = HistoricalDate.__eq__

    def counted(self: HistoricalDate, other: object) -> bool:
        compared[0] += 1
        return alike(self, other)

    monkeypatch.setattr(HistoricalDate, "__eq__", counted)
    years = [1 + i % 400 for i in range(2000)]
    cards = load("title,date\n" + "".join(f"Same,c. {year}\n" for year in years))
    assert (cards.report.kept, cards.report.duplicate) == (400, 1600)
    assert compared[0] < 10_000
