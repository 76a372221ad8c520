"""A game of Timeline in a notebook's Python: options, traits to observe, waiting, playing."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.widgets.timeline_table import Table
from timeline_widgets import Computer
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place


def test_a_team_shares_a_seat_and_its_members_are_named():
    game = Table(teams={"Red": ["Ana", "Iker"], "Blue": ["Olya"]}, starting_player="Blue").game
    assert game.turn == "Blue"
    assert game.table["seats"][0]["name"] == "Red"
    assert game.table["seats"][0]["members"] == ["Ana", "Iker"]


def test_a_notebook_can_observe_the_game():
    table = Table()
    seen = []
    table.game.observe(
        lambda change: seen.append((change["name"], change["new"])), ["turn", "scores"]
    )
    card = table.hand()[0]
    table.place(card, table.right_gap(card))
    assert seen == [("scores", {"Player 1": 1, "Player 2": 0}), ("turn", "Player 2")]


def test_a_cell_can_wait_for_the_end():
    table = Table(players=["Ana"], hand=1)

    async def play_and_wait():
        waiting = asyncio.ensure_future(table.game.finished())
        await asyncio.sleep(0)
        card = table.hand()[0]
        table.place(card, table.right_gap(card))
        return await waiting, await table.game.finished()

    with ThreadPoolExecutor() as elsewhere:  # a browser's loop may be running in this thread
        outcomes = elsewhere.submit(asyncio.run, play_and_wait()).result()
    assert outcomes == (((0,), "out_alone"),) * 2


def test_play_from_python_follows_the_same_rules():
    game = Table().game
    with pytest.raises(IllegalMove, match="no_such_gap"):
        game.play(Place(0, game.match.state.hands[0][0], 7))
    game.play(game.match.legal_moves()[0])
    assert game.state["ply"] == 1


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"edtion": "spain"}, TypeError, "did you mean 'edition'"),
        ({"edtion": 1, "hnd": 2}, TypeError, "and no 'hnd' (did you mean 'hand'?)"),
        ({"score_folder": 5}, TypeError, "score folder is a path, or None; not 5"),
        ({"players": ["Ana", Computer(3)]}, TypeError, "name of a player is a text; not 3"),
        ({"layout": {}}, TypeError, "It has: players, teams, edition"),
        ({"edition": "spian"}, ValueError, "Allowed: spain, russia, star-wars"),
        ({"edition": 3}, TypeError, "spain, russia, star-wars"),
        ({"players": "Ana"}, TypeError, "list of names"),
        ({"players": 3}, TypeError, "list of names"),
        ({"players": {"Red": ["Ana"]}}, TypeError, "Teams and their members go into teams="),
        ({"players": []}, ValueError, "1 to 8"),
        ({"players": list("abcdefghi")}, ValueError, "9 were named"),
        ({"players": ["Ana", " Ana "]}, ValueError, "Two players are called 'Ana'"),
        ({"players": ["Ana", ""]}, ValueError, "player 2 is empty"),
        ({"teams": {"Red": []}}, ValueError, "team 'Red' has no members"),
        ({"teams": {"Red": ["Ana"], "Blue": ["Ana"]}}, ValueError, "Two players are called 'Ana'"),
        ({"teams": ["Red"]}, TypeError, "mapping of names to members"),
        ({"teams": {"Red": "Ana"}}, TypeError, "list of names"),
        ({"players": ["Ana"], "teams": {"Red": ["Ana"]}}, TypeError, "not both"),
        ({"hints": "no"}, TypeError, "hints is True or False"),
        ({"letters": 5}, TypeError, "letters is True or False"),
        ({"teacher_moves": None}, TypeError, "teacher_moves is True or False"),
        ({"seed": 2.5}, TypeError, "text or a whole number"),
        ({"seed": True}, TypeError, "text or a whole number"),
        ({"timer": 2}, ValueError, "from 5"),
        ({"timer": "long"}, TypeError, "whole number"),
        ({"starting_player": "Zoe"}, ValueError, "Allowed: Player 1, Player 2"),
        ({"hand": 12}, ValueError, "The largest hand that fits is 11"),
        ({"hand": 0}, ValueError, "from 1"),
        ({"hand": 2.5}, TypeError, "whole number"),
        ({"language": "la"}, ValueError, "Allowed: en, es, fr, de, ru"),
        ({"cards": {"title": ["a"]}}, TypeError, "CardSet.from_table"),
        ({"cards": "no-such-set"}, ValueError, "world-history"),
        ({"cards": "my-unit.csv"}, ValueError, "load('my-unit.csv')"),
        ({"players": ["Ana", "ana"]}, ValueError, "Two players are called 'ana'"),
        ({"players": ["Ana", "\u200b"]}, ValueError, "player 2 is empty"),
        ({"student": 5}, TypeError, "student is a text"),
    ],
)
def test_bad_input_is_answered_with_what_is_allowed(options, error, words):
    with pytest.raises(error, match=re.escape(words)):
        Table(**options)


def test_few_spare_cards_are_a_warning():
    with pytest.warns(UserWarning, match="Cards left to draw for 2 players: only 1"):
        Table(hand=11)
