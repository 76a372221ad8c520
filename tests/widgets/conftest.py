"""The table on a blank page, with a model that the test plays the kernel of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

from tests.widgets import scene

STATIC = scene.PACKAGE / "static"
HERE = Path(__file__).parent
A_MOMENT = 100  # ms
AXE = scene.PACKAGE / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


class Table:
    """A page that shows the table, and the kernel's end of the wire."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.role = page.get_by_role
        self.root = page.locator(".tw").first
        self.status = page.locator("[role=status]").first
        self.action = page.locator(".tw-action").first
        self.hand = page.locator(".tw-hand").first
        self.place = page.get_by_role("button", name="Place here")

    def card(self, title: str) -> Locator:
        """The card of that title in the hand."""
        return self.hand.locator("label").filter(has_text=title)

    def gap(self, index: int) -> Locator:
        return self.page.locator(".tw-gap").nth(index)

    def aim(self, title: str, gap: int) -> None:
        self.card(title).click()
        self.gap(gap).locator("input").check(force=True)

    def line(self) -> list[str]:
        return self.page.locator(".tw-line .tw-title").all_text_contents()

    def focused(self) -> str:
        """Name or text of what has the focus."""
        return self.page.locator(":focus").evaluate("it => it.ariaLabel ?? it.innerText")

    def sent(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.page.evaluate("sent") if message["type"] == kind]

    def push(self, state: dict[str, Any]) -> None:
        self.page.evaluate("state => kernel.state(state)", state)

    def say(self, message: dict[str, Any], data: bytes | None = None) -> None:
        self.page.evaluate(
            "([message, bytes]) => kernel.say(message, bytes)",
            [message, list(data) if data else None],
        )


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """What a page has to itself; a clock that stands still would stand still in all its pages."""
    context = browser.new_context(
        viewport={"width": 820, "height": 560},
        reduced_motion="reduce",
        base_url="http://table.test",
    )
    context.route("**/*", serve)
    yield context
    context.close()


def serve(route: Route) -> None:
    """Answer from the package; a request for anything else is a fault of the table."""
    name = route.request.url.removeprefix("http://table.test/").partition("?")[0]
    if name.endswith((".js", ".css")) and (STATIC / name).is_file():
        route.fulfill(path=STATIC / name)
    elif name == "fake_model.js":
        route.fulfill(path=HERE / name)
    else:
        route.abort()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield page
    page.close()
    assert faults == []


@pytest.fixture
def clock(page: Page) -> Any:
    """The time of the page, which passes only when the test lets it: ``clock.run_for(5000)``.

    What a page does after it was drawn, such as to start a timer, it does in its next moment.
    """
    page.clock.install(time=0)
    page.clock.pause_at(A_MOMENT)
    return page.clock


@pytest.fixture
def show(page: Page) -> Callable[..., Table]:
    """Show a table: ``show(scene.table(), scene.state(...), width=360, dark=True, views=2)``."""

    def show(
        table: dict[str, Any],
        state: dict[str, Any],
        *,
        width: int = 820,
        height: int = 560,
        dark: bool = False,
        views: int = 1,
        type_size: int = 14,
    ) -> Table:
        page.set_viewport_size({"width": width, "height": height})
        paper, ink = ("#111", "#fff") if dark else ("#fff", "rgba(0, 0, 0, .87)")
        style = (
            f"margin: 0; background: {paper}; --jp-layout-color0: {paper};"
            f"--jp-content-font-color1: {ink}; --jp-content-font-size1: {type_size}px"
        )
        html = (
            '<!doctype html><html lang="en"><head><title>Notebook</title>'
            '<link rel="stylesheet" href="/timeline.css"><script src="/fake_model.js"></script>'
            "</head>"
            f'<body data-jp-theme-light="{json.dumps(not dark)}" style="{style}">'
            f"<main>{'<div class=cell></div>' * views}</main></body></html>"
        )
        page.route(
            "http://table.test/", lambda route: route.fulfill(body=html, content_type="text/html")
        )
        page.goto("http://table.test/")
        traits = {"table": table, "state": state, "words": scene.words(table["language"])}
        page.evaluate("traits => open_table(traits)", traits)
        return Table(page)

    return show


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, a checker of accessibility."""
    if not AXE.is_file():
        pytest.skip("axe-core is not here: run `npm ci` in timeline_widgets/frontend")
    return AXE.read_text("utf-8")
