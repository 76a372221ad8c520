"""Who plays: the argument, else the JupyterHub user, else a field."""

from __future__ import annotations

import pytest

from timeline_widgets import AskName, PracticeGame
from timeline_widgets.records import read_log


@pytest.fixture
def play(tmp_path):
    return lambda name: PracticeGame("world-history", student=name, score_folder=tmp_path)


def student_in(folder):
    (log,) = folder.glob("*.jsonl")
    return read_log(log).records[0].payload["student"]


def test_a_name_in_the_field_is_the_student_of_the_log(play, tmp_path, monkeypatch):
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    ask = AskName(play)
    assert not list(tmp_path.iterdir()), "nothing is kept before somebody plays"
    name, ready = ask.children[0].children
    name.value = " Red Fox "
    ready.click()
    assert ask.children == (ask.game,)
    assert student_in(tmp_path) == "Red Fox"


def test_whoever_is_signed_in_is_not_asked(play, tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTERHUB_USER", "ada")
    assert AskName(play).game is not None
    assert student_in(tmp_path) == "ada"


def test_the_argument_goes_before_the_hub(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTERHUB_USER", "ada")
    PracticeGame("world-history", student="ben", score_folder=tmp_path)
    assert student_in(tmp_path) == "ben"


def test_a_game_that_cannot_be_made_is_told(monkeypatch):
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    ask = AskName(lambda name: PracticeGame("no-such-set", student=name))
    ask.children[0].children[1].click()
    assert "no-such-set" in ask.children[1].value
