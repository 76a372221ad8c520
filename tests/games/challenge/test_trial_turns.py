"""One Trial after the other: who answers, when it is revealed, and which Trial comes next."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import Table, wheels
from timeline_widgets.games.challenge import CLASSIC_TRACK, Lock, Unlock
from timeline_widgets.games.challenge.events import Locked, Revealed, TrialBegan
from timeline_widgets.games.challenge.trials import CARDS
from timeline_widgets.games.protocol import IllegalMove


def test_a_trial_is_revealed_when_the_last_board_is_turned_over_and_not_before() -> None:
    table = Table(1585, 1863, 1889, -287)
    assert [type(e) for e in table.lock(1, "3671")] == [Locked]
    assert table.game.to_act(table.state) == (0, 2)
    assert [type(e) for e in table.lock(2, "0000")] == [Locked]
    assert table.positions == (0, 0, 0)
    events = table.lock(0, "3600")
    assert [type(e) for e in events] == [Locked, Revealed, TrialBegan]
    assert table.positions == (2, 4, 0)


def test_an_answer_can_be_taken_back_until_everyone_has_locked() -> None:
    table = Table(1585, 1863, 1889, -287)
    table.lock(0, "0000")
    table.lock(1, "0000")
    table.unlock(0)
    assert table.game.to_act(table.state) == (0, 2)
    assert table.positions == (0, 0, 0)
    table.lock(2, "0000")
    table.lock(0, "3671")
    assert table.positions == (4, 0, 0)
    with pytest.raises(IllegalMove) as refused:
        table.unlock(0)
    assert refused.value.reason == "not_locked"


def test_a_second_lock_is_refused_and_nothing_moves() -> None:
    table = Table()
    table.lock(0, "1234")
    before = table.state
    with pytest.raises(IllegalMove) as refused:
        table.lock(0, "4321")
    assert refused.value.reason == "already_locked"
    assert table.state == before


def test_a_board_that_was_not_locked_cannot_be_unlocked() -> None:
    table = Table()
    with pytest.raises(IllegalMove) as refused:
        table.unlock(0)
    assert refused.value.reason == "not_locked"


@pytest.mark.parametrize("space", range(21))
def test_the_leading_space_determines_the_trial_of_all_players(space: int) -> None:
    table = Table(positions=(space, space), crossed=(0, 1))
    trial = CLASSIC_TRACK.trials[space]
    assert table.state.trial == trial
    assert len(table.state.cards) == CARDS[trial]


def test_rulebook_example_the_leader_stands_on_the_split_so_all_play_it() -> None:
    table = Table(1585, 1863, 1889, -287)
    *_, began = table.steps(1, 4, 2)
    assert table.positions == (1, 4, 2)
    assert began == TrialBegan(2, "split", (4, 5))
    assert table.game.to_act(table.state) == (0, 1, 2)


@pytest.mark.parametrize(
    ("trial", "cards"),
    [("timeline_4", 4), ("bet", 1), ("split", 2), ("right_date", 1), ("combination", 4)],
)
def test_each_trial_takes_the_top_cards_of_the_pile(trial: str, cards: int) -> None:
    space = CLASSIC_TRACK.trials.index(trial)
    table = Table(positions=(space,) * 3)
    assert table.state.cards == tuple(range(cards))
    assert table.state.pile_left == 40 - cards


def test_c08_where_nobody_moves_the_same_trial_is_played_again_with_fresh_cards() -> None:
    table = Table(1585, 1863, 1889, -287)
    *_, began = table.steps(0, 0, 0)
    assert began == TrialBegan(2, "timeline_4", (4, 5, 6, 7))
    assert table.state.discards == (0, 1, 2, 3)
    *_, began = table.steps(0, 0, 0)
    assert began == TrialBegan(3, "timeline_4", (8, 9, 10, 11))


def test_the_used_cards_go_to_the_discard_pile_in_the_order_they_were_played() -> None:
    table = Table()
    table.steps(1, 0, 0)
    table.all_lock("1000", "1000", "1000", sign="-")
    assert table.state.discards == (0, 1, 2, 3, 4)


def test_every_move_counts_as_one_ply() -> None:
    table = Table()
    table.lock(0, "1111")
    table.unlock(0)
    table.lock(0, "1111")
    assert table.state.ply == 3
    with pytest.raises(IllegalMove) as refused:
        table.move(1, Lock(2, wheels("1111")))
    assert refused.value.reason == "stale"
    with pytest.raises(IllegalMove):
        table.move(0, Unlock(2))
