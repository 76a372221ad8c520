"""A kernel that is killed at any moment, and system calls that fail under it."""

from __future__ import annotations

import random
import re
import shutil
import signal
from collections import Counter
from pathlib import Path

import pytest

from tests.records.kernels import FILES, acknowledged, lost, read_folder, start

RECORDS = 4
KILLED = {-signal.SIGKILL, 128 + signal.SIGKILL}

needs_strace = pytest.mark.skipif(
    shutil.which("strace") is None, reason="faults in system calls are injected with strace"
)


def test_killed_at_random_points_no_acknowledged_record_is_lost(
    tmp_path: Path, figures: Counter[str]
) -> None:
    chance = random.Random(1871)
    for run in range(25):
        folder = tmp_path / str(run) / "scores"
        player = start(folder, 100_000)
        assert player.stdout is not None
        seen = b"".join(player.stdout.readline() for _ in range(chance.randrange(1, 60)))
        for _ in range(chance.randrange(2000)):
            pass  # a moment that is not tied to the acknowledgement
        player.kill()
        seen += player.communicate()[0]
        assert acknowledged(seen)
        assert not lost(seen, folder)
        assert {problem.code for problem in read_folder(folder).problems} <= {"torn"}
        figures["kernels killed at random points"] += 1
        figures["acknowledged records"] += len(acknowledged(seen))


@needs_strace
@pytest.mark.parametrize("call", ["write", "fdatasync", "lseek", "close", "fsync", "openat"])
def test_killed_at_each_system_call_no_acknowledged_record_is_lost(
    tmp_path: Path, call: str, figures: Counter[str]
) -> None:
    """Before each write, between write and sync, between sync and check, and after it."""
    killed = 0
    while True:
        folder = tmp_path / str(killed) / "scores"
        seen, ended = run(folder, f"{call}:signal=SIGKILL:when={killed + 1}", path=folder)
        assert not lost(seen, folder)
        assert {problem.code for problem in read_folder(folder).problems} <= {"torn", "empty"}
        if ended == 0:
            break
        assert ended in KILLED
        killed += 1
        figures[f"kernels killed at a {call}"] += 1
        figures["acknowledged records"] += len(acknowledged(seen))
    assert acknowledged(seen) == set(range(RECORDS + 1))
    assert killed >= {"fsync": 1}.get(call, RECORDS + 1)


@needs_strace
@pytest.mark.parametrize("error", ["ENOSPC", "EIO", "EDQUOT", "EROFS", "EACCES", "ESTALE", "EINTR"])
@pytest.mark.parametrize("call", ["write", "fdatasync", "openat"])
def test_an_error_of_one_system_call_loses_nothing(
    tmp_path: Path, call: str, error: str, figures: Counter[str]
) -> None:
    figures["errors injected into system calls"] += 1
    folder = tmp_path / "scores"
    seen, ended = run(folder, f"{call}:error={error}:when=3")
    assert ended == 0
    assert RECORDS in acknowledged(seen)
    assert not lost(seen, folder)


@needs_strace
@pytest.mark.parametrize(
    ("error", "reason"),
    [
        ("ENOSPC", b"disk_full"),
        ("EDQUOT", b"quota_used_up"),
        ("EROFS", b"read_only"),
        ("EIO", b"disk_failed"),
    ],
)
@pytest.mark.parametrize("call", ["write", "fdatasync"])
def test_an_error_that_stays_is_said_and_all_records_are_in_a_temporary_folder(
    tmp_path: Path, call: str, error: str, reason: bytes, figures: Counter[str]
) -> None:
    figures["errors of system calls that stay"] += 1
    folder = tmp_path / "scores"
    seen, ended = run(folder, f"{call}:error={error}:when=3+")
    assert ended == 0
    assert acknowledged(seen) == {0, 1}
    assert not lost(seen, folder)
    assert set(re.findall(rb"- (\w+)", seen)) == {reason}
    (refuge,) = tmp_path.glob("timeline-widgets-*")
    assert {record.n for record in read_folder(refuge).records} == set(range(RECORDS + 1))


@needs_strace
@pytest.mark.parametrize("count", [1, 100, 4096])
@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_write_that_lies_about_its_count_is_not_believed(
    tmp_path: Path, count: int, number: int, figures: Counter[str]
) -> None:
    """The call says that it wrote `count` bytes and writes none."""
    figures["lying writes"] += 1
    folder = tmp_path / "scores"
    seen, ended = run(folder, f"write:retval={count}:when={number}")
    assert ended == 0
    assert acknowledged(seen) == set(range(RECORDS + 1))
    assert not lost(seen, folder)


def run(folder: Path, rule: str, *, path: Path | None = None) -> tuple[bytes, int]:
    """Run a player with a fault in its calls on the files of its log."""
    paths = [folder / name for name in FILES] + ([path] if path else [])
    under = [
        "strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={rule.partition(':')[0]}",
        f"--inject={rule}", *(f"--trace-path={path}" for path in paths),
    ]  # fmt: skip
    player = start(folder, RECORDS, under=under)
    return player.communicate()[0], player.returncode
