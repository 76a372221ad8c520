"""The end of the game."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import Table, wheels
from timeline_widgets.games.challenge import Lock
from timeline_widgets.games.challenge.events import DuelBegan, DuelDrew, DuelEnded, Ended
from timeline_widgets.games.protocol import IllegalMove

NEAR = {"crossed": (0, 1)}


def test_the_game_ends_as_soon_as_a_player_reaches_finish() -> None:
    table = Table(positions=(20, 18, 3), **NEAR)
    events = table.steps(1, 0, 4)
    assert isinstance(events[-1], Ended)
    assert table.outcome == ((0,), "finish")
    assert table.game.to_act(table.state) == ()
    assert table.state.trial is None


def test_c17_an_overshoot_is_ignored() -> None:
    table = Table(positions=(20, 18, 3), **NEAR)
    table.steps(4, 2, 0)
    assert table.positions == (21, 20, 3)
    assert table.outcome == ((0,), "finish")


def test_c17_several_who_reach_finish_together_share_the_win_however_far_they_would_go() -> None:
    table = Table(positions=(20, 3, 18), **NEAR)
    events = table.steps(1, 0, 4)
    assert table.positions == (21, 3, 21)
    assert isinstance(events[-1], Ended)
    assert table.outcome == ((0, 2), "shared")


def test_c17_or_they_play_sudden_death_for_it_as_the_teacher_set_it() -> None:
    table = Table(1, 2, 3, 4, 1863, 1900, 1910, positions=(20, 3, 18), tie="sudden_death", **NEAR)
    events = table.steps(1, 0, 4)
    assert events[-2:] == (DuelBegan("sudden_death", None, (2, 0), 4), DuelDrew(2, 5))
    assert table.outcome is None
    table.right()
    assert table.turn == 0
    events = table.wrong()
    assert events[-2:] == (DuelEnded(2, (21, 3, 21)), Ended(((2,), "sudden_death")))
    assert table.outcome == ((2,), "sudden_death")
    assert table.state.crossed == (0, 1)


def test_c17_alone_on_finish_nothing_has_to_be_decided() -> None:
    table = Table(positions=(20, 18, 3), tie="sudden_death", **NEAR)
    table.steps(1, 0, 0)
    assert table.outcome == ((0,), "finish")


def test_c17_among_three_the_deciding_sudden_death_goes_on_until_one_is_left() -> None:
    table = Table(positions=(20, 20, 20), tie="sudden_death", **NEAR)
    table.steps(1, 1, 1)
    assert table.challenge.participants == (1, 2, 0)
    table.wrong()
    assert table.outcome is None
    table.wrong()
    assert table.outcome == ((0,), "sudden_death")


def test_c17_among_four_those_who_are_right_go_round_and_a_bystander_is_not_asked() -> None:
    table = Table(positions=(20, 20, 20, 20, 3), tie="sudden_death", **NEAR)
    table.steps(1, 1, 1, 1, 4)
    assert table.challenge.participants == (1, 2, 3, 0)
    for place in (table.right, table.right, table.wrong, table.wrong):
        place()
    assert table.challenge.to_play == (1, 2)
    table.wrong()
    assert (table.outcome, table.positions) == (((2,), "sudden_death"), (21, 21, 21, 21, 7))


def test_the_cards_of_the_deciding_sudden_death_are_discarded_too() -> None:
    table = Table(positions=(20, 18, 20), tie="sudden_death", **NEAR)
    table.steps(1, 0, 1)
    table.wrong()
    assert sorted(table.state.discards) == [0, 1, 2, 3, 4, 5]


def test_after_the_end_nothing_can_be_done() -> None:
    table = Table(positions=(20, 18, 3), **NEAR)
    table.steps(1, 0, 0)
    before = table.state
    with pytest.raises(IllegalMove) as refused:
        table.move(0, Lock(table.state.ply, wheels("1111")))
    assert refused.value.reason == "game_over"
    assert table.state == before
    assert list(table.game.legal_moves(table.state, 0)) == []
