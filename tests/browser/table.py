"""What a person sees and does at the table of the classic game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect


class Table:
    """The game as it shows in a page.

    Parameters
    ----------
    page : Page or Locator
        A page that shows one table, or the table among several.
    """

    def __init__(self, page: Page | Locator) -> None:
        self._page = page
        self.hand_cards = page.get_by_role("radiogroup", name="Hand of").locator("label")
        self.gaps = page.get_by_role("radiogroup", name="Where does it belong?").locator("label")
        self.current_player = page.locator("[aria-current=true] .tw-name")
        self.ending = page.get_by_role("button", name="Play again")
        self._next = page.get_by_role("button", name=re.compile("^Next"))
        line = page.get_by_role("list", name="The line, earliest first")
        self.line_cards = line.locator("li > .tw-turner > .tw-card, li .tw-spine")
        expect(self.hand_cards.first).to_be_visible()

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return self.current_player.inner_text()

    @property
    def hand(self) -> list[str]:
        """Titles of the cards in the hand that is shown."""
        return titles(self.hand_cards)

    @property
    def line(self) -> list[str]:
        """Titles of the cards on the line, from left to right."""
        return titles(self.line_cards)

    @property
    def said(self) -> str:
        """What a screen reader was told last."""
        return self._page.locator(".tw-table > [role=status]").inner_text()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending.is_visible()

    def place(self, title: str, gap: int) -> str:
        """Click a card, a gap and *Place here*; return what is said of it."""
        self.hand_cards.filter(has_text=re.compile(f"^{re.escape(title)}")).click()
        self.gaps.nth(gap).click()
        self._page.get_by_role("button", name="Place here").click()
        return self.verdict()

    def verdict(self) -> str:
        """Wait until the card has been turned over; return what is said of it."""
        expect(self._next.or_(self.ending)).to_be_visible()
        return self.said

    def go_on(self) -> None:
        """Leave the verdict, for the next player's turn."""
        self._next.click()
        expect(self._next).to_be_hidden()


def titles(cards: Locator) -> list[str]:
    """Return the titles of cards as they are written, whatever the style sheet does to them."""
    return cards.locator(".tw-title").all_text_contents()
