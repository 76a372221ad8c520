"""Years with and without a year 0: nothing is shifted in silence."""

from __future__ import annotations

import pytest

from timeline_widgets.loading import LoadedCardSet, load


def labels(cards: LoadedCardSet) -> list[str]:
    return [card.when.label() for card in cards]


def warned(cards: LoadedCardSet) -> dict[str, str]:
    return {p.code: p.sentence for p in cards.report.problems if p.code.startswith("numbering")}


def test_whole_numbers_are_years_as_people_count() -> None:
    cards = load(b"title,date\nA,-1000\nB,79\nC,-287\n")
    assert labels(cards) == ["1000 BCE", "79 CE", "287 BCE"]
    assert warned(cards) == {}


def test_years_beside_wikidata_items_have_a_year_0_and_it_is_said() -> None:
    table = b"qid,title,year\nQ635,Cleopatra dies,-29\nQ302,Seneca dies,65\n"
    cards = load(table)
    assert labels(cards) == ["30 BCE", "65 CE"]
    assert "-29 is 30 BCE" in warned(cards)["numbering-items"]
    switched = load(table, reading="historical")
    assert labels(switched) == ["29 BCE", "65 CE"]
    assert switched.report.facts["reading"] == "historical"


def test_both_of_wikidatas_times_are_told_apart() -> None:
    from_json = load(
        b"label,time,precision\n"
        b"Ides,-0044-03-15T00:00:00Z,11\nThermopylae,-0480-00-00T00:00:00Z,9\n"
        b"Age,+1800-00-00T00:00:00Z,7\nEra,+2000-00-00T00:00:00Z,6\nOld,-0100-00-00T00:00:00Z,7\n"
    )
    assert labels(from_json) == [
        "15 March 44 BCE",
        "480 BCE",
        "18th century",
        "2nd millennium",
        "1st century BCE",
    ]
    assert "numbering-json" in warned(from_json)
    assert [p.row for p in from_json.report.problems if p.code == "card-too-wide"] == [5]
    from_query = load(
        b"item,itemLabel,date\n"
        b"http://www.wikidata.org/entity/Q207318,Ides,-0043-03-13T00:00:00Z\n"
        b"http://www.wikidata.org/entity/Q1,One,0000-01-01T00:00:00Z\n"
    )
    assert labels(from_query)[0] == "13 March 44 BCE"
    assert [card.id for card in from_query] == ["Q207318", "Q1"]
    assert "numbering-sparql" in warned(from_query)


def test_a_precision_behind_a_slash_is_read_and_said() -> None:
    cards = load(
        b"title,time\nEra,+2000-00-00T00:00:00Z/6\nAge,-0100-00-00T00:00:00Z/7\n"
        b"Bastille,+1789-07-14T00:00:00Z/11\nActium,-0031-09-02T00:00:00Z/11/J\n"
    )
    assert labels(cards) == [
        "2nd millennium", "1st century BCE", "14 July 1789", "2 September 31 BCE",
    ]  # fmt: skip
    assert "/6" in warned(cards)["numbering-precision"]
    assert "2nd millennium" in warned(cards)["numbering-precision"]
    assert cards.report.refused == 0


def test_an_iso_date_before_the_common_era_is_said_to_have_a_year_0() -> None:
    cards = load(b"title,date\nIdes of March,-0043-03-15\n")
    assert labels(cards) == ["15 March 44 BCE"]
    assert "15 March 44 BCE" in warned(cards)["numbering-iso"]


def test_a_column_of_day_numbers_is_recognised_and_said() -> None:
    cards = load(b"title,date\nA,33786\nB,20000\nC,12345\n")
    assert labels(cards)[0] == "1 July 1992"
    assert "1 July 1992" in warned(cards)["numbering-serial"]


def test_one_day_number_among_years_is_refused_with_a_proposal() -> None:
    cards = load(b"title,date\nA,1992\nB,33786\nC,1066\n")
    (problem,) = cards.report.of_kind("refused")
    assert (problem.row, problem.value) == (3, "33786")
    assert "1992" in (problem.mend or "")


def test_days_and_months_are_told_apart_by_the_rest_of_the_column() -> None:
    cards = load(b"title,date\nA,03/04/1776\nB,12/25/1800\nC,5/5/1805\nD,7/8/1810\n")
    assert labels(cards) == ["4 March 1776", "25 December 1800", "5 May 1805", "8 July 1810"]
    told = [p for p in cards.report.problems if p.row]
    assert [(p.row, p.kind, p.code, p.value, p.mend) for p in told] == [
        (2, "ambiguous", "month-first", "03/04/1776", "4 March 1776"),
        (5, "ambiguous", "month-first", "7/8/1810", "8 July 1810"),
    ]
    assert "12/25/1800 in the same column" in told[0].sentence
    assert cards.report.ambiguous == 2


def test_where_nothing_tells_day_from_month_the_row_is_ambiguous() -> None:
    unclear = load(b"title,date\nA,03/04/1776\nB,1800\n")
    found = [(p.row, p.kind, p.mend) for p in unclear.report.problems if p.row]
    assert found == [(2, "ambiguous", "3 April 1776"), (2, "ambiguous", "4 March 1776")]
    assert unclear.report.ambiguous == 1


def test_an_unknown_reading_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="wikidata-json"):
        load(b"title,date\nA,1\n", reading="wikidata")  # type: ignore[arg-type]
