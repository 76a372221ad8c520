"""The command line, as a teacher types it."""

from __future__ import annotations

import json
import subprocess

import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from tests.records.games import open_log, play
from timeline_widgets import TimelineGame, binder_link, shipped_cardsets
from timeline_widgets.cli import main

GOOD = "date,title\n" + "".join(f"{1000 + 10 * n},Event {n}\n" for n in range(100))


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.csv").write_text(GOOD, "utf-8")
    (tmp_path / "bad.csv").write_text(GOOD + "0,Nothing\n", "utf-8")
    return tmp_path


def type_in(*words):
    return CliRunner().invoke(main, list(words))


@pytest.mark.usefixtures("here")
def test_help_teaches_every_command():
    told = type_in("--help").output
    for command in main.commands:
        assert command in told
        page = type_in(command, "--help")
        assert page.exit_code == 0
        assert command == "sets" or f"Example: timeline-widgets {command}" in page.output


@pytest.mark.usefixtures("here")
def test_sets_are_listed_with_their_titles():
    told = type_in("sets").output
    assert len(told.splitlines()) == len(shipped_cardsets())
    assert "80 cards  World history" in told


@pytest.mark.usefixtures("here")
def test_a_good_table_is_well_and_a_bad_row_is_told_with_an_exit_code():
    good, bad = type_in("check", "good.csv"), type_in("check", "bad.csv")
    assert (good.exit_code, bad.exit_code) == (0, 1)
    assert "Cards: 100" in good.output
    assert "row 102" in bad.output


def test_a_table_is_printed_with_a_board_that_suits_it(here):
    done = type_in("print", "good.csv", "--challenge", "--language", "es")
    assert done.exit_code == 0, done.output
    assert "good.pdf: print it at 100 %. Sheets of paper: 12." in done.output
    board = PdfReader(here / "good-challenge.pdf").pages[0].extract_text()
    assert "Salida" in board
    assert "1100 1200 1300" in board


def test_a_log_is_verified_and_an_edit_is_found(here):
    game = TimelineGame("world-history", players=["Ana", "Iker"], seed="a")
    game.close()
    done = type_in("verify", "scores")
    assert done.exit_code == 0, done.output
    assert "Files: 1." in done.output
    assert "does not prove who played" in done.output
    (log,) = (here / "scores").rglob("*.jsonl")
    log.write_text(log.read_text("utf-8").replace("Iker", "Olya"), "utf-8")
    edited = type_in("verify", "scores")
    assert edited.exit_code == 1
    assert log.name in edited.output


def test_a_class_is_verified_in_the_readers_language_and_only_what_wants_a_look_is_listed(here):
    for number in range(5):
        game = TimelineGame("world-history", student=f"Student {number}", seed=number)
        game.play(game.match.legal_moves()[0])
        game.close()
    first, second, *_ = sorted((here / "scores").iterdir())
    first.write_bytes(first.read_bytes()[:-20])
    second.rename(second.with_name("otra.jsonl"))
    told = type_in("verify", "scores", "--language", "es")
    assert told.exit_code == 1
    assert "3 archivos están en orden." in told.output
    assert "La última línea no se terminó de escribir" in told.output
    assert "no lleva el nombre del estudiante" in told.output
    assert type_in("verify", "none").exit_code == 2


def test_play_writes_a_notebook_that_plays_the_table(here, monkeypatch):
    monkeypatch.setattr(
        subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0)
    )
    done = type_in("play", "good.csv", "--game", "practice", "--player", "Ana")
    assert done.exit_code == 0, done.output
    cell = json.loads((here / "timeline.ipynb").read_text("utf-8"))["cells"][0]
    assert "".join(cell["source"]).splitlines() == [
        "from timeline_widgets import PracticeGame, load",
        "",
        "game = PracticeGame(load('good.csv'), player='Ana')",
        "game",
    ]
    played: dict[str, object] = {}
    exec("".join(cell["source"]), played)  # noqa: S102
    assert played["game"].turn == "Ana"
    two = ("--player", "Ana", "--player", "Iker", "-o", "two.ipynb")
    assert "Practice is for one player" in type_in("play", "--game", "practice", *two).output
    again = type_in("play", "spain")
    assert "is there already" in again.output


def test_a_link_is_printed_with_its_badge_and_its_code(here):
    told = type_in(
        *("link", "school/timeline-widgets", "spain", "--game", "practice", "--hints"),
        *("--seed", "2026-11-30", "--qr", "code.svg"),
    )
    assert told.exit_code == 0
    made = binder_link(
        "school/timeline-widgets", "spain", "practice", hints=True, seed="2026-11-30"
    )
    assert told.output.splitlines() == [
        f"For students: {made.voila}",
        f"In JupyterLab: {made.lab}",
        f"Badge: {made.badge}",
        "QR code: code.svg",
    ]
    assert (here / "code.svg").read_text("utf-8") == made.qr
    teams = type_in("link", "a/b", "--team", "Reds: Ana, Bo", "--team", "Blues: Cy")
    as_said = binder_link("a/b", teams={"Reds": ["Ana", "Bo"], "Blues": ["Cy"]})
    assert as_said.voila in teams.output


def test_a_report_is_written_in_its_language_and_names_what_was_left_aside(here):
    report = ["report", "handed-in", "-o", "new/page.html", "--language", "es", "--title", "9b"]
    log = play(open_log(here / "handed-in"), names=["Ada"])
    assert log.outcome
    told = type_in(*report)
    assert told.exit_code == 0
    assert "new/page.html: 1 estudiante, " in told.output
    page = (here / "new/page.html").read_text("utf-8")
    assert "<h1>9b</h1>" in page
    assert "Las cartas" in page or "Estudiantes" in page
    (here / "handed-in/notes.txt").write_text("?")
    again = type_in(*report)
    assert again.exit_code == 1
    assert "notes.txt: No es un registro de partidas" in again.output
    assert "1 estudiante, " in again.output
    hidden = type_in(*report, "--hide-names")
    assert "Hay 1 observación" in hidden.output
    assert "notes.txt" not in hidden.output
