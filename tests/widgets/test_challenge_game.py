"""How a game of Challenge is set up, and what is said of what cannot be set up."""

from __future__ import annotations

import pytest

from tests.widgets.challenge_table import Table, cardset
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import Board, Track
from timeline_widgets.games.challenge.board import CLASSIC_BOARD


def test_the_table_tells_the_board_the_clock_and_the_people():
    table = Table(teams={"Red": ["Ana", "Iker"], "Blue": ["Sami"]}, players=None).game.table
    assert [date["label"] for date in table["board"]][:2] == ["−500", "850"]
    assert table["track"]["finish"] == 21
    assert table["track"]["lines"][0] == {"after": 6, "duel": "sudden_death"}
    assert table["seats"][0]["members"] == ["Ana", "Iker"]


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
