"""Which game of a log can go on, and in words why another one cannot."""

from __future__ import annotations

import pytest

from tests.records.games import CARDS, forged, open_log, play
from timeline_widgets.match.resuming import CannotResume, going, resume
from timeline_widgets.messages import LANGUAGES
from timeline_widgets.records import read_log, read_logs


def refusal(*logs) -> CannotResume:
    with pytest.raises(CannotResume) as refused:
        going(read_logs(logs))
    return refused.value


@pytest.fixture
def log(tmp_path):
    """A game that was broken off after three moves."""
    log = open_log(tmp_path)
    play(log, moves=3)
    return log.path


def test_a_file_that_is_not_there_is_no_file_without_a_game(tmp_path):
    found = refusal(tmp_path / "none.jsonl")
    assert found.reason == "unreadable"
    assert "No such file" in str(found)


def test_a_log_of_a_newer_program_says_so(log):
    log.write_bytes(log.read_bytes().replace(b'"v":1}', b'"v":2}'))
    found = refusal(log)
    assert found.reason == "newer"
    assert "format version 2" in str(found)


def test_games_that_are_over_are_told_from_a_file_without_games(tmp_path):
    whole = open_log(tmp_path / "whole")
    play(whole)
    assert refusal(whole.path).reason == "finished"
    none = open_log(tmp_path / "none")
    assert refusal(none.path).reason == "nothing"


def test_a_game_that_goes_on_in_two_ways_is_not_chosen_from(log, tmp_path):
    story = going(read_log(log))
    branches = []
    for number in range(2):
        branch = open_log(tmp_path / "branches", session=f"{number:032x}")
        match = resume(story, CARDS, lambda branch=branch: branch)
        match.play(match.game.to_act(match.state)[0], match.legal_moves()[number])
        branches.append(branch.path)
    assert refusal(log, *branches).reason == "forked"
    assert going(read_logs([log, branches[0]])).moves == 4


def test_two_records_of_one_number_are_not_chosen_from(log):
    other = forged(
        read_log(log).records,
        lambda n, _, payload: {**payload, "seconds": 99} if n == 4 else payload,
    )
    log.write_bytes(log.read_bytes() + other.splitlines(keepends=True)[-1])
    assert refusal(log).reason == "forked"


def test_a_torn_log_goes_on_after_its_last_whole_move(log):
    log.write_bytes(log.read_bytes()[:-9])
    assert going(read_log(log)).moves == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(log, language):
    log.write_bytes(log.read_bytes().replace(b'"v":1}', b'"v":2}'))
    assert len(refusal(log).said.in_language(language)) > 40
