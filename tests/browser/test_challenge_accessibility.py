"""What axe-core finds in every state of Challenge, as JupyterLab and Voila style them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DRAWN
from tests.browser.fates import write_notebook
from tests.widgets.challenge.conftest import Screen
from tests.widgets.challenge.states import GAMES, enter

# A real game of a real kernel, which a button puts into one state after the other.
CELL = """
import json
from ipywidgets import Button, Label
from timeline_widgets import ChallengeGame

game = ChallengeGame("inventions", players=["Ana", "Iker", "Olya"], seed=1, score_folder=None)
states = iter(json.load(open("states.json")))
now = Label()

def go_on(button):
    name, table, state = next(states)
    with game.hold_sync():
        game.set_trait("table", {**table, "match": name})
        game.set_trait("state", {**state, "match": name})
    now.value = "state: " + name

button = Button(description="Another state")
button.on_click(go_on)
display(button, now, game)
"""


@pytest.fixture
def folder(tmp_path):
    """A folder with a notebook that shows every state."""
    folder = tmp_path / "class"
    folder.mkdir()
    traits = {name: played().traits() for name, played in GAMES.items()}
    states = [(name, each["table"], each["state"]) for name, each in traits.items()]
    (folder / "states.json").write_text(json.dumps(states), encoding="utf-8")
    write_notebook(folder, CELL.strip())
    return folder


def walk(page, violations):
    """Go through every state; return what axe finds, by state."""
    screen = Screen(page, played=None)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1200, "height": 1600})
    found = {}
    for name in GAMES:
        page.get_by_role("button", name="Another state").click()
        expect(page.get_by_text(f"state: {name}", exact=True)).to_be_visible()
        page.evaluate(DRAWN)
        enter(screen, name)
        found[name] = violations(page)
    return found


def none(found):
    return {name: faults for name, faults in found.items() if faults} == {} and len(found) > 15


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_jupyterlab(start_lab, folder, violations, dark):
    lab = start_lab(folder, dark=dark)
    lab.open("game.ipynb")
    lab.run_all()
    found = walk(lab.page, violations)
    assert none(found), found
    faint = "#555" if dark else "#aaa"
    lab.page.add_style_tag(content=f".tw-round {{ color: {faint} !important }}")
    assert "color-contrast" in " ".join(violations(lab.page))


def test_axe_finds_nothing_in_voila(browser, start_host, folder, violations):
    host = start_host("voila", folder)
    page = browser.new_page()
    page.goto(f"{host.url}voila/render/game.ipynb")
    found = walk(page, violations)
    page.close()
    assert none(found), found
