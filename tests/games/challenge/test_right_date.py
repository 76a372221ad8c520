"""The Right Date: the date of one card, wheel by wheel."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import SOCKS, Table, dated, wheels
from timeline_widgets.games.challenge import CLASSIC_BOARD
from timeline_widgets.games.challenge.trials.right_date import right_date


def steps(year: int, digits: str, sign: str | None) -> int:
    (score,) = right_date([wheels(digits, sign)], dated(year), CLASSIC_BOARD)
    return score.steps


def test_rulebook_example_plus_1007_for_1000_moves_3_spaces() -> None:
    (score,) = right_date([wheels("1007", "+")], dated(SOCKS), CLASSIC_BOARD)
    assert (score.steps, score.marks, score.sign_right) == (3, (True, True, True, False), True)


def test_rulebook_example_at_the_table() -> None:
    table = Table(SOCKS, positions=(1, 1, 0))
    assert (table.state.trial, table.state.cards) == ("right_date", (0,))
    table.all_lock("1007", "1000", "9999", sign="+")
    assert table.positions == (4, 5, 0)
    assert table.state.discards == (0,)


@pytest.mark.parametrize(("sign", "right"), [("+", 4), ("-", 0), (None, 0)])
def test_c05_an_error_on_the_sign_wheel_cancels_all(sign: str | None, right: int) -> None:
    assert steps(1762, "1762", sign) == right


def test_c05_the_year_of_a_negative_date_counts_without_its_sign() -> None:
    assert steps(-287, "0287", "-") == 4
    assert steps(-287, "0287", "+") == 0
    assert steps(-44, "0044", "-") == 4  # as people count: 44 BCE
    assert steps(-44, "0043", "-") == 3


def test_c05_a_leading_zero_counts() -> None:
    assert steps(850, "0123", "+") == 1
    assert steps(14, "0099", "+") == 2
    assert steps(1, "0001", "+") == 4


def test_c05_wheel_by_wheel_not_by_distance() -> None:
    assert steps(2000, "1999", "+") == 0
    assert steps(1999, "1099", "+") == 3


def test_c20_a_blank_wheel_scores_nothing_not_even_as_a_zero() -> None:
    assert steps(1000, "1...", "+") == 1
    assert steps(850, ".850", "+") == 3
