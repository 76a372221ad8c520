"""Work goes to other processes and comes back, and a teacher's script runs once."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from timeline_widgets.spreading import spread


def test_every_piece_is_done_once_in_other_processes():
    assert sorted(spread(abs, range(-50, 0), workers=2)) == list(range(1, 51))


def test_a_script_without_a_guard_is_not_run_again(tmp_path):
    script = tmp_path / "count.py"
    script.write_text(
        "from timeline_widgets.spreading import spread\n"
        "print('begun', flush=True)\n"
        "print(sorted(spread(abs, [-1, -2], workers=2)), __file__)\n",
        "utf-8",
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout == f"begun\n[1, 2] {script}\n"
    assert done.stderr == ""


def test_where_no_process_can_be_started_the_work_is_done_here(monkeypatch):
    def refuse(*_):
        raise OSError("no processes here")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    assert sorted(spread(abs, [-1, -2, -3], workers=2)) == [1, 2, 3]


def test_a_mistake_in_the_work_is_told():
    with pytest.raises(TypeError):
        list(spread(abs, ["a", "b"], workers=2))


def test_one_worker_is_this_process():
    assert list(spread(os.getpgid, [0, 0], workers=1)) == [os.getpgid(0)] * 2
