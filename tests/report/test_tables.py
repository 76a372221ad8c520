"""What a report counts is right, and DuckDB counts the same as pandas."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
import pytest

from tests.report.answers import answer, many, placed
from timeline_widgets.records.score_files import FORMS
from timeline_widgets.report import ClassReport, ReportError

TABLES = [
    "by_student", "by_card", "hardest", "by_trial", "confusions", "by_century", "by_confidence",
    "games", "progress", "how_far", "latest",
]  # fmt: skip


def of(*answers):
    return ClassReport.of_answers(answers)


def test_students_stand_in_alphabetical_order_whatever_they_know():
    report = of(*(placed(name, "1", off) for name, off in [("Zoe", 0), ("ada", 9), ("Álvaro", 5)]))
    assert report.by_student()["student"].tolist() == ["ada", "Álvaro", "Zoe"]
    assert list(report.grades()) == [0, 0, 100]


def test_misses_of_a_student_are_told_by_size_and_direction():
    report = of(*(placed("Ada", "1500", off) for off in (0, -10, -30, 50, 0)))
    (ada,) = report.by_student().itertuples()
    assert (ada.answers, ada.right, ada.early, ada.late, ada.middle_miss) == (5, 2, 2, 1, 30)
    assert ada.share == 0.4


def test_an_answer_of_a_team_counts_for_each_member_and_once_for_the_card():
    team = [placed(name, "1500", -9, team="Red", match="m", session="s", ply=1) for name in "AB"]
    report = of(*team, placed("C", "1500", match="m", session="s", ply=2))
    assert report.by_student()["answers"].tolist() == [1, 1, 1]
    assert report.by_card()[["answers", "missed", "early"]].to_numpy().tolist() == [[2, 1, 1]]
    assert report.overview()["answers"] == 2


def test_hardest_cards_come_first_and_a_card_asked_once_is_none():
    report = of(
        *(placed("Ada", "1500", off) for off in (5, 5, 0)),
        *(placed("Ada", "1600", off) for off in (5, 5, 5)),
        placed("Ada", "1700", 5),
        *(placed("Ada", "1800") for _ in range(3)),
    )
    assert report.hardest()["card"].tolist() == ["1600", "1500"]


def test_cards_are_mixed_up_with_the_neighbour_on_the_side_of_the_mistake():
    beside = {"after": "1400", "before": "1600"}
    report = of(
        placed("Ada", "1500", **beside),
        placed("Ada", "1700", -100, **beside),  # before 1600, but it came after
        placed("Ada", "1600", 50, after="1700", before=""),  # after 1700, but it came before
        placed("Ada", "1300", 100, **beside),
    )
    pairs = report.confusions(least=1)
    told = pairs[["earlier_title", "later_title", "mixed", "side_by_side"]].to_numpy().tolist()
    assert told == [
        ["Event of 1600", "Event of 1700", 2, 2],
        ["Event of 1300", "1400", 1, 1],
    ]


@pytest.mark.parametrize(
    ("year", "century"),
    [(1, "1st century"), (100, "1st century"), (101, "2nd century"), (-1, "1st century BCE"),
     (-100, "1st century BCE"), (-101, "2nd century BCE"), (1900, "19th century"),
     (-4001, "5th millennium BCE")],
)  # fmt: skip
def test_centuries_have_no_year_0(year, century):
    assert of(placed("Ada", str(year), 3)).by_century()["century"].tolist() == [century]


def test_signed_error_by_century_tells_the_direction():
    report = of(*(placed("Ada", "1850", off) for off in (-40, -20, -30, 10, 0)))
    (row,) = report.by_century().itertuples()
    assert (row.early, row.late, row.middle_error, row.answers) == (3, 1, -25, 5)


def test_confidence_is_held_against_the_truth():
    report = of(
        placed("Ada", "1", 5, confidence="sure"),
        placed("Ada", "1", confidence="sure"),
        placed("Ada", "1", confidence="guess"),
        placed("Ada", "1"),
    )
    told = report.by_confidence()[["confidence", "right", "answers"]].to_numpy().tolist()
    assert told == [["sure", 1, 2], ["guess", 1, 1]]


def test_games_are_numbered_from_the_first_and_grades_follow_the_rule():
    given = [
        placed("Ada", "1", 5, match="b", at="2026-03-02"),
        placed("Ada", "1", match="c", at="2026-03-03"),
        placed("Ada", "1", 5, match="a", at="2026-03-01"),
        placed("Ada", "1", match="a", at="2026-03-01"),
    ]
    report = of(*given)
    assert report.games()[["match", "number", "share"]].to_numpy().tolist() == [
        ["a", 1, 0.5], ["b", 2, 0.0], ["c", 3, 1.0],
    ]  # fmt: skip
    assert report.grades(rule="best", maximum=10)["Ada"] == 10
    assert report.grades(rule="mean", first=2, maximum=10)["Ada"] == 2.5


def test_calls_are_questions_and_of_a_trial_the_spaces_count():
    call = answer(student="Ada", match="m", game="challenge", variant="more_or_less", at="2026")
    bet = placed("Ada", "1", game="challenge", variant="bet", points=3, places_off=None)
    report = of(call, bet)
    assert report.by_student()[["answers", "credit"]].to_numpy().tolist() == [[1, 0.75]]


@pytest.mark.parametrize(
    ("wanted", "left"),
    [({"cardset": "set"}, 2), ({"game": "challenge"}, 1), ({"students": ["Ben"]}, 1),
     ({"since": "2026-03-02"}, 1), ({"until": "2026-03-01"}, 1), ({"variant": "?"}, 0)],
)  # fmt: skip
def test_a_report_of_some_of_the_answers(wanted, left):
    report = of(
        placed("Ada", "1", at="2026-03-01T23:59:59.999Z"),
        placed("Ben", "1", at="2026-03-02T00:00:00.000Z", game="challenge"),
    )
    assert report.only(**wanted).overview()["answers"] == left


@pytest.mark.parametrize("day", ["3 March", "2026-3-1", "01/03/2026", ""])
def test_a_day_in_another_form_is_no_empty_report(day):
    with pytest.raises(ValueError, match="since is a day such as '2026-03-01'; not"):
        of(placed("Ada", "1")).only(since=day)


@pytest.fixture(scope="module")
def both(tmp_path_factory) -> tuple[ClassReport, ClassReport]:
    pytest.importorskip("duckdb", reason="a district is counted only where DuckDB is")
    pytest.importorskip("pyarrow", reason="Parquet is written only where pyarrow is")
    rows = many(4000)
    folder: Path = tmp_path_factory.mktemp("district")
    for part in range(2):
        data = FORMS["parquet"].write(rows[part::2])
        (folder / f"part-{part}.parquet").write_bytes(data)
    return ClassReport.of_answers(rows), ClassReport.of_parquet(folder / "*.parquet")


@pytest.mark.parametrize("table", TABLES)
def test_duckdb_counts_the_same_as_pandas(both, table):
    small, large = (getattr(report, table)() for report in both)
    assert len(small) > 1
    pd.testing.assert_frame_equal(small, large, check_exact=False, rtol=1e-12)


def test_totals_and_grades_are_the_same_too(both):
    small, large = both
    pd.testing.assert_series_equal(small.overview(), large.overview())
    pd.testing.assert_series_equal(small.grades(rule="mean"), large.grades(rule="mean"))
    filtered = {"game": "timeline", "since": "2026-03-10"}
    pd.testing.assert_frame_equal(
        small.only(**filtered).by_card(), large.only(**filtered).by_card()
    )


def test_a_damaged_file_among_good_ones_is_named(tmp_path):
    pytest.importorskip("duckdb", reason="a district is counted only where DuckDB is")
    pytest.importorskip("pyarrow", reason="Parquet is written only where pyarrow is")
    (tmp_path / "a.parquet").write_bytes(FORMS["parquet"].write(many(10)))
    (tmp_path / "b.parquet").write_bytes(FORMS["parquet"].write(many(10))[:-20])
    with pytest.raises(ReportError, match=r"b\.parquet"):
        ClassReport.of_parquet(tmp_path / "*.parquet")


def test_files_that_are_no_score_files_are_refused_with_a_sentence(tmp_path):
    pytest.importorskip("duckdb", reason="a district is counted only where DuckDB is")
    with pytest.raises(ReportError, match="no Parquet files"):
        ClassReport.of_parquet(tmp_path / "*.parquet")
    pytest.importorskip("pyarrow")
    pd.DataFrame({"student": ["Ada"]}).to_parquet(tmp_path / "a.parquet")
    with pytest.raises(ReportError, match="columns are missing: team, session"):
        ClassReport.of_parquet(tmp_path / "a.parquet")
