"""Computer players at the table: they move when they are let, and nobody moves for them."""

from __future__ import annotations

import pytest

from tests.match.sets import of_positions, of_years
from timeline_widgets import ChallengeGame, Computer, TimelineGame

CARDS = of_years(range(1002, 2000, 17))


def timeline(**options):
    defaults = {"players": ["Ana", Computer("Clio", skill="expert")], "seed": 1}
    return TimelineGame(CARDS, **{**defaults, "score_folder": None, **options})


def challenge(**options):
    defaults = {"players": ["Ana", Computer("Clio"), Computer("Herodot", skill="beginner")]}
    return ChallengeGame(CARDS, **{**defaults, "seed": 1, "score_folder": None, **options})


def press(game, **message):
    sent = []
    game.send = lambda content, **_: sent.append(content)
    press.keys = getattr(press, "keys", 0) + 1
    key = f"computer-{press.keys}"
    game._receive(None, {"ply": game.state["ply"], "key": key, **message}, [])
    return sent


def place_right(game):
    card = game.state["seats"][game.state["turn"]]["hand"][0]
    gap, _ = game.match.state.line.right_gaps(game.match.game.spans[card])
    return press(game, type="place", card=card, gap=gap)


def test_the_table_says_who_is_a_computer_player():
    assert [seat["bot"] for seat in timeline().table["seats"]] == [False, True]


def test_a_computer_player_moves_when_a_view_lets_it():
    game = timeline()
    assert place_right(game) == []
    assert game.turn == "Clio"
    assert press(game, type="bot") == []
    assert game.turn == "Ana"
    assert game.state["last"]["seat"] == 1


def test_two_views_that_let_it_move_make_one_move():
    game = timeline()
    place_right(game)
    assert press(game, type="bot", ply=1) == []
    (answer,) = press(game, type="bot", ply=1)
    assert answer["reason"] == "stale"
    assert game.state["ply"] == 2


def test_nobody_moves_for_a_computer_player_and_it_not_for_a_person():
    game = timeline()
    (answer,) = press(game, type="bot")
    assert answer["reason"] == "no_computer"
    place_right(game)
    (answer,) = place_right(game)
    assert answer["reason"] == "computer_turn"
    assert answer["sentence"] == "Clio is a computer player and moves by itself."


def test_a_game_against_computer_players_comes_to_its_end():
    game = timeline(players=["Ana", Computer("Clio"), Computer("Herodot", skill="beginner")])
    while game.outcome is None:
        if game.turn == "Ana":
            place_right(game)
        else:
            game.play_computer()
    assert game.outcome.winners


def test_the_same_seed_gives_the_same_computer_players():
    moves = []
    for _ in range(2):
        game = timeline()
        place_right(game)
        game.play_computer()
        moves.append(game.match.events[3:])
    assert moves[0] == moves[1]


def test_a_story_is_remembered_too():
    game = TimelineGame(
        of_positions(range(1, 40)), players=["Ana", Computer("Clio")], seed=1, score_folder=None
    )
    place_right(game)
    game.play_computer()
    assert game.state["ply"] == 2


def test_in_challenge_computer_players_lock_at_once():
    game = challenge()
    assert game.state["trial"]["locked"] == (False, True, True)
    assert press(game, type="lock", seat=0, wheels=[1, 2, 3, 4], sign=None) == []
    assert game.state["last"]["kind"] == "revealed"
    if game.state["phase"] == "trial":
        assert game.state["trial"]["locked"] == (False, True, True)


def test_nobody_dials_for_a_computer_player():
    game = challenge()
    (answer,) = press(game, type="lock", seat=1, wheels=[1, 2, 3, 4], sign=None)
    assert answer["reason"] == "computer_turn"
    (answer,) = press(game, type="unlock", seat=1)
    assert answer["reason"] == "computer_turn"


def test_a_challenge_against_computer_players_comes_to_its_end():
    game = challenge(track="short")
    while game.outcome is None:
        state = game.state
        if state["phase"] == "trial":
            sign = "+" if state["trial"]["sign"] else None
            press(game, type="lock", seat=0, wheels=[1, 1, 1, 1], sign=sign)
        elif game.turn != "Ana":
            assert press(game, type="bot") == []
        elif state["phase"] == "sudden_death":
            press(game, type="place", card=state["duel"]["card"], gap=0)
        else:
            press(game, type="call", year=state["duel"]["above"] + 1)
    assert game.outcome.winners


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([Computer("Clio")], "must be a person"),
        (["Ana", Computer("Clio", skill="genius")], "Allowed: beginner, student, expert"),
        (["Clio", Computer("Clio")], "Two players are called 'Clio'"),
        (["Ana", Computer("")], "player 2 is empty"),
    ],
)
def test_bad_input_is_answered_with_what_is_allowed(players, words):
    with pytest.raises(ValueError, match=words):
        timeline(players=players)


def test_a_computer_player_learns_what_lies_open_and_a_resumed_one_has_learned_it_too(tmp_path):
    cards = of_years(range(1000, 1011))
    moves = []
    for again in (False, True):
        game = TimelineGame(
            cards,
            players=["Ana", Computer("Clio", skill="beginner")],
            seed=3,
            hand=3,
            student=f"Ana {again}",
            score_folder=tmp_path,
        )
        for _ in range(4):
            place_right(game) if game.turn == "Ana" else game.play_computer()
        if again:
            log = game.match.log.bytes()
            game = TimelineGame(
                cards,
                players=["Ana", Computer("Clio", skill="beginner")],
                hand=3,
                score_folder=None,
            )
            game.resume(log)
        for _ in range(30):
            if game.outcome is None:
                place_right(game) if game.turn == "Ana" else game.play_computer()
        moves.append(game.match.events)
    assert moves[0] == moves[1]
