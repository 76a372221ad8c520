"""Score log and answers leave the table by its menu, in every host, and are what our readers read.

A Binder's disk is not kept: what is not downloaded is lost there.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Download, Page, expect

from tests.browser.lab import COMMAND
from tests.browser.table import Table
from timeline_widgets.records import read_log, read_scores, verify

PRACTICE = 'PracticeGame(read_cardset("cards.csv"), seed="taken away")'
PAIR = 'TimelineGame(read_cardset("cards.csv"), players=["Red", "Blue"], seed="taken away")'
CHALLENGE = 'ChallengeGame("inventions", players=["Red", "Blue"], seed=5, curtain=False)'


def notebook(folder: Path, game: str) -> None:
    """Write a notebook of one game, to a fresh folder of scores."""
    source = f"from timeline_widgets import *\n{game}"
    written = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(written, folder / "game.ipynb")


def take(page: Page, button: str, folder: Path) -> Path:
    """Press a button of the table's menu and keep the file that comes."""
    more = page.get_by_role("button", name="More", exact=True)
    if more.get_attribute("aria-expanded") == "false":
        more.click()
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    download: Download = coming.value
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


def test_a_student_takes_log_and_answers_away_in_the_middle_of_a_game_and_goes_on_elsewhere(
    start_lab, game_folder, tmp_path, secrets
):
    notebook(game_folder, PRACTICE)
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    table = Table(lab.page)
    lab.page.get_by_role("textbox", name="Your name, or a pseudonym").fill("Red Fox")
    title = table.hand[0]
    table.place(title, 0)
    table.go_on()
    expect(lab.page.get_by_role("textbox", name="Your name, or a pseudonym")).to_have_count(0)

    taken = tmp_path / "taken"
    taken.mkdir()
    log = take(lab.page, "Download the score log", taken)
    assert log.name.startswith("red-fox-")
    assert verify(log, cardsets=[]).problems[0].code == "other_cardset"
    assert read_log(log).records[0].payload["student"] == "Red Fox"
    for button, ending in (("answers (CSV)", "csv"), ("answers (Excel)", "xlsx")):
        path = take(lab.page, button, taken)
        assert path.name == f"red-fox-scores.{ending}"
        (row,) = read_scores(path)
        assert (row.student, row.title) == ("Red Fox", title)
        hidden = {year for name, (year, *_) in secrets.items() if name not in (title, *table.line)}
        assert not any(year in path.read_bytes().decode("latin-1") for year in hidden)

    # On another machine: another folder, another server, another kernel.
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "cards.csv").write_bytes((game_folder / "cards.csv").read_bytes())
    notebook(elsewhere, PRACTICE)
    other = start_lab(elsewhere)
    other.open("game.ipynb")
    other.run_all()
    there = Table(other.page)
    other.page.get_by_role("button", name="More", exact=True).click()
    other.page.get_by_label("Go on from a score log").set_input_files(log)
    expect(other.page.get_by_role("textbox", name="Your name, or a pseudonym")).to_have_count(0)
    assert (there.line, there.hand) == (table.line, table.hand)
    there.place(there.hand[0], 0)
    (new,) = (elsewhere / "scores").glob("red-fox-*.jsonl")
    assert [record.kind for record in read_log(new).records] == ["session", "match", "move"]
    assert log.read_bytes() == taken.joinpath(log.name).read_bytes()


@pytest.mark.parametrize("name", ["notebook", "voila"])
def test_answers_of_two_players_come_as_an_archive_in(
    browser, start_host, game_folder, tmp_path, name
):
    notebook(game_folder, PAIR)
    host = start_host(name, game_folder)
    page = browser.new_context(viewport={"width": 1200, "height": 900}).new_page()
    if name == "notebook":
        page.goto(f"{host.url}notebooks/game.ipynb")
        page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.sessionContext")
        page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.ready")
        page.evaluate(COMMAND, "notebook:run-all-cells")
    else:
        page.goto(f"{host.url}voila/render/game.ipynb")
    table = Table(page)
    for _ in range(2):
        table.place(table.hand[0], 0)
        table.go_on()
    archive = take(page, "answers (CSV)", tmp_path)
    with zipfile.ZipFile(archive) as files:
        files.extractall(tmp_path / "answers")
        assert sorted(files.namelist()) == ["blue-scores.csv", "red-scores.csv"]
    rows = [row for path in (tmp_path / "answers").iterdir() for row in read_scores(path)]
    assert sorted((row.student, row.ply) for row in rows) == [("Blue", 1), ("Red", 0)]
    page.context.close()


def test_a_challenge_has_the_menu_too_and_says_that_nothing_was_answered_yet(
    start_lab, game_folder, tmp_path
):
    notebook(game_folder, CHALLENGE)
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    lab.page.get_by_role("button", name="More", exact=True).click()
    lab.page.get_by_role("button", name="answers (CSV)").click()
    expect(lab.page.get_by_text("Nothing has been answered yet.").first).to_be_visible()
    log = take(lab.page, "Download the score log", tmp_path)
    assert [record.kind for record in read_log(log).records] == ["session", "match"]
    expect(lab.page.get_by_text("Go on from a score log")).to_be_visible()
