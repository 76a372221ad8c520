"""Disks that are really full, folders that are really closed, and a system with less to offer."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import timeline_widgets.records.disk as disk_module
from tests.records.kernels import acknowledged, lost, start
from timeline_widgets.records import ScoreLog, read_log, read_logs

NOBODY = 65534
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 16 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=16k", "none", folder],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    if mounted.returncode:
        pytest.skip(f"no small disk can be mounted here: {mounted.stderr.strip()}")
    yield folder
    subprocess.run(["umount", folder], check=True)  # noqa: S607


@as_root
def test_a_disk_of_16_kilobytes_fills_up(small_disk: Path, figures: Counter[str]) -> None:
    figures["disks of 16 kB filled"] += 1
    log = ScoreLog.open(small_disk / "scores", student="Ada")
    receipts = [log.append("note", {"text": "x" * 500}) for _ in range(30)]
    saved = sum(receipt.saved for receipt in receipts)

    assert 10 < saved < 30
    assert all(receipt.saved for receipt in receipts[:saved])
    assert {receipt.reason for receipt in receipts[saved:]} == {"disk_full"}
    in_folder = read_logs((small_disk / "scores").iterdir())
    assert {record.n for record in in_folder.records} >= set(range(saved + 1))
    assert log.pending == 30 - saved
    assert len(read_log(log.path).records) == 31, "a temporary folder has them all"

    shutil.move(small_disk / "scores" / log.name, small_disk.parent / "kept.jsonl")
    assert log.append("note", {}).saved, "there is room again"
    assert log.pending == 0


@pytest.mark.skipif(shutil.which("unshare") is None, reason="unshare makes a disk of one's own")
def test_a_small_disk_of_ones_own_fills_up(tmp_path: Path, figures: Counter[str]) -> None:
    """Whoever is not root may mount a disk in a namespace of their own, if the system lets them."""
    disk, kept = tmp_path / "disk", tmp_path / "kept"
    disk.mkdir()
    script = 'mount -t tmpfs -o size=16k none "$0" || exit 77; "$@"; cp -r "$0" ' + str(kept)
    player = start(
        disk / "scores", 30, size=250, under=["unshare", "-rm", "sh", "-c", script, str(disk)],
        temporary=tmp_path,
    )  # fmt: skip
    seen, complaint = player.communicate()
    if not kept.exists():
        pytest.skip(f"no namespace with a disk can be made here: {complaint!r}")
    figures["disks of 16 kB filled"] += 1
    assert 10 < len(acknowledged(seen)) < 31
    assert not lost(seen, kept / "scores")
    assert b"- disk_full" in seen


def test_a_limit_on_the_size_of_files_begins_a_new_file(
    tmp_path: Path, figures: Counter[str]
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = ScoreLog.open(tmp_path, student="Ada")
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        receipts = [log.append("note", {"text": "x" * 500}) for _ in range(20)]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    assert all(receipt.saved for receipt in receipts)
    files = list(tmp_path.iterdir())
    assert len(files) > 3
    figures["files ended by a limit on their size"] += len(files) - 1
    assert max(file.stat().st_size for file in files) <= 4096
    reading = read_logs(files)
    assert {record.n for record in reading.records} == set(range(21))
    assert {problem.code for problem in reading.problems} == {"torn"}


@contextmanager
def somebody_else() -> Iterator[None]:
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_may_not_be_written_to(
    monkeypatch: pytest.MonkeyPatch, figures: Counter[str]
) -> None:
    figures["folders closed to another user"] += 1
    # Not below tmp_path, into which nobody else may look.
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder, temporary = Path(name) / "scores", Path(name) / "temporary"
        Path(name).chmod(0o755)
        temporary.mkdir()
        temporary.chmod(0o777)
        monkeypatch.setattr(tempfile, "tempdir", str(temporary))
        folder.mkdir()
        folder.chmod(0o555)
        with somebody_else():
            log = ScoreLog.open(folder, student="Ada")
            assert log.receipt.reason == "not_allowed"
            assert log.append("note", {}).reason == "not_allowed"
            assert [record.n for record in read_log(log.path).records] == [0, 1]
        folder.chmod(0o777)
        with somebody_else():
            assert log.append("note", {}).saved
        assert [record.n for record in read_log(log.path).records] == [0, 1, 2]


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "scores").write_text("not a folder")
    log = ScoreLog.open(tmp_path / "scores")
    assert log.receipt.reason == "not_a_folder"
    assert read_log(log.path).problems == ()


@pytest.mark.parametrize("lacking", [("fdatasync",), ("fdatasync", "fsync", "O_DIRECTORY")])
def test_a_system_without_syncing_saves_as_well_as_it_can(
    tmp_path: Path, lacking: tuple[str, ...]
) -> None:
    """JupyterLite and Windows lack some of the calls."""
    program = f"""
import os
for name in {lacking!r}:
    delattr(os, name)
from timeline_widgets.records.writing import ScoreLog
log = ScoreLog.open({str(tmp_path)!r})
print([log.append("note", {{}}).saved for _ in range(3)])
"""
    repository = Path(__file__).parents[2]
    said = subprocess.run(
        [sys.executable, "-S", "-c", program],
        cwd=repository,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "[True, True, True]"
    (path,) = tmp_path.iterdir()
    assert read_log(path).problems == ()


@pytest.mark.parametrize("error", ["EINVAL", "ENOSYS", "ENOTSUP"])
def test_a_file_system_that_knows_no_syncing_saves_as_well_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str
) -> None:
    def refuse(_: int) -> None:
        raise OSError(getattr(errno, error), error)

    monkeypatch.setattr(disk_module, "_SYNC", refuse)
    monkeypatch.setattr(os, "fsync", refuse)
    assert ScoreLog.open(tmp_path).receipt.saved
