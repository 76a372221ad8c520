"""What the kernel answers to the presses of Challenge: the picture after a move, or a refusal."""

from __future__ import annotations

import random

import pytest

from tests.widgets.challenge_table import Table, cardset, some_press, spaces_of
from timeline_widgets.games.challenge import Lock, Track


def test_an_answer_can_be_taken_back_until_everybody_has_locked():
    table = Table()
    table.lock(0)
    table.press(type="unlock", seat=0)
    assert table.state["trial"]["locked"] == (False, False, False)
    table.lock(0)
    table.lock(1)
    table.lock(2)
    (answer,) = table.press(type="unlock", seat=0)
    assert answer["reason"] == "not_locked"
    assert "Ana" in answer["sentence"]


def test_the_reveal_tells_who_moved_how_far_and_why():
    table = Table()
    numbers = table.state["trial"]["cards"]
    right = spaces_of(table, numbers)
    table.lock(0, right)
    table.lock(1, [*right[:2], None, None])
    table.lock(2, [(space + 1) % 10 for space in right])
    last = table.state["last"]
    assert last["kind"] == "revealed"
    assert last["trial"] == "timeline_4"
    assert [answer["steps"] for answer in last["answers"]] == [4, 2, 0]
    assert [(answer["from"], answer["to"]) for answer in last["answers"]] == [
        (0, 4),
        (0, 2),
        (0, 0),
    ]
    assert last["answers"][1]["marks"] == (True, True, False, False)
    assert [first for first, _ in last["right"]["spaces"]] == right
    assert table.state["positions"] == (4, 2, 0)
    assert table.state["leaders"] == (0,)
    assert table.state["trial"]["kind"] == "split"  # space 4 of the Clock
    plates = [last["turned"][str(number)]["back"]["plate"] for number in numbers]
    assert plates == [str(year) for year in table.years(numbers)]
    fronts = table.state["trial"]["cards"]
    assert all("back" not in table.state["cards"][str(number)] for number in fronts)


def test_a_duel_tells_its_people_its_bounds_and_its_end():
    chance = random.Random(3)
    table = Table()
    while table.state["phase"] != "more_or_less":
        some_press(table, chance)
    duel = table.state["duel"]
    assert set(duel["to_play"]) == set(duel["participants"])
    (true,) = table.years([duel["card"]])
    table.press(type="call", year=true - 1)
    assert table.state["last"]["answer"] == "more"
    assert table.state["duel"]["above"] == true - 1
    (answer,) = table.press(type="call", year=true - 1)
    assert answer["reason"] == "call_outside"
    assert str(true - 1) in answer["sentence"]
    before = table.state["positions"]
    winner = table.state["duel"]["to_play"][0]
    table.press(type="call", year=true)
    last = table.state["last"]
    assert last["answer"] == "exact"
    assert last["ended"] == {
        "winner": winner,
        "from": before[winner],
        "to": min(21, before[winner] + 3),
    }
    assert last["turned"][str(duel["card"])]["back"]["plate"] == str(true)


@pytest.mark.filterwarnings("ignore:Only 5 cards")
def test_c18_a_card_that_is_dealt_again_at_once_is_shown_with_its_date_and_asked_about_without():
    """So small a set is reshuffled with every Trial, the cards of the last one among the rest."""
    table = Table(cards=cardset(5), track=Track("fours", ("timeline_4",) * 21, ()))
    numbers = table.state["trial"]["cards"]
    for seat in range(3):
        table.lock(seat)
    again = set(numbers) & set(table.state["trial"]["cards"])
    assert len(again) >= 3
    for number in map(str, numbers):
        assert table.state["last"]["turned"][number]["back"]["plate"]
    for number in map(str, again):
        assert "back" not in table.state["cards"][number]


def test_the_end_of_sudden_death_brings_its_whole_line_for_a_page_that_comes_late():
    chance = random.Random(3)
    table = Table()
    while table.state["phase"] != "sudden_death":
        some_press(table, chance)
    line = []
    while "ended" not in table.state["last"]:
        line = table.state["duel"]["line"]
        some_press(table, chance)
    last = table.state["last"]
    expected = list(line)
    if last["kind"] == "placed":
        expected.insert(last["gap"], last["card"])
    assert last["line"] == expected
    assert all("back" in last["turned"][str(number)] for number in {*expected, last["card"]})


def test_scores_are_the_places_on_the_clock():
    table = Table()
    right = spaces_of(table, table.state["trial"]["cards"])
    for seat in range(3):
        table.lock(seat, right if seat == 1 else (None,) * 4)
    assert table.game.scores == {"Ana": 0, "Iker": 4, "Sami": 0}


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "lock", "seat": 0, "wheels": [1, 2, 3], "sign": None}, "wheels"),
        ({"type": "lock", "seat": 0, "wheels": [1, 2, 3, 10], "sign": None}, "wheel_beyond"),
        ({"type": "lock", "seat": 0, "wheels": [1, 2, 3, "4"], "sign": None}, "wheel_beyond"),
        ({"type": "lock", "seat": 0, "wheels": [1, 2, 3, 4], "sign": "+"}, "sign"),
        ({"type": "lock", "seat": 7, "wheels": [1, 2, 3, 4], "sign": None}, "not_playing"),
        ({"type": "lock", "seat": "0", "wheels": [1, 2, 3, 4], "sign": None}, "not_playing"),
        ({"type": "unlock", "seat": 0}, "not_locked"),
        ({"type": "place", "card": 1, "gap": 0}, "not_in_this_phase"),
        ({"type": "call", "year": 1500}, "not_in_this_phase"),
        ({"type": "lock"}, "not_offered"),
        ({"type": "lock", "seat": 0, "wheels": [1, 2, 3, 4], "sign": None, "ply": 3}, "stale"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_and_nothing_moves(message, reason):
    table = Table()
    before = table.state
    (answer,) = table.press(**message)
    assert (answer["type"], answer["reason"]) == ("refused", reason)
    assert answer["sentence"]
    assert table.state == before


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("lock", "Lock, Unlock, Place or Call; not 'lock'"),
        (Lock(0, (1, 2, 3, 4)), r"Wheels\(\(1, 2, 3, 4\)\)"),
        (Lock(0, None), "not None"),
    ],
)
def test_in_python_what_is_no_move_is_told_with_those_there_are(move, sentence):
    table = Table()
    with pytest.raises(TypeError, match=sentence):
        table.game.play(0, move)
    assert table.game.match.state.ply == 0


def test_a_second_lock_is_refused():
    table = Table()
    table.lock(0)
    (answer,) = table.lock(0)
    assert answer["reason"] == "already_locked"
    assert answer["sentence"] == "Ana has locked an answer already."
