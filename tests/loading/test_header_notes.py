"""A header may say more than what its column is: an era, or the order of day and month."""

from __future__ import annotations

import pytest

from timeline_widgets.loading import LoadedCardSet, load


def labels(cards: LoadedCardSet) -> list[str]:
    return [card.when.label() for card in cards]


@pytest.mark.parametrize(
    "header",
    [
        "Year (BC);Event", "Year BCE;Event", "Date [B.C.];Title", "Año a. C.;Título",
        "Année av. J.-C.;Titre", "Jahr (v. Chr.);Ereignis", "Год до н. э.;Событие",
    ],
)  # fmt: skip
def test_an_era_in_the_header_is_that_of_its_numbers_and_said(header: str) -> None:
    cards = load(f"{header}\n753;Rome\n1 200;Troy\nAD 14;Augustus dies\n")
    assert labels(cards) == ["753 BCE", "1200 BCE", "14 CE"]
    (said,) = [p for p in cards.report.problems if p.code == "header-era"]
    assert said.value == "753"
    assert ".." not in said.sentence


@pytest.mark.parametrize("header", ["Year (AD)", "Date (BC/AD)", "Date (negative is BC)", "Year"])
def test_a_header_of_both_eras_or_the_common_one_changes_nothing(header: str) -> None:
    cards = load(f"{header};Event\n753;X\n-44;Y\n")
    assert labels(cards) == ["753", "44 BCE"]
    assert "header-era" not in {p.code for p in cards.report.problems}


@pytest.mark.parametrize(
    ("header", "label"),
    [
        ("Date (DD/MM/YYYY)", "3 April 1776"),
        ("Fecha dd-mm-aaaa", None),
        ("Date (mm/dd/yy)", "4 March 1776"),
        ("Datum (TT.MM.JJJJ)", "3 April 1776"),
        ("Date (jj/mm/aaaa)", "3 April 1776"),
    ],
)
def test_a_header_may_tell_the_order_of_day_and_month(header: str, label: str | None) -> None:
    columns = {"date": 1} if label is None else None
    cards = load(f"{header};Title\n03/04/1776;X\n", columns=columns)
    assert labels(cards) == [label or "3 April 1776"]
    assert cards.report.ambiguous == 0


def test_a_plain_header_wins_over_one_with_a_note() -> None:
    cards = load("Date (BC);Date;Event\n9;1066;X\n")
    assert labels(cards) == ["1066"]
