"""The same table gives the same cards, whatever it comes in."""

from __future__ import annotations

import json
from pathlib import Path

import narwhals as nw
import pandas as pd
import pytest

from timeline_widgets.cards import Card
from timeline_widgets.loading import load

ROWS = [
    {"title": "Battle of Actium", "date": -31, "theme": "Rule & law", "text": "At sea."},
    {"title": "Printing; movable type", "date": "c. 1450", "theme": "", "text": "In Mainz."},
    {"title": "NA", "date": "1492-10-12", "theme": "Voyages", "text": ""},
    {"title": "Bastille", "date": "14 July 1789", "theme": "", "text": "Paris"},
]


@pytest.fixture(scope="module")
def expected() -> tuple[Card, ...]:
    return load(ROWS).cards


def test_a_list_of_dicts(expected: tuple[Card, ...]) -> None:
    assert [card.when.label() for card in expected] == [
        "31 BCE",
        "c. 1450",
        "12 October 1492",
        "14 July 1789",
    ]


def test_a_path_its_bytes_and_pasted_text(tmp_path: Path, expected: tuple[Card, ...]) -> None:
    text = pd.DataFrame(ROWS).to_csv(index=False)
    path = tmp_path / "cards.csv"
    path.write_text(text, encoding="utf-8-sig")
    assert load(path).cards == load(str(path)).cards == expected
    assert load(path.read_bytes()).cards == load(memoryview(path.read_bytes())).cards == expected
    assert load(text).cards == expected


def test_json(expected: tuple[Card, ...]) -> None:
    assert load(json.dumps(ROWS).encode()).cards == expected


def test_a_pandas_table(expected: tuple[Card, ...]) -> None:
    table = pd.DataFrame(ROWS)
    assert load(table).cards == expected
    assert load(table.set_index("title")).cards == expected
    assert load(table[["text", "date", "title", "theme"]]).cards == expected


def test_a_table_of_another_library_by_way_of_narwhals(expected: tuple[Card, ...]) -> None:
    columns = {name: [str(row[name]) for row in ROWS] for name in ROWS[0]}
    frame = nw.from_dict(columns, backend="pandas")
    assert load(frame).cards == load(frame.lazy()).cards == expected


def test_dates_of_pandas_before_1677(expected: tuple[Card, ...]) -> None:
    table = pd.DataFrame({"title": ["NA", "Bastille"], "date": ["1492-10-12", "1789-07-14"]})
    assert [c.when for c in load(table)] == [expected[2].when, expected[3].when]
    stamps = pd.DataFrame({"title": ["Bastille"], "date": [pd.Timestamp("1789-07-14")]})
    assert [c.when for c in load(stamps)] == [expected[3].when]


@pytest.mark.parametrize("thing", [1066, None, object(), {"title": "A"}, ["title", "A"]])
def test_what_is_no_table_is_a_type_error_that_says_what_is(thing: object) -> None:
    with pytest.raises(TypeError, match="DataFrame"):
        load(thing)


def test_a_file_name_keeps_its_capital_letters_as_a_title(tmp_path: Path) -> None:
    path = tmp_path / "der-Dreißigjährige_Krieg.csv"
    path.write_text("title,date\nA,1618\n")
    assert load(path).title == "Der Dreißigjährige Krieg"
