"""Rows of docs/benchmarks.md that do not hang on the clock, held on every change."""

from __future__ import annotations

import shutil

import pytest

from tests.benchmarks import instructions

MARGIN = 1.2


def test_a_move_takes_no_more_instructions_than_its_goal_and_a_fifth() -> None:
    if shutil.which("valgrind") is None:
        pytest.skip("valgrind is not installed: apt-get install valgrind")
    assert instructions.each() <= MARGIN * instructions.MOST
