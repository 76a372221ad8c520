"""A whole game as it is played without a mouse, through a final round to its end."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosts import Host
from tests.browser.table import Table

# Both miss their first card and go out together; in the final round only Ana's card fits.
RIGHT = [False, False, True, True, True, True, True, False]


def notebook(folder: Path, cards: str, edition: str) -> str:
    folder.mkdir()
    game = (
        "from timeline_widgets import TimelineGame\n"
        f'TimelineGame("{cards}", players=["Ana", "Olya"], edition="{edition}", hand=2, '
        'seed="editions", score_folder=None)'
    )
    made = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(game)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(made, folder / "game.ipynb")
    return "game.ipynb"


@pytest.fixture
def places(repository):
    """Where each card of a set belongs, by its title: a year or a place in the story."""

    def places(cards: str, column: str) -> dict[str, int]:
        with (repository / "cardsets" / cards / "cards.csv").open(encoding="utf-8") as file:
            return {row["title"]: int(row[column]) for row in csv.DictReader(file)}

    return places


def gaps(table: Table, places: dict[str, int]) -> Iterator[tuple[str, int, bool]]:
    """For each turn: a card of the hand, a gap for it, and whether it fits there."""
    for right in RIGHT:
        line = [places[title] for title in table.line]
        for title in table.hand:
            fitting = [
                gap
                for gap in range(len(line) + 1)
                if all(left <= places[title] for left in line[:gap])
                and all(places[title] <= later for later in line[gap:])
            ]
            rest = [gap for gap in range(len(line) + 1) if gap not in fitting]
            if choice := fitting if right else rest:
                yield title, choice[0], right
                break


def by_keys(page: Page, table: Table, title: str, gap: int) -> str:
    """Choose and place a card with keys alone; the focus is in the hand."""
    page.keyboard.press(str(table.hand.index(title) + 1))
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    for _ in range(gap):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return table.verdict()


def test_russia_is_played_by_keyboard_alone(start_lab, tmp_path, places):
    folder = tmp_path / "russia"
    notebook(folder, "russia", "russia")
    lab = start_lab(folder, width=1000)
    lab.open("game.ipynb")
    lab.run_all()
    page = lab.page
    table = Table(page)
    page.emulate_media(reduced_motion="reduce")
    in_hand = table.hand_cards.locator("input:focus")
    for _ in range(80):
        if in_hand.count():
            break
        page.keyboard.press("Tab")
    for title, gap, right in gaps(table, places("russia", "date")):
        said = by_keys(page, table, title, gap)
        if table.over:
            break
        assert said.startswith("Correct" if right else "Not there")
        page.keyboard.press("Enter")
        expect(in_hand).to_have_count(1)
    expect(page.get_by_role("heading", name="Ana wins")).to_be_visible()
    reason = "The only one to place a card rightly in the final round."
    expect(page.get_by_text(reason, exact=True)).to_be_visible()
    expect(table.ending).to_be_focused()


def test_star_wars_is_played_by_finger_on_a_phone(browser, tmp_path, places):
    folder = tmp_path / "phone"
    notebook(folder, "around-the-world", "star-wars")
    host = Host("voila", folder, tmp_path / "jupyter")
    try:
        context = browser.new_context(
            viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
        )
        page = context.new_page()
        page.goto(f"{host.url}voila/render/game.ipynb")
        table = Table(page)
        for title, gap, right in gaps(table, places("around-the-world", "position")):
            table.hand_cards.filter(has_text=title).tap()
            table.gaps.nth(gap).tap()
            page.get_by_role("button", name="Place here").tap()
            said = table.verdict()
            if table.over:
                break
            assert said.startswith("Correct" if right else "Not there")
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            page.get_by_role("button", name="Next").tap()
            expect(table.hand_cards.first).to_be_visible()
        expect(page.get_by_role("heading", name="Ana wins")).to_be_visible()
        assert len(table.line) == 1 + 4 + 1  # the first card, both hands, the card that decided
        context.close()
    finally:
        host.stop()
