"""Moves that the rules refuse: each by its reason, and nothing moves."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import Table, wheels
from timeline_widgets.games.challenge import Call, Lock, Unlock
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place

ANSWER = wheels("1111")


def refusal(table: Table, seat: object, move: object) -> IllegalMove:
    before = table.state
    with pytest.raises(IllegalMove) as checked:
        table.game.check(table.state, seat, move)
    with pytest.raises(IllegalMove) as decided:
        table.move(seat, move)
    assert checked.value.args == decided.value.args
    assert table.state is before
    return decided.value


@pytest.mark.parametrize("ply", [-1, 1, 99, 0.0, False, "0", None])
def test_a_move_of_another_ply_is_stale(ply: object) -> None:
    table = Table()
    for move in (Lock(ply, ANSWER), Unlock(ply), Place(ply, 0, 0), Call(ply, 1)):
        error = refusal(table, 0, move)
        assert (error.reason, error.params) == ("stale", {"ply": ply, "now": 0})


@pytest.mark.parametrize("seat", [-1, 3, None, True, "0", 0.0])
def test_only_the_seats_of_the_game_play(seat: object) -> None:
    assert refusal(Table(), seat, Lock(0, ANSWER)).reason == "not_playing"


def test_in_a_trial_nothing_is_placed_or_called() -> None:
    for move in (Place(0, 0, 0), Call(0, 1500)):
        assert refusal(Table(), 0, move).reason == "not_in_this_phase"


def test_in_a_challenge_nothing_is_locked_or_unlocked() -> None:
    table = Table(positions=(6, 1, 3))
    table.steps(1, 0, 0)
    for move in (Lock(3, ANSWER), Unlock(3)):
        assert refusal(table, 1, move).reason == "not_in_this_phase"


def test_who_does_not_take_part_in_a_challenge_is_told_whose_turn_it_is() -> None:
    table = Table(positions=(6, 1, 3))
    table.steps(1, 0, 0)
    error = refusal(table, 0, Place(3, 5, 0))
    assert (error.reason, error.params) == ("not_your_turn", {"seat": 0, "turn": 1})


@pytest.mark.parametrize("gap", [-1, 2, "0", None, 0.0, True])
def test_a_gap_is_a_whole_number_of_the_line(gap: object) -> None:
    table = Table(positions=(6, 1, 3))
    table.steps(1, 0, 0)
    error = refusal(table, 1, Place(3, 5, gap))
    assert (error.reason, error.params) == ("no_such_gap", {"gap": gap, "last": 1})


def test_a_refusal_names_no_date() -> None:
    table = Table(1, 2, 3, 4, 1762, positions=(13, 5, 2), crossed=(0,))
    table.all_lock("1...", "....", "....")
    assert "1762" not in str(refusal(table, 2, Call(3, 10_000)))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (IllegalMove("wheel_beyond", wheel=3, digit=10, lowest=0, highest=9), "0 to 9, not 10."),
        (IllegalMove("already_locked", seat=0), "Seat 0 has locked an answer already."),
        (IllegalMove("call_outside", year=9, above=10, below=20), "strictly between 10 and 20."),
        (IllegalMove("stale", ply=7, now=0), "The table has changed since"),
    ],
)
def test_in_python_a_refused_move_is_a_sentence_too_and_names_its_reason(refusal, sentence) -> None:
    assert sentence in str(refusal)
    assert f"({refusal.reason}: " in str(refusal)
