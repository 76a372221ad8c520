"""Where misplaced cards go and where new ones come from: rulings T1 to T3."""

from __future__ import annotations

import pytest

from tests.games.timeline.table import Table, every_edition
from timeline_widgets.games.timeline import RUSSIA, SPAIN, STAR_WARS, Edition
from timeline_widgets.games.timeline.events import Drew, Misplaced, Placed, Reshuffled, RoundBegan

discard_editions = pytest.mark.parametrize("edition", [SPAIN, RUSSIA], ids=["spain", "russia"])


@discard_editions
def test_t01_a_misplaced_card_goes_onto_the_discard_pile(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), pile=(60, 61), edition=edition)
    assert table.wrong(10) == (Misplaced(0, 10, 1, 0, 0), Drew(0, 60))
    assert (table.state.discards, table.state.box) == ((10,), ())
    table.wrong(20)
    assert table.state.discards == (10, 20)


def test_t01_star_wars_puts_a_misplaced_card_back_into_the_box() -> None:
    table = Table((10, 11), (20, 21), pile=(60, 61), edition=STAR_WARS)
    assert table.wrong(10) == (Misplaced(0, 10, 1, 0, 0), Drew(0, 60))
    table.wrong(20)
    assert (table.state.discards, table.state.box) == ((), (10, 20))


@every_edition
def test_t01_the_player_then_draws_the_top_card(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), pile=(60, 61), edition=edition)
    table.wrong(10)
    assert table.hands == ((11, 60), (20, 21))
    assert table.pile == (61,)
    assert table.line == (50,)


@every_edition
def test_a_right_card_stays_and_nothing_is_drawn(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), pile=(60, 61), edition=edition)
    assert table.right(10) == (Placed(0, 10, 0),)
    assert table.line == (10, 50)
    assert table.hands == ((11,), (20, 21))
    assert table.pile == (60, 61)


@every_edition
def test_a_misplaced_card_is_told_where_it_would_have_been_right(edition: Edition) -> None:
    table = Table((10, 11), (20, 70), pile=(60, 61), edition=edition, dates={20: 50})
    table.right(10)
    assert table.place(20, 0)[0] == Misplaced(1, 20, 0, 1, 2)


@every_edition
def test_t02_the_discards_become_the_new_pile_without_the_card_of_this_turn(
    edition: Edition,
) -> None:
    table = Table((10, 11), (20, 21), (30, 31), pile=(60, 61), edition=edition)
    table.wrong(10)
    table.wrong(20)
    assert table.pile == ()
    _, reshuffled, drew, *_ = table.wrong(30)
    assert isinstance(reshuffled, Reshuffled)
    assert sorted(reshuffled.pile) == [10, 20]
    assert reshuffled.kept == 30
    assert drew == Drew(2, reshuffled.pile[0])
    assert table.pile == reshuffled.pile[1:]
    assert table.state.discards + table.state.box == (30,)


@every_edition
def test_t02_the_card_of_this_turn_comes_back_when_it_is_the_only_one(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), edition=edition)
    _, reshuffled, drew = table.wrong(10)
    assert isinstance(reshuffled, Reshuffled)
    assert (reshuffled.pile, reshuffled.kept) == ((10,), None)
    assert drew == Drew(0, 10)
    assert table.hands[0] == (11, 10)
    assert table.state.discards + table.state.box + table.pile == ()


@every_edition
def test_t02_no_new_pile_is_made_before_a_draw_is_due(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), pile=(60,), edition=edition)
    table.wrong(10)
    table.right(20)
    assert table.pile == ()
    assert table.state.discards + table.state.box == (10,)


@every_edition
def test_t02_the_same_cards_in_another_order_make_the_same_pile(edition: Edition) -> None:
    piles = set()
    for first, second in [(10, 20), (20, 10)]:
        table = Table((first, 11), (second, 21), (30, 31), pile=(60, 61), edition=edition)
        table.wrong(first)
        table.wrong(second)
        piles.add(table.wrong(30)[1])
    assert len(piles) == 1


def test_t02_another_new_pile_is_another_order() -> None:
    table = Table((10, 11), (20, 21), (30, 31), pile=tuple(range(60, 90)))
    piles = []
    while len(piles) < 3:
        events = table.wrong(table.hands[table.turn][0])
        piles += [event.pile for event in events if isinstance(event, Reshuffled)]
    orders = {tuple(sorted(range(len(pile)), key=pile.__getitem__)) for pile in piles}
    assert len(orders) == 3


def test_t02_star_wars_says_that_the_box_was_used() -> None:
    table = Table((10, 11), (20, 21), edition=STAR_WARS)
    reshuffled = table.wrong(10)[1]
    assert isinstance(reshuffled, Reshuffled)
    assert "box" in reshuffled.sources


@discard_editions
def test_t02_a_new_pile_is_made_from_the_discards(edition: Edition) -> None:
    table = Table((10, 11), (20, 21), edition=edition)
    reshuffled = table.wrong(10)[1]
    assert isinstance(reshuffled, Reshuffled)
    assert reshuffled.sources == ("discards",)


NO_REFILL = Edition("no-refill", misplaced_to="box", refill_from=())


def test_t03_nothing_anywhere_to_draw_is_no_draw() -> None:
    table = Table((10, 11), (20, 21), edition=NO_REFILL)
    assert table.wrong(10) == (Misplaced(0, 10, 1, 0, 0),)
    assert table.hands[0] == (11,)


def test_t03_a_hand_that_a_wrong_card_emptied_does_not_win() -> None:
    table = Table((10,), (20, 21), edition=NO_REFILL)
    table.wrong(10)
    assert table.outcome is None
    assert table.wrong(20)[-1] == RoundBegan(2, (1,))  # who has no card takes no turn
    table.right(21)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((1,), "out_alone")


def test_t03_when_wrong_cards_emptied_all_hands_nobody_wins() -> None:
    table = Table((10,), (20,), edition=NO_REFILL)
    table.wrong(10)
    table.wrong(20)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "nobody")
