"""The table of Challenge on a blank page, with a game whose kernel's end the test plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.widgets.challenge.games import Played


class Screen:
    """A page that shows a game.

    Parameters
    ----------
    page : Page
        The page.
    played : Played
        The game it shows.
    """

    def __init__(self, page: Page, played: Played) -> None:
        self.page = page
        self.played = played
        self.role = page.get_by_role
        self.root = page.locator(".tw").first
        self.status = page.locator("[role=status]").first
        self.drums = self.root.get_by_role("spinbutton")
        self.lock_button = self.root.get_by_role("button", name="Lock my wheels")
        self.heading = self.root.locator("h2")
        self.part = self.root.locator(".tw-part")  # all but the header, the Clock and what is said

    def push(self, **changes: Any) -> None:
        """Tell the page where the game stands."""
        self.page.evaluate("state => kernel.state(state)", self.played.picture(**changes))

    def say(self, message: dict[str, Any]) -> None:
        self.page.evaluate("message => kernel.say(message)", message)

    def sent(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.page.evaluate("sent") if message["type"] == kind]

    def begin(self) -> None:
        self.role("button", name="Begin with").first.click()

    def open(self, name: str) -> None:
        self.role("button", name=f"I’m {name}").click()

    def to_wheels(self, name: str = "Ana") -> None:
        self.begin()
        self.open(name)

    def next(self) -> None:
        self.role("button", name="Next").first.click()

    def shown(self) -> list[str]:
        """What the wheels show."""
        return self.root.locator(".tw-drum b").all_text_contents()

    def rows(self) -> list[str]:
        """The rows of a reveal as they read."""
        return [" ".join(row.split()) for row in self.root.locator("tbody tr").all_inner_texts()]

    def focused(self) -> str:
        return self.page.locator(":focus").evaluate("it => it.ariaLabel ?? it.innerText")

    def cell(self, space: int) -> Locator:
        return self.root.locator(".tw-cell").nth(space)


@pytest.fixture
def show(page: Page) -> Callable[..., Screen]:
    """Show a game: ``show(Played(), width=360, dark=True, views=2)``."""

    def show(
        played: Played,
        *,
        width: int = 820,
        height: int = 560,
        dark: bool = False,
        views: int = 1,
        **changes: Any,
    ) -> Screen:
        page.set_viewport_size({"width": width, "height": height})
        paper, ink = ("#111", "#fff") if dark else ("#fff", "rgba(0, 0, 0, .87)")
        style = (
            f"margin: 0; background: {paper}; --jp-layout-color0: {paper};"
            f"--jp-content-font-color1: {ink}; --jp-content-font-size1: 14px"
        )
        html = (
            '<!doctype html><html lang="en"><head><title>Notebook</title>'
            '<link rel="stylesheet" href="/challenge.css"><script src="/fake_model.js"></script>'
            f'</head><body data-jp-theme-light="{json.dumps(not dark)}" style="{style}">'
            f"<main>{'<div class=cell></div>' * views}</main></body></html>"
        )
        page.route(
            "http://table.test/", lambda route: route.fulfill(body=html, content_type="text/html")
        )
        page.goto("http://table.test/")
        traits = played.traits()
        traits["state"] |= changes
        page.evaluate("traits => open_table(traits, '/challenge.js')", traits)
        return Screen(page, played)

    return show
