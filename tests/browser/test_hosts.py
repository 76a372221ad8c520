"""A turn in Jupyter Notebook and in Voila, where the table must stand as it does in JupyterLab."""

from __future__ import annotations

from tests.browser.lab import COMMAND
from tests.browser.table import Table
from timeline_widgets.records import read_logs


def play_a_turn(table, folder):
    """Place a card and hold what is said against the log."""
    title = table.hand[0]
    said = table.place(title, 0)
    table.go_on()
    records = read_logs(sorted((folder / "scores").glob("*.jsonl"))).records
    (move,) = [record.payload for record in records if record.kind == "move"]
    assert move["move"]["title"] == title
    assert said.startswith("Correct" if move["answer"]["correct"] else "Not there")


def test_a_turn_in_jupyter_notebook(browser, start_host, game_folder):
    host = start_host("notebook", game_folder)
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    page.goto(f"{host.url}notebooks/game.ipynb")
    page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.sessionContext")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.ready")
    page.evaluate(COMMAND, "notebook:run-all-cells")
    play_a_turn(Table(page), game_folder)
    page.close()


def test_a_turn_in_voila_on_a_phone(browser, start_host, game_folder):
    host = start_host("voila", game_folder)
    page = browser.new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    page.goto(f"{host.url}voila/render/game.ipynb")
    play_a_turn(Table(page), game_folder)
    assert "read_cardset" not in page.locator("body").inner_text()  # no code in sight
    page.close()
