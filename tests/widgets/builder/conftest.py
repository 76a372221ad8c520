"""The builder on a blank page with its kernel's side behind it: what is pressed is really done."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from timeline_widgets import CardSetBuilder

MESSY = (
    "What happened\tWhen was it\tKind\tNote\n"
    "Caesar is killed\t44 BC\tRule & law\tIn the theatre of Pompey.\n"
    "Coronation of Charlemagne\t8oo\tRule & law\tIn Rome.\n"
    "\t1492\tVoyages\t\n"
    "Independence in Philadelphia\t3/4/1776\tSociety\t\n"
    "Vesuvius buries Pompeii\t79 AD\tEveryday life\tPliny wrote letters about it.\n"
    "Gutenberg prints his Bible\tc. 1455\tArts & letters\t\n"
    "Battle of Hastings in 1066\t1066\tRule & law\t\n"
    "Caesar is killed\t44 BC\tRule & law\t\n"
    "First people on the Moon\t20 July 1969\tVoyages\t\n"
    "The Red Cross is founded\t1863\tSociety\t\n"
    "Mendeleev publishes his table\t1869\tScience\t\n"
    "The Bastille is stormed\t14/07/1789\tSociety\t\n"
)


class Builder:
    """A page that shows the builder, and the kernel's side of it."""

    def __init__(self, page: Page, kernel: CardSetBuilder) -> None:
        self.page = page
        self.kernel = kernel
        self.root = page.locator(".tw").first
        self.role = self.root.get_by_role
        self.status = page.locator("[role=status]").first
        kernel.send = self._say

    def _say(self, message: dict[str, Any], buffers: list[bytes] | None = None) -> None:
        data = list(buffers[0]) if buffers else None
        self.page.evaluate("([message, data]) => kernel.say(message, data)", [message, data])

    def answer(self) -> list[str]:
        """Let the kernel answer what was sent; return the kinds of message.

        A copy of the table is left out: the page asks for it by itself, after a second of rest.
        """
        sent, data = self.page.evaluate(
            "[sent.splice(0), buffers.splice(0).map(each => [...new Uint8Array(each)])]"
        )
        for message in sent:
            before = self.kernel.state
            self.kernel._receive(None, message, [bytes(each) for each in data])
            if self.kernel.state is not before:
                self.page.evaluate("state => kernel.state(state)", self.kernel.state)
        return [message["type"] for message in sent if message["type"] != "text"]

    def row(self, number: int) -> Locator:
        """The row that a spreadsheet would number so."""
        header = self.page.get_by_role("rowheader").filter(
            has=self.page.get_by_text(str(number), exact=True)
        )
        return self.page.locator(".twb-row").filter(has=header)

    def cell(self, column: str, number: int) -> Locator:
        return self.page.get_by_role("textbox", name=f"{column}, row {number}", exact=True)

    def mend(self, column: str, number: int, text: str) -> None:
        cell = self.cell(column, number)
        cell.fill(text)
        cell.press("Enter")
        self.answer()

    def paste(self, text: str) -> None:
        """Paste a text into the field for it, as from a spreadsheet."""
        self.role("textbox", name="Paste a table").evaluate(
            """(field, text) => {
                const clipboardData = new DataTransfer();
                clipboardData.setData("text/plain", text);
                const event = { clipboardData, bubbles: true, cancelable: true };
                field.dispatchEvent(new ClipboardEvent("paste", event));
            }""",
            text,
        )
        self.answer()

    def numbers(self) -> list[str]:
        return self.page.locator(".twb-row .twb-number").all_text_contents()


@pytest.fixture
def build(page: Page) -> Callable[..., Builder]:
    """Show the builder: ``build(MESSY, width=360, dark=True, language="es")``."""

    def build(
        source: Any = None,
        *,
        width: int = 820,
        height: int = 900,
        dark: bool = False,
        **options: Any,
    ) -> Builder:
        kernel = CardSetBuilder(source, **options)
        page.set_viewport_size({"width": width, "height": height})
        paper, ink = ("#111", "#fff") if dark else ("#fff", "rgba(0, 0, 0, .87)")
        style = (
            f"margin: 0; background: {paper}; --jp-layout-color0: {paper};"
            f"--jp-content-font-color1: {ink}; --jp-content-font-size1: 14px"
        )
        html = (
            '<!doctype html><html lang="en"><head><title>Notebook</title>'
            '<link rel="stylesheet" href="/builder.css"><script src="/fake_model.js"></script>'
            f'</head><body data-jp-theme-light="{json.dumps(not dark)}" style="{style}">'
            "<main><div class=cell></div></main></body></html>"
        )
        page.route(
            "http://table.test/", lambda route: route.fulfill(body=html, content_type="text/html")
        )
        page.goto("http://table.test/")
        traits = {"state": kernel.state, "words": kernel.words}
        page.evaluate("traits => open_table(traits, '/builder.js')", traits)
        return Builder(page, kernel)

    return build
