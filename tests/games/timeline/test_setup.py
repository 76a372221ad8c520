"""Setting up a game: rulings T4 to T7 and the deal of the rulebooks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.timeline.table import every_edition
from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import SetupError
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Edition, Timeline
from timeline_widgets.games.timeline.events import Drew


def years(cards: int) -> list[Span]:
    return [Span(year, year) for year in range(cards)]


@every_edition
@pytest.mark.parametrize(("cards", "seats", "pile"), [(55, 4, 38), (110, 8, 77), (110, 2, 101)])
def test_rulebook_deal(edition: Edition, cards: int, seats: int, pile: int) -> None:
    game = Timeline(years(cards), seats=seats, edition=edition)
    state = game.first_state(game.setup(Shuffler("")))
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert state.line.cards == (state.reference,)
    assert state.pile_left == pile
    assert (state.discards, state.box) == ((), ())
    dealt = {card for hand in state.hands for card in hand}
    assert dealt | {state.reference} | set(state.pile) == set(range(cards))


def test_the_top_card_of_the_pile_is_drawn_first() -> None:
    game = Timeline(years(55))
    state = game.first_state(game.setup(Shuffler("")))
    for card in state.pile[:3]:
        state = game.evolve(state, Drew(0, card))
    assert state.pile_left == 55 - 9 - 3


def test_t04_too_few_cards_names_the_largest_hand_that_fits() -> None:
    with pytest.raises(SetupError, match=r"17 cards, but the set has 16\. .* is 3\.") as error:
        Timeline(years(16), seats=4, hand=4)
    assert error.value.reason == "too_few_cards"
    assert error.value.params == {"seats": 4, "hand": 4, "cards": 16, "largest": 3}
    assert Timeline(years(17), seats=4, hand=4).spare_cards == 0


def test_t04_too_few_cards_for_any_hand_names_how_many_are_needed() -> None:
    with pytest.raises(SetupError, match="need at least 9 cards") as error:
        Timeline(years(8), seats=8, hand=1)
    assert error.value.params["largest"] == 0
    with pytest.raises(SetupError, match="need at least 3 cards"):
        Timeline([], seats=2)


@given(st.integers(1, 8), st.integers(1, 12), st.integers(0, 110))
def test_t04_the_hand_that_is_named_fits_and_no_larger_one(
    seats: int, hand: int, cards: int
) -> None:
    if seats * hand + 1 <= cards:
        Timeline(years(cards), seats=seats, hand=hand)
        return
    with pytest.raises(SetupError) as error:
        Timeline(years(cards), seats=seats, hand=hand)
    largest = error.value.params["largest"]
    assert isinstance(largest, int)
    if largest:
        assert f"largest hand that fits is {largest}." in str(error.value)
        Timeline(years(cards), seats=seats, hand=largest)
    with pytest.raises(SetupError):
        Timeline(years(cards), seats=seats, hand=largest + 1)


def test_t04_spare_cards_are_known_so_that_a_screen_can_warn() -> None:
    assert Timeline(years(20), seats=4, hand=4).spare_cards == 3
    assert Timeline(years(21), seats=4, hand=4).spare_cards == 4


def test_t05_hands_are_four_cards_unless_told_and_the_same_for_all() -> None:
    assert Timeline(years(55)).hand == 4
    for hand in (1, 7, 10):
        game = Timeline(years(100), seats=5, hand=hand)
        state = game.first_state(game.setup(Shuffler("")))
        assert [len(cards) for cards in state.hands] == [hand] * 5


@pytest.mark.parametrize("hand", [0, -1, 2.5, 4.0, "4", True, None])
def test_t05_a_hand_that_is_no_number_of_cards_is_refused(hand: object) -> None:
    with pytest.raises(SetupError, match="hand is a whole number") as error:
        Timeline(years(55), hand=hand)  # type: ignore[arg-type]
    assert error.value.reason == "hand"
    assert repr(hand) in str(error.value)


@pytest.mark.parametrize("seats", range(1, 9))
def test_t06_two_to_eight_play_and_one_practises(seats: int) -> None:
    game = Timeline(years(55), seats=seats)
    state = game.first_state(game.setup(Shuffler("")))
    assert state.to_play == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, 9, -2, 2.0, "2", True, None])
def test_t06_other_numbers_of_players_are_refused(seats: object) -> None:
    with pytest.raises(SetupError, match=r"2 to 8 players, or 1 who practises") as error:
        Timeline(years(55), seats=seats)  # type: ignore[arg-type]
    assert error.value.reason == "seats"
    assert repr(seats) in str(error.value)


def test_t07_the_first_player_starts_by_default() -> None:
    game = Timeline(years(55), seats=3)
    assert game.to_act(game.first_state(game.setup(Shuffler("")))) == (0,)


@pytest.mark.parametrize(("starter", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_t07_another_starter_is_named_and_the_order_stays_clockwise(
    starter: int, order: tuple[int, ...]
) -> None:
    game = Timeline(years(55), seats=3, starting_seat=starter)
    state = game.first_state(game.setup(Shuffler("")))
    assert state.to_play == order
    first = Timeline(years(55), seats=3)
    assert state.hands == first.first_state(first.setup(Shuffler(""))).hands


@pytest.mark.parametrize("starter", [3, -1, 1.0, "1", True, None])
def test_t07_a_starter_who_does_not_play_is_refused(starter: object) -> None:
    with pytest.raises(SetupError, match="starting seat is one of 0 to 2") as error:
        Timeline(years(55), seats=3, starting_seat=starter)  # type: ignore[arg-type]
    assert error.value.reason == "starting_seat"
    assert repr(starter) in str(error.value)


def test_two_games_of_the_same_numbers_are_equal_and_neither_prints_its_dates() -> None:
    game = Timeline([Span(1492, 1492)] * 20, seats=2)
    assert game == Timeline((Span(1492, 1492),) * 20)
    assert "1492" not in repr(game)


def test_a_game_begins_with_the_deal() -> None:
    game = Timeline(years(55))
    deal, round_one = game.setup(Shuffler(""))
    for events in ([], [round_one], [round_one, deal]):
        with pytest.raises(ValueError, match="begins with the deal"):
            game.first_state(events)
    with pytest.raises(ValueError, match="dealt once"):
        game.first_state([deal, deal])


def test_same_seed_same_deal_and_another_seed_another() -> None:
    game = Timeline(years(55))
    assert game.setup(Shuffler("a")) == game.setup(Shuffler("a"))
    assert game.setup(Shuffler("a")) != game.setup(Shuffler("b"))
