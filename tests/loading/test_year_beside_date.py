"""A table may tell the year twice: in a full date, and in a column of its own."""

from __future__ import annotations

from timeline_widgets.loading import LoadedCardSet, load


def labels(cards: LoadedCardSet) -> list[str]:
    return [card.when.label() for card in cards]


def test_rows_where_the_two_disagree_are_ambiguous_one_by_one() -> None:
    cards = load(
        b"title,date,year\nA,14 July 1789,1798\nB,12 October 1492,1492\nC,18th century,1750\n"
        b"D,15 March 44 BC,44\n"
    )
    assert labels(cards) == ["14 July 1789", "12 October 1492", "18th century", "15 March 44 BCE"]
    told = [(p.row, p.kind, p.code, p.value) for p in cards.report.problems if p.row]
    assert told == [
        (2, "ambiguous", "date-not-year", "14 July 1789"),
        (5, "ambiguous", "date-not-year", "15 March 44 BC"),
    ]
    assert cards.report.ambiguous == 2
    assert "1798" in cards.report.of_kind("ambiguous")[0].sentence


def test_the_year_fills_in_where_the_date_has_none() -> None:
    cards = load("title,date,year\nA,15 March,-44\nB,,1066\nC,May,1886\nD,2 mai,1808\n")
    assert labels(cards) == ["15 March 44 BCE", "1066", "May 1886", "2 May 1808"]
    (said,) = [p for p in cards.report.problems if p.code == "date-beside-year"]
    assert "“date” was used; “year” only where" in said.sentence
    assert cards.report.columns["year"] == "year"


def test_the_year_does_not_hide_that_a_date_is_nonsense() -> None:
    cards = load("title,date,year\nA,once upon a time,1500\nB,,\nC,1500,\n")
    assert labels(cards) == ["1500"]
    assert [p.row for p in cards.report.of_kind("refused")] == [2, 3]


def test_two_columns_that_agree_are_nothing_to_tell() -> None:
    cards = load("title,date,year\nA,1 May 1886,1886\nB,1066,1066\n")
    assert {p.code for p in cards.report.problems} == {"few-dates"}
