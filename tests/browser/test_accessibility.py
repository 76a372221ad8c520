"""What axe-core finds in the states of a game, as its hosts style them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosts import Host
from tests.browser.table import Table

# A body without a height, as JupyterLab's, hides every contrast from axe.
WITH_HEIGHT = "() => Object.assign(document.body.style, {position: 'absolute', inset: '0'})"
RUN = "axe.run('.tw', {resultTypes: ['violations', 'passes']})"


@pytest.fixture
def violations(repository) -> Callable[[Page], list[str]]:
    source = repository / "timeline_widgets/frontend/node_modules/axe-core/axe.min.js"
    if not source.is_file():
        pytest.skip("axe-core is not here: run `npm ci` in timeline_widgets/frontend")
    axe = source.read_text("utf-8")

    def violations(page: Page) -> list[str]:
        page.evaluate(WITH_HEIGHT)
        page.evaluate(axe)
        found = page.evaluate(RUN)
        assert "color-contrast" in [rule["id"] for rule in found["passes"]]
        return [
            f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    return violations


def shorten(folder: Path) -> None:
    """Deal two cards to each player instead of four."""
    notebook = folder / "game.ipynb"
    source = notebook.read_text("utf-8")
    notebook.write_text(source.replace("seed=", "hand=2, seed="), encoding="utf-8")


def states(page: Page):
    """Walk through a turn of each kind, and stop in every state.

    The titles of the set happen to be in the order of their dates, so that the game has an end.
    """
    table = Table(page)
    page.emulate_media(reduced_motion="reduce")
    yield "choose a card"
    table.hand_cards.first.click()
    yield "choose a gap"
    table.gaps.first.click()
    yield "place"
    page.get_by_role("button", name="Place here").click()
    kinds = {table.verdict().split(".")[0]}
    yield "first verdict"
    while len(kinds) < 2 and not table.over:
        table.go_on()
        said = table.place(table.hand[0], 0 if "Correct" in kinds else 1)
        kinds.add("Correct" if said.startswith("Correct") else "Not there")
    yield "other verdict"
    more = page.get_by_role("button", name="Learn more", exact=True)
    if more.is_visible():
        more.click()
        yield "what is told of a card"
    while not table.over:
        table.go_on()
        title = table.hand[0]
        table.place(title, sum(other < title for other in table.line))
    expect(table.ending).to_be_visible()
    yield "the end"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_jupyterlab(start_lab, game_folder, violations, dark):
    shorten(game_folder)
    lab = start_lab(game_folder, dark=dark)
    lab.open("game.ipynb")
    lab.run_all()
    seen = []
    for state in states(lab.page):
        assert violations(lab.page) == [], state
        seen.append(state)
    assert seen[-1] == "the end"
    lab.page.add_style_tag(content=".tw-ending-facts { color: #999; background: #aaa }")
    assert any(found.startswith("color-contrast") for found in violations(lab.page))


def test_axe_finds_nothing_in_voila(browser, game_folder, tmp_path, violations):
    shorten(game_folder)
    host = Host("voila", game_folder, tmp_path / "jupyter")
    try:
        page = browser.new_page(viewport={"width": 820, "height": 900})
        page.goto(f"{host.url}voila/render/game.ipynb")
        for state in states(page):
            assert violations(page) == [], state
        page.close()
    finally:
        host.stop()
