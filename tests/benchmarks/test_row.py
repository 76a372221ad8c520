"""What a row of the table of benchmarks says."""

from __future__ import annotations

import json

import pytest

from tests.benchmarks.row import Row, meets, show


def test_the_median_of_the_rounds_is_held_against_the_goal() -> None:
    row = Row.of(1, "a game", figure="9", baseline="a peer: 4", values=[1, 2, 30], goal="≥ 2 ×")
    assert (row.ratio, row.met) == (2, True)
    assert not Row.of(1, "a game", figure="9", values=[1, 1.9, 30], goal="≥ 2 ×").met


def test_without_a_baseline_there_is_no_ratio() -> None:
    row = Row.of(3, "a move", figure="49,000", values=[49_000], goal="≤ 50,000 instructions")
    assert (row.ratio, row.spread, row.met) == (None, None, True)


def test_the_spread_is_that_of_the_middle_half() -> None:
    assert Row.of(1, "x", figure="", values=[1, 3, 4, 5, 90], goal="≥ 1").spread == 0.5


@pytest.mark.parametrize("goal", ["1.5 ×", "> 2", "≥ much"])
def test_a_goal_without_a_bound_is_refused(goal: str) -> None:
    with pytest.raises(ValueError, match="A goal begins with"):
        meets(goal, 1.0)


def test_rows_are_read_by_people_or_by_the_suite(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = Row.of(2, "games", figure="8 s", baseline="a peer: 4 s", values=[2.0], goal="≤ 1.5 ×")
    monkeypatch.setattr("sys.argv", ["benchmark"])
    show([row])
    told = capsys.readouterr().out
    assert told == "2. games: 8 s; a peer: 4 s; ratio 2.00; goal ≤ 1.5 ×: missed\n"
    monkeypatch.setattr("sys.argv", ["benchmark", "--json"])
    show([row])
    assert Row(**json.loads(capsys.readouterr().out)) == row
