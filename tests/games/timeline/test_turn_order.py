"""Whose turn it is, and the gaps that the rulebooks count."""

from __future__ import annotations

import pytest

from tests.games.timeline.table import Table, every_edition
from timeline_widgets.games.timeline import Edition
from timeline_widgets.games.timeline.events import RoundBegan

HANDS = ((10, 11), (20, 21), (30, 31))
PILE = (60, 61, 62, 63, 64, 65)


@every_edition
def test_first_player_has_two_gaps_beside_the_reference_card(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    assert table.gaps == [0, 1]
    table.place(10, 0)  # earlier: to its left
    assert table.line == (10, 50)
    table = Table((70, 71), (20, 21), pile=PILE, edition=edition)
    table.place(70, 1)  # later: to its right
    assert table.line == (50, 70)


@every_edition
def test_after_a_wrong_card_the_second_player_has_two_gaps_as_well(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.wrong(10)
    assert table.turn == 1
    assert table.gaps == [0, 1]


@every_edition
def test_after_a_right_card_the_second_player_has_three_gaps(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.right(10)
    assert table.turn == 1
    assert table.gaps == [0, 1, 2]


@every_edition
def test_after_two_right_cards_the_third_player_has_four_gaps(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.right(10)
    table.right(20)
    assert table.turn == 2
    assert table.gaps == [0, 1, 2, 3]


@every_edition
def test_the_first_player_may_put_a_card_on_any_side_of_a_line(edition: Edition) -> None:
    for card, gap, line in [(5, 0, (5, 10, 50)), (30, 1, (10, 30, 50)), (70, 2, (10, 50, 70))]:
        table = Table((10, 11), (card, 21), pile=PILE, edition=edition)
        table.right(10)
        table.place(card, gap)
        assert table.line == line


@every_edition
def test_play_goes_clockwise_in_rounds_whether_cards_are_right_or_wrong(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition, starting_seat=1)
    for _ in range(4):
        for seat in (1, 2, 0):
            assert table.turn == seat
            card = table.hands[seat][0]
            last = table.wrong(card)
        assert last[-1] == RoundBegan(table.state.round, (1, 2, 0))
    assert table.state.round == 5


@every_edition
def test_all_ways_of_numbers_count_moves_and_rounds(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    assert (table.state.ply, table.state.round) == (0, 1)
    table.right(10)
    table.wrong(20)
    assert (table.state.ply, table.state.round) == (2, 1)
    table.skip()
    assert (table.state.ply, table.state.round) == (3, 2)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_t07_each_round_begins_with_the_starter(starter: int) -> None:
    table = Table(*HANDS, pile=PILE, starting_seat=starter)
    for _ in range(3):
        table.skip()
    assert table.turn == starter
