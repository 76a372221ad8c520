"""Moves that are refused, with nothing changed."""

from __future__ import annotations

import math

import pytest

from tests.games.timeline.table import Table
from timeline_widgets.games.challenge import Unlock
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place, Skip, Withdraw

HANDS = ((1, 10), (20, 21))
PILE = (60, 61, 62)


def refusal(table: Table, seat: object, move: object) -> IllegalMove:
    """Return why the move is refused, by `check` and by `decide` alike."""
    before = table.state
    with pytest.raises(IllegalMove) as checked:
        table.game.check(before, seat, move)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove) as decided:
        table.move(seat, move)  # type: ignore[arg-type]
    assert repr(checked.value) == repr(decided.value)
    assert table.state == before
    return checked.value


def test_a_move_out_of_turn() -> None:
    error = refusal(Table(*HANDS, pile=PILE), 1, Place(0, 20, 0))
    assert repr(error) == "IllegalMove('not_your_turn', seat=1, turn=0)"


@pytest.mark.parametrize("seat", [2, -1, None, "0", 0.5])
def test_a_seat_that_nobody_plays(seat: object) -> None:
    for move in (Place(0, 1, 0), Skip(0), Withdraw(0)):
        assert refusal(Table(*HANDS, pile=PILE), seat, move).reason == "not_playing"


@pytest.mark.parametrize("card", [20, 50, 60, 99, -1, None, "1", "", True, 1.0, math.nan, (1,)])
def test_a_card_that_is_not_in_the_hand(card: object) -> None:
    error = refusal(Table(*HANDS, pile=PILE), 0, Place(0, card, 0))  # type: ignore[arg-type]
    assert error.reason == "not_in_hand"
    assert error.params == {"card": card} or card is math.nan


@pytest.mark.parametrize(
    "gap", [-1, 2, 10**30, None, "0", "", True, False, 0.0, 1.0, math.nan, math.inf, (0,)]
)
def test_a_gap_that_does_not_exist(gap: object) -> None:
    error = refusal(Table(*HANDS, pile=PILE), 0, Place(0, 10, gap))  # type: ignore[arg-type]
    assert error.reason == "no_such_gap"
    assert error.params["last"] == 1


@pytest.mark.parametrize("ply", [0, 2, -1, None, "1", True, 1.0])
def test_a_stale_or_future_ply(ply: object) -> None:
    table = Table(*HANDS, pile=PILE)
    table.right(1)
    for move in (Place(ply, 20, 0), Skip(ply), Withdraw(ply)):  # type: ignore[arg-type]
        error = refusal(table, 1, move)
        assert (error.reason, error.params["now"]) == ("stale", 1)


def test_a_second_click_changes_nothing() -> None:
    table = Table(*HANDS, pile=PILE)
    move = Place(0, 10, 0)
    table.move(0, move)
    assert refusal(table, 0, move).reason == "stale"


def test_a_replayed_message_of_one_card_hand_is_refused_after_the_game() -> None:
    table = Table((10,), (20, 21), pile=PILE)
    table.right(10)
    assert refusal(table, 0, Place(0, 10, 0)).reason == "game_over"


def test_a_refusal_says_why_in_one_line() -> None:
    assert str(IllegalMove("no_such_gap", gap=9, last=3)) == (
        "The line has no such gap; there are gaps from 0 to 3. (no_such_gap: gap=9, last=3)"
    )
    assert str(IllegalMove("game_over")) == "The game is over. (game_over)"
    assert repr(IllegalMove("game_over")) == "IllegalMove('game_over')"


def test_a_refused_move_uses_up_no_chance() -> None:
    tables = [Table((10, 11), (20, 21), (30, 31), pile=(60, 61)) for _ in range(2)]
    for seat, table in enumerate(tables):
        for card in (10, 20):
            if seat:
                refusal(table, table.turn, Place(table.state.ply, card, 17))
            table.wrong(card)
    assert tables[0].wrong(30) == tables[1].wrong(30)


def test_a_move_of_another_game_is_none_of_this_one() -> None:
    table = Table(*HANDS, pile=PILE)
    with pytest.raises(TypeError, match=r"Timeline has no such move: Unlock\(ply=0\)"):
        table.move(0, Unlock(0))  # type: ignore[arg-type]
