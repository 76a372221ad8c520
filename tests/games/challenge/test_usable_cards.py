"""Which cards of a set can be used in Challenge."""

from __future__ import annotations

import pytest

from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import CLASSIC_BOARD, Board, usable_cards
from timeline_widgets.games.protocol import SetupError


def cardset(*dates: str, **options) -> CardSet:
    cards = (Card(f"card-{n}", text, HistoricalDate.parse(text)) for n, text in enumerate(dates))
    return CardSet("mine", "Mine", tuple(cards), **options)


def years(*dates: str, **options) -> list[int]:
    return [dated.year for _, dated in usable_cards(cardset(*dates), **options).cards]


def reasons(*dates: str, **options) -> dict[str, str]:
    return {c.title: r for c, r in usable_cards(cardset(*dates), **options).left_out}


def test_c06_cards_that_print_a_whole_year_are_used() -> None:
    dates = ("1492", "44 BC", "12 October 1492", "October 1492", "c. 1450", "1337–1453")
    assert years(*dates) == [1492, -44, 1492, 1492, 1450, 1337]
    assert not reasons(*dates)


@pytest.mark.parametrize(
    "text",
    ["15th century", "1520s", "between 1340 and 1345", "before 1500", "after 1500", "1492 or 1493"],
)
def test_c06_cards_without_one_whole_year_are_left_out(text: str) -> None:
    assert reasons("1492", text) == {text: "no_whole_year"}
    assert years("1492", text) == [1492]


def test_c06_more_than_four_digits_are_left_out_whatever_the_teacher_wants() -> None:
    for oldest in (-8000, -100_000):
        assert reasons("10000 BC", "9999", oldest=oldest) == {"10000 BC": "too_many_digits"}
    assert years("9999 BC", oldest=-100_000) == [-9999]


def test_c06_dates_before_8000_bce_are_left_out_by_default() -> None:
    assert reasons("8001 BC", "8000 BC", "7999 BC") == {"8001 BC": "too_old"}
    assert years("8001 BC", "8000 BC", oldest=-8001) == [-8001, -8000]
    assert reasons("500 BC", "AD 500", oldest=1) == {"500 BC": "too_old"}


def test_c06_a_set_of_positions_is_refused_with_a_sentence_that_says_why() -> None:
    story = CardSet("story", "A story", (Card("a", "A", Position(1)), Card("b", "B", Position(2))))
    with pytest.raises(SetupError, match="ordered by their position in a story") as error:
        usable_cards(story)
    assert error.value.reason == "positions"
    with pytest.raises(SetupError, match="position in a story"):
        Board.for_cards(story)


def test_c06_circa_has_its_year_for_the_wheels_and_its_width_for_the_spaces() -> None:
    ((_, plain),) = usable_cards(cardset("c. 1300")).cards
    assert (plain.year, plain.span.years) == (1300, (1300, 1300))
    ((_, wide),) = usable_cards(cardset("c. 1590", circa_years=20)).cards
    assert (wide.year, wide.span.years) == (1590, (1570, 1610))
    assert list(CLASSIC_BOARD.spaces(wide.span)) == [3, 4]


def test_c06_circa_at_the_turn_of_the_era() -> None:
    ((_, dated),) = usable_cards(cardset("c. 1 BC", circa_years=2)).cards
    assert (dated.year, dated.span.years) == (-1, (-2, 2))


def test_c06_a_duration_is_dated_by_the_end_that_the_set_is_ordered_by() -> None:
    ((_, dated),) = usable_cards(cardset("1337–1453", order_by="end")).cards
    assert dated.year == 1453


def test_c06_every_card_is_either_used_or_listed_in_the_order_of_the_set() -> None:
    cards = cardset("1492", "15th century", "44 BC", "8500 BC")
    usable = usable_cards(cards)
    assert [card.title for card, _ in usable.cards] == ["1492", "44 BC"]
    assert [card.title for card, _ in usable.left_out] == ["15th century", "8500 BC"]


def test_c01_nine_dates_are_proposed_from_the_cards_that_can_be_used() -> None:
    usable = [str(year) for year in range(1003, 2003, 5)]
    whole = Board.for_cards(cardset(*usable, *["15th century"] * 50, *["9000 BC"] * 50))
    assert whole == Board.for_years(range(1003, 2003, 5))
