"""When several go out in one round: rulings T9 to T12."""

from __future__ import annotations

import pytest

from tests.games.timeline.table import Table, every_edition
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.timeline import STAR_WARS, Edition
from timeline_widgets.games.timeline.events import (
    Drew,
    Ended,
    FinalRoundBegan,
    Misplaced,
    Placed,
    Reshuffled,
)

PILE = (60, 61, 62, 63, 64, 65, 66, 67)


def finalists(edition: Edition, *, pile: tuple[int, ...] = PILE, others: int = 0) -> Table:
    """Return a table at which seats 0 to 2 have just gone out, seat 3 and on have not."""
    hands = [(10,), (20,), (30,)] + [(seat * 10 + 40, seat * 10 + 41) for seat in range(others)]
    table = Table(*hands, pile=pile, edition=edition, reference=50, dates={40: 40, 41: 41})
    for card in (10, 20, 30):
        table.right(card)
    return table


@every_edition
def test_t09_those_who_went_out_are_finalists_and_the_others_are_eliminated(
    edition: Edition,
) -> None:
    table = Table((10,), (40, 41), (20,), pile=PILE, edition=edition)
    table.right(10)
    table.wrong(40)
    assert table.right(20)[1] == FinalRoundBegan(2, (0, 2), (1,))
    assert table.state.active == (0, 2)
    assert table.hands[1] == ()
    assert set(table.state.discards) >= {41, 60}


@every_edition
def test_t09_every_finalist_gets_exactly_one_card_in_turn_order(edition: Edition) -> None:
    table = Table((30,), (10,), (20,), pile=PILE, edition=edition, starting_seat=1)
    for card in (10, 20):
        table.right(card)
    events = table.right(30)
    assert events[1:] == (FinalRoundBegan(2, (1, 2, 0), ()), Drew(1, 60), Drew(2, 61), Drew(0, 62))
    assert table.hands == ((62,), (60,), (61,))
    assert table.turn == 1


@every_edition
def test_t09_a_failed_card_is_not_replaced(edition: Edition) -> None:
    table = finalists(edition)
    (event,) = table.wrong(60)
    assert isinstance(event, Misplaced)
    assert table.hands == ((), (61,), (62,))
    assert table.turn == 1


@every_edition
def test_t09_the_only_finalist_who_is_right_wins(edition: Edition) -> None:
    table = finalists(edition)
    table.wrong(60)
    table.right(61)
    assert table.outcome is None
    assert table.wrong(62)[-1] == Ended(Outcome((1,), "final_round"))
    assert table.outcome == Outcome((1,), "final_round")


@every_edition
def test_t10_several_right_go_on_and_the_finalists_who_failed_are_eliminated(
    edition: Edition,
) -> None:
    table = finalists(edition)
    table.right(60)
    table.wrong(61)
    events = table.right(62)
    assert events[1:] == (FinalRoundBegan(3, (0, 2), (1,)), Drew(0, 63), Drew(2, 64))
    table.right(63)
    table.wrong(64)
    assert table.outcome == Outcome((0,), "final_round")


@every_edition
def test_t11_when_no_finalist_is_right_the_same_ones_play_another_final_round(
    edition: Edition,
) -> None:
    table = finalists(edition)
    table.wrong(60)
    table.wrong(61)
    events = table.wrong(62)
    assert events[1:] == (
        FinalRoundBegan(3, (0, 1, 2), ()),
        Drew(0, 63),
        Drew(1, 64),
        Drew(2, 65),
    )


@every_edition
def test_t12_finalists_share_the_win_when_there_are_not_enough_cards(edition: Edition) -> None:
    table = Table((10,), (20,), pile=(60,), edition=edition, starting_seat=1)
    table.right(20)
    assert table.right(10)[1:] == (Ended(Outcome((1, 0), "shared")),)
    assert table.game.to_act(table.state) == ()


@every_edition
def test_t12_the_hands_of_the_eliminated_count_as_discards(edition: Edition) -> None:
    table = Table((10,), (20,), (40, 41), pile=(), edition=edition)
    table.right(10)
    events = table.right(20)
    assert events[1] == FinalRoundBegan(2, (0, 1), (2,))
    assert isinstance(events[2], Reshuffled)
    assert sorted(events[2].pile) == [40, 41]
    assert events[2].kept is None
    assert sorted(table.hands[0] + table.hands[1]) == [40, 41]


@every_edition
def test_t12_one_card_of_the_eliminated_is_not_enough_for_two(edition: Edition) -> None:
    table = Table((10,), (20,), (40,), edition=edition, pile=())
    table.right(10)
    table.right(20)
    table.skip()
    assert table.outcome == Outcome((0, 1), "shared")


@every_edition
def test_the_pile_may_run_out_between_two_finalists(edition: Edition) -> None:
    table = Table((10,), (20,), (40, 41), (30,), pile=(60,), edition=edition)
    table.right(10)
    table.right(20)
    table.skip()
    events = table.right(30)
    _, began, first, reshuffled, second, third = events
    assert (began, first) == (FinalRoundBegan(2, (0, 1, 3), (2,)), Drew(0, 60))
    assert isinstance(reshuffled, Reshuffled)
    assert sorted(reshuffled.pile) == [40, 41]
    assert [second, third] == [Drew(1, reshuffled.pile[0]), Drew(3, reshuffled.pile[1])]
    assert table.pile == ()


@every_edition
def test_t02_the_card_misplaced_this_very_turn_is_held_out_when_finalists_draw(
    edition: Edition,
) -> None:
    table = Table((10,), (20,), (30,), edition=edition, pile=(60, 61, 62))
    for card in (10, 20, 30):
        table.right(card)
    table.wrong(60)
    table.wrong(61)
    _, began, reshuffled, *draws = table.wrong(62)
    assert began == FinalRoundBegan(3, (0, 1, 2), ())
    assert isinstance(reshuffled, Reshuffled)
    assert (sorted(reshuffled.pile), reshuffled.kept) == ([60, 61], 62)
    # Two draw from that pile; for the third the card held out is the only one there is.
    assert draws[:2] == [Drew(0, reshuffled.pile[0]), Drew(1, reshuffled.pile[1])]
    assert draws[2:] == [Reshuffled((62,), None, reshuffled.sources), Drew(2, 62)]
    assert table.outcome is None


def test_t12_star_wars_counts_the_box() -> None:
    table = Table((10,), (20,), edition=STAR_WARS, pile=(60, 61))
    for card in (10, 20):
        table.right(card)
    table.wrong(60)
    events = table.wrong(61)
    assert events[1] == FinalRoundBegan(3, (0, 1), ())
    assert sorted(table.hands) == [(60,), (61,)]
    assert table.state.box == ()


@every_edition
def test_final_rounds_end_when_all_cards_are_on_the_line(edition: Edition) -> None:
    table = Table((10,), (20,), edition=edition, pile=(60, 61, 62, 63, 64))
    for card in (10, 20, 60, 61, 62, 63):
        assert table.outcome is None
        table.right(card)
    assert table.outcome == Outcome((0, 1), "shared")
    assert table.line == (10, 20, 50, 60, 61, 62, 63)
    assert table.pile == (64,)


@every_edition
def test_a_skipped_finalist_was_not_right_and_keeps_the_card(edition: Edition) -> None:
    table = finalists(edition)
    for _ in range(3):
        events = table.skip()
    # The same finalists play again (T11), each with exactly one card (T9): nobody draws a second.
    assert events[1:] == (FinalRoundBegan(3, (0, 1, 2), ()),)
    assert table.hands == ((60,), (61,), (62,))
    table.wrong(60)
    table.skip()
    events = table.wrong(62)
    assert events[1:] == (FinalRoundBegan(4, (0, 1, 2), ()), Drew(0, 63), Drew(2, 64))
    assert table.hands == ((63,), (61,), (64,))


@every_edition
def test_a_finalist_who_was_skipped_still_gets_a_turn_before_another_wins(
    edition: Edition,
) -> None:
    table = finalists(edition)
    for _ in range(3):
        table.skip()
    table.right(60)
    assert table.outcome is None
    table.right(61)
    table.right(62)
    assert table.state.finalists == (0, 1, 2)


@every_edition
def test_a_skipped_finalist_is_eliminated_with_the_card_when_others_were_right(
    edition: Edition,
) -> None:
    table = finalists(edition)
    table.right(60)
    table.skip()
    assert table.right(62)[1] == FinalRoundBegan(3, (0, 2), (1,))
    assert table.hands[1] == ()
    assert table.state.discards == (61,)


@every_edition
def test_t12_a_card_in_the_hand_of_a_skipped_finalist_is_that_finalists_card(
    edition: Edition,
) -> None:
    table = Table((10,), (20,), edition=edition, pile=(60, 61))
    for card in (10, 20):
        table.right(card)
    table.skip()
    table.skip()
    assert table.outcome is None  # nothing is left to draw, and nothing needs to be
    assert table.hands == ((60,), (61,))
    table.right(60)
    table.wrong(61)
    assert table.outcome == Outcome((0,), "final_round")


@every_edition
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_placed_cards_of_a_final_round_lie_in_the_line_like_others(
    edition: Edition, rounds: int
) -> None:
    table = finalists(edition, pile=tuple(range(60, 90)))
    card = 60
    for _ in range(rounds * 3):
        (event, *_) = table.right(card)
        assert isinstance(event, Placed)
        card += 1
    assert table.line == (10, 20, 30, 50, *range(60, 60 + 3 * rounds))
