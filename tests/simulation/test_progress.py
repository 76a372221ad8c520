"""How far a simulation is, and stopping it."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import termios

import nbformat
import pytest
from nbclient import NotebookClient

from timeline_widgets.cards import CardSet
from timeline_widgets.simulation import simulate

MANY = 100_000
SCRIPT = """
import sys
from timeline_widgets import simulate

if __name__ == "__main__":
    played = simulate("world-history", "challenge", players=3, games={games}, workers={workers})
    print("played", len(played.played), played.stopped, flush=True)
"""


def test_progress_is_told_and_false_stops(cards: CardSet) -> None:
    told = []

    def progress(played: int, games: int) -> bool:
        told.append((played, games))
        return played < 50

    simulation = simulate(cards, games=500, players=2, workers=1, progress=progress)
    assert told == [(25, 500), (50, 500)]
    assert simulation.stopped
    assert len(simulation.games()) == 50


@pytest.mark.parametrize("workers", [1, 2])
def test_the_stop_button_returns_what_was_played(cards: CardSet, workers: int) -> None:
    def progress(*_: int) -> None:
        raise KeyboardInterrupt

    simulation = simulate(cards, games=5000, players=2, workers=workers, progress=progress)
    assert simulation.stopped
    assert 0 < len(simulation.played) < 5000


def stopped_in_terminal(tmp_path, workers: int, sign: bytes) -> str:
    """Run a script as in a terminal, press Ctrl-C when a sign is seen, and return what it shows."""
    script = tmp_path / "simulate.py"
    script.write_text(SCRIPT.format(games=MANY, workers=workers), encoding="utf-8")
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    with subprocess.Popen(
        [sys.executable, script], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
    ) as process:
        os.close(theirs)
        seen, pressed = b"", False
        try:
            while part := os.read(ours, 4096):
                seen += part
                if not pressed and re.search(sign, seen):
                    os.killpg(process.pid, signal.SIGINT)  # a terminal tells the whole group
                    pressed = True
        except OSError:
            pass  # the other end is closed
    os.close(ours)
    return seen.decode()


@pytest.mark.parametrize(
    ("sign", "least"), [(rb" [1-9]\d*/", 1), (rb" 0/", 0)], ids=["after a while", "at once"]
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_terminal_shows_a_bar_and_ctrl_c_keeps_what_was_played(
    tmp_path, workers: int, sign: bytes, least: int
) -> None:
    seen = stopped_in_terminal(tmp_path, workers, sign)
    assert f"/{MANY} [" in seen
    assert "Traceback" not in seen
    [_, played, stopped] = seen[seen.rindex("played") :].split()[:3]
    assert least <= int(played) < MANY
    assert stopped == "True"


def test_a_file_gets_no_bar(tmp_path) -> None:
    script = tmp_path / "simulate.py"
    script.write_text(SCRIPT.format(games=30, workers=1), encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("played 30 False\n", "")


@pytest.mark.parametrize(("option", "bars"), [("", 1), (", progress=False", 0)])
def test_a_notebook_shows_a_bar_and_then_the_picture(option: str, bars: int) -> None:
    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_code_cell(
                "from timeline_widgets import simulate\n"
                "from tqdm.notebook import tqdm\n"
                "made, tqdm.display = [], lambda bar, *_, **__: made.append(bar)\n"
                f"played = simulate('world-history', 'challenge', players=2, games=50{option})\n"
                "print(len(set(map(id, made))))\n"
                "played"
            )
        ],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    NotebookClient(notebook, timeout=600).execute()
    outputs = notebook.cells[0].outputs
    assert "".join(out.text for out in outputs if out.output_type == "stream") == f"{bars}\n"
    assert "50 games of Timeline Challenge" in outputs[-1].data["text/html"]
