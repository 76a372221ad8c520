"""A report counts the same, whatever the answers were handed in as, and however they were read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pandas as pd
import pytest

from tests.gradebooks.challenge import challenge
from tests.records.games import open_log, play
from tests.report.test_tables import TABLES
from timeline_widgets.records import export_scores, read_log, read_logs
from timeline_widgets.records.placed import PlacedCards
from timeline_widgets.records.rows import every_answer
from timeline_widgets.report import ClassReport, collecting

FORMS = ("csv", "xlsx", "jsonl", "parquet")


@pytest.fixture(scope="module")
def logs(tmp_path_factory) -> Path:
    """Games of two and of one, one of them in the middle, and a Challenge in teams."""
    folder = tmp_path_factory.mktemp("logs")
    play(open_log(folder, session="a" * 32), names=["Ada", "Núñez, Ольга"])
    play(open_log(folder, session="b" * 32), names=["Ada", "Ben"], moves=3, seed="b")
    play(open_log(folder, "", session="d" * 32), names=[""], seed="d")
    challenge(open_log(folder, session="c" * 32))
    return folder


def assert_same(one: ClassReport, other: ClassReport) -> None:
    assert len(one.answers) == len(other.answers) > 0
    for table in TABLES:
        pd.testing.assert_frame_equal(
            getattr(one, table)(), getattr(other, table)(), check_exact=False, rtol=1e-12, obj=table
        )
    pd.testing.assert_series_equal(one.overview(), other.overview())
    pd.testing.assert_series_equal(one.grades(rule="mean"), other.grades(rule="mean"))


@pytest.mark.parametrize("form", FORMS)
def test_exports_count_as_their_logs(logs, tmp_path, form):
    pytest.importorskip({"xlsx": "openpyxl", "parquet": "pyarrow"}.get(form, "csv"))
    pytest.importorskip("duckdb", reason="Parquet is read only where DuckDB is")
    export_scores(read_logs(sorted(logs.iterdir())).records, tmp_path, forms=[form])
    assert_same(ClassReport.read(logs), ClassReport.read(tmp_path))


def test_exports_beside_their_logs_add_nothing(logs, tmp_path):
    shutil.copytree(logs, tmp_path / "all")
    export_scores(read_logs(sorted(logs.iterdir())).records, tmp_path / "all", forms=["csv"])
    assert_same(ClassReport.read(logs), ClassReport.read(tmp_path / "all"))


def test_a_district_of_exports_counts_as_their_logs(logs, tmp_path):
    pytest.importorskip("duckdb", reason="a district is counted only where DuckDB is")
    export_scores(read_logs(sorted(logs.iterdir())).records, tmp_path, forms=["parquet"])
    assert_same(ClassReport.read(logs), ClassReport.of_parquet(tmp_path / "*.parquet"))


def damaged(data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"gap":', b'"gap":1', 1)
    return b"".join([*lines[:4], b"garbage\n", lines[2], *lines[4:-1], lines[-1][:-9]])


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data,
        damaged,
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b'","', b'", "'),
        lambda data: data + data,
        lambda data: b"".join(data.splitlines(keepends=True)[2:]),
    ],
    ids=["whole", "damaged", "in the middle", "reformatted", "twice", "without its beginning"],
)
def test_the_quick_reader_counts_as_the_careful_one(logs, tmp_path, monkeypatch, change):
    for log in logs.iterdir():
        (tmp_path / log.name).write_bytes(change(log.read_bytes()))
    quick = ClassReport.read(tmp_path)
    monkeypatch.setattr(PlacedCards, "take", lambda *_: None)
    monkeypatch.setattr(PlacedCards, "take_log", lambda *_: None)
    careful = ClassReport.read(tmp_path)
    assert quick.problems == careful.problems
    if len(careful.answers):
        assert_same(quick, careful)
    rows = {row for log in tmp_path.iterdir() for row in every_answer(read_log(log).records)}
    assert len(quick.answers) <= len(rows)


def test_other_processes_count_as_this_one(logs, monkeypatch):
    here = ClassReport.read(logs)
    monkeypatch.setattr(collecting, "_MANY", 0)
    monkeypatch.setattr(collecting, "_AT_ONCE", 1)
    assert_same(here, ClassReport.read(logs))
