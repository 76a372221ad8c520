"""JupyterLab has styles of its own for lists, headings, buttons and links; they stay out."""

from __future__ import annotations

from itertools import combinations

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.table import Table

# The boxes of the name, the cards and the count of each pile: left, top, right, bottom, and how far
# their words reach.
BOXES = """table => {
    const box = part => {
        const words = document.createRange();
        words.selectNodeContents(part);
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return [left, top, right, bottom, words.getBoundingClientRect().right];
    };
    return Array.from(table.querySelectorAll('.tw-pile'), pile => Array.from(pile.children, box));
}"""


@pytest.mark.parametrize("width", [1200, 480])
def test_names_and_counts_of_the_piles_can_be_read(start_lab, game_folder, width):
    lab = start_lab(game_folder, width=width)
    lab.open("game.ipynb")
    lab.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    lab.run_all()
    Table(lab.page)
    table = lab.page.locator(".tw-table")
    edge = table.bounding_box()
    piles = table.evaluate(BOXES)
    assert len(piles) == 2
    for parts in piles:
        for *_, right, _, reach in parts:
            assert reach <= right + 1
            assert right <= edge["x"] + edge["width"]
        for one, other in combinations(parts, 2):
            left, top, right, bottom, _ = one
            left2, top2, right2, bottom2, _ = other
            assert right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top


def test_buttons_keep_their_shape_and_the_focus_its_ring(start_lab, game_folder):
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    table = Table(lab.page)
    table.hand_cards.first.click()
    lab.page.keyboard.press("Tab")  # so that the focus is one of the keyboard
    place = lab.page.get_by_role("button", name="Later")
    place.focus()
    drawn = place.evaluate("""it => {
        const { borderRadius, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(it);
        return [borderRadius, outlineWidth, outlineOffset, outlineColor];
    }""")
    assert drawn == ["10px", "3px", "2px", "rgb(16, 16, 16)"]


SHOWN = """
from timeline_widgets import PracticeGame, load

display(load([{"title": f"Event {n}", "date": 1500 + n} for n in range(20)] + [{"date": 1}]).report)
PracticeGame("spain", player="Ana", score_folder=None)
"""


def test_figures_stand_below_their_words_and_not_over_them(start_lab, tmp_path):
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(SHOWN)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, tmp_path / "figures.ipynb")
    lab = start_lab(tmp_path)
    lab.open("figures.ipynb")
    lab.run_all()
    expect(lab.page.locator(".tw-progress")).to_be_visible()
    for figures in (".twr dl > div", ".tw-progress > div"):
        below = lab.page.locator(figures).evaluate_all("""all => all.map(one => {
            const [word, figure] = Array.from(one.children, part => part.getBoundingClientRect());
            return word.bottom <= figure.top + 1;
        })""")
        assert set(below) == {True}, figures
    reason = lab.page.locator(".twr-why").first
    assert reason.evaluate("it => getComputedStyle(it).textAlign") == "left"
