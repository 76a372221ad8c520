"""The rules for two players."""

from __future__ import annotations

from tests.games.challenge.table import Table
from timeline_widgets.games.challenge import Track
from timeline_widgets.games.challenge.events import DuelEnded, TrialBegan


def test_c16_more_or_less_is_ignored() -> None:
    table = Table(1, 2, 3, 4, positions=(13, 5), crossed=(0,))
    *_, began = table.all_lock("1...", "....")
    assert table.positions == (14, 5)
    assert isinstance(began, TrialBegan)
    assert began.trial == "right_date"


def test_c16_with_three_it_is_played() -> None:
    table = Table(1, 2, 3, 4, positions=(13, 5, 5), crossed=(0,))
    table.all_lock("1...", "....", "....")
    assert table.challenge.duel == "more_or_less"


def test_c16_a_sudden_death_behind_the_ignored_line_is_played() -> None:
    track = Track("both", ("timeline_4",) * 9, ((1, "more_or_less"), (1, "sudden_death")))
    table = Table(positions=(0, 0), track=track)
    table.steps(2, 0)
    assert table.challenge.duel == "sudden_death"


def test_c16_in_sudden_death_the_player_behind_can_score() -> None:
    table = Table(positions=(6, 2))
    table.steps(1, 0)
    assert table.turn == 1
    table.right()
    assert table.turn == 0
    table.wrong()
    assert table.positions == (7, 5)


def test_c16_the_leader_who_wins_only_keeps_the_other_from_moving() -> None:
    table = Table(positions=(6, 2))
    table.steps(1, 0)
    events = table.wrong()
    assert DuelEnded(0, (7, 2)) in events
    assert table.positions == (7, 2)


def test_c16_level_players_may_both_score() -> None:
    table = Table(positions=(6, 6))
    table.steps(1, 1)
    assert table.positions == (7, 7)
    assert table.turn == 1  # the nearest clockwise after the first leader
    table.wrong()
    assert table.positions == (10, 7)
    table = Table(positions=(6, 6))
    table.steps(1, 1)
    table.right()
    table.wrong()
    assert table.positions == (7, 10)


def test_c16_with_three_a_leader_who_plays_and_wins_moves() -> None:
    table = Table(positions=(6, 6, 2))
    table.steps(1, 1, 0)
    assert table.challenge.participants == (2, 0, 1)
    table.wrong()
    table.wrong()
    assert table.positions == (7, 10, 2)


def test_c16_the_deciding_sudden_death_is_played_by_two_as_by_more() -> None:
    table = Table(positions=(20, 20), crossed=(0, 1), tie="sudden_death")
    table.steps(1, 1)
    table.wrong()
    assert table.outcome == ((0,), "sudden_death")
