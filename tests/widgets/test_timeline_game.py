"""The widget of Timeline as the kernel sees it: what it takes, what it sends, what it refuses."""

from __future__ import annotations

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from timeline_widgets import CardSet, TimelineGame
from timeline_widgets.cards import Card, Picture
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place

YEARS = [1103 + 37 * number for number in range(24)]


def cardset():
    """A set whose hidden sides cannot be mistaken for anything else."""
    return CardSet(
        "secret",
        "Secrets",
        tuple(
            Card(
                f"card-of-{year}",
                f"Event {'abcdefghijklmnopqrstuvwx'[number]}",
                HistoricalDate.of_year(year),
                theme="Science",
                text=f"[text {year}]",
                source=f"[source {year}]",
            )
            for number, year in enumerate(YEARS)
        ),
    )


class Table:
    """A game whose outgoing messages are kept, and that is played by messages."""

    def __init__(self, **options):
        self.sent = []
        self.game = TimelineGame(
            options.pop("cards", None) or cardset(),
            **{"seed": "clio", "score_folder": None, **options},
        )
        self.game.send = lambda content, buffers=None: self.sent.append((content, buffers))
        self.key = 0

    def receive(self, **message):
        self.sent.clear()
        self.game._receive(None, message, [])
        return [content for content, _ in self.sent]

    def place(self, card, gap, **changes):
        self.key += 1
        message = {"ply": self.game.state["ply"], "key": f"press-{self.key}", **changes}
        return self.receive(type="place", card=card, gap=gap, **message)

    def hand(self):
        return self.game.state["seats"][self.game.state["turn"]]["hand"]

    def right_gap(self, card):
        match = self.game.match
        return match.state.line.right_gaps(match.game.spans[card])[0]


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


def test_nothing_hidden_ever_leaves_the_kernel():
    """Play a whole game at random and look at every word that goes out."""
    table = Table(players=["Ana", "Iker", "Olya"], hand=3)
    chance = random.Random(7)
    moves = 0
    while table.game.outcome is None:
        sent = table.receive(type="cards")
        outgoing = json.dumps(
            [sent, table.game.get_state(), table.game._still_picture(), repr(table.game)]
        )
        match = table.game.match
        shown = set(match.state.line.cards) | {match.state.shown}
        for number, card in enumerate(match.cards):
            if number not in shown:
                year = str(card.when.earliest[0])
                assert year not in outgoing, f"{year} is out before its reveal, after {moves} moves"
        card = chance.choice(table.hand())
        gap = table.right_gap(card)
        if chance.random() < 0.4:
            gap = chance.randrange(len(match.state.line.cards) + 1)
        assert table.place(card, gap) == []
        moves += 1
    assert moves > 9


def test_a_front_travels_once():
    table = Table()
    seen = set(table.game.state["cards"])
    for _ in range(6):
        card = table.hand()[0]
        table.place(card, table.right_gap(card))
        faces = table.game.state["cards"]
        assert set(faces) == {str(card)}
        assert set(faces) <= seen


def test_a_reload_gets_every_visible_face_and_no_other():
    table = Table()
    card = table.hand()[0]
    table.place(card, 1 - table.right_gap(card))
    (answer,) = table.receive(type="cards")
    state = table.game.state
    hands = [c for seat in state["seats"] for c in seat["hand"]]
    assert set(answer["cards"]) == {str(c) for c in [*hands, *state["line"], card]}
    assert {n for n, face in answer["cards"].items() if "back" in face} == {
        str(c) for c in [*state["line"], card]
    }


def test_a_picture_is_sent_when_asked_for_as_bytes():
    picture = Picture(b"\x89PNG...", "image/png")
    cards = CardSet(
        "pictured",
        "Pictured",
        tuple(
            Card(f"c{year}", f"Event {year - 1900}", HistoricalDate.of_year(year), picture=picture)
            for year in range(1900, 1912)
        ),
    )
    table = Table(cards=cards)
    image = table.game.state["cards"][str(table.hand()[0])]["image"]
    (answer,) = table.receive(type="picture", image=image)
    assert answer == {"type": "picture", "image": image, "mime": "image/png"}
    assert table.sent[0][1] == [picture.data]


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


def test_skip_and_withdraw_are_the_teachers_to_allow():
    closed, open_ = Table(), Table(players=["Ana", "Iker", "Olya"], teacher_moves=True)
    for message in ({"type": "skip"}, {"type": "withdraw", "seat": 0}):
        (answer,) = closed.receive(**message, ply=0, key="k")
        assert answer["reason"] == "not_offered"
        assert closed.game.state["ply"] == 0
    open_.receive(type="skip", ply=0, key="a")
    assert open_.game.state["turn"] == 1
    open_.receive(type="withdraw", seat=2, ply=1, key="b")
    assert open_.game.state["seats"][2] == {"hand": (), "status": "withdrawn"}


def test_the_score_log_can_be_downloaded(tmp_path):
    table = Table(score_folder=tmp_path, student="Ada")
    card = table.hand()[0]
    table.place(card, 0)
    (answer,) = table.receive(type="download")
    assert answer["name"].startswith("ada-")
    (data,) = table.sent[0][1]
    assert data == table.game.match.log.path.read_bytes()
    assert f'"card":"{table.game.match.cards[card].id}"'.encode() in data


def test_a_log_that_cannot_be_written_is_said(tmp_path):
    folder = tmp_path / "scores"
    folder.write_text("in the way")
    table = Table(score_folder=folder)
    assert table.game.state["saved"] == {
        "ok": False,
        "reason": "A file stands where the folder of the score log should be.",
    }
    table.place(table.hand()[0], 0)
    assert table.game.state["ply"] == 1


def test_games_of_one_student_share_a_log_in_a_session(tmp_path):
    games = [Table(score_folder=tmp_path, student="Ada").game for _ in range(2)]
    assert games[0].match.log is games[1].match.log
    assert len(list(tmp_path.iterdir())) == 1


def test_a_hint_is_shown_and_costs_a_point():
    table = Table(hints=True)
    card = table.hand()[0]
    assert table.receive(type="hint", ply=0, key="h", card=card, kind="century") == []
    (hint,) = table.game.state["hints"]
    year = table.game.match.cards[card].when.earliest[0]
    assert hint["card"] == card
    assert f"{(year - 1) // 100 + 1}th century" in hint["sentence"]
    assert table.game.state["scores"] == [-1, 0]
    assert table.game.scores == {"Player 1": -1, "Player 2": 0}
    assert table.game.state["ply"] == 0
    other = table.game.state["line"][0]
    table.receive(type="hint", ply=0, key="i", card=card, kind="compare", other=other)
    title = table.game.match.cards[other].title
    assert table.game.state["hints"][1]["sentence"].endswith(f"“{title}”.")


def test_a_hint_that_was_not_switched_on_is_refused():
    table = Table()
    (answer,) = table.receive(type="hint", ply=0, key="h", card=table.hand()[0], kind="century")
    assert answer["reason"] == "not_offered"
    assert table.game.state["scores"] == [0, 0]


def test_confidence_is_kept_only_where_it_is_asked(tmp_path):
    for asked in (True, False):
        table = Table(confidence=asked, score_folder=tmp_path, student=f"Ada {asked}")
        table.place(table.hand()[0], 0, confidence="guess")
        assert (b'"confidence":"guess"' in table.game.match.log.bytes()) is asked


def test_time_that_runs_out_skips_the_turn_only_where_there_is_a_timer(tmp_path):
    table = Table(timer=30, score_folder=tmp_path, student="Ada timer")
    assert table.game.table["options"]["timer"] == 30
    (answer,) = table.receive(type="skip", ply=0, key="s", why="time")
    assert answer["reason"] == "time_is_left"
    table.game.match._turn_began -= 30
    assert table.receive(type="skip", ply=0, key="t", why="time") == []
    assert table.game.state["turn"] == 1
    assert b'"why":"time"' in table.game.match.log.bytes()
    (answer,) = table.receive(type="skip", ply=1, key="u", why="teacher")
    assert answer["reason"] == "not_offered"
    (answer,) = Table().receive(type="skip", ply=0, key="t", why="time")
    assert answer["reason"] == "not_offered"


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
        ({"layout": {}}, TypeError, "It has: players, teams, edition"),
        ({"edition": "spian"}, ValueError, "Allowed: spain, russia, star-wars"),
        ({"edition": 3}, TypeError, "spain, russia, star-wars"),
        ({"players": "Ana"}, TypeError, "list of names"),
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
    with pytest.warns(UserWarning, match="Only 1 cards are left to draw for 2 players"):
        Table(hand=11)
