"""Every change to a log is found and named, and every good record is kept."""

from __future__ import annotations

import itertools
import os
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from timeline_widgets.records import LogReading, ScoreLog, read_log, read_logs
from timeline_widgets.records.reading import LONGEST_LINE, MOST_LINES_NAMED
from timeline_widgets.records.record import GENESIS, make_record


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A log of five records, as a game writes them."""
    log = ScoreLog.open(
        tmp_path_factory.mktemp("scores"),
        student="Núñez",
        now=lambda: datetime(2026, 3, 1, 9, 5, 7, tzinfo=UTC),
        session="ab12cd34" * 4,
    )
    log.append("match", {"match": "m", "seed": "clio"})
    log.append("move", {"answer": {"correct": True}, "match": "m", "ply": 0, "seconds": 1e-05})
    log.append("move", {"answer": {"correct": False}, "match": "m", "ply": 1})
    log.append("end", {"match": "m", "ply": 2})
    return log.bytes()


def numbers(reading: LogReading) -> list[int]:
    return [record.n for record in reading.records]


def codes(reading: LogReading) -> list[str]:
    return [problem.code for problem in reading.problems]


def test_truncation_at_every_byte(log: bytes, figures: Counter[str]) -> None:
    ends = list(itertools.accumulate(len(line) for line in log.splitlines(keepends=True)))
    for size in range(len(log)):
        reading = read_log(log[:size])
        whole = sum(end <= size for end in ends)
        lacks_only_its_line_end = size + 1 in ends
        assert numbers(reading) == list(range(whole + lacks_only_its_line_end)), size
        if size == 0:
            assert codes(reading) == ["empty"]
        elif size not in ends:
            assert codes(reading) == ["torn"], size
        figures["truncations"] += 1


def test_a_log_cut_between_two_records_looks_like_a_game_that_stopped(log: bytes) -> None:
    """What the chain cannot prove, pinned so that nobody promises more."""
    shorter = b"".join(log.splitlines(keepends=True)[:3])
    assert read_log(shorter).problems == ()


def test_every_single_bit_flip(log: bytes, figures: Counter[str]) -> None:
    original = read_log(log).records
    lost = []
    for at in range(len(log)):
        for bit in range(8):
            flipped = bytearray(log)
            flipped[at] ^= 1 << bit
            records, problems = read_log(bytes(flipped))
            figures["bit flips"] += 1
            figures["bit flips not noticed"] += not problems
            assert problems, (at, bit)
            assert {r.hash for r in records} <= {r.hash for r in original}
            lost.append(len(original) - len(records))
    figures["good records thrown away beyond the flipped one"] += sum(n - 1 for n in lost if n > 1)
    assert max(lost) == 1
    assert len(lost) == 8 * len(log)


@pytest.mark.parametrize("number", range(5))
def test_a_removed_line_is_a_gap(log: bytes, number: int) -> None:
    lines = log.splitlines(keepends=True)
    del lines[number]
    reading = read_log(b"".join(lines))

    assert numbers(reading) == [n for n in range(5) if n != number]
    assert codes(reading) == (["gap"] if number < 4 else [])


def test_every_two_lines_swapped(log: bytes) -> None:
    for one, other in itertools.combinations(range(5), 2):
        lines = log.splitlines(keepends=True)
        lines[one], lines[other] = lines[other], lines[one]
        reading = read_log(b"".join(lines))
        assert set(codes(reading)) == {"out_of_order"}
        assert numbers(reading) == [0, 1, 2, 3, 4]


def test_a_line_that_stands_twice(log: bytes) -> None:
    lines = log.splitlines(keepends=True)
    reading = read_log(b"".join([*lines, lines[2]]))
    assert codes(reading) == ["repeated"]
    assert numbers(reading) == [0, 1, 2, 3, 4]


def test_an_edited_answer_is_named_with_its_line(log: bytes) -> None:
    reading = read_log(log.replace(b'"correct":false', b'"correct":true'))
    assert [(problem.code, problem.line) for problem in reading.problems] == [("edited", 4)]
    assert numbers(reading) == [0, 1, 2, 4]


def test_an_edited_answer_with_a_new_hash_no_longer_carries_what_follows(log: bytes) -> None:
    records = read_log(log).records
    old = records[3]
    new = make_record(
        session=old.session,
        n=3,
        prev=old.prev,
        kind="move",
        at=old.at,
        payload={**old.payload, "answer": {"correct": True}},
    )
    reading = read_log(log.replace(old.line, new.line))
    assert [(problem.code, problem.line) for problem in reading.problems] == [("fork", 5)]


def test_two_continuations_of_one_session_are_a_fork(log: bytes) -> None:
    records = read_log(log).records
    other = make_record(
        session=records[0].session,
        n=3,
        prev=records[2].hash,
        kind="note",
        at=records[3].at,
        payload={},
    )
    reading = read_log(log + other.line)
    assert "fork" in codes(reading)
    assert len(reading.records) == 6, "both are kept, the reader does not choose"


def test_records_of_another_session_in_the_file_are_kept_apart(log: bytes) -> None:
    stray = make_record(
        session="0" * 32, n=0, prev=GENESIS, kind="note", at="2026-01-01T00:00:00.000Z", payload={}
    )
    reading = read_log(log + stray.line)
    assert len(reading.records) == 6
    assert codes(reading) == ["mixed"]


@pytest.mark.parametrize(
    "field", [b'"n":2', b'"kind":"move"', b'"ply":0', b'"seconds":1e-05', b'"correct":true']
)
def test_a_field_given_twice_is_damage_not_a_choice(log: bytes, field: bytes) -> None:
    reading = read_log(log.replace(field, field + b"," + field, 1))
    assert codes(reading) == ["damaged"]


def test_blank_lines_and_junk_between_records_are_named(log: bytes) -> None:
    lines = log.splitlines(keepends=True)
    reading = read_log(lines[0] + b"\n" + b"junk\n" + b"".join(lines[1:]))
    assert numbers(reading) == [0, 1, 2, 3, 4]
    assert [(problem.code, problem.line) for problem in reading.problems] == [
        ("damaged", 3), ("reformatted", 2),
    ]  # fmt: skip


def test_another_version_of_the_format_is_named() -> None:
    reading = read_log(
        b'{"at":"2026-03-01T09:05:07.250Z","hash":"","kind":"note","n":0,'
        b'"prev":"","session":"","v":2}\n'
    )
    assert codes(reading) == ["version"]
    assert "version 2" in reading.problems[0].sentence


@pytest.mark.parametrize(
    "content",
    [
        b"\x80\x04\x95\x10\x00\x00\x00.",
        b"[" * 100_000,
        b"\n" * 100_000,
        b'{"a":' * 50_000 + b"\n",
        b'{"n":' + b"9" * 10_000 + b"}\n",
        b'{"at":"' * 100_000 + b"\n",
        b"\0" * (2 * LONGEST_LINE) + b"\n",
        b"title,date\nHastings,1066\n",
        b'{"name":"<script>alert(1)</script>"}\n',
        "\u202e\ud7ff\n".encode(),
    ],
    ids=[
        "pickle",
        "brackets",
        "blank",
        "nested",
        "digits",
        "starts",
        "zeros",
        "csv",
        "html",
        "bidi",
    ],
)
def test_a_file_that_is_no_log_is_one_sentence(content: bytes) -> None:
    records, problems = read_log(content)
    assert records == ()
    assert len(problems) == 1


def test_ten_thousand_damaged_lines_are_counted_not_listed(log: bytes) -> None:
    reading = read_log(log + b"{}\n" * 10_000)
    assert numbers(reading) == [0, 1, 2, 3, 4]
    assert len(reading.problems) == MOST_LINES_NAMED + 1
    assert "10000 lines" in reading.problems[-1].sentence


def test_things_that_are_not_files_are_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "loop.jsonl").symlink_to(tmp_path / "loop.jsonl")
    for name in ("pipe.jsonl", "loop.jsonl", ".", "none.jsonl", "nul\0.jsonl"):
        assert codes(read_log(os.path.join(tmp_path, name))) == ["unreadable"], name
    assert codes(read_log("/dev/zero")) == ["unreadable"]


def test_reading_changes_nothing(tmp_path: Path, log: bytes) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(log[:-9])
    os.utime(path, ns=(0, 0))
    path.chmod(0o400)
    read_log(path)
    assert path.read_bytes() == log[:-9]
    assert path.stat().st_mtime_ns == 0
    assert list(tmp_path.iterdir()) == [path]


def test_the_parts_of_a_session_are_whole_together_and_a_gap_alone(
    tmp_path: Path, log: bytes
) -> None:
    lines = log.splitlines(keepends=True)
    parts = [tmp_path / "a.jsonl", tmp_path / "a-2.jsonl"]
    parts[0].write_bytes(b"".join(lines[:3]) + lines[3][:40])
    parts[1].write_bytes(b"".join(lines[2:]))

    for order in (parts, parts[::-1]):
        assert codes(read_logs(order)) == ["torn"]
        assert numbers(read_logs(order)) == [0, 1, 2, 3, 4]
    assert codes(read_log(parts[1])) == ["gap"]
