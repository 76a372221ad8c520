"""More or Less: call dates until one is exact."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import WAISTCOAT, Table
from timeline_widgets.games.challenge import Call
from timeline_widgets.games.challenge.events import Called, DuelBegan, DuelEnded, TrialBegan
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place

PHILIP, FRED, CYRIL = 0, 1, 2


def duel(year: int, positions=(13, 5, 2)) -> Table:
    """Return a table where all on space 13 have just crossed the line of More or Less."""
    table = Table(1, 2, 3, 4, year, positions=positions, crossed=(0,))
    table.all_lock(*["1..." if space == 13 else "...." for space in positions])  # The Combination
    assert table.challenge.duel == "more_or_less"
    return table


def test_rulebook_example_1750_more_1764_less_1762_wins() -> None:
    table = duel(WAISTCOAT)
    assert table.turn == CYRIL  # who is last on the track
    assert table.call(1750) == (Called(CYRIL, 1750, "more"),)
    assert table.turn == FRED
    assert table.call(1764) == (Called(FRED, 1764, "less"),)
    assert table.turn == CYRIL
    events = table.call(1762)
    assert events[:2] == (Called(CYRIL, 1762, "exact"), DuelEnded(CYRIL, (14, 5, 5)))
    assert isinstance(events[2], TrialBegan)


def test_whoever_calls_the_exact_date_moves_three() -> None:
    table = duel(WAISTCOAT)
    table.call(1750)
    table.call(1762)
    assert table.positions == (14, 8, 2)


def test_play_goes_clockwise_among_the_participants() -> None:
    table = duel(WAISTCOAT, positions=(13, 5, 2, 5))
    assert table.challenge.participants == (2, 3, 1)
    for seat, year in [(2, 1000), (3, 1100), (1, 1200), (2, 1300)]:
        assert table.turn == seat
        table.call(year)


def test_c12_the_leader_who_is_not_playing_is_shown_as_the_referee() -> None:
    table = duel(WAISTCOAT)
    assert table.game.observe(table.state, None).challenge.referee == PHILIP


def test_c12_a_leader_who_is_playing_is_no_referee() -> None:
    table = duel(WAISTCOAT, positions=(13, 13, 2))
    assert table.positions == (14, 14, 2)
    assert table.challenge.participants == (2, 0, 1)
    assert table.game.observe(table.state, None).challenge.referee is None


def test_c12_of_several_leaders_the_first_who_is_not_playing_is_the_referee() -> None:
    table = duel(WAISTCOAT, positions=(13, 13, 5, 2))
    assert table.game.observe(table.state, None).challenge.referee == 0


def test_c12_sudden_death_needs_no_referee() -> None:
    table = Table(1, 2, 3, 4, positions=(6, 1, 3))
    table.steps(1, 0, 0)
    assert table.game.observe(table.state, None).challenge.referee is None


def refused(table: Table, move: object) -> IllegalMove:
    before = table.state
    with pytest.raises(IllegalMove) as error:
        table.move(table.turn, move)
    assert table.state == before
    return error.value


def test_c13_a_call_is_strictly_inside_the_bounds_already_answered() -> None:
    table = duel(WAISTCOAT)
    table.call(1750)
    table.call(1764)
    for year in (1750, 1764, 1600, 1900, -1755):
        error = refused(table, Call(table.state.ply, year))
        assert error.reason == "call_outside"
        assert error.params == {"year": year, "above": 1750, "below": 1764}
    table.call(1751)
    assert (table.challenge.more_than, table.challenge.less_than) == (1751, 1764)


@pytest.mark.parametrize("year", [1755.0, "1755", None, True])
def test_c13_a_call_is_a_whole_year(year: object) -> None:
    assert refused(duel(WAISTCOAT), Call(3, year)).reason == "call_outside"


def test_c13_the_year_0_cannot_be_called() -> None:
    table = duel(-1)
    assert refused(table, Call(3, 0)).reason == "call_outside"
    table.call(-2)
    table.call(1)
    assert [move.year for move in table.game.legal_moves(table.state, table.turn)] == [-1]


def test_c13_the_first_call_is_a_year_that_the_wheels_can_show() -> None:
    for year in (-10_000, 10_000):
        assert refused(duel(WAISTCOAT), Call(3, year)).params["above"] == -10_000
    for year in (-9999, 9999):
        duel(WAISTCOAT).call(year)


@pytest.mark.parametrize("year", [-9999, -8000, -1, 1, 1762, 9999])
def test_c13_it_always_ends_even_when_everybody_calls_the_worst_year(year: int) -> None:
    track_end = duel(year)
    for call in (range(max(-9999, year - 5), year), range(min(9999, year + 5), year, -1)):
        for wrong in call:
            if wrong:
                track_end.call(wrong)
    (only,) = track_end.game.legal_moves(track_end.state, track_end.turn)
    assert only.year == year
    assert isinstance(track_end.move(track_end.turn, only)[1], DuelEnded)


def test_c14_the_card_is_discarded_afterwards() -> None:
    table = duel(WAISTCOAT)
    assert table.challenge.card == 4
    table.call(WAISTCOAT)
    assert table.state.discards == (0, 1, 2, 3, 4)


def test_the_card_is_not_seen_until_the_exact_date_was_called() -> None:
    table = duel(WAISTCOAT)
    assert 4 not in table.game.observe(table.state, PHILIP).revealed
    table.call(1750)
    assert 4 not in table.game.observe(table.state, CYRIL).revealed
    table.call(WAISTCOAT)
    assert 4 in table.game.observe(table.state, CYRIL).revealed


def test_only_the_one_whose_turn_it_is_may_call_and_nothing_can_be_placed() -> None:
    table = duel(WAISTCOAT)
    with pytest.raises(IllegalMove) as error:
        table.move(FRED, Call(3, 1750))
    assert (error.value.reason, error.value.params) == ("not_your_turn", {"seat": 1, "turn": 2})
    assert refused(table, Place(3, 4, 0)).reason == "not_in_this_phase"


def test_it_begins_with_the_next_card_and_no_line() -> None:
    table = Table(1, 2, 3, 4, WAISTCOAT, positions=(13, 5, 2), crossed=(0,))
    *_, began = table.all_lock("1...", "....", "....")
    assert began == DuelBegan("more_or_less", 1, (CYRIL, FRED), 4)
    assert table.challenge.line.cards == ()
