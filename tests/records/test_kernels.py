"""Several kernels at once in one folder."""

from __future__ import annotations

import os
import threading
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from tests.records.kernels import SESSION, acknowledged, start
from timeline_widgets.records import ScoreLog, read_log, read_logs


def test_several_kernels_at_once_each_have_a_file(tmp_path: Path, figures: Counter[str]) -> None:
    players = [start(tmp_path / "scores", 50, session=f"{n:032x}") for n in range(6)]
    outputs = [player.communicate()[0] for player in players]

    assert all(acknowledged(output) == set(range(51)) for output in outputs)
    files = list((tmp_path / "scores").iterdir())
    assert len(files) == 6
    figures["kernels at once"] += len(files)
    assert all(read_log(file).problems == () for file in files)


def test_the_same_session_id_twice_is_two_files_and_a_fork(
    tmp_path: Path, figures: Counter[str]
) -> None:
    """A machine that was copied while it ran, or a kernel that forked."""
    players = [start(tmp_path / "scores", 20) for _ in range(2)]
    outputs = [player.communicate()[0] for player in players]

    assert all(acknowledged(output) == set(range(21)) for output in outputs)
    files = sorted((tmp_path / "scores").iterdir())
    assert len(files) == 2
    figures["sessions with an id that another has"] += len(files)
    assert all(read_log(file).problems == () for file in files)

    one = ScoreLog.open(tmp_path / "other", session=SESSION, student="Ben")
    one.append("note", {})
    both = read_logs([files[0], one.path])
    assert "fork" in {problem.code for problem in both.problems}
    assert len(both.records) == 23


def test_a_process_that_forks_in_the_middle_loses_nothing_of_either(tmp_path: Path) -> None:
    still = datetime(2026, 3, 1, tzinfo=UTC)
    log = ScoreLog.open(tmp_path, student="Ada", now=lambda: still)
    child = os.fork()
    if not child:
        saved = all(log.append("note", {"who": "child", "number": n}).saved for n in range(5))
        os._exit(not saved)
    assert all(log.append("note", {"who": "parent", "number": n}).saved for n in range(5))
    assert os.waitpid(child, 0)[1] == 0

    reading = read_logs(tmp_path.iterdir())
    notes = {(r.payload["who"], r.payload["number"]) for r in reading.records if r.kind == "note"}
    assert notes == {(who, number) for who in ("parent", "child") for number in range(5)}
    assert "fork" in {problem.code for problem in reading.problems}


def test_threads_share_one_log_without_mixing_lines(tmp_path: Path) -> None:
    log = ScoreLog.open(tmp_path, student="Ada")
    threads = [
        threading.Thread(target=lambda: [log.append("note", {}) for _ in range(25)])
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    records, problems = read_log(log.path)
    assert not problems
    assert [record.n for record in records] == list(range(101))
