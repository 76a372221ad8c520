"""Skipping a turn and withdrawing a player: ruling T17."""

from __future__ import annotations

import pytest

from tests.games.timeline.table import Table, every_edition
from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.games.timeline import Edition, Place, Skip
from timeline_widgets.games.timeline.events import (
    Drew,
    Ended,
    FinalRoundBegan,
    Reshuffled,
    RoundBegan,
    Skipped,
    Withdrew,
)

PILE = (60, 61, 62, 63, 64, 65)
HANDS = ((10, 11), (20, 21), (30, 31))


@every_edition
def test_t17_a_skipped_turn_moves_no_card(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    assert table.skip() == (Skipped(0),)
    assert table.hands == HANDS
    assert (table.line, table.pile, table.turn, table.state.ply) == ((50,), PILE, 1, 1)


@every_edition
def test_t17_skipping_the_last_of_a_round_begins_the_next(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.skip()
    table.skip()
    assert table.skip() == (Skipped(2), RoundBegan(2, (0, 1, 2)))


@every_edition
def test_t17_only_the_turn_that_is_due_can_be_skipped(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    with pytest.raises(IllegalMove) as error:
        table.move(1, Skip(0))
    assert (error.value.reason, error.value.params) == ("not_your_turn", {"seat": 1, "turn": 0})


@every_edition
def test_t17_a_skip_may_decide_the_round(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.right(10)
    assert table.skip() == (Skipped(1), Ended(Outcome((0,), "out_alone")))


@every_edition
def test_t17_a_withdrawn_hand_goes_to_the_discards(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    assert table.withdraw(1) == (Withdrew(1),)
    assert table.hands == ((10, 11), (), (30, 31))
    assert table.state.discards == (20, 21)
    assert table.state.active == (0, 2)


@every_edition
def test_t17_withdrawing_somebody_else_leaves_the_turn_where_it_is(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.withdraw(1)
    assert table.turn == 0
    table.wrong(10)
    assert table.turn == 2


@every_edition
def test_t17_withdrawing_the_player_to_move_passes_the_turn(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.withdraw(0)
    assert table.turn == 1


@every_edition
def test_t17_withdrawing_the_last_player_to_move_ends_the_round(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.skip()
    table.skip()
    assert table.withdraw(2) == (Withdrew(2), RoundBegan(2, (0, 1)))


@every_edition
def test_t17_when_the_starter_leaves_rounds_begin_with_the_next(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition, starting_seat=1)
    table.skip()
    table.withdraw(1)
    table.skip()
    assert table.skip()[-1] == RoundBegan(2, (2, 0))


@every_edition
def test_t17_who_left_can_do_nothing_any_more(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.withdraw(0)
    for move in (Place(1, 10, 0), Skip(1)):
        with pytest.raises(IllegalMove) as error:
            table.move(0, move)
        assert (error.value.reason, error.value.params) == ("not_playing", {"seat": 0})
    with pytest.raises(IllegalMove):
        table.withdraw(0)


@every_edition
def test_t17_who_went_out_and_leaves_before_the_round_ends_does_not_win(edition: Edition) -> None:
    table = Table((10,), (20,), pile=PILE, edition=edition)
    table.right(10)
    table.withdraw(0)
    assert table.turn == 1
    assert table.wrong(20)[-1] == RoundBegan(2, (1,))
    table.right(60)
    assert table.outcome == Outcome((1,), "out_alone")


@every_edition
def test_t17_one_of_two_who_went_out_leaves_and_the_other_wins(edition: Edition) -> None:
    table = Table((10,), (20,), (30,), pile=PILE, edition=edition)
    table.right(10)
    table.right(20)
    table.withdraw(1)
    table.wrong(30)
    assert table.outcome == Outcome((0,), "out_alone")


@every_edition
def test_t17_a_withdrawal_may_decide_the_round(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.right(10)
    assert table.withdraw(1) == (Withdrew(1), Ended(Outcome((0,), "out_alone")))


@every_edition
def test_t17_the_last_one_who_stays_plays_on_alone(edition: Edition) -> None:
    table = Table((10,), (20,), pile=PILE, edition=edition)
    table.withdraw(1)
    assert table.outcome is None
    table.wrong(10)
    table.right(60)
    assert table.outcome == Outcome((0,), "out_alone")


@every_edition
def test_t17_when_everybody_has_left_nobody_wins(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.withdraw(1)
    table.withdraw(0)
    assert table.withdraw(2) == (Withdrew(2), Ended(Outcome((), "nobody")))
    assert sorted(table.state.discards) == [10, 11, 20, 21, 30, 31]


@every_edition
def test_t17_a_finalist_leaves_and_the_others_play_for_it(edition: Edition) -> None:
    table = Table((10,), (20,), (30,), pile=PILE, edition=edition)
    for card in (10, 20, 30):
        table.right(card)
    table.withdraw(0)
    assert table.state.discards == (60,)
    assert table.turn == 1
    table.wrong(61)
    assert table.wrong(62)[1:] == (FinalRoundBegan(3, (1, 2), ()), Drew(1, 63), Drew(2, 64))


@every_edition
def test_t17_a_finalist_who_was_right_leaves_and_does_not_win(edition: Edition) -> None:
    table = Table((10,), (20,), (30,), pile=PILE, edition=edition)
    for card in (10, 20, 30, 60):
        table.right(card)
    table.withdraw(0)
    table.right(61)
    table.wrong(62)
    assert table.outcome == Outcome((1,), "final_round")


@every_edition
def test_t17_the_last_finalist_still_has_to_place_a_card(edition: Edition) -> None:
    table = Table((10,), (20,), pile=PILE, edition=edition)
    table.right(10)
    table.right(20)
    table.withdraw(0)
    assert table.outcome is None
    assert table.wrong(61)[1:] == (FinalRoundBegan(3, (1,), ()), Drew(1, 62))
    table.right(62)
    assert table.outcome == Outcome((1,), "final_round")


@every_edition
def test_t17_when_all_finalists_leave_nobody_wins(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.right(10)
    table.right(20)
    table.withdraw(0)
    assert table.withdraw(1)[-1] == Ended(Outcome((), "nobody"))


@every_edition
def test_t17_who_was_eliminated_cannot_be_withdrawn(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.right(10)
    table.right(20)
    with pytest.raises(IllegalMove) as error:
        table.withdraw(2)
    assert error.value.reason == "not_playing"


@every_edition
def test_t17_withdrawn_cards_can_be_drawn_again_so_no_game_stalls(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), edition=edition)
    table.withdraw(2)
    _, reshuffled, drew = table.wrong(10)
    assert isinstance(reshuffled, Reshuffled)
    assert (sorted(reshuffled.pile), reshuffled.kept) == ([30, 31], 10)
    assert drew == Drew(0, reshuffled.pile[0])
