"""How long a game of Challenge will take: an estimate from simulated games."""

from __future__ import annotations

from itertools import product

import pytest

from timeline_widgets import shipped_cardset, simulate
from timeline_widgets.games.challenge import TRACKS, Dated, TimelineChallenge, Track
from timeline_widgets.simulation.length import (
    KNOWN,
    Estimate,
    Length,
    Lengths,
    estimate,
    known_lengths,
    lengths_of,
    simulated_lengths,
)
from timeline_widgets.simulation.pace import Pace

YEARS = [Dated.of_year(year) for year in range(1000, 2000, 10)]


def test_the_known_lengths_cover_the_clocks_of_the_package_and_every_number_of_players() -> None:
    assert set(KNOWN) == set(product(TRACKS, (2, 3, 4, 5)))


@pytest.mark.parametrize(("track", "players"), KNOWN)
def test_the_known_minutes_are_those_of_games_with_another_set(track: str, players: int) -> None:
    known = estimate(KNOWN[track, players], people=players)
    played = simulate(
        shipped_cardset("russia"), "challenge", players=players, track=track, games=120, workers=1
    ).played
    now = estimate(lengths_of(played, seats=players), people=players)
    assert abs(known.minutes - now.minutes) <= 2
    assert abs(known.at_least - now.at_least) <= 2
    assert abs(known.at_most - now.at_most) <= 4


def test_a_clock_of_ones_own_is_simulated_a_game_at_a_time() -> None:
    track = Track("short", ("bet",) * 8, ())  # called like one of ours, and another
    game = TimelineChallenge(YEARS, seats=2, track=track)
    assert known_lengths(game) is None
    *waits, lengths = simulated_lengths(game, games=9)
    assert waits == [None] * 9
    assert lengths.short.trials <= lengths.middling.trials <= lengths.long.trials
    assert lengths.long.placements == 0


def test_computer_players_take_no_time_to_answer() -> None:
    lengths = Lengths(Length(4, 0, 0), Length(5, 6, 7), Length(9, 0, 0))
    pace = Pace(opening=0, placing=10, calling=20, answering=60, revealing=30)
    assert estimate(lengths, people=3, pace=pace) == Estimate(21, 14, 32)
    assert estimate(lengths, people=1, pace=pace).at_least == 6
