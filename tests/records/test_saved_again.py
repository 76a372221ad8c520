"""Logs that an editor, git, a mail program or a gradebook saved again keep every record."""

from __future__ import annotations

import gzip
import io
import unicodedata
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.records.checking import check, codes
from tests.records.games import open_log, play
from timeline_widgets.records import ScoreLog, read_log
from timeline_widgets.report import ClassReport

Change = Callable[[bytes], bytes]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A log of five records, as a game writes them."""
    log = ScoreLog.open(
        tmp_path_factory.mktemp("scores"),
        student="Núñez",
        now=lambda: datetime(2026, 3, 1, 9, 5, 7, tzinfo=UTC),
    )
    log.append("match", {"match": "m", "seed": "clio"})
    for ply in range(3):
        log.append("move", {"answer": {"correct": True}, "match": "m", "ply": ply})
    return log.bytes()


def encoded(name: str, mark: bytes = b"") -> Change:
    return lambda log: mark + log.decode().encode(name)


SAVED_AGAIN: dict[str, Change] = {
    "line ends of Windows": lambda log: log.replace(b"\n", b"\r\n"),
    "line ends of old Macs": lambda log: log.replace(b"\n", b"\r"),
    "byte-order mark": lambda log: b"\xef\xbb\xbf" + log,
    "both": lambda log: b"\xef\xbb\xbf" + log.replace(b"\n", b"\r\n"),
    "spaces": lambda log: log.replace(b'","', b'", "'),
    "escapes": lambda log: log.replace("ú".encode(), rb"\u00fa"),
    "UTF-16": encoded("utf-16-le", b"\xff\xfe"),
    "UTF-16, the other way round": encoded("utf-16-be", b"\xfe\xff"),
    "UTF-16 of Windows": lambda log: log.replace(b"\n", b"\r\n").decode().encode("utf-16"),
    "blank lines at the end": lambda log: log + b"\n\r\n",
    "blank lines between": lambda log: log.replace(b"\n", b"\n\n"),
    "spaces at the end": lambda log: log + b"   ",
    "one line": lambda log: log.replace(b"\n", b""),
    "a list": lambda log: b"[" + log.rstrip().replace(b"\n", b",\n") + b"]",
}


@pytest.mark.parametrize("how", SAVED_AGAIN)
def test_every_record_is_kept_and_one_sentence_says_what_happened(log: bytes, how: str) -> None:
    reading = read_log(SAVED_AGAIN[how](log))
    assert [record.n for record in reading.records] == [0, 1, 2, 3, 4]
    assert [problem.code for problem in reading.problems] == ["reformatted"]


def test_a_log_in_utf_16_is_checked_and_counted_like_any_other(path: Path) -> None:
    path.write_bytes(path.read_bytes().decode().encode("utf-16"))
    checked = check(path)
    assert (codes(checked), checked.replayed) == (["reformatted"], 1)
    report = ClassReport.read(path)
    assert len(report.answers) == sum(r.kind == "move" for r in read_log(path).records)
    assert len(report.problems) == 1


def test_what_is_lost_in_utf_16_is_still_found(log: bytes) -> None:
    lines = log.splitlines(keepends=True)
    edited = b"".join([*lines[:3], lines[3].replace(b"true", b"false"), lines[4][:-9]])
    reading = read_log(edited.decode().encode("utf-16"))
    assert [record.n for record in reading.records] == [0, 1, 2]
    assert {"edited", "torn"} < {problem.code for problem in reading.problems}


def test_an_end_of_zeros_is_a_line_that_was_not_written_to_its_end(log: bytes) -> None:
    """As a file system leaves a file that had grown when the power went."""
    reading = read_log(log + bytes(4096))
    assert [record.n for record in reading.records] == [0, 1, 2, 3, 4]
    assert [problem.code for problem in reading.problems] == ["torn"]


def zipped(log: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("ada.jsonl", log)
    return packed.getvalue()


@pytest.mark.parametrize("pack", [gzip.compress, zipped])
def test_a_packed_log_is_to_be_unpacked(path: Path, pack: Change) -> None:
    data = pack(path.read_bytes())
    for name in ("packed.jsonl", f"{path.name}.gz"):
        (path.parent / name).write_bytes(data)
    path.unlink()
    checked = check(path.parent)
    assert codes(checked) == ["foreign", "foreign"]
    assert all("unpack it" in problem.sentence for problem in checked.problems)


@pytest.mark.parametrize(
    "name",
    ["{}.txt", "lovelaceada_LATE_4711_0815_{}", "Ada Lovelace_99_assignsubmission_file_{}"],
    ids=["mail", "Canvas", "Moodle"],
)
def test_a_log_that_was_handed_in_through_another_program_is_found_and_in_order(
    path: Path, name: str
) -> None:
    path.rename(path.with_name(name.format(path.name)))
    checked = check(path.parent)
    assert (checked.files, codes(checked)) == (1, [])


def test_a_file_name_with_its_accents_apart_is_the_same(tmp_path: Path) -> None:
    log = open_log(tmp_path, "Núñez")
    play(log, names=["Núñez", "Ben"])
    log.path.rename(tmp_path / unicodedata.normalize("NFD", log.path.name))
    assert codes(check(tmp_path)) == []


def test_the_copies_that_jupyterlab_keeps_for_itself_are_no_logs(path: Path) -> None:
    hidden = path.parent / ".ipynb_checkpoints" / f"{path.stem}-checkpoint.jsonl"
    hidden.parent.mkdir()
    hidden.write_bytes(path.read_bytes())
    checked = check(path.parent)
    assert (checked.files, codes(checked)) == (1, [])
