"""The widget of Timeline as the kernel sees it: what a press does, and what is refused."""

from __future__ import annotations

import pytest

from tests.widgets.timeline_table import YEARS, Table


def test_a_press_places_a_card_and_shows_it():
    table = Table()
    card = table.hand()[0]
    assert table.place(card, table.right_gap(card)) == []
    state = table.game.state
    assert state["ply"] == 1
    assert card in state["line"]
    assert state["last"]["kind"] == "placed"
    assert state["cards"][str(card)]["back"]["plate"] in map(str, YEARS)
    assert state["turn"] == 1


def test_a_wrong_card_goes_away_a_new_one_comes_and_the_distance_is_told():
    table = Table()
    card = table.hand()[0]
    right = table.right_gap(card)
    table.place(card, 1 - right)
    state = table.game.state
    last = state["last"]
    reference = state["line"][0]
    dates = {n: table.game.match.cards[n].when.earliest[0] for n in (card, reference)}
    assert last["kind"] == "misplaced"
    assert last["right_gaps"] == [right, right]
    assert last["miss"] == {
        "years": abs(dates[card] - dates[reference]),
        "direction": "later" if right else "earlier",
    }
    assert state["wrong"][-1] == card
    assert last["drew"] in state["seats"][0]["hand"]
    assert "back" not in state["cards"][str(last["drew"])]


def test_the_same_press_delivered_twice_counts_once():
    table = Table()
    card = table.hand()[0]
    message = {"type": "place", "ply": 0, "card": card, "gap": 0, "key": "one"}
    table.receive(**message)
    assert table.receive(**message) == []
    assert table.game.state["ply"] == 1


@pytest.mark.parametrize(
    ("changes", "reason", "words"),
    [
        ({"ply": 5}, "stale", "came too late"),
        ({"gap": 2}, "no_such_gap", "from 0 to 1"),
        ({"gap": -1}, "no_such_gap", "from 0 to 1"),
        ({"gap": "0"}, "no_such_gap", "from 0 to 1"),
        ({"gap": True}, "no_such_gap", "from 0 to 1"),
        ({"card": 99}, "not_in_hand", "not in the hand"),
    ],
)
def test_a_refused_move_is_answered_with_a_sentence_and_changes_nothing(changes, reason, words):
    table = Table()
    before = table.game.state
    message = {"card": table.hand()[0], "gap": 0, "ply": 0, **changes}
    (answer,) = table.place(**message)
    assert answer["type"] == "refused"
    assert answer["reason"] == reason
    assert words in answer["sentence"]
    assert answer["key"] == "press-1"
    assert table.game.state == before


def test_a_card_of_another_hand_is_refused():
    table = Table()
    (answer,) = table.place(table.game.state["seats"][1]["hand"][0], 0)
    assert answer["reason"] == "not_in_hand"


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "cheat"},
        {"type": "place"},
        {"type": "place", "card": 1, "gap": 0},
        {"type": "place", "card": [], "gap": {}, "ply": None, "key": None},
        {"type": "picture", "image": "../../etc/passwd"},
        {"type": "withdraw", "seat": "x", "ply": 0, "key": "k"},
        "text",
        None,
    ],
)
def test_a_broken_message_is_answered_and_changes_nothing(message):
    table = Table()
    before = table.game.state
    table.game._receive(None, message, [])
    ((answer, _),) = table.sent
    assert answer["type"] in ("error", "refused")
    assert answer["sentence"]
    assert table.game.state == before


def test_the_browser_cannot_set_the_game():
    table = Table()
    before = table.game.get_state(["table", "state", "words"])
    table.game.set_state({"state": {"ply": 9}, "table": {}, "words": {}})
    assert table.game.get_state(["table", "state", "words"]) == before


def test_play_again_is_another_game_of_the_same_people():
    table = Table(players=["Ana"], hand=1)
    first = table.game.match
    card = table.hand()[0]
    assert table.receive(type="again") == []
    assert table.game.match is first  # a game that goes on is not thrown away
    table.place(card, table.right_gap(card))
    assert table.receive(type="again") == []
    assert table.game.match is not first
    assert table.game.table["match"] == table.game.state["match"] == table.game.match.id
    assert table.game.match.state.hands != first.state.hands
    assert table.game.match.seats == first.seats
