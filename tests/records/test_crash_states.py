"""Every state in which a power cut may leave the disk, in the manner of ALICE and SQLite's tests.

A disk that remembers its calls plays a log. Then, for a cut after each of the calls, all states
are made that the system is free to leave: what was synced is there; of everything else any part
may be (a prefix, a block of the middle, the right size filled with zeros or with noise), and a
name may be missing until its folder was synced. Whatever the state, the reader finds every
record that was acknowledged before the cut, and no record that was never written.
"""

from __future__ import annotations

import errno
import itertools
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.records.faulty_disk import FaultyDisk, failing
from timeline_widgets.records import ScoreLog, read_logs

BLOCK = 64
"""Bytes that reach the disk together; smaller than real ones, so that more can go wrong."""


class Call(NamedTuple):
    what: str
    path: Path
    data: bytes = b""


class RememberingDisk(FaultyDisk):
    """Keeps what was asked for, in order; a call that fails is remembered as far as it came."""

    def __init__(self, refuge: Path, faults: dict[tuple[str, int], object] | None = None) -> None:
        super().__init__(refuge, faults)  # type: ignore[arg-type]
        self.history: list[Call] = []
        self.paths: dict[int, Path] = {}

    def create(self, path: Path) -> int:
        file = super().create(path)
        self.paths[file] = path
        self.history.append(Call("create", path))
        return file

    def open(self, path: Path) -> int:
        file = super().open(path)
        self.paths[file] = path
        return file

    def write(self, file: int, data: memoryview) -> int:
        written = super().write(file, data)
        self.history.append(Call("write", self.paths[file], bytes(data[:written])))
        return written

    def sync(self, file: int) -> None:
        super().sync(file)
        self.history.append(Call("sync", self.paths[file]))

    def sync_folder(self, folder: Path) -> None:
        super().sync_folder(folder)
        self.history.append(Call("sync_folder", folder))

    def remove(self, path: Path) -> None:
        super().remove(path)
        self.history.append(Call("remove", path))


class OnDisk(NamedTuple):
    """What is known of a file at a cut."""

    synced: bytes = b""
    unsynced: bytes = b""
    name_synced: bool = False


def files_after(calls: list[Call]) -> dict[Path, OnDisk]:
    files: dict[Path, OnDisk] = {}
    for what, path, data in calls:
        match what:
            case "create":
                files[path] = OnDisk()
            case "write":
                files[path] = files[path]._replace(unsynced=files[path].unsynced + data)
            case "sync":
                whole = files[path].synced + files[path].unsynced
                files[path] = files[path]._replace(synced=whole, unsynced=b"")
            case "sync_folder":
                for name in files:
                    if name.parent == path:
                        files[name] = files[name]._replace(name_synced=True)
            case "remove":
                # The removal itself may or may not reach the disk; nothing counts in the file.
                files[path] = files[path]._replace(name_synced=False)
    return files


def contents(file: OnDisk) -> Iterator[bytes | None]:
    """Yield every content that the file may have; None when its name is not there."""
    if not file.name_synced:
        yield None
    unsynced = file.unsynced
    yield file.synced
    if not unsynced:
        return
    yield file.synced + unsynced
    yield file.synced + bytes(len(unsynced))
    yield file.synced + b"\xa5" * len(unsynced)
    for cut in (1, len(unsynced) // 2, len(unsynced) - 1):
        yield file.synced + unsynced[:cut]
    blocks = [unsynced[at : at + BLOCK] for at in range(0, len(unsynced), BLOCK)]
    chosen = range(len(blocks))
    for there in itertools.chain(
        itertools.combinations(chosen, 1),
        itertools.combinations(chosen, 2),
        itertools.combinations(chosen, len(blocks) - 1),
    ):
        yield file.synced + b"".join(
            block if number in there else bytes(len(block)) for number, block in enumerate(blocks)
        )


def states(calls: list[Call]) -> Iterator[dict[Path, bytes]]:
    files = files_after(calls)
    for choice in itertools.product(*(list(contents(file)) for file in files.values())):
        yield {
            path: content
            for path, content in zip(files, choice, strict=True)
            if content is not None
        }


@pytest.mark.parametrize(
    "fault",
    [
        None,
        ("write", 2, errno.ENOSPC),
        ("sync", 1, errno.EIO),
        ("sync", 3, errno.EIO),
        ("sync_folder", 1, errno.EIO),
        ("read", 2, errno.ESTALE),
        ("close", 3, errno.EDQUOT),
    ],
    ids=str,
)
def test_no_state_after_a_power_cut_lacks_an_acknowledged_record(
    tmp_path: Path, fault: tuple[str, int, int] | None, figures: Counter[str]
) -> None:
    faults = {fault[:2]: failing(fault[2])} if fault else {}
    disk = RememberingDisk(tmp_path / "temp", faults)
    folder = tmp_path / "scores"
    folder.mkdir()
    log = ScoreLog.open(folder, student="Ada", disk=disk)
    acknowledged = {len(disk.history): 0} if log.receipt.saved else {}
    for number in range(1, 4):
        if log.append("note", {"number": number}).saved:
            acknowledged[len(disk.history)] = number
    written = set(log.bytes().splitlines(keepends=True))

    seen = 0
    for cut in range(len(disk.history) + 1):
        promised = max((number for when, number in acknowledged.items() if when <= cut), default=-1)
        for state in states(disk.history[:cut]):
            in_folder = [content for path, content in state.items() if path.parent == folder]
            records = read_logs(in_folder).records
            assert {record.n for record in records} >= set(range(promised + 1))
            assert {record.line for record in records} <= written
            seen += 1
    assert seen > 100
    figures["states after a power cut"] += seen


def test_a_new_folder_is_synced_into_its_parents(tmp_path: Path) -> None:
    disk = RememberingDisk(tmp_path / "temp")
    ScoreLog.open(tmp_path / "home" / "class" / "scores", disk=disk)
    synced = [call.path for call in disk.history if call.what == "sync_folder"]
    assert set(synced) == {
        tmp_path,
        tmp_path / "home",
        tmp_path / "home" / "class",
        tmp_path / "home" / "class" / "scores",
    }
    assert os.listdir(tmp_path) == ["home"]
