"""Card sets made of a pandas table in the notebook."""

from __future__ import annotations

import pandas as pd
import pytest

from timeline_widgets import CardSet, CardSetError


def test_whole_years_become_cards() -> None:
    table = pd.DataFrame(
        {"title": ["Actium", "Hastings"], "date": [-31, 1066], "theme": [None, "Rule & law"]}
    )
    cards = CardSet.from_table(table, name="battles", title="Battles")
    assert isinstance(cards, CardSet)
    assert (cards.name, cards.title) == ("battles", "Battles")
    assert [(c.title, c.when.label(), c.theme) for c in cards] == [
        ("Actium", "31 BCE", ""),
        ("Hastings", "1066", "Rule & law"),
    ]


def test_a_column_that_pandas_made_floats_of_still_holds_years() -> None:
    table = pd.DataFrame({"title": ["A", None, "B"], "date": [1642, None, -2000]})
    assert table["date"].dtype.kind == "f"
    cards = CardSet.from_table(table)
    assert [c.when.label() for c in cards] == ["1642", "2000 BCE"]
    assert cards.report.blank == 1


def test_problems_carry_the_row_that_a_spreadsheet_would_show() -> None:
    table = pd.DataFrame({"title": ["A", "B", ""], "date": ["1", "0", "3"]})
    with pytest.raises(CardSetError) as caught:
        CardSet.from_table(table)
    assert [(p.row, p.column) for p in caught.value.problems] == [(3, "date"), (4, "title")]


def test_columns_can_be_named() -> None:
    table = pd.DataFrame({"Qué pasó": ["A"], "Año aproximado": [711]})
    cards = CardSet.from_table(table, columns={"title": "Qué pasó", "date": "Año aproximado"})
    assert cards["a"].when.label() == "711"


def test_a_role_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ValueError, match="theme"):
        CardSet.from_table(pd.DataFrame({"title": ["A"]}), columns={"thema": "title"})


@pytest.mark.parametrize("word", ["NA", "None", "null", "nan", "True", "007"])
def test_titles_that_look_like_missing_values_stay_text(word: str) -> None:
    cards = CardSet.from_table(pd.DataFrame({"title": [word], "date": [1]}))
    assert next(iter(cards)).title == word


def test_a_slipped_index_is_pointed_out() -> None:
    table = pd.DataFrame({"title": ["x"], "date": [1]}, index=["1200"])
    report = CardSet.from_table(table).report
    assert "index-not-read" in {problem.code for problem in report.problems}
