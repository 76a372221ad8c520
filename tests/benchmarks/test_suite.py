"""The one command that measures everything: no row is left out, whatever happens to its script."""

from __future__ import annotations

import pytest

from tests.benchmarks import __main__ as suite
from tests.benchmarks.row import Row


def test_a_script_that_fails_leaves_its_rows_in_the_table_with_the_reason() -> None:
    (row,) = suite.measured(suite.Script("no_such", 30, {7: "First paint"}))
    assert (row.number, row.what, row.met) == (7, "First paint", False)
    assert row.figure.startswith("not measured: ")
    assert "No module named tests.benchmarks.no_such" in row.figure


@pytest.mark.parametrize(("own", "left"), [(1, 60), (60, 1)])
def test_a_script_that_takes_too_long_is_stopped(own: float, left: float) -> None:
    *_, row = suite.measured(suite.Script("growth", own, {18: "Growth"}), left)
    assert row.figure == "not measured: stopped after 1 s"
    assert not row.met


def test_the_table_says_what_was_met_and_what_was_missed_in_the_order_of_the_rows() -> None:
    late = Row.of(9, "Bundle", figure="50 kB", values=[50], goal="≤ 60 kB")
    early = Row.of(
        1, "A game", figure="3 s", baseline="a|b: 2 s", values=[1.5, 1.4, 1.6], goal="≤ 1.2 ×"
    )
    _, _, *lines = suite.table([late, early]).splitlines()
    assert lines == [
        "| 1 | A game | 3 s | a/b: 2 s | 1.50 | ≤ 1.2 × | 7% | **missed** |",
        "| 9 | Bundle | 50 kB |  |  | ≤ 60 kB |  | met |",
    ]


def test_every_measured_table_finds_its_place_on_the_page() -> None:
    assert len(suite._TABLE.findall(suite.PAGE.read_text(encoding="utf-8"))) == 1


@pytest.mark.parametrize("number", range(1, 19))
def test_every_row_has_a_script(number: int) -> None:
    assert sum(number in script.rows for script in suite.SCRIPTS) == 1
