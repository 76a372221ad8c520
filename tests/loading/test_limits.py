"""What is too much for a table is said, with the number that is allowed."""

from __future__ import annotations

import json
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
    ],
    ids=["rows", "columns", "cells", "bytes"],
)
def test_a_table_too_large_is_refused_with_the_number(source: str | bytes, said: str) -> None:
    with pytest.raises(CardSetError, match=said):
        load(source)


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
