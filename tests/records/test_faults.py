"""A disk that fails: no acknowledged record is lost, and the game goes on.

Every fault is injected at every call of every operation that a log makes.
"""

from __future__ import annotations

import errno
from collections import Counter
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.faulty_disk import (
    NO_SPACE,
    OPERATIONS,
    Fault,
    FaultyDisk,
    LyingWrites,
    ShortWrites,
    failing,
    interrupt,
)
from timeline_widgets.records import Receipt, ScoreLog, read_log, read_logs
from timeline_widgets.records.disk import Disk

ERRORS = ("ENOSPC", "EIO", "EDQUOT", "EROFS", "EACCES", "ESTALE", "EINTR", "ENOENT")
MOVES = 5


def play(folder: Path, disk: Disk) -> tuple[ScoreLog, set[int], list[Receipt]]:
    """Write a log and return it with the numbers of the records that were acknowledged."""
    log = ScoreLog.open(folder, student="Ada", disk=disk)
    acknowledged = {0} if log.receipt.saved else set()
    receipts = []
    for number in range(1, MOVES + 1):
        receipts.append(log.append("note", {"number": number}))
        if receipts[-1].saved:
            acknowledged.update(range(number + 1))
    return log, acknowledged, receipts


def in_folder(folder: Path) -> set[int]:
    """Return the numbers of the records that the reader finds in a folder."""
    return {record.n for record in read_logs(sorted(folder.glob("*.jsonl"))).records}


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("error", ERRORS)
def test_one_fault_anywhere_costs_nothing(
    tmp_path: Path, operation: str, error: str, figures: Counter[str]
) -> None:
    for call in range(1, MOVES + 3):
        folder = tmp_path / f"scores-{call}"
        fault = {(operation, call): failing(getattr(errno, error))}
        log, acknowledged, receipts = play(folder, FaultyDisk(tmp_path / f"temp-{call}", fault))

        lost = acknowledged - in_folder(folder)
        figures["faults injected into calls"] += 1
        figures["acknowledged records"] += len(acknowledged)
        figures["acknowledged records lost"] += len(lost)
        assert not lost
        assert receipts[-1].saved or call > MOVES
        assert all(receipt.saved or receipt.reason for receipt in receipts)
        assert [record.n for record in read_log(log.bytes()).records] == list(range(MOVES + 1))


faults = st.dictionaries(
    st.tuples(st.sampled_from(OPERATIONS), st.integers(1, 2 * MOVES)),
    st.sampled_from([*(failing(getattr(errno, error)) for error in ERRORS), interrupt]),
    max_size=12,
)


@settings(max_examples=80, deadline=None)
@given(faults)
def test_many_faults_at_once_lose_nothing_either(faults: dict[tuple[str, int], Fault]) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name) / "scores"
        log, acknowledged, receipts = play(folder, FaultyDisk(Path(name) / "temp", faults))

        assert acknowledged <= in_folder(folder)
        assert read_log(log.bytes()).problems == ()
        assert log.pending == 0 or not receipts[-1].saved
        if log.path:
            here = read_logs([log.path, *folder.glob("*.jsonl")]).records
            assert {record.n for record in here} == set(range(MOVES + 1))


@pytest.mark.parametrize("operation", OPERATIONS[:-1])
@pytest.mark.parametrize("error", ERRORS)
def test_a_fault_that_stays_is_said_and_the_records_are_in_a_temporary_folder(
    tmp_path: Path, operation: str, error: str, figures: Counter[str]
) -> None:
    figures["faults of calls that stay"] += 1

    class FailingHome(FaultyDisk):
        """Fails in the scores folder only, and from the second record on."""

        away = False

        def meet(self, operation: str) -> None:
            if not self.away:
                super().meet(operation)

        def make_folder(self, folder: Path) -> None:
            self.away = False
            super().make_folder(folder)

        def make_refuge(self) -> Path:
            self.away = True
            return super().make_refuge()

        def open(self, path: Path) -> int:
            self.away = "temp" in path.parts
            return super().open(path)

    disk = FailingHome(tmp_path / "temp")
    log = ScoreLog.open(tmp_path / "scores", disk=disk)
    disk.faults = {(operation, 0): failing(getattr(errno, error))}
    if operation in ("make_folder", "create", "sync_folder"):  # asked only for a new file
        log.path.unlink()
    receipts = [log.append("note", {"number": number}) for number in range(MOVES)]

    assert not any(receipt.saved for receipt in receipts)
    assert log.path.is_relative_to(tmp_path / "temp")
    assert [record.n for record in read_log(log.path).records] == list(range(MOVES + 1))
    assert len(list((tmp_path / "scores").iterdir())) <= 1, "failed attempts are cleared away"

    disk.faults = {}
    assert log.append("note", {}).saved, "the folder works again"
    assert in_folder(tmp_path / "scores") == set(range(MOVES + 2))


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        ("ENOSPC", "disk_full"),
        ("EDQUOT", "quota_used_up"),
        ("EFBIG", "file_too_large"),
        ("EROFS", "read_only"),
        ("EACCES", "not_allowed"),
        ("EPERM", "not_allowed"),
        ("ESTALE", "folder_gone"),
        ("ENOENT", "folder_gone"),
        ("ENOTDIR", "not_a_folder"),
        ("EIO", "disk_failed"),
        ("EINTR", "disk_failed"),
    ],
)
def test_the_receipt_says_why(tmp_path: Path, error: str, reason: str) -> None:
    disk = FaultyDisk(tmp_path / "temp", {("make_folder", 0): failing(getattr(errno, error))})
    log = ScoreLog.open(tmp_path / "scores", disk=disk)

    assert log.receipt == Receipt(saved=False, reason=reason)
    assert log.pending == 1


def test_without_any_disk_the_log_is_in_memory_for_the_download(tmp_path: Path) -> None:
    nowhere = {("make_folder", 0): NO_SPACE, ("make_refuge", 0): NO_SPACE}
    log, acknowledged, _ = play(tmp_path / "scores", FaultyDisk(tmp_path, nowhere))

    assert not acknowledged
    assert log.path is None
    assert log.pending == MOVES + 1
    assert read_log(log.bytes()).problems == ()


def test_one_temporary_folder_is_used_again_and_a_deleted_one_is_replaced(tmp_path: Path) -> None:
    class FullEverywhere(FaultyDisk):
        full = True

        def write(self, file: int, data: memoryview) -> int:
            if self.full:
                NO_SPACE()
            return super().write(file, data)

        def make_folder(self, _: Path) -> None:
            NO_SPACE()

    disk = FullEverywhere(tmp_path / "temp")
    log = ScoreLog.open(tmp_path / "scores", disk=disk)
    log.append("note", {})
    assert [list(folder.iterdir()) for folder in (tmp_path / "temp").iterdir()] == [[]]

    disk.full = False
    log.append("note", {})
    assert [record.n for record in read_log(log.path).records] == [0, 1, 2]
    rmtree(tmp_path / "temp")
    for _ in range(3):
        log.append("note", {})
    assert [record.n for record in read_log(log.path).records] == [0, 1, 2, 3, 4, 5]
    assert not any((log.receipt.saved, (tmp_path / "scores").exists()))


@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_stop_button_frees_the_game_from_a_disk_that_hangs(
    tmp_path: Path, operation: str, figures: Counter[str]
) -> None:
    for call in range(1, MOVES + 3):
        figures["stop button pressed in a call"] += 1
        folder = tmp_path / f"scores-{call}"
        disk = FaultyDisk(tmp_path / f"temp-{call}", {(operation, call): interrupt})
        log, acknowledged, receipts = play(folder, disk)

        assert {receipt.reason for receipt in receipts} <= {None, "interrupted"}
        assert acknowledged <= in_folder(folder)
        assert read_log(log.bytes()).problems == ()


def test_short_writes_are_carried_on(tmp_path: Path, figures: Counter[str]) -> None:
    disk = ShortWrites(tmp_path / "temp")
    log, acknowledged, _ = play(tmp_path / "scores", disk)
    figures["short writes"] += disk.calls["write"]

    assert acknowledged == set(range(MOVES + 1))
    assert read_log(log.path).problems == ()


def test_a_lying_write_is_never_acknowledged(tmp_path: Path, figures: Counter[str]) -> None:
    log, acknowledged, receipts = play(tmp_path / "scores", LyingWrites(tmp_path / "temp"))

    figures["lying writes"] += len(receipts)
    assert acknowledged == {0}
    assert {receipt.reason for receipt in receipts} == {"disk_failed"}
    assert in_folder(tmp_path / "scores") == {0}
    assert read_log(log.bytes()).problems == ()


@pytest.mark.parametrize("count", [0, -1, 10**6])
def test_an_impossible_count_of_written_bytes_is_a_fault(tmp_path: Path, count: int) -> None:
    class Miscounting(FaultyDisk):
        def write(self, file: int, data: memoryview) -> int:
            super().write(file, data)
            return count

    _, acknowledged, receipts = play(tmp_path / "scores", Miscounting(tmp_path / "temp"))
    assert not acknowledged
    assert {receipt.reason for receipt in receipts} == {"disk_failed"}


def test_a_file_that_failed_to_sync_is_never_synced_again(tmp_path: Path) -> None:
    """The second sync of a file may say yes though the first one lost its bytes."""
    synced: list[Path] = []

    class Watching(FaultyDisk):
        def open(self, path: Path) -> int:
            synced.append(path)
            return super().open(path)

    disk = Watching(tmp_path / "temp", {("sync", 3): failing(errno.EIO)})
    log, _, receipts = play(tmp_path / "scores", disk)

    assert all(receipt.saved for receipt in receipts)
    assert [path == log.path for path in synced] == [False] * 3 + [True] * 4


@pytest.mark.parametrize("harm", ["unlink", "rename", "append", "truncate", "replace"])
def test_a_log_that_somebody_moved_deleted_or_changed_is_written_anew(
    tmp_path: Path, harm: str
) -> None:
    log = ScoreLog.open(tmp_path, student="Ada")
    assert log.append("note", {"number": 1}).saved
    first = log.path
    if harm == "unlink":
        first.unlink()
    elif harm == "rename":
        first.rename(tmp_path / "trash")
    elif harm == "append":
        first.write_bytes(first.read_bytes() + b"\n")
    elif harm == "truncate":
        first.write_bytes(first.read_bytes()[:-3])
    else:
        first.write_bytes(b"")

    assert log.append("note", {"number": 2}).saved
    if log.path != first:
        assert harm in ("append", "truncate", "replace")
    assert [record.n for record in read_log(log.path).records] == [0, 1, 2]


def test_a_folder_deleted_in_the_middle_is_made_again(tmp_path: Path) -> None:
    log = ScoreLog.open(tmp_path / "a" / "scores")
    log.path.unlink()
    (tmp_path / "a" / "scores").rmdir()
    (tmp_path / "a").rmdir()

    assert log.append("note", {}).saved
    assert in_folder(tmp_path / "a" / "scores") == {0, 1}
