"""JupyterLab has styles of its own for lists, headings, buttons and links; they stay out."""

from __future__ import annotations

from itertools import combinations

import pytest

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
