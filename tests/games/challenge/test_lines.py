"""Crossing the lines of the Challenges."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import Table
from timeline_widgets.games.challenge import Track
from timeline_widgets.games.challenge.events import (
    DuelBegan,
    DuelDrew,
    DuelEnded,
    Ended,
    Revealed,
    TrialBegan,
)

FOURS = ("timeline_4",) * 12


def kinds(events) -> list[type]:
    return [type(event) for event in events]


def test_c09_a_line_is_crossed_after_everyone_has_moved() -> None:
    table = Table(positions=(6, 5, 4))
    events = table.steps(1, 1, 1)
    assert table.positions == (7, 6, 5)
    assert kinds(events)[1:] == [Revealed, DuelBegan, DuelDrew]
    assert events[2].duel == "sudden_death"
    assert events[2].participants == (2, 1)  # as they stand after they moved


def test_c09_standing_on_the_last_space_before_the_line_is_not_yet_crossing_it() -> None:
    table = Table(positions=(2, 0, 0))
    table.steps(4, 0, 0)  # The Bet
    assert table.positions == (6, 0, 0)
    assert table.state.challenge is None
    table.steps(1, 0, 0)
    assert table.challenge.duel == "sudden_death"


@pytest.mark.parametrize(
    ("space", "steps", "duel"), [(6, 1, "sudden_death"), (12, 2, "more_or_less")]
)
def test_the_line_that_was_crossed_tells_the_challenge(space: int, steps: int, duel: str) -> None:
    table = Table(positions=(space, 3, 2), crossed=() if space == 6 else (0,))
    table.steps(steps, 0, 0)
    assert table.challenge.duel == duel


def test_after_a_challenge_the_leading_space_determines_the_next_trial() -> None:
    table = Table(1800, 1810, 1820, 1830, positions=(6, 1, 2))
    table.steps(2, 0, 0)
    events = table.wrong()
    assert table.positions == (8, 1, 5)
    assert kinds(events)[-2:] == [DuelEnded, TrialBegan]
    assert events[-1].trial == "bet"


def test_c09_each_line_once() -> None:
    table = Table(positions=(6, 5, 4))
    table.steps(1, 0, 0)
    table.wrong()
    assert table.state.crossed == (0,)
    table.all_lock("0000", "0000", "0001")  # The Split
    assert table.positions[0] > 6
    assert table.state.challenge is None


def test_c09_nobody_behind_crosses_the_line_again() -> None:
    table = Table(positions=(7, 5, 5), crossed=(0,))
    table.all_lock("9999", "0001", "0001")
    assert table.positions == (7, 9, 9)
    assert table.state.challenge is None


def test_c09_two_lines_in_one_move_in_track_order_with_participants_worked_out_anew() -> None:
    track = Track("two lines", FOURS, ((1, "sudden_death"), (2, "more_or_less")))
    table = Table(1585, 1863, 1889, -287, 1900, positions=(0, 0, 0), track=track)
    table.steps(4, 1, 0)
    assert table.challenge.duel == "sudden_death"
    assert table.challenge.participants == (2, 1)
    assert table.state.crossed == (0,)
    events = table.wrong()  # so seat 1 moves from 1 to 4
    assert kinds(events)[-2:] == [DuelEnded, DuelBegan]
    assert table.positions == (4, 4, 0)
    assert table.challenge.duel == "more_or_less"
    assert table.challenge.participants == (2, 0, 1)
    assert table.state.crossed == (0, 1)
    events = table.call(table.years[table.challenge.card])
    assert table.positions == (4, 4, 3)
    assert kinds(events)[-1] is TrialBegan


def test_c09_two_lines_after_the_same_space() -> None:
    track = Track("same place", FOURS, ((1, "more_or_less"), (1, "sudden_death")))
    table = Table(positions=(0, 0, 0), track=track)
    table.steps(2, 0, 0)
    assert table.challenge.duel == "more_or_less"
    table.call(table.years[table.challenge.card])
    assert table.challenge.duel == "sudden_death"


def test_c09_three_lines_in_one_move_each_with_those_who_are_behind_by_then() -> None:
    lines = ((0, "sudden_death"), (1, "sudden_death"), (2, "more_or_less"))
    table = Table(positions=(0, 0, 0), track=Track("three lines", FOURS, lines))
    table.steps(4, 0, 0)
    assert (table.state.crossed, table.challenge.participants) == ((0,), (1, 2))
    table.wrong()
    assert (table.state.crossed, table.positions) == ((0, 1), (4, 0, 3))
    table.wrong()
    assert (table.state.crossed, table.positions) == ((0, 1, 2), (4, 0, 6))
    assert table.challenge.participants == (1, 0)  # seat 2 leads now


def test_c15_finish_reached_by_a_challenge_leaves_the_next_line_uncrossed() -> None:
    track = Track("end", FOURS[:6], ((3, "sudden_death"), (4, "more_or_less")))
    table = Table(positions=(3, 3, 3), track=track)
    table.steps(2, 0, 0)
    table.wrong()
    assert (table.positions, table.outcome) == ((5, 3, 6), ((2,), "finish"))
    assert table.state.crossed == (0,)


def test_c09_finish_is_looked_at_before_a_line() -> None:
    track = Track("line at the end", ("timeline_4",) * 3, ((1, "sudden_death"),))
    table = Table(positions=(0, 0, 0), track=track)
    events = table.steps(4, 1, 0)
    assert kinds(events)[-1] is Ended
    assert table.outcome == ((0,), "finish")


def test_c15_three_spaces_may_cross_the_other_line_and_that_challenge_follows() -> None:
    track = Track("close lines", FOURS, ((2, "sudden_death"), (4, "more_or_less")))
    table = Table(positions=(2, 2, 2), track=track)
    table.steps(1, 0, 0)
    assert table.positions == (3, 2, 2)
    assert table.challenge.participants == (1, 2)
    table.wrong()
    assert table.positions == (3, 2, 5)
    assert table.challenge.duel == "more_or_less"
    assert table.challenge.participants == (1, 0)


def test_c15_three_spaces_may_reach_finish_and_the_game_ends() -> None:
    track = Track("end in sight", ("timeline_4",) * 5, ((3, "sudden_death"),))
    table = Table(positions=(3, 3, 3), track=track)
    table.steps(1, 0, 0)
    assert table.outcome is None
    events = table.wrong()
    assert kinds(events)[-2:] == [DuelEnded, Ended]
    assert table.positions == (4, 3, 5)  # the overshoot is ignored
    assert table.outcome == ((2,), "finish")
    assert table.game.to_act(table.state) == ()
