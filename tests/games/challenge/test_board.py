"""The Timeline section of the board: nine dates and the spaces 0 to 9."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import CLASSIC_BOARD, Board, Dated
from timeline_widgets.games.protocol import SetupError


def space(year: int) -> list[int]:
    return list(CLASSIC_BOARD.spaces(Dated.of_year(year).span))


def test_c01_the_nine_dates() -> None:
    assert CLASSIC_BOARD.dates == (-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970)


def test_c01_the_dates_agree_with_every_space_that_the_rulebook_names() -> None:
    assert space(1585) == [3]
    assert space(1863) == [6]
    assert space(1889) == [7]
    assert space(-287) == [1]
    assert space(1946) == [8]
    assert (CLASSIC_BOARD.dates[0], CLASSIC_BOARD.dates[7:]) == (-500, (1930, 1970))


def test_c01_a_set_can_bring_its_own_nine_dates() -> None:
    own = Board((-50, -40, -30, -20, -10, 10, 20, 30, 40))
    assert list(own.spaces(Dated.of_year(-44).span)) == [1]
    assert Board([1, 2, 3, 4, 5, 6, 7, 8, 9]).dates == (1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_c03_space_0_is_everything_before_the_first_date_and_9_everything_after_the_last() -> None:
    assert space(-501) == [0]
    assert space(-8000) == [0]
    assert space(1971) == [9]
    assert space(9999) == [9]


def test_c03_a_date_on_a_board_date_is_right_in_both_spaces_beside_it() -> None:
    for number, date in enumerate(CLASSIC_BOARD.dates):
        assert space(date) == [number, number + 1]
        assert space(date - 1) == [number]
        assert space(date + 1) == [number + 1]


@pytest.mark.parametrize("day", [(1930, 1, 1), (1930, 7, 30), (1930, 12, 31)])
def test_c03_a_day_in_the_year_of_a_board_date_is_right_in_both_spaces(day) -> None:
    assert list(CLASSIC_BOARD.spaces(Span.of_days(day, day))) == [7, 8]


def test_c03_an_uncertain_card_is_right_in_every_space_that_it_touches() -> None:
    fifteenth_century = Span.of_days((1401, 1, 1), (1500, 12, 31))
    assert list(CLASSIC_BOARD.spaces(fifteenth_century)) == [3]
    nineteenth_century = Span.of_days((1801, 1, 1), (1900, 12, 31))
    assert list(CLASSIC_BOARD.spaces(nineteenth_century)) == [5, 6, 7]
    touching = Span.of_days((1740, 1, 1), (1750, 12, 31))
    assert list(CLASSIC_BOARD.spaces(touching)) == [4, 5]
    assert list(CLASSIC_BOARD.spaces(Span.of_days(None, (850, 1, 1)))) == [0, 1, 2]
    assert list(CLASSIC_BOARD.spaces(Span.of_days((1970, 1, 1), None))) == [8, 9]


@pytest.mark.parametrize(
    "dates",
    [
        (1, 2, 3, 4, 5, 6, 7, 8),
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        (1, 2, 3, 4, 5, 6, 7, 9, 8),
        (1, 2, 3, 4, 5, 6, 7, 8, 8),
        (-4, -3, -2, -1, 0, 1, 2, 3, 4),
        (1, 2, 3, 4, 5, 6, 7, 8, "9"),
        (1, 2, 3, 4, 5, 6, 7, 8, 9.5),
    ],
)
def test_a_board_whose_dates_do_not_increase_is_refused_with_a_sentence(dates: object) -> None:
    with pytest.raises(SetupError, match=r"nine|9 years that increase, none of them 0") as error:
        Board(dates)  # type: ignore[arg-type]
    assert error.value.reason == "board"


@pytest.mark.parametrize(
    ("dates", "fault"),
    [
        ((1, 2, 3), "there are 3"),
        ((1, 2, 3, 4, 5, 6, 7, 9, 8), "8 does not come after 9"),
        ((-4, -3, -2, -1, 0, 1, 2, 3, 4), "there was no year 0"),
        ((1, 2, 3, 4, 5, 6, 7, 8, "9"), "'9' is no whole number"),
        ((5, 4, 3, 3, 6, 7), "there are 6, 4 does not come after 5, 3 does not come after 4, 3 "),
    ],
)
def test_a_refused_board_names_every_fault(dates: tuple, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        Board(dates)


def counts(board: Board, years: list[int]) -> list[int]:
    """Return how many cards each space gets, a card on a border to its right."""
    return [sum(year >= low for year in years) for low in (-(10**9), *board.dates)]


def test_c01_nine_dates_that_split_a_set_evenly_are_rounded_as_people_print_them() -> None:
    assert Board.for_years(range(1001, 2001)).dates == tuple(range(1100, 2000, 100))
    assert Board.for_years(range(1003, 2003)).dates == tuple(range(1100, 2000, 100))
    crowded = [*range(-300, -200, 10), *range(1700, 2000, 4)]
    proposed = Board.for_years(crowded)
    assert all(date % 5 == 0 or date == 1 for date in proposed.dates)
    after = counts(proposed, crowded)
    spaces = [a - b for a, b in pairwise([*after, 0])]
    assert max(spaces) <= 2 * min(spaces)


def test_c01_too_few_different_years_for_nine_dates_are_refused_with_their_number() -> None:
    with pytest.raises(SetupError, match=r"at least 10 different years.*these have 2"):
        Board.for_years([1914] * 50 + [1918] * 50)


@given(st.lists(st.integers(-8000, 2030).filter(bool), min_size=10, max_size=150))
def test_nine_proposed_dates_are_always_a_board(years: list[int]) -> None:
    if len(set(years)) < 10:
        with pytest.raises(SetupError):
            Board.for_years(years)
    else:
        dates = Board.for_years(years).dates
        assert len(dates) == 9
        assert all(a < b for a, b in pairwise(dates))
        assert 0 not in dates


@given(st.integers(-8000, 2030).filter(bool), st.integers(-8000, 2030).filter(bool))
def test_c03_spaces_are_those_whose_years_are_not_all_earlier_or_later(a: int, b: int) -> None:
    first, last = sorted((a, b))
    span = Span(Dated.of_year(first).span.earliest, Dated.of_year(last).span.latest)
    borders = (-(10**6), *CLASSIC_BOARD.dates, 10**6)
    touched = [n for n in range(10) if first <= borders[n + 1] and last >= borders[n]]
    assert list(CLASSIC_BOARD.spaces(span)) == touched


def filled(years: Iterable[int]) -> set[int]:
    """Return the spaces of the proposed board in which a card is right."""
    board = Board.for_years(years)
    return {space for year in years for space in board.spaces(Dated.of_year(year).span)}


@pytest.mark.parametrize("step", [1, 7, 50, 333])
@pytest.mark.parametrize("count", range(10, 31))
def test_no_space_of_a_proposed_board_is_without_cards(count, step):
    assert filled(range(1000, 1000 + count * step, step)) == set(range(10))


def test_c01_a_set_of_one_war_is_divided_within_its_years() -> None:
    war = [1933, 1935, 1936, 1937, *[1938] * 3, *[1939] * 8, *[1940] * 9, *[1941] * 9]
    war += [*[1942] * 7, *[1943] * 6, *[1944] * 10, *[1945] * 12]
    assert Board.for_years(war).dates == tuple(range(1937, 1946))


@given(
    st.lists(
        st.tuples(st.integers(-300, 300).filter(bool), st.sampled_from([1, 1, 2, 9, 60])),
        min_size=10,
        max_size=20,
        unique_by=lambda year_and_cards: year_and_cards[0],
    )
)
def test_no_space_is_without_cards_where_many_cards_share_a_year(crowds) -> None:
    assert filled([year for year, cards in crowds for _ in range(cards)]) == set(range(10))


def test_c01_where_the_eras_meet_1_is_as_round_as_the_missing_0() -> None:
    both = [year for year in range(-500, 501) if year]
    assert Board.for_years(both).dates == (-400, -300, -200, -100, 1, 100, 200, 300, 400)


def test_c01_a_set_of_years_before_the_common_era_is_divided_alike() -> None:
    assert Board.for_years(range(-1000, 0)).dates == tuple(range(-900, 0, 100))
