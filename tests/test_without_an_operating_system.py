"""A game needs no threads, processes, sockets or synced disks: JupyterLite has none of them."""

from __future__ import annotations

import sys

import pytest

# What Pyodide lacks raises here; packages that its site does not have are missing.
POOR = """
import os, socket, subprocess, sys, threading

def absent(*_args, **_options):
    raise RuntimeError("can't start new thread, nor anything else")

threading.Thread.start = absent
subprocess.Popen.__init__ = absent
socket.socket.connect = socket.socket.bind = absent
os.fork = os.system = absent
for name in ("fdatasync", "fsync", "sync"):
    delattr(os, name)
for name in ("pandas", "numpy", "narwhals", "python_calamine", "click", "segno", "tqdm", "duckdb"):
    sys.modules[name] = None
"""
PLAY = """
from pathlib import Path
from timeline_widgets import ChallengeGame, PracticeGame, StudentPage, TimelineGame
from timeline_widgets.records import verify

game = TimelineGame("world-history", players=["Ana", "Bo"], seed=7)
while game.outcome is None:
    game.play(game.match.legal_moves()[0])
practice = PracticeGame("spain", player="Ana", hints=True)
practice.play(practice.match.legal_moves()[0])
challenge = ChallengeGame("women", players=["Ana", "Bo"])
page = StudentPage()
page.follow("set=russia&computers=2&language=ru&v=1")
page.game.play(page.game.match.legal_moves()[0])
assert game.state["saved"] == practice.state["saved"] == page.game.state["saved"] == {"ok": True}
print(*verify([Path("scores")]).problems)
"""


def test_games_are_played_and_kept_in_a_poor_place(run, tmp_path):
    assert run(sys.executable, "-c", POOR + PLAY, cwd=tmp_path).strip() == ""


@pytest.mark.parametrize(
    "use",
    [
        "import threading; threading.Thread(target=print).start()",
        "import subprocess; subprocess.run(['true'])",
        "import os; os.fsync(1)",
        "import pandas",
    ],
)
def test_the_place_is_as_poor_as_it_should_be(run, use):
    with pytest.raises(AssertionError):
        run(sys.executable, "-c", f"{POOR}\n{use}")
