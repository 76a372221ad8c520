"""The Split: how many years lie between two cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.challenge.table import BLEACH, WAISTCOAT, Table, dated, wheels
from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import BLANK, CLASSIC_BOARD, Dated
from timeline_widgets.games.challenge.trials.split import split, years_between


def steps(cards: list[Dated], *answers: str) -> list[int]:
    return [s.steps for s in split([wheels(a) for a in answers], cards, CLASSIC_BOARD)]


def between(first: int, last: int) -> Dated:
    one, other = Dated.of_year(first), Dated.of_year(last)
    return Dated(Span(one.span.earliest, other.span.latest), year=last)


def test_rulebook_example_only_the_25_moves_4_spaces() -> None:
    cards = dated(WAISTCOAT, BLEACH)
    assert years_between(*cards) == (23, 23)
    scores = split([wheels(a) for a in ("0050", "0031", "0031", "0025")], cards, CLASSIC_BOARD)
    assert [score.steps for score in scores] == [0, 0, 0, 4]
    assert [score.miss for score in scores] == [27, 8, 8, 2]


def test_rulebook_example_at_the_table() -> None:
    table = Table(WAISTCOAT, BLEACH, positions=(4, 1, 0, 3))
    assert (table.state.trial, table.state.cards) == ("split", (0, 1))
    table.all_lock("0050", "0031", "0031", "0025")
    assert table.positions[:3] == (4, 1, 0)
    assert table.state.discards[:2] == (0, 1)


def test_the_position_of_the_cards_has_no_importance() -> None:
    assert years_between(*dated(BLEACH, WAISTCOAT)) == (23, 23)


def test_c07_ties_all_move_4_on_whichever_side_of_the_truth_they_are() -> None:
    assert steps(dated(1762, 1785), "0021", "0025", "0031") == [4, 4, 0]


def test_c07_there_was_no_year_0() -> None:
    assert years_between(*dated(-44, 14)) == (57, 57)
    assert years_between(*dated(-1, 1)) == (1, 1)
    assert years_between(*dated(-500, -44)) == (456, 456)
    assert steps(dated(-44, 14), "0058", "0057") == [0, 4]


def test_c07_between_uncertain_dates_the_smallest_miss_counts() -> None:
    fifteenth_century, year = between(1401, 1500), Dated.of_year(1600)
    assert years_between(fifteenth_century, year) == (100, 199)
    assert steps([fifteenth_century, year], "0100", "0199", "0099", "0200") == [4, 4, 0, 0]
    scores = split([wheels("0090"), wheels("0209")], [year, fifteenth_century], CLASSIC_BOARD)
    assert [score.miss for score in scores] == [10, 10]


def test_c07_two_uncertain_dates_widen_what_is_right_on_both_sides() -> None:
    cards = [between(1490, 1510), between(1590, 1610)]
    assert years_between(*cards) == (80, 120)
    assert steps(cards, "0080", "0120", "0100", "0121") == [4, 4, 4, 0]
    assert steps(cards, "0079", "0121", "0122") == [4, 4, 0]


def test_c07_dates_that_overlap_may_be_no_year_apart() -> None:
    assert years_between(between(1401, 1500), between(1450, 1460)) == (0, 59)
    assert years_between(between(1450, 1460), between(1401, 1500)) == (0, 59)


def test_c07_no_answer_never_wins() -> None:
    scores = split([BLANK, wheels("00.5"), wheels("9999")], dated(1762, 1785), CLASSIC_BOARD)
    assert [score.steps for score in scores] == [0, 0, 4]
    assert [score.miss for score in scores] == [None, None, 9976]


def test_c07_nobody_moves_where_nobody_answered() -> None:
    scores = split([BLANK, BLANK], dated(1762, 1785), CLASSIC_BOARD)
    assert [score.steps for score in scores] == [0, 0]


def test_c07_the_wheels_stop_at_9999() -> None:
    assert steps(dated(-8000, 9999), "9999", "9998") == [4, 0]


@given(*[st.tuples(st.integers(-60, 60), st.integers(0, 30))] * 2)
def test_c07_years_between_are_those_of_some_pair_of_years(a, b) -> None:
    def card(first: int, length: int) -> Dated:
        return Dated(Span.of_days((first, 1, 1), (first + length, 12, 31)), year=1)

    distances = {
        abs(x - y) for x in range(a[0], a[0] + a[1] + 1) for y in range(b[0], b[0] + b[1] + 1)
    }
    assert years_between(card(*a), card(*b)) == (min(distances), max(distances))


@pytest.mark.parametrize("answer", ["0000", "0040"])
def test_c07_equal_dates_are_0_years_apart(answer: str) -> None:
    (score,) = split([wheels(answer)], dated(1900, 1900), CLASSIC_BOARD)
    assert score.miss == int(answer)
