"""What axe-core finds in every state of a game, as its hosts style them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DRAWN
from tests.browser.hosts import Host
from tests.widgets.conftest import Table
from tests.widgets.states import STATES

# A real game of a real kernel, which a button puts into one state after the other.
NOTEBOOK = """
import json, os
from ipywidgets import Button, Label
from timeline_widgets import TimelineGame

game = TimelineGame("world-history", seed=1, score_folder=None)
states = iter(json.load(open("states.json")))
now = Label()

def go_on(button):
    name, table, state = next(states, (None, None, None))
    if name is None:
        os._exit(1)
    with game.hold_sync():
        game.set_trait("table", {**table, "match": name})
        game.set_trait("state", {**state, "match": name})
    now.value = name

button = Button(description="Next state")
button.on_click(go_on)
display(button, now, game)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a notebook that shows every state."""
    folder = tmp_path / "class"
    folder.mkdir()
    states = [(name, shown.table, shown.state) for name, shown in STATES.items()]
    (folder / "states.json").write_text(json.dumps(states), encoding="utf-8")
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(NOTEBOOK.strip())],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, folder / "states.ipynb")
    return folder


def walk(page: Page, violations: Callable[[Page], list[str]]) -> dict[str, list[str]]:
    """Go through every state, and those of trouble; return what axe finds, by state."""
    table = Table(page)
    page.emulate_media(reduced_motion="reduce")
    everything = {"width": 1200, "height": 1600}  # what is out of sight has no contrast for axe
    page.set_viewport_size(everything)
    go_on = page.get_by_role("button", name="Next state")
    found = {}
    for name, shown in STATES.items():
        go_on.click()
        expect(page.get_by_text(name, exact=True)).to_be_visible()
        page.evaluate(DRAWN)
        if shown.act:
            shown.act(table)
        found[name] = violations(page)
        if page.evaluate("document.fullscreenElement !== null"):
            table.role("button", name="Leave full screen").click()
    table.aim("Don Quixote", 3)
    table.place.click()
    expect(table.action).to_contain_text("That move was not made.")  # the real game is elsewhere
    found["a refused move"] = violations(page)
    table.role("button", name="Understood").click()
    return found


def none(found: dict[str, list[str]]) -> bool:
    assert {name: faults for name, faults in found.items() if faults} == {}
    return len(found) > len(STATES)


def test_axe_finds_nothing_in_jupyterlab(start_lab, folder, violations):
    lab = start_lab(folder, dark=True)
    lab.open("states.ipynb")
    lab.run_all()
    assert none(walk(lab.page, violations))
    faint = ".tw-round, .tw-hand-label { color: #666 !important }"  # the first and the last words
    planted = lab.page.add_style_tag(content=faint)
    found = " ".join(violations(lab.page))
    assert "tw-round" in found
    assert "tw-hand-label" in found
    planted.evaluate("it => it.remove()")
    lab.without_kernel = True
    lab.page.get_by_role("button", name="Next state").click()  # there is none: the kernel ends
    lab.page.get_by_role("dialog").get_by_role("button", name="Ok").click()
    expect(Table(lab.page).action).to_contain_text("The game has lost its notebook.")
    assert violations(lab.page) == []


def test_axe_finds_nothing_in_voila(browser, folder, tmp_path, violations):
    host = Host("voila", folder, tmp_path / "jupyter")
    try:
        page = browser.new_page(viewport={"width": 820, "height": 900})
        page.goto(f"{host.url}voila/render/states.ipynb")
        assert none(walk(page, violations))
        table = Table(page)
        page.get_by_role("button", name="Next state").click()
        table.place.click()
        expect(table.action).to_contain_text("The game has lost its notebook.")
        assert violations(page) == []
        page.close()
    finally:
        host.stop()
