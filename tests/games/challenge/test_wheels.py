"""What can be dialled on a Historical board, and what cannot."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import Table, wheels
from timeline_widgets.games.challenge import BLANK, Lock, Wheels
from timeline_widgets.games.protocol import IllegalMove

TRIAL_AT = {"timeline_4": 0, "right_date": 1, "bet": 2, "combination": 3, "split": 4}


def refusal(trial: str, answer: Wheels) -> IllegalMove:
    table = Table(positions=(TRIAL_AT[trial],) * 3)
    assert table.state.trial == trial
    with pytest.raises(IllegalMove) as refused:
        table.move(0, Lock(0, answer))
    return refused.value


@pytest.mark.parametrize("trial", ["timeline_4", "bet", "split", "right_date"])
@pytest.mark.parametrize("digit", [-1, 10, "3", 3.0, True])
def test_a_wheel_has_the_digits_0_to_9(trial: str, digit: object) -> None:
    error = refusal(trial, Wheels((0, digit, 0, 0)))
    assert error.reason == "wheel_beyond"
    assert error.params == {"wheel": 1, "digit": digit, "lowest": 0, "highest": 9}


@pytest.mark.parametrize("digit", [0, 5])
def test_c04_the_positions_of_the_combination_are_1_to_4(digit: int) -> None:
    error = refusal("combination", Wheels((1, 2, 3, digit)))
    assert error.reason == "wheel_beyond"
    assert error.params == {"wheel": 3, "digit": digit, "lowest": 1, "highest": 4}


@pytest.mark.parametrize("trial", ["timeline_4", "bet", "split", "combination"])
def test_the_sign_wheel_is_used_in_the_right_date_only(trial: str) -> None:
    error = refusal(trial, wheels("1111", "+"))
    assert (error.reason, error.params) == ("sign", {"sign": "+"})


@pytest.mark.parametrize("sign", ["", "±", 1, []])
def test_the_sign_is_plus_or_minus(sign: object) -> None:
    assert refusal("right_date", wheels("1111", sign)).reason == "sign"  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [0, 3, 5])
def test_there_are_four_wheels(count: int) -> None:
    error = refusal("bet", Wheels((1,) * count))
    assert (error.reason, error.params) == ("wheels", {"count": count})


@pytest.mark.parametrize("trial", list(TRIAL_AT))
def test_c20_a_board_left_blank_can_be_locked_and_scores_nothing(trial: str) -> None:
    table = Table(positions=(TRIAL_AT[trial],) * 3)
    for seat in range(3):
        table.move(seat, Lock(seat, BLANK))
    assert table.positions == (TRIAL_AT[trial],) * 3


def test_c20_a_number_with_a_blank_wheel_is_none() -> None:
    assert wheels("0057").number == 57
    assert wheels("005.").number is None
    assert wheels(".057").number is None
