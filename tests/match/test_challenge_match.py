"""A match of Challenge: what it leaves out, what it writes down, and that it can be replayed."""

from __future__ import annotations

import random

import pytest

from tests.match.sets import of_positions, of_years
from timeline_widgets.games.challenge import Board, Call, Lock, Track, Wheels
from timeline_widgets.games.challenge.state import call_bounds
from timeline_widgets.games.protocol import SetupError
from timeline_widgets.games.timeline import Place
from timeline_widgets.match import ChallengeMatch, Seat
from timeline_widgets.match.resuming import resume
from timeline_widgets.records import read_log, verify
from timeline_widgets.records.stories import stories
from timeline_widgets.records.writing import ScoreLog

CARDS = of_years([-4000, -287, *range(1001, 2001, 25)])
SEATS = [Seat("Ana"), Seat("Red", ("Iker", "Olya")), Seat("Sami")]


def new_match(folder=None, cards=CARDS, **options):
    open_log = (lambda: ScoreLog.open(folder, student="Ana")) if folder else None
    return ChallengeMatch(cards, SEATS, **{"seed": "clio", "open_log": open_log, **options})


def some_move(match, chance):
    """Return any move that is not too foolish, so that games come to their end."""
    state = match.state
    duel = state.challenge
    if duel is None:
        spaces = [match.game.board.spaces(match.game.cards[card].span)[0] for card in state.cards]
        digits = tuple(chance.choice([spaces[n % len(spaces)], n]) for n in range(4))
        if state.trial == "combination":
            digits = tuple(chance.randint(1, 4) for _ in range(4))
        return Lock(state.ply, Wheels(digits, "+" if state.trial == "right_date" else None))
    if duel.duel == "sudden_death":
        return Place(state.ply, duel.card, chance.randint(0, len(duel.line.cards)))
    low, high = call_bounds(duel)
    middle = (low + high) // 2
    return Call(state.ply, middle if low < middle and middle else low + 2)


def play(match, moves=10_000):
    chance = random.Random(5)
    while match.outcome is None and moves:
        match.play(match.game.to_act(match.state)[0], some_move(match, chance))
        moves -= 1
    return match


def test_a_whole_game_is_written_down_and_bears_replaying(tmp_path):
    match = play(new_match(tmp_path))
    assert match.outcome.reason in ("finish", "shared")
    assert match.scores == list(match.state.positions)
    _, start, *moves, end = [record.payload for record in read_log(match.log.path).records]
    assert start["options"]["board"] == [-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970]
    assert start["seats"][1] == {"name": "Red", "members": ["Iker", "Olya"]}
    assert end["outcome"]["winners"] == list(match.outcome.winners)
    kinds = {move["move"]["type"] for move in moves}
    assert kinds == {"lock", "place", "call"}
    assert not verify([tmp_path], cardsets=[CARDS]).problems


def test_every_space_that_was_moved_stands_in_the_log(tmp_path):
    """Recompute where everybody is from the log alone."""
    match = play(new_match(tmp_path))
    spaces = [0, 0, 0]
    for record in read_log(match.log.path).records[2:-1]:
        told = record.payload
        for answer in told.get("revealed", {}).get("answers", []):
            assert answer["from"] == spaces[answer["seat"]]
            spaces[answer["seat"]] = min(21, answer["from"] + answer["steps"])
            assert answer["to"] == spaces[answer["seat"]]
            assert len(answer["wheels"]) == 4
        if "duel" in told:
            assert told["duel"]["to"] == min(21, spaces[told["duel"]["winner"]] + 3)
            spaces[told["duel"]["winner"]] = told["duel"]["to"]
    assert spaces == list(match.state.positions)


def test_an_answer_stands_in_the_log_before_the_others_have_locked_theirs(tmp_path):
    match = new_match(tmp_path)
    match.play(1, Lock(0, Wheels((1, 2, 3, None))))
    record = read_log(match.log.path).records[-1].payload
    assert record["move"] == {"type": "lock", "wheels": [1, 2, 3, None], "sign": None}
    assert "revealed" not in record


@pytest.mark.parametrize("moves", [1, 7, 40])
def test_it_can_be_taken_up_again(tmp_path, moves):
    match = play(new_match(tmp_path), moves)
    (story,) = stories(read_log(match.log.path).records)
    later = resume(story, CARDS, lambda: ScoreLog.open(tmp_path, student="Ana"))
    assert later.state == match.state
    assert later.scores == match.scores
    play(later)
    assert not verify([tmp_path], cardsets=[CARDS]).problems


def test_a_board_and_a_track_of_the_teachers_own_are_taken_up_too(tmp_path):
    board = Board((1010, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800))
    track = Track("two", ("bet", "split"), ((0, "sudden_death"),))
    match = play(new_match(tmp_path, board=board, track=track), 2)
    (story,) = stories(read_log(match.log.path).records)
    later = resume(story, CARDS, None)
    assert (later.game.board, later.game.track) == (board, track)


def test_cards_that_the_wheels_cannot_show_are_left_out_with_the_reason():
    assert new_match().left_out == ()
    older = of_years([-9000, -12000, *range(1001, 1101)])
    left_out = new_match(cards=older).left_out
    assert [(card.id, reason) for card, reason in left_out] == [
        ("event-0", "too_old"),
        ("event-1", "too_many_digits"),
    ]


def test_a_story_without_years_is_refused_with_a_sentence():
    with pytest.raises(SetupError, match="position in a story"):
        new_match(cards=of_positions(range(1, 60)))


def test_the_log_is_not_begun_for_a_game_that_cannot_be(tmp_path):
    with pytest.raises(SetupError, match="3 cards can be used"):
        new_match(tmp_path, cards=of_years([1, 2, 3]))
    assert not list(tmp_path.iterdir())
