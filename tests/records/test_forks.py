"""A game that was taken up in two kernels at once: each of its moves counts once."""

from __future__ import annotations

import pytest

from tests.match.test_resuming import CARDS, log_in, new_match, only_story, play
from timeline_widgets.match.resuming import resume
from timeline_widgets.records import answers, export_scores, read_log, read_logs, read_scores
from timeline_widgets.records.forks import Fork, without_forks
from timeline_widgets.report import ClassReport


def row(session, ply, at, **values):
    from tests.report.answers import placed

    return placed("Ada", "1500", session=session, match="m", ply=ply, at=at, **values)


def test_the_session_that_went_further_counts():
    shared = [row("a", 0, "1"), row("a", 1, "2")]
    short, long = [row("b", 2, "3")], [row("c", 2, "4"), row("c", 3, "5")]
    rows, forks = without_forks([*shared, *short, *long])
    assert rows == [*shared, *long]
    assert forks == [Fork("b", "m", 2)]


def test_of_two_that_went_equally_far_the_earlier_counts():
    late, soon = row("b", 0, "2"), row("c", 0, "1")
    assert without_forks([late, soon])[0] == [soon]


def test_what_a_session_told_before_the_fork_stays():
    first = [row("a", ply, "1") for ply in range(4)]
    second = [row("b", ply, "2") for ply in range(2, 6)]
    assert without_forks(first + second)[0] == first[:2] + second


def test_a_turn_without_an_answer_does_not_save_the_losing_branch():
    short = [row("b", 1, "1"), row("b", 2, "1")]
    long = [row("c", 1, "2"), row("c", 4, "2")]  # skipped its turn at 2
    assert without_forks(short + long)[0] == long


def test_games_of_other_people_and_sessions_are_left_alone():
    rows = [
        row("a", 0, "1"),
        row("b", 1, "1"),
        row(
            "c",
            0,
            "1",
        )._replace(match="other"),
    ]
    assert without_forks(rows) == (rows, [])


@pytest.fixture
def forked(tmp_path):
    """Ada's game of six moves, taken up twice: three moves more, and five."""
    play(new_match(tmp_path, hand=6), 6)
    story = only_story(tmp_path)
    for moves, right in ((3, True), (5, False)):
        play(resume(story, CARDS, log_in(tmp_path)), moves, right=right)
    return tmp_path


def test_a_report_counts_a_forked_game_once_and_names_it(forked):
    report = ClassReport.read(forked)
    assert report.overview()["answers"] == 6 + 5
    assert report.overview()["right"] == 6
    (problem,) = report.problems
    assert "taken up twice at once. From move 6 on" in problem.sentence
    held = {len(read_log(path).records): str(path) for path in forked.iterdir()}
    assert problem.file == held[2 + 3]


def test_logs_and_their_exports_count_the_same_game(forked, tmp_path):
    for number, path in enumerate(sorted(forked.iterdir())):
        export_scores(read_log(path).records, tmp_path / "exports" / str(number))
    exported = ClassReport.read(tmp_path / "exports")
    assert exported.overview()["answers"] == 11
    assert exported.by_student().equals(ClassReport.read(forked).by_student())
    assert any("taken up twice at once" in one.sentence for one in exported.problems)


def test_an_export_of_all_logs_has_each_move_once(forked, tmp_path):
    records = read_logs(sorted(forked.iterdir())).records
    rows = answers(records)
    assert sorted(one.ply for one in rows) == list(range(11))
    files = export_scores(records, tmp_path / "exports")
    assert sum(len(read_scores(file)) for file in files) == 11
