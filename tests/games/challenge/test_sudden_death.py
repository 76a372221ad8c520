"""Sudden Death: place cards in a line until one player is left."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import ATLAS, CRANE, RED_CROSS, SOCKS, Table
from timeline_widgets.games.challenge import Lock
from timeline_widgets.games.challenge.events import (
    DuelBegan,
    DuelDrew,
    DuelEnded,
    DuelMisplaced,
    DuelPlaced,
    TrialBegan,
)
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place

PHILIP, FRED, CYRIL = 0, 1, 2


def duel(*years: int, positions=(6, 1, 3)) -> Table:
    """Return a table where seat 0 has just crossed the line of Sudden Death."""
    table = Table(1, 2, 3, 4, *years, positions=positions)
    table.steps(1, *[0] * (len(positions) - 1))
    assert table.challenge.duel == "sudden_death"
    return table


def test_c21_rulebook_example_fred_and_cyril() -> None:
    table = duel(RED_CROSS, CRANE, ATLAS, SOCKS)
    assert table.positions == (7, 1, 3)
    assert table.line_years == [1863]  # not 1963 as printed there
    assert table.turn == FRED  # who is last on the Clock
    assert table.place(0) == (DuelPlaced(FRED, 5, 0), DuelDrew(CYRIL, 6))  # the crane, to the left
    assert table.place(1) == (DuelPlaced(CYRIL, 6, 1), DuelDrew(FRED, 7))  # the atlas, between
    assert table.line_years == [CRANE, ATLAS, RED_CROSS]
    events = table.place(3)  # the socks, to the far right: wrong
    assert events[:2] == (
        DuelMisplaced(FRED, 7, 3, 1, 1),
        DuelEnded(CYRIL, (7, 1, 6)),
    )
    assert table.positions == (7, 1, 6)
    assert isinstance(events[2], TrialBegan)


def test_the_first_card_is_open_and_the_first_player_draws_the_next() -> None:
    table = Table(1, 2, 3, 4, 1863, 1900, positions=(6, 1, 3))
    *_, began, drew = table.steps(1, 0, 0)
    assert began == DuelBegan("sudden_death", 0, (FRED, CYRIL), 4)
    assert drew == DuelDrew(FRED, 5)
    seen = table.game.observe(table.state, None)
    assert 4 in seen.revealed
    assert 5 not in seen.revealed


@pytest.mark.parametrize(("year", "gap"), [(1900, 1), (1800, 0)])
def test_to_the_right_if_higher_to_the_left_if_lower(year: int, gap: int) -> None:
    table = duel(1863, year)
    assert isinstance(table.place(gap)[0], DuelPlaced)
    table = duel(1863, year)
    assert isinstance(table.place(1 - gap)[0], DuelMisplaced)


def test_an_equal_date_is_right_on_either_side() -> None:
    for gap in (0, 1):
        assert isinstance(duel(1863, 1863).place(gap)[0], DuelPlaced)


def test_cards_that_are_right_stay_and_play_goes_round_until_one_is_left() -> None:
    table = duel(1863, 1900, 1910, 1920, 1930, 1940, positions=(6, 1, 3, 3))
    assert table.challenge.participants == (1, 2, 3)
    for seat in (1, 2, 3):
        assert table.turn == seat
        table.right()
    assert table.line_years == [1863, 1900, 1910, 1920]
    assert table.turn == 1
    table.wrong()
    assert (table.challenge.to_play, table.turn) == ((2, 3), 2)
    table.wrong()
    assert table.positions == (7, 1, 3, 6)


def test_c14_it_ends_when_one_is_left_whether_or_not_that_one_has_placed_a_card() -> None:
    table = duel(1863, 1900)
    events = table.wrong()
    assert [type(e) for e in events] == [DuelMisplaced, DuelEnded, TrialBegan]
    assert events[1].winner == CYRIL
    assert table.positions == (7, 1, 6)


def test_c14_its_cards_are_discarded_afterwards() -> None:
    table = duel(1863, 1900, 1910, 1920)
    table.right()
    table.right()
    assert table.state.discards == (0, 1, 2, 3)
    table.wrong()
    assert sorted(table.state.discards) == [0, 1, 2, 3, 4, 5, 6, 7]


def test_a_wrong_card_is_discarded_at_once() -> None:
    table = duel(1863, 1900, 1910, positions=(6, 1, 3, 3))
    table.wrong()
    assert table.state.discards == (0, 1, 2, 3, 5)


def test_only_the_card_that_was_drawn_into_a_gap_of_the_line_by_the_one_whose_turn_it_is() -> None:
    table = duel(1863, 1900)
    ply = table.state.ply
    for seat, move, reason in [
        (CYRIL, Place(ply, 5, 0), "not_your_turn"),
        (PHILIP, Place(ply, 5, 0), "not_your_turn"),
        (FRED, Place(ply, 6, 0), "not_in_hand"),
        (FRED, Place(ply, 4, 0), "not_in_hand"),
        (FRED, Place(ply, 5, 2), "no_such_gap"),
        (FRED, Place(ply, 5, -1), "no_such_gap"),
        (FRED, Lock(ply, (1, 1, 1, 1)), "not_in_this_phase"),
    ]:
        before = table.state
        with pytest.raises(IllegalMove) as refused:
            table.move(seat, move)
        assert refused.value.reason == reason
        assert table.state == before
    with pytest.raises(IllegalMove) as refused:
        table.call(1900)
    assert refused.value.reason == "not_in_this_phase"
