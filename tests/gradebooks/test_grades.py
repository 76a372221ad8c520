"""Grades follow the rule that the teacher chose, and nbgrader always sees a number."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.gradebooks.challenge import challenge
from tests.records.games import open_log, play
from timeline_widgets.gradebooks import (
    GameResult,
    GradebookError,
    game_results,
    grades,
    nbgrader_points,
)
from timeline_widgets.records import answers, read_logs

GAMES = [
    GameResult("Ada", "c", "2026-03-03", 1, 10),
    GameResult("Ada", "a", "2026-03-01", 5, 10),
    GameResult("Ada", "b", "2026-03-02", 9, 10),
    GameResult("Ben", "a", "2026-03-01", 0, 10),
]


@pytest.mark.parametrize(
    ("rule", "first", "ada"),
    [("best", None, 9), ("latest", None, 1), ("mean", None, 5), ("mean", 2, 7), ("best", 1, 5),
     ("latest", 2, 9)],
)  # fmt: skip
def test_the_rule_decides_which_games_count(rule, first, ada):
    assert grades(GAMES, rule=rule, first=first, maximum=10) == {"Ada": ada, "Ben": 0}


@given(
    st.lists(
        st.tuples(st.integers(0, 30), st.integers(1, 30)).map(
            lambda n: GameResult("Ada", "m", "2026", min(n), n[1])
        ),
        min_size=1,
    ),
    st.sampled_from(["best", "latest", "mean"]),
    st.floats(0.01, 1000),
)
def test_a_grade_is_never_below_nothing_or_above_the_maximum(games, rule, maximum):
    (grade,) = grades(games, rule=rule, maximum=maximum).values()
    assert 0 <= grade <= maximum + 0.005


def test_a_locked_cell_of_nbgrader_shows_the_points_of_the_log(tmp_path, capfd):
    with_log = open_log(tmp_path)
    play(with_log, names=["Ada", "Ben"])
    points = nbgrader_points(tmp_path, maximum=5, student="Ada")
    rows = [a for a in answers(read_logs(tmp_path.glob("*")).records) if a.student == "Ada"]
    assert points == round(5 * sum(a.correct for a in rows) / len(rows), 2)
    assert type(points) is float
    assert capfd.readouterr().err == ""


def test_a_locked_cell_shows_a_number_whatever_lies_in_the_folder(tmp_path, capfd):
    assert nbgrader_points(tmp_path / "none", maximum=5) == 0.0
    (tmp_path / "torn.jsonl").write_bytes(b'{"v":1,"n"')
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "folder.jsonl").mkdir()
    assert nbgrader_points(tmp_path, maximum=5) == 0.0
    assert capfd.readouterr().err == ""


def test_nobody_is_given_the_points_of_another(tmp_path):
    play(open_log(tmp_path), names=["Ada", "Ben"])
    with pytest.raises(GradebookError, match="Ada, Ben have played"):
        nbgrader_points(tmp_path, maximum=5)
    assert nbgrader_points(tmp_path, maximum=5, student="Cy") == 0.0


def test_of_a_trial_the_spaces_gained_count_and_calls_are_questions(tmp_path):
    challenge(open_log(tmp_path))
    given = [a for a in answers(read_logs(tmp_path.glob("*")).records) if a.student == "Ada"]
    assert "more_or_less" in {answer.variant for answer in given}
    (game,) = game_results(given)
    counted = [answer for answer in given if answer.variant != "more_or_less"]
    assert game.answers == len(counted)
    assert game.credit == sum(a.points / 4 if a.points is not None else a.correct for a in counted)
