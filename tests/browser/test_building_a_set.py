"""A messy table becomes a game in a real JupyterLab: paste, mend, save, play."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.table import Table
from timeline_widgets import read_cardset

MESSY = (
    "What happened\tWhen was it\tKind\n"
    "Caesar is murdered\t44 BC\tRule & law\n"
    "Charlemagne is crowned\t8oo\tRule & law\n"
    "\t1492\tVoyages\n"
    "Vesuvius buries Pompeii\t79 AD\tEveryday life\n"
    "Gutenberg prints his Bible\tc. 1455\tArts & letters\n"
    "The Black Death reaches Europe\t1347\tEveryday life\n"
    "The Bastille is stormed\t14/07/1789\tSociety\n"
    "The Red Cross is founded\t1863\tSociety\n"
    "Mendeleev publishes his table\t1869\tScience\n"
    "Penicillin is noticed\t1928\tScience\n"
    "First people on the Moon\t20 July 1969\tVoyages\n"
)
BUILD = "from timeline_widgets import CardSetBuilder\n\nbuilder = CardSetBuilder()\nbuilder"
CELLS = """() => {
    const { content } = window.jupyterapp.shell.currentWidget;
    return content.model.sharedModel.cells.map(cell => cell.cell_type);
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A teacher's folder with a notebook of one cell."""
    folder = tmp_path / "teacher"
    folder.mkdir()
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(BUILD)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, folder / "build.ipynb")
    return folder


def paste(field: Locator, text: str) -> None:
    """Paste as from a spreadsheet."""
    field.evaluate(
        """(field, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            const event = { clipboardData, bubbles: true, cancelable: true };
            field.dispatchEvent(new ClipboardEvent("paste", event));
        }""",
        text,
    )


def mend(page: Page, cell: str, text: str) -> None:
    """Type into a cell, letter by letter, as a person does."""
    field = page.get_by_role("textbox", name=cell, exact=True)
    field.click()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_teacher_pastes_mends_saves_and_plays(start_lab, folder):
    lab = start_lab(folder)
    lab.open("build.ipynb")
    lab.run_all()
    page = lab.page
    paste(page.get_by_role("textbox", name="Paste a table"), MESSY)
    expect(page.get_by_role("radio", name="2 left out")).to_be_attached()

    page.get_by_role("button", name="Use “800” in row 3").click()
    expect(page.get_by_role("radio", name="1 left out")).to_be_attached()
    mend(page, "What happened, row 4", "An axe in the box, a map by Behaim")  # b, m and x are keys
    expect(page.get_by_role("radio", name="0 left out")).to_be_attached()
    assert page.evaluate(CELLS) == ["code"]

    page.get_by_role("textbox", name="Title of the set").fill("Two thousand years")
    page.keyboard.press("Enter")
    name = page.get_by_role("textbox", name="Name of the file")
    expect(name).to_have_value("Two-thousand-years.csv")
    page.get_by_role("button", name="Save beside the notebook").click()
    expect(page.get_by_text("Saved as Two-thousand-years.csv").last).to_be_visible()
    assert len(read_cardset(folder / "Two-thousand-years.csv")) == 11

    lab.command("notebook:insert-cell-below")
    page.keyboard.press("Enter")
    page.keyboard.insert_text(page.locator(".twb-code pre").inner_text())
    lab.command("notebook:run-cell")
    table = Table(page)
    said = table.place(table.hand[0], gap=0)
    assert said.startswith(("Correct", "Not there"))


def test_a_restarted_kernel_leaves_the_table_to_be_copied(start_lab, folder):
    lab = start_lab(folder)
    lab.open("build.ipynb")
    lab.run_all()
    page = lab.page
    paste(page.get_by_role("textbox", name="Paste a table"), MESSY)
    expect(page.get_by_role("radio", name="2 left out")).to_be_attached()
    page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
    )
    expect(page.get_by_role("heading", name="The kernel is gone").last).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the table").last.click()
    assert "Charlemagne is crowned" in download.value.path().read_text("utf-8-sig")
    lab.without_kernel = True
