"""A game leaves a clone as it was, so that nothing a student does stands in the way of a pull."""

from __future__ import annotations

import shutil

import pytest
from nbgitpuller.pull import GitPuller

from timeline_widgets import ChallengeGame, PracticeGame, StudentPage, TimelineGame

AUTHOR = ("-c", "user.name=teacher", "-c", "user.email=teacher@localhost")


@pytest.fixture
def git(run):
    return lambda folder, *words: run("git", *AUTHOR, *words, cwd=folder)


@pytest.fixture
def published(git, repository, tmp_path):
    """A repository as a teacher publishes it, with what says what git is to pass over."""
    folder = tmp_path / "published"
    (folder / "notebooks").mkdir(parents=True)
    shutil.copy(repository / ".gitignore", folder)
    shutil.copy(repository / "notebooks" / "student.ipynb", folder / "notebooks")
    git(folder, "init", "-q", "-b", "main")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "First")
    return folder


@pytest.fixture
def pull(published, tmp_path):
    """Bring the student's clone up to date, as nbgitpuller does behind a link."""

    def pull():
        list(GitPuller(str(published), str(tmp_path / "clone"), branch="main").pull())
        return tmp_path / "clone"

    return pull


def play(game):
    seat = 0 if isinstance(game, ChallengeGame) else None
    move = game.match.legal_moves()[0]
    game.play(move) if seat is None else game.play(seat, move)


def test_a_played_game_leaves_the_clone_as_it_was(pull, git, monkeypatch):
    clone = pull()
    monkeypatch.chdir(clone / "notebooks")
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    play(TimelineGame("spain", players=["Ana", "Bo"]))
    play(PracticeGame("spain", student="Ana"))
    play(ChallengeGame("women", players=["Ana", "Bo"]))
    page = StudentPage("..")
    page.follow("game=practice")
    play(page.game)
    assert len(list((clone / "notebooks" / "scores").rglob("*.jsonl"))) >= 2
    (clone / "pulled" / "our-sets").mkdir(parents=True)
    (clone / "pulled" / "our-sets" / "town.csv").write_text("title,date\n", "utf-8")
    assert git(clone, "status", "--porcelain") == ""


def test_a_pull_succeeds_whatever_a_student_changed(pull, published, git):
    clone = pull()
    (clone / "notebooks" / "scores").mkdir()
    (clone / "notebooks" / "scores" / "mine.jsonl").write_text("{}\n", "utf-8")
    (clone / "notebooks" / "student.ipynb").write_text("{}", "utf-8")
    (published / "notebooks" / "student.ipynb").write_text('{"new": 1}', "utf-8")
    (published / "town.csv").write_text("title,date\n", "utf-8")
    git(published, "add", ".")
    git(published, "commit", "-q", "-m", "Second")
    pull()
    assert (clone / "town.csv").is_file()
    assert (clone / "notebooks" / "scores" / "mine.jsonl").read_text("utf-8") == "{}\n"
