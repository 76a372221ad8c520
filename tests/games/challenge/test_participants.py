"""Who plays a Challenge, and who begins it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timeline_widgets.games.challenge.standings import leaders, participants

tables = st.lists(st.integers(0, 6), min_size=2, max_size=5)


def test_rulebook_example_the_last_and_the_two_tied_for_second_last_play() -> None:
    assert set(participants((8, 2, 5, 5))) == {1, 2, 3}


@pytest.mark.parametrize(
    ("positions", "play"),
    [
        ((9, 5, 3), {1, 2}),  # the two furthest behind
        ((9, 3, 3), {1, 2}),
        ((9, 7, 5, 3), {2, 3}),
        ((9, 3, 3, 3), {1, 2, 3}),
        ((9, 8, 3, 3, 3), {2, 3, 4}),
        ((9, 8, 5, 5, 3), {2, 3, 4}),
        ((9, 8, 7, 3, 3), {3, 4}),
    ],
)
def test_c10_all_on_the_last_space_and_if_that_is_one_all_on_the_next(positions, play) -> None:
    assert set(participants(positions)) == play


@pytest.mark.parametrize(
    ("positions", "play"),
    [
        ((7, 7, 2), {0, 1, 2}),  # both leaders are second last
        ((7, 7, 7), {0, 1, 2}),
        ((7, 7, 7, 2), {0, 1, 2, 3}),
        ((7, 2), {0, 1}),
        ((7, 7, 2, 2), {2, 3}),
    ],
)
def test_c10_a_leader_is_among_them_only_where_the_tie_says_so(positions, play) -> None:
    assert set(participants(positions)) == play


@pytest.mark.parametrize(
    ("positions", "order"),
    [
        ((9, 5, 3), (2, 1)),
        ((9, 3, 5), (1, 2)),
        ((9, 3, 3), (1, 2)),
        ((3, 9, 3), (2, 0)),  # seat 2 sits next clockwise after the leader
        ((3, 3, 9), (0, 1)),
        ((3, 5, 9, 5), (0, 1, 3)),
        ((5, 3, 5, 9), (1, 2, 0)),
        ((4, 4, 9, 4), (3, 0, 1)),
    ],
)
def test_c11_the_furthest_back_begins_then_clockwise(positions, order) -> None:
    assert participants(positions) == order


@pytest.mark.parametrize(
    ("positions", "order"),
    [
        ((7, 2, 7, 2), (1, 3)),  # the first leader is seat 0
        ((2, 7, 2, 7), (2, 0)),
        ((5, 5, 5), (1, 2, 0)),
        ((5, 5), (1, 0)),
    ],
)
def test_c11_of_several_leaders_the_first_in_seating_order_counts(positions, order) -> None:
    assert participants(positions) == order


@given(tables)
def test_at_least_two_play_and_nobody_who_plays_is_ahead_of_one_who_does_not(positions) -> None:
    play = participants(positions)
    assert len(play) == len(set(play)) >= 2
    others = [space for seat, space in enumerate(positions) if seat not in play]
    assert all(positions[seat] < space for seat in play for space in others)
    assert positions[play[0]] == min(positions)


@given(tables)
def test_the_order_is_clockwise(positions) -> None:
    play = participants(positions)
    around = [(seat - play[0]) % len(positions) for seat in play]
    assert around == sorted(around)


@given(tables)
def test_whoever_begins_sits_nearest_after_the_leader(positions) -> None:
    leader, (first, *_) = leaders(positions)[0], participants(positions)
    between = range(leader + 1, leader + 1 + (first - leader - 1) % len(positions))
    assert all(positions[seat % len(positions)] > positions[first] for seat in between)
