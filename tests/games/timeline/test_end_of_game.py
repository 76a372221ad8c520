"""Who wins and when it is known: ruling T8 and the rulebooks' ends."""

from __future__ import annotations

import pytest

from tests.games.timeline.table import Table, every_edition
from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.games.timeline import Edition, Place, Skip, Withdraw
from timeline_widgets.games.timeline.events import Ended, Placed, RoundBegan

PILE = (60, 61, 62, 63, 64, 65)


@every_edition
def test_the_only_one_to_place_the_last_card_in_a_round_wins(edition: Edition) -> None:
    table = Table((10,), (20,), (30,), pile=PILE, edition=edition)
    table.wrong(10)
    table.right(20)
    assert table.outcome is None
    table.wrong(30)
    assert table.outcome == Outcome((1,), "out_alone")
    assert table.game.to_act(table.state) == ()


@every_edition
def test_nobody_out_begins_a_new_round(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), pile=PILE, edition=edition)
    table.right(10)
    assert table.right(20)[-1] == RoundBegan(2, (0, 1))
    assert table.outcome is None


@every_edition
def test_t08_the_round_goes_on_while_somebody_to_move_has_one_card(edition: Edition) -> None:
    table = Table((10,), (20, 21), (30,), pile=PILE, edition=edition)
    assert table.right(10) == (Placed(0, 10, 0),)
    assert table.turn == 1
    table.right(20)
    assert table.turn == 2
    assert table.outcome is None


@every_edition
def test_t08_the_game_stops_once_nobody_to_move_could_go_out(edition: Edition) -> None:
    table = Table((10,), (20, 21), (30, 31), pile=PILE, edition=edition)
    assert table.right(10)[-1] == Ended(Outcome((0,), "out_alone"))


@every_edition
def test_t08_it_stops_in_the_middle_of_a_round_as_well(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.right(10)
    table.wrong(20)  # draws a card: still one in hand, but the turn is over
    assert table.outcome == Outcome((0,), "out_alone")


@every_edition
def test_t08_who_played_before_cannot_go_out_any_more(edition: Edition) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.wrong(10)
    table.right(20)
    assert table.outcome == Outcome((1,), "out_alone")


@every_edition
def test_t08_two_out_and_nobody_else_able_to_go_straight_into_a_final_round(
    edition: Edition,
) -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE, edition=edition)
    table.right(10)
    table.right(20)
    assert table.outcome is None
    assert table.state.finalists == (0, 1)
    assert table.turn == 0


@every_edition
def test_t06_one_player_practises_until_the_last_card_is_placed(edition: Edition) -> None:
    table = Table((10, 11), pile=PILE, edition=edition)
    table.wrong(10)
    table.right(11)
    assert table.outcome is None
    table.right(60)
    assert table.outcome == Outcome((0,), "out_alone")


@every_edition
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_can_be_done_after_the_end(edition: Edition, seat: int) -> None:
    table = Table((10,), (20, 21), pile=PILE, edition=edition)
    table.right(10)
    after = table.state
    ply = after.ply
    for move in (Place(ply, 20, 0), Skip(ply), Withdraw(ply)):
        with pytest.raises(IllegalMove) as error:
            table.move(seat, move)
        assert error.value.reason == "game_over"
        assert list(table.game.legal_moves(table.state, seat)) == []
    assert table.state == after
