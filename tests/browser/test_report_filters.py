"""A class report with its filters, as JupyterLab and Voila show it: by axe, by keyboard, narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DRAWN
from tests.browser.fates import write_notebook
from timeline_widgets import shipped_cardset
from timeline_widgets.report.generated import generated_class

CELL = """
from timeline_widgets import ClassReport, ReportFilters

ReportFilters(ClassReport.read("handed-in"))
"""
FILTERS = ".twc-filters"
WIDTHS = (1200, 820, 360)


@pytest.fixture
def folder(tmp_path):
    """A folder with what a class handed in, a stray file among it, and a notebook about it."""
    pytest.importorskip("matplotlib", reason="charts are drawn only where matplotlib is")
    folder = tmp_path / "class"
    generated_class(folder / "handed-in", shipped_cardset("inventions"), students=5, games=2)
    (folder / "handed-in" / "notes.txt").write_text("dear class", encoding="utf-8")
    write_notebook(folder, CELL.strip())
    return folder


def look(page: Page, violations) -> dict[int, list[str]]:
    """Return what axe finds at each width; nothing is wider than the page."""
    expect(page.locator(".twc")).to_be_visible()
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 2400})
        page.evaluate(DRAWN)
        found[width] = violations(page, FILTERS)
        inside, room = page.locator(FILTERS).evaluate("it => [it.scrollWidth, it.clientWidth]")
        assert inside <= room, width
    return found


NOTHING: dict[int, list[str]] = {width: [] for width in WIDTHS}


def test_axe_finds_nothing_in_jupyterlab_and_the_keyboard_is_enough(start_lab, folder, violations):
    lab = start_lab(folder, dark=True)
    lab.open("game.ipynb")
    lab.page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    lab.run_all()
    assert look(lab.page, violations) == NOTHING
    planted = lab.page.add_style_tag(content=".twc-note { color: #444 !important }")
    assert "twc-note" in " ".join(violations(lab.page, FILTERS))
    planted.evaluate("it => it.remove()")
    by_keyboard(lab.page)


def by_keyboard(page: Page) -> None:
    """Choose a Trial and a student, and hide the names, with no mouse."""
    filters = page.locator(FILTERS)
    press = page.keyboard.press
    kind = filters.get_by_label("Game or Trial")
    students = filters.get_by_label("Students (none chosen")
    filters.get_by_label("Card set").focus()
    press("Tab")
    expect(kind).to_be_focused()
    press("End")
    expect(kind).to_have_value("Timeline: Spain")
    expect(filters.get_by_text("5 students, ")).to_be_visible()
    filters.get_by_label("Hide names").focus()
    press("Tab")
    expect(students).to_be_focused()
    press("End")  # JupyterLab takes the arrows of a list for its own cells
    expect(filters.get_by_text("1 student, ")).to_be_visible()
    press("Shift+Tab")
    press("Space")
    expect(students).to_be_hidden()
    expect(filters.get_by_text("S01")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_voila(browser, start_host, folder, violations, theme):
    host = start_host("voila", folder)
    page = browser.new_page(viewport={"width": 820, "height": 900})
    page.goto(f"{host.url}voila/render/game.ipynb?theme={theme}")
    found = look(page, violations)
    scheme = page.locator(FILTERS).evaluate("it => getComputedStyle(it).colorScheme")
    ground = page.locator(".twc").evaluate("it => getComputedStyle(it).backgroundColor")
    page.close()
    assert found == NOTHING
    assert (scheme == "dark") is (theme == "dark"), "the fields' own marks are seen"
    assert ground == "rgba(0, 0, 0, 0)", "the report stands on the host's ground"
