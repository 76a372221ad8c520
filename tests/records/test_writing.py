"""A score log as a game writes it, on a disk that works."""

from __future__ import annotations

import json
import os
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from timeline_widgets.records import Receipt, RecordError, ScoreLog, read_log

CIRCLE: list[object] = []
CIRCLE.append(CIRCLE)


def test_every_line_is_canonical_json_in_a_file_named_after_student_and_time(
    tmp_path: Path,
) -> None:
    log = ScoreLog.open(
        tmp_path / "scores",
        student="Ольга",
        now=lambda: datetime(2026, 3, 1, 9, 5, 7, 250_000, tzinfo=UTC),
        session="ab12cd34" * 4,
    )
    log.append("move", {"ply": 0, "answer": {"correct": True}})

    assert [path.name for path in (tmp_path / "scores").iterdir()] == [
        "ольга-20260301T090507Z-ab12cd34.jsonl"
    ]
    first, second = log.path.read_bytes().splitlines()
    assert json.loads(first)["student"] == "Ольга"
    assert second.startswith(b'{"answer":{"correct":true},"at":"2026-03-01T09:05:07.250Z","hash":"')
    assert json.loads(second)["prev"] == json.loads(first)["hash"]


def test_what_is_acknowledged_is_what_the_reader_gives_back(tmp_path: Path) -> None:
    log = ScoreLog.open(tmp_path, student="Núñez")
    receipts = [log.append("note", {"text": f"{number} \u2028 \n \u0000"}) for number in range(20)]

    assert receipts == [Receipt(saved=True)] * 20
    records, problems = read_log(log.path)
    assert not problems
    assert [record.payload.get("text") for record in records[1:]] == [
        f"{number} \u2028 \n \u0000" for number in range(20)
    ]
    assert read_log(log.bytes()).records == records


def test_two_logs_of_one_student_in_one_second_are_two_files(tmp_path: Path) -> None:
    still = datetime(2026, 3, 1, tzinfo=UTC)
    logs = [
        ScoreLog.open(tmp_path, student="Ada", now=lambda: still, session="0" * 32)
        for _ in range(3)
    ]

    assert len({log.path for log in logs}) == 3
    assert all(read_log(log.path).records for log in logs)


def test_a_clock_that_steps_back_and_forth_harms_nothing(
    tmp_path: Path, figures: Counter[str]
) -> None:
    steps = [0, 5, -3, -3, 900_000, 2]
    figures["clock steps"] += len(steps)
    hours = iter(steps)
    start = datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    log = ScoreLog.open(tmp_path, now=lambda: start + timedelta(hours=next(hours)))
    for number in range(4):
        assert log.append("note", {"number": number}).saved

    records, problems = read_log(log.path)
    assert not problems
    assert [record.n for record in records] == [0, 1, 2, 3, 4]


def test_a_relative_folder_stays_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    log = ScoreLog.open("scores")
    (tmp_path / "elsewhere").mkdir()
    os.chdir(tmp_path / "elsewhere")

    assert log.append("note", {}).saved
    assert log.path.parent == tmp_path / "scores"


@pytest.mark.parametrize(
    ("kind", "payload", "says"),
    [
        ("score", {}, "allowed are end, match, move, note, session"),
        ("note", {"hash": ""}, "named hash"),
        ("note", {"seconds": float("nan")}, "cannot hold"),
        ("note", {"name": "\ud800"}, "cannot hold"),
        ("note", {"name": b""}, "cannot hold"),
        ("note", {1: "a number for a name"}, "cannot hold"),
        ("note", {"itself": CIRCLE}, "cannot hold"),
    ],
)
def test_a_value_that_no_record_can_hold_is_refused_and_the_chain_stays_whole(
    tmp_path: Path, kind: str, payload: dict[str, object], says: str
) -> None:
    log = ScoreLog.open(tmp_path)
    with pytest.raises(RecordError, match=says):
        log.append(kind, payload)

    assert log.append("note", {}).saved
    assert read_log(log.path).problems == ()


def test_the_name_of_a_student_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    for name in ("../../etc/passwd", "a/b", "C:\\x", "CON", ".", "x" * 300, "\n", "न" * 300, "\0"):
        log = ScoreLog.open(tmp_path / "scores", student=name)
        assert log.receipt.saved, name
        assert log.path.parent == tmp_path / "scores"
    assert [path.name for path in tmp_path.iterdir()] == ["scores"]


def test_the_repr_names_neither_student_nor_folder(tmp_path: Path) -> None:
    log = ScoreLog.open(tmp_path, student="Ada")
    assert "Ada" not in repr(log)
    assert str(tmp_path) not in repr(log)
