"""Practice as the kernel shows it."""

from __future__ import annotations

import json

import pytest

from tests.match.sets import of_positions, of_years
from tests.widgets.random_names import without_random_names
from timeline_widgets import PracticeGame


def press(game, *, right):
    """Place the card in hand rightly or wrongly, as a press would."""
    match = game.match
    card = game.state["seats"][0]["hand"][0]
    first, last = match.state.line.right_gaps(match.game.spans[card])
    wrong = next(gap for gap in range(len(game.state["line"]) + 1) if not first <= gap <= last)
    ply = game.state["ply"]
    message = {"type": "place", "ply": ply, "key": f"k{ply}", "card": card}
    game._receive(None, {**message, "gap": first if right else wrong}, [])
    return card


def new_game(**options):
    return PracticeGame(
        of_years(range(1001, 1021)), **{"player": "Ana", "seed": 1, "score_folder": None, **options}
    )


def test_one_card_is_in_the_hand_and_its_streak_is_told():
    game = new_game()
    assert game.table["practice"] == {"lives": 3}
    assert len(game.state["seats"][0]["hand"]) == 1
    press(game, right=True)
    press(game, right=True)
    assert game.state["practice"] == {"streak": 2, "best": 2, "lives": 3, "missed": 0}


def test_a_missed_card_is_told_when_it_comes_again():
    game = new_game()
    card = press(game, right=False)
    last = game.state["last"]
    assert (last["kind"], last["card"], last["again_in"]) == ("misplaced", card, 12)
    assert game.state["practice"]["lives"] == 2
    assert "back" in game.state["cards"][str(card)]


def test_the_next_card_comes_with_its_front_and_without_its_date():
    game = new_game(lives=None)
    for right in (True, False, True, False, True):
        press(game, right=right)
        (card,) = game.state["seats"][0]["hand"]
        assert "back" not in game.state["cards"][str(card)]
        year = str(game.match.cards[card].when.earliest[0])
        told = json.dumps([game.table, game.state])
        assert year not in without_random_names(game, told)


def test_the_last_life_ends_it():
    game = new_game(lives=1)
    press(game, right=False)
    assert game.state["phase"] == "over"
    assert game.state["outcome"] == {"winners": (), "reason": "out_of_lives"}
    assert game.turn is None


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"lives": 0}, ValueError, "from 1"),
        ({"lives": "many"}, TypeError, "whole number"),
        ({"player": ""}, ValueError, "empty"),
        ({"players": ["Ana"]}, TypeError, "did you mean 'player'"),
    ],
)
def test_bad_input_is_answered_with_what_is_allowed(options, error, words):
    with pytest.raises(error, match=words):
        new_game(**options)


def test_a_scene_shows_its_place_in_the_story_and_says_its_label():
    game = PracticeGame(of_positions([1, 2, 2, 3]), seed=1, score_folder=None)
    (face,) = (face for face in game.state["cards"].values() if "back" in face)
    number = game.match.cards[game.state["reference"]].when.number
    assert face["back"]["plate"] == str(number)
    assert face["back"]["spoken"] == f"{number} (Day {number})"
