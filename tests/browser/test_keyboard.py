"""A turn without a pointer, in a notebook whose own shortcuts listen to the same keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import Table

CELLS = """() => {
    const { content } = window.jupyterapp.shell.currentWidget;
    return content.model.sharedModel.cells.map(cell => [cell.cell_type, cell.source]);
}"""


def test_a_turn_by_keyboard_alone_leaves_the_notebook_alone(start_lab, game_folder):
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    table = Table(lab.page)
    keyboard = lab.page.keyboard
    cells = lab.page.evaluate(CELLS)

    in_hand = table.hand_cards.locator("input:focus")
    for _ in range(60):
        if in_hand.count():
            break
        keyboard.press("Tab")
    expect(in_hand).to_have_count(1)

    second = table.hand[1]
    keyboard.press("2")
    for shortcut in (
        "x",
        "m",
        "a",
        "b",
    ):  # cut the cell, make it text, put another one above or below
        keyboard.press(shortcut)
    keyboard.press("Enter")
    keyboard.press("Home")
    keyboard.press("End")
    expect(table.gaps.last.get_by_role("radio")).to_be_focused()
    keyboard.press("Enter")
    said = table.verdict()
    assert second in said

    keyboard.press("Enter")
    expect(table.current_player).to_have_text("Blue")
    assert lab.page.evaluate(CELLS) == cells
