"""A game goes on from its log, in another kernel and on another machine."""

from __future__ import annotations

import pytest

from tests.match.sets import of_years
from timeline_widgets.games.timeline import Place, Skip
from timeline_widgets.match import PracticeMatch, Seat, TimelineMatch
from timeline_widgets.match.resuming import CannotResume, resume
from timeline_widgets.records import read_logs, verify
from timeline_widgets.records.stories import stories
from timeline_widgets.records.writing import ScoreLog

CARDS = of_years(range(1001, 1041))


def log_in(folder):
    return lambda: ScoreLog.open(folder, student="Ada")


def new_match(folder, **options):
    seats = [Seat("Ada"), Seat("Ibn")]
    return TimelineMatch(CARDS, seats, seed="clio", open_log=log_in(folder), **options)


def play(match, moves, *, right=True):
    for _ in range(moves):
        (seat,) = match.game.to_act(match.state)
        card = match.game.observe(match.state, None).hands[seat][0]
        first, last = match.state.line.right_gaps(match.game.spans[card])
        gap = first if right else (last + 1 if first == 0 else 0)
        match.play(seat, Place(match.state.ply, card, gap))


def only_story(folder):
    (story,) = stories(read_logs(sorted(folder.iterdir())).records)
    return story


def test_a_game_goes_on_where_its_log_stops_and_nothing_is_rewritten(tmp_path):
    match = new_match(tmp_path, hand=5)
    play(match, 3)
    play(match, 1, right=False)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}

    later = resume(only_story(tmp_path), CARDS, log_in(tmp_path))
    assert later.state == match.state
    assert later.events == match.events
    assert later.scores == match.scores
    assert (later.id, later.seed) == (match.id, match.seed)
    while later.outcome is None:
        play(later, 1)

    assert all(path.read_bytes() == content for path, content in before.items())
    story = only_story(tmp_path)
    assert story.ended
    assert story.moves == later.state.ply
    assert not verify([tmp_path], cardsets=[CARDS]).problems


def test_it_goes_on_from_an_uploaded_file_on_another_machine(tmp_path):
    match = new_match(tmp_path / "here")
    play(match, 2)
    (story,) = stories(read_logs([match.log.bytes()]).records)
    later = resume(story, CARDS, log_in(tmp_path / "there"))
    play(later, 1)
    assert later.state.ply == 3
    assert later.log.path.parent == tmp_path / "there"


def test_a_game_can_be_taken_up_more_than_once(tmp_path):
    match = new_match(tmp_path)
    for _ in range(3):
        play(match, 2)
        match = resume(only_story(tmp_path), CARDS, log_in(tmp_path))
    assert match.state.ply == 6
    assert only_story(tmp_path).moves == 6


def test_taken_up_twice_from_one_point_it_is_two_stories(tmp_path):
    match = new_match(tmp_path)
    play(match, 2)
    story = only_story(tmp_path)
    one, other = (resume(story, CARDS, log_in(tmp_path)) for _ in range(2))
    play(one, 1)
    play(other, 3)
    told = stories(read_logs(sorted(tmp_path.iterdir())).records)
    assert sorted(story.moves for story in told) == [3, 5]


def test_hints_confidence_and_skips_are_taken_up_too(tmp_path):
    match = new_match(tmp_path)
    match.play(0, Skip(0), why="teacher")
    card = match.state.hands[1][0]
    match.hint(1, card, "compare", match.state.reference)
    match.play(1, Place(1, card, 0), confidence="guess")
    match.hint(2, match.state.hands[0][0], "century")
    later = resume(only_story(tmp_path), CARDS, log_in(tmp_path))
    assert later.hints == match.hints
    assert later.scores == match.scores
    play(later, 1)
    assert only_story(tmp_path).later[-1].payload["hints"] == 1


def test_a_practice_goes_on_too(tmp_path):
    match = PracticeMatch(CARDS, Seat("Ada"), lives=2, seed="clio", open_log=log_in(tmp_path))
    play(match, 3)
    play(match, 1, right=False)
    later = resume(only_story(tmp_path), CARDS, log_in(tmp_path))
    assert later.state == match.state


def test_games_of_one_session_are_told_apart(tmp_path):
    log = ScoreLog.open(tmp_path, student="Ada")
    for moves in (1, 4):
        match = TimelineMatch(CARDS, [Seat("Ada")], seed="clio", open_log=lambda: log)
        play(match, moves)
    told = stories(read_logs([log.path]).records)
    assert [story.moves for story in told] == [1, 4]
    assert [story.ended for story in told] == [False, True]


def test_other_cards_are_refused_with_a_sentence(tmp_path):
    play(new_match(tmp_path), 1)
    with pytest.raises(CannotResume, match="other cards"):
        resume(only_story(tmp_path), of_years(range(1001, 1040)), None)


def test_a_story_against_the_rules_is_refused_and_nothing_is_written(tmp_path):
    play(new_match(tmp_path), 3)
    story = only_story(tmp_path)
    without_the_second = story._replace(later=(story.later[0], story.later[2]))
    with pytest.raises(CannotResume, match="does not fit the rules"):
        resume(without_the_second, CARDS, log_in(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_piece_without_its_beginning_is_no_story(tmp_path):
    match = new_match(tmp_path / "here")
    play(match, 2)
    later = resume(only_story(tmp_path / "here"), CARDS, log_in(tmp_path / "there"))
    play(later, 1)
    assert stories(read_logs([later.log.path]).records) == []
