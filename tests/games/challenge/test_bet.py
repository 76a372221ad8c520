"""The Bet: one card, four wheels to spread or to stack."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import BIKINI, Table, dated, wheels
from timeline_widgets.games.challenge import CLASSIC_BOARD
from timeline_widgets.games.challenge.trials.bet import bet


def test_rulebook_example_7_8_8_9_for_1946_moves_2_spaces() -> None:
    (score,) = bet([wheels("7889")], dated(BIKINI), CLASSIC_BOARD)
    assert score.marks == (False, True, True, False)
    assert score.steps == 2


@pytest.mark.parametrize(
    ("digits", "steps"), [("8888", 4), ("8880", 3), ("0123", 0), ("6789", 1), (".8.8", 2)]
)
def test_each_wheel_on_the_right_space_moves_one(digits: str, steps: int) -> None:
    (score,) = bet([wheels(digits)], dated(BIKINI), CLASSIC_BOARD)
    assert score.steps == steps


def test_c03_on_a_border_the_wheels_on_either_side_count() -> None:
    (score,) = bet([wheels("6789")], dated(1930), CLASSIC_BOARD)
    assert score.marks == (False, True, True, False)


def test_one_card_is_drawn_and_discarded() -> None:
    table = Table(BIKINI, positions=(2, 2, 2))
    assert table.state.trial == "bet"
    assert table.state.cards == (0,)
    table.all_lock("7889", "8888", "0000")
    assert table.positions == (4, 6, 2)
    assert table.state.discards == (0,)
