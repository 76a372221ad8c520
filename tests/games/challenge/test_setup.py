"""Setting up a game of Challenge, and what is refused."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import dated
from timeline_widgets.games.challenge import CLASSIC_TRACK, SHORT_TRACK, TimelineChallenge, Track
from timeline_widgets.games.challenge.events import Dealt, TrialBegan
from timeline_widgets.games.protocol import SetupError
from timeline_widgets.games.shuffler import Shuffler

YEARS = range(1001, 1111)


def test_the_game_begins_with_timeline_4_and_all_tokens_on_start() -> None:
    game = TimelineChallenge(dated(*YEARS), seats=4)
    deal, began = game.setup(Shuffler("clio"))
    assert isinstance(deal, Dealt)
    assert sorted(deal.pile) == list(range(110))
    assert began == TrialBegan(1, "timeline_4", deal.pile[:4])
    state = game.first_state([deal, began])
    assert state.positions == (0, 0, 0, 0)
    assert game.to_act(state) == (0, 1, 2, 3)
    assert state.pile_left == 106


def test_the_same_seed_deals_the_same_pile_and_another_seed_another() -> None:
    game = TimelineChallenge(dated(*YEARS))
    assert game.setup(Shuffler("clio")) == game.setup(Shuffler("clio"))
    assert game.setup(Shuffler("clio")) != game.setup(Shuffler("urania"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c19_two_to_five_players_or_teams(seats: int) -> None:
    game = TimelineChallenge(dated(*YEARS), seats=seats)
    state = game.first_state(game.setup(Shuffler("clio")))
    assert len(state.positions) == len(state.answers) == seats


@pytest.mark.parametrize("seats", [0, 1, 6, -1, "3", 3.0, True, None])
def test_c19_other_numbers_are_refused_with_a_sentence(seats: object) -> None:
    with pytest.raises(SetupError, match="2 to 5 players or teams") as error:
        TimelineChallenge(dated(*YEARS), seats=seats)
    assert error.value.reason == "seats"


@pytest.mark.parametrize(
    ("track", "seats", "needed"),
    [
        (CLASSIC_TRACK, 2, 4),
        (CLASSIC_TRACK, 3, 4),
        (SHORT_TRACK, 5, 6),
        (Track("bets", ("bet",), ()), 2, 3),
    ],
)
def test_c18_too_few_cards_name_how_many_there_are_and_how_many_may_be_needed(
    track: Track, seats: int, needed: int
) -> None:
    TimelineChallenge(dated(*YEARS[:needed]), seats=seats, track=track)
    with pytest.raises(SetupError, match=f"{needed - 1} cards.* need {needed}") as error:
        TimelineChallenge(dated(*YEARS[: needed - 1]), seats=seats, track=track)
    assert error.value.reason == "too_few_cards"
    assert (error.value.params["cards"], error.value.params["needed"]) == (needed - 1, needed)


def test_c17_the_teacher_sets_what_a_tie_means_by_one_of_two_words() -> None:
    with pytest.raises(SetupError, match="share or sudden_death; not 'toss'") as error:
        TimelineChallenge(dated(*YEARS), tie="toss")
    assert error.value.reason == "tie"


@pytest.mark.parametrize("year", [-10_000, 10_000, -66_000_000])
def test_c06_a_card_that_the_wheels_cannot_show_is_refused(year: int) -> None:
    with pytest.raises(SetupError, match="four digits") as error:
        TimelineChallenge(dated(*YEARS, year))
    assert error.value.reason == "wheels"


def test_a_game_is_a_value_that_does_not_print_the_dates() -> None:
    game = TimelineChallenge(dated(*YEARS))
    assert game == TimelineChallenge(dated(*YEARS))
    assert "1001" not in repr(game)
    with pytest.raises(AttributeError):
        game.seats = 5


@pytest.mark.parametrize("events", [[], [TrialBegan(1, "bet", (0,))]])
def test_a_state_begins_with_the_deal(events) -> None:
    with pytest.raises(ValueError, match="begins with the deal"):
        TimelineChallenge(dated(*YEARS)).first_state(events)


def test_a_second_deal_is_refused() -> None:
    game = TimelineChallenge(dated(*YEARS))
    deal, _ = game.setup(Shuffler("clio"))
    with pytest.raises(ValueError, match="once"):
        game.first_state([deal, deal])
