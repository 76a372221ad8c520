"""The widget of Challenge as the kernel sees it: what it takes, what it sends, what it refuses."""

from __future__ import annotations

import json
import random

import pytest

from timeline_widgets import ChallengeGame
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import Board, Track
from timeline_widgets.games.challenge.board import CLASSIC_BOARD

YEARS = [1102 + 17 * number for number in range(52)]


def cardset():
    """A set whose hidden sides cannot be mistaken for anything else."""
    return CardSet(
        "secret",
        "Secrets",
        tuple(
            Card(
                f"card-of-{year}",
                f"Event {chr(65 + number // 26)}{chr(65 + number % 26)}",
                HistoricalDate.of_year(year),
                text=f"[text {year}]",
            )
            for number, year in enumerate(YEARS)
        ),
    )


class Table:
    """A game that is played by messages, and whose answers are kept."""

    def __init__(self, **options):
        self.sent = []
        defaults = {"players": ["Ana", "Iker", "Sami"], "seed": "clio", "score_folder": None}
        self.game = ChallengeGame(
            options.pop("cards", None) or cardset(), **{**defaults, **options}
        )
        self.game.send = lambda content, **_: self.sent.append(content)
        self.keys = 0

    @property
    def state(self):
        return self.game.state

    def press(self, **message):
        self.sent.clear()
        self.keys += 1
        self.game._receive(None, {"ply": self.state["ply"], "key": f"k{self.keys}", **message}, [])
        return list(self.sent)

    def lock(self, seat, wheels=(1, 2, 3, 4), sign=None, **changes):
        return self.press(type="lock", seat=seat, wheels=list(wheels), sign=sign, **changes)

    def years(self, numbers):
        return [self.game.match.cards[number].when.earliest[0] for number in numbers]


def spaces_of(table, numbers):
    return [
        table.game.match.game.board.spaces(table.game.match.game.cards[number].span)[0]
        for number in numbers
    ]


def test_the_table_tells_the_board_the_clock_and_the_people():
    table = Table(teams={"Red": ["Ana", "Iker"], "Blue": ["Sami"]}, players=None).game.table
    assert [date["label"] for date in table["board"]][:2] == ["−500", "850"]
    assert table["track"]["finish"] == 21
    assert table["track"]["lines"][0] == {"after": 6, "duel": "sudden_death"}
    assert table["seats"][0]["members"] == ["Ana", "Iker"]


def test_locked_is_shown_to_all_and_the_digits_to_none():
    table = Table()
    assert table.lock(1, (9, 8, 7, 6)) == []
    assert table.state["trial"]["locked"] == (False, True, False)
    assert table.state["last"] == {"kind": "locked", "seat": 1}
    outgoing = json.dumps([table.state, table.press(type="cards"), repr(table.game)])
    assert "9, 8, 7, 6" not in outgoing
    assert "9,8,7,6" not in outgoing.replace(" ", "")


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
    plates = [table.state["cards"][str(number)]["back"]["plate"] for number in numbers]
    assert plates == [str(year) for year in table.years(numbers)]
    fronts = table.state["trial"]["cards"]
    assert all("back" not in table.state["cards"][str(number)] for number in fronts)


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


def test_a_second_lock_is_refused():
    table = Table()
    table.lock(0)
    (answer,) = table.lock(0)
    assert answer["reason"] == "already_locked"
    assert answer["sentence"] == "Ana has locked an answer already."


def some_press(table, chance):
    """Press anything that is allowed and not too foolish."""
    state = table.state
    if state["phase"] == "trial":
        seat = state["trial"]["locked"].index(False)
        kind = state["trial"]["kind"]
        if kind == "combination":
            wheels = [chance.randint(1, 4) for _ in range(4)]
        elif kind in ("timeline_4", "bet"):
            right = spaces_of(table, state["trial"]["cards"])
            wheels = [chance.choice([right[n % len(right)], n]) for n in range(4)]
        else:
            wheels = [chance.randint(0, 9) for _ in range(4)]
        return table.lock(seat, wheels, "+" if kind == "right_date" else None)
    duel = state["duel"]
    if duel["kind"] == "sudden_death":
        gap = chance.randint(0, len(duel["line"]))
        return table.press(type="place", card=duel["card"], gap=gap)
    middle = (duel["above"] + duel["below"]) // 2
    return table.press(type="call", year=middle or 1)


def test_nothing_hidden_ever_leaves_the_kernel():
    """Play whole games by messages and look at every word that goes out."""
    chance = random.Random(3)
    kinds = set()
    for seed in range(3):
        table = Table(seed=seed)
        while table.state["phase"] != "over":
            assert some_press(table, chance) == []
            state, match = table.state, table.game.match
            kinds.add((state["last"] or {}).get("kind"))
            seen = match.game.observe(match.state, None)
            (faces,) = table.press(type="cards")
            html = table.game._still_picture()
            called = {k: v for k, v in state.items() if k != "duel"}
            outgoing = json.dumps([called, faces, html])
            for number, card in enumerate(match.cards):
                year = str(card.when.earliest[0])
                if number not in seen.revealed and state["last"]["kind"] != "called":
                    assert year not in outgoing, f"{year} is out before its reveal"
                if number not in seen.revealed:
                    assert f"[text {year}]" not in outgoing
    assert kinds == {"locked", "revealed", "placed", "misplaced", "called"}


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
    assert table.state["cards"][str(duel["card"])]["back"]["plate"] == str(true)


def test_scores_are_the_places_on_the_clock():
    table = Table()
    right = spaces_of(table, table.state["trial"]["cards"])
    for seat in range(3):
        table.lock(seat, right if seat == 1 else (None,) * 4)
    assert table.game.scores == {"Ana": 0, "Iker": 4, "Sami": 0}


def test_cards_that_are_left_out_are_listed_with_the_reason():
    old = Card("jericho", "Tower of Jericho", HistoricalDate.of_year(-8300))
    cards = CardSet("old", "Old", (*cardset().cards, old))
    (left_out,) = Table(cards=cards).game.table["left_out"]
    assert left_out == {
        "title": "Tower of Jericho",
        "sentence": "Its year is earlier than this game goes.",
    }


def test_too_few_usable_cards_are_counted_with_what_was_left_out_and_why():
    old = [
        Card(f"old-{year}", f"Old {year}", HistoricalDate.of_year(year)) for year in (-8300, -12000)
    ]
    cards = CardSet("old", "Old", (*cardset().cards[:3], *old))
    with pytest.raises(ValueError, match="3 cards can be used") as refusal:
        Table(cards=cards)
    assert "Of the set's 5 cards, 2 were left out" in str(refusal.value)
    assert "1 earlier than the game goes" in str(refusal.value)
    assert "1 with a year of more than four digits" in str(refusal.value)


def test_a_downloaded_log_holds_no_answer_that_is_still_secret(tmp_path):
    table = Table(score_folder=tmp_path, student="Ana")
    sent = []
    table.game.send = lambda _, buffers=None: sent.append(buffers)
    table.lock(0, (9, 8, 7, 6))
    table.press(type="download")
    assert b'"lock"' in table.game.match.log.bytes()
    assert b'"lock"' not in sent[-1][0]
    table.lock(1)
    table.lock(2)
    table.lock(0)
    table.press(type="download")
    told = sent[-1][0]
    assert told.count(b'"lock"') == 3
    assert table.game.match.log.bytes().startswith(told)


def test_a_board_can_be_proposed_from_the_cards_or_given():
    proposed = Table(board="cards").game.match.game.board
    assert proposed != CLASSIC_BOARD
    given = (1150, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900)
    assert Table(board=given).game.match.game.board == Board(given)


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"players": ["Ana"]}, ValueError, "2 to 5"),
        ({"players": list("abcdef")}, ValueError, "6 were named"),
        ({"track": "long"}, ValueError, "Allowed: classic, short"),
        ({"track": 3}, TypeError, "classic, short"),
        ({"board": "mine"}, ValueError, "Allowed: classic, cards"),
        ({"board": [1, 2, 3]}, ValueError, "increase"),
        ({"board": [9, 8, 7, 6, 5, 4, 3, 2, 1]}, ValueError, "increase"),
        ({"board": 5}, TypeError, "nine years, or one of classic, cards"),
        ({"curtain": "no"}, TypeError, "curtain is True or False"),
        ({"board": ["1500"]}, TypeError, "whole number"),
        ({"tie": "fight"}, ValueError, "share, sudden_death"),
        ({"edition": "spain"}, TypeError, "It has: players, teams, board"),
        ({"cards": "around-the-world"}, ValueError, "position in a story"),
    ],
)
def test_bad_input_is_answered_with_what_is_allowed(options, error, words):
    with pytest.raises(error, match=words):
        Table(**options)


def test_a_track_of_ones_own_is_played():
    table = Table(track=Track("two", ("bet", "split"), ()))
    assert table.state["trial"]["kind"] == "bet"
    assert table.game.table["track"]["finish"] == 2
