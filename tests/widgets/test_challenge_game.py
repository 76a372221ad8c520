"""How a game of Challenge is set up, and what is said of what cannot be set up."""

from __future__ import annotations

import asyncio
import time
import warnings
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.widgets.challenge_table import Table, cardset
from timeline_widgets import Computer
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import Board, Track
from timeline_widgets.games.challenge.board import CLASSIC_BOARD

TEAMS = {"Red": ["Ana", "Iker"], "Blue": ["Sami"]}


def test_the_table_tells_the_board_the_clock_and_the_people():
    table = Table(teams=TEAMS, players=None).game.table
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


def told(table, *, warns=False):
    return " ".join(
        fact["sentence"] for fact in table.game.table["about"] if fact["warns"] == warns
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "About 23 minutes for 3 players on the classic Clock."),
        ({"track": "short"}, "About 17 minutes for 3 players on the short Clock."),
        ({"track": "short", "players": ["Ana", "Iker"]}, "About 14 minutes for 2 players"),
        ({"track": "short", "players": None, "teams": TEAMS}, "About 14 minutes for 2 teams"),
        ({"track": "short", "language": "de"}, "Etwa 17 Minuten für 3 Personen auf der kurzen Uhr"),
    ],
)
def test_the_table_tells_how_long_a_game_takes_and_that_this_is_an_estimate(options, sentence):
    table = Table(**options)
    assert sentence in told(table)
    assert table.game.estimate.minutes == int(sentence.split()[1])
    if "language" not in options:
        assert "This is an estimate from simulated games" in told(table)


def test_computer_players_shorten_the_estimate():
    people = Table(players=["Ana", "Iker", "Sami"]).game.estimate
    alone = Table(players=["Ana", Computer("Clio"), Computer("Urania")]).game.estimate
    assert alone.minutes < people.minutes - 5


def test_a_clock_of_ones_own_is_measured_while_nobody_waits_for_the_kernel():
    track = Track("short", ("bet",) * 9, ())

    async def play():
        table = Table(track=track)
        assert "minutes" not in told(table)
        pauses, before = [], time.perf_counter()
        while "minutes" not in told(table):
            await asyncio.sleep(0)
            now = time.perf_counter()
            pauses.append(now - before)
            before = now
        table.lock(0)
        assert table.state["ply"] == 1
        return table, pauses

    with ThreadPoolExecutor(1) as other:  # the thread of these tests may have a loop of its own
        table, pauses = other.submit(lambda: asyncio.run(play())).result()
    assert "for 3 players on this Clock" in told(table)
    assert len(pauses) > 100  # it was asked between the games, too
    assert table.game.estimate == Table(track=track).game.estimate  # at once, where no loop runs


def test_what_a_tie_means_is_told():
    assert "Those who reach Finish together share the win." in told(Table())
    assert "Sudden Death decides between them" in told(Table(tie="sudden_death"))


def test_a_small_set_is_warned_of_with_how_many_there_are_and_may_be_needed():
    small = CardSet("small", "Small", cardset().cards[:29])
    with pytest.warns(UserWarning, match="Only 29 cards of this set .* may need 30"):
        table = Table(cards=small)
    assert "Only 29 cards" in told(table, warns=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert told(Table(cards=CardSet("small", "Small", cardset().cards[:30])), warns=True) == ""
