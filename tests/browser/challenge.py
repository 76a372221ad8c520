"""What people see and do at the table of Challenge."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Page, expect

Digits = tuple[int | None, ...]


class Row(NamedTuple):
    """One player's row of a reveal."""

    tiles: list[str]
    steps: int
    walk: str

    @property
    def marks(self) -> list[bool]:
        """Right or wrong, of every tile that is marked."""
        return ["tw-tile-right" in tile for tile in self.tiles if "tw-tile-" in tile]


class ChallengeTable:
    """The game as it shows in a page.

    Parameters
    ----------
    page : Page
        A page that shows one table.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".tw-challenge")
        self.heading = self.root.locator("h2")
        self._drums = self.root.get_by_role("spinbutton")

    def begin(self) -> None:
        self.root.get_by_role("button", name="Begin with").click()

    @property
    def cards(self) -> list[str]:
        """Titles of the Trial's cards, from circle to star."""
        return self.root.locator(".tw-trial-cards .tw-title").all_text_contents()

    def open(self, name: str) -> None:
        """Lift the curtain."""
        self.root.get_by_role("button", name=f"I’m {name}. Show my wheels").click()
        expect(self._drums.first).to_be_visible()

    def dial(self, digits: Digits, sign: str | None = None) -> None:
        """Turn the wheels by pressing spaces where there are any, else the wheels' arrows."""
        spaces = self.root.locator("button.tw-cell")
        first = 1 if sign else 0
        if sign == "-":
            self.root.get_by_role("button", name="Sign, up").click()
        for wheel, digit in enumerate(digits):
            if digit is None:
                continue
            if spaces.count():
                self._drums.nth(wheel).click()
                spaces.nth(digit).click()
            else:
                self._turn(first + wheel, digit)

    def _turn(self, number: int, digit: int) -> None:
        """Press the shorter way around; a blank wheel begins at the lowest or the highest face."""
        drum = self._drums.nth(number)
        low, high = (1, 4) if drum.get_attribute("aria-valuemax") == "3" else (0, 9)
        up = digit - low + 1 <= high - digit + 1
        arrow = self.root.locator(".tw-nudge-up" if up else ".tw-nudge-down").nth(number)
        for _ in range(digit - low + 1 if up else high - digit + 1):
            arrow.click()
        expect(drum.locator("b")).to_have_text(str(digit))

    def lock(self) -> None:
        before = self.heading.inner_text()
        self.root.get_by_role("button", name="Lock my wheels").click()
        expect(self.heading).not_to_have_text(before)

    def rows(self) -> list[Row]:
        """The reveal, row by row."""
        expect(self.root.locator("tbody tr").first).to_be_visible()
        rows = []
        for row in self.root.locator("tbody tr").all():
            tiles = row.locator(".tw-tile")
            rows.append(
                Row(
                    [tile.get_attribute("class") or "" for tile in tiles.all()],
                    int(row.locator(".tw-moves b").inner_text()),
                    row.locator(".tw-moves > span > [aria-hidden]").inner_text(),
                )
            )
        return rows

    def next(self, what: str) -> None:
        self.root.get_by_role("button", name=what, exact=True).click()

    @property
    def line(self) -> list[str]:
        """Titles of the cards on the line of Sudden Death."""
        cards = self.root.locator(".tw-line li > .tw-turner > .tw-card, .tw-line li .tw-spine")
        return cards.locator(".tw-title").all_text_contents()

    @property
    def drawn(self) -> str:
        """Title of the card that is to be placed."""
        return self.root.locator(".tw-action .tw-say bdi").inner_text()

    def place(self, gap: int) -> str:
        """Click a gap and *Place here*; return what is said of it."""
        self.root.locator(".tw-gap").nth(gap).click()
        self.root.get_by_role("button", name="Place here").click()
        expect(self.root.locator(".tw-stamp")).to_be_visible()
        return self.root.locator(".tw-action .tw-say").inner_text()

    @property
    def asked(self) -> str:
        """Title of the card of More or Less."""
        return self.root.locator(".tw-asked .tw-title").inner_text()

    def call(self, year: int) -> None:
        """Type a year into the field and press the button that calls it."""
        self.root.locator(".tw-year-label input").fill(str(year))
        self.root.locator(".tw-call-it").click()

    def play_on(self) -> str:
        """Do what the screen asks for, as a person who guesses; return what that was.

        A person sees what can be pressed: the first of these that is there is what to do.
        """
        visible = {
            name: self.root.get_by_role("button", name=re.compile(pattern))
            for name, pattern in {
                "over": "^Play again",
                "begin": "^Begin with",
                "open": "Show my wheels$",
                "dial": "^Lock my wheels",
                "place": "^Place here",
                "call": "^Call",
                "next": "^Next: |^See who won",
            }.items()
        }
        what = next((name for name, button in visible.items() if button.is_visible()), "wait")
        match what:
            case "dial":
                self._guess()
                self.lock()
            case "place":
                gaps = self.root.locator(".tw-gap")
                gaps.nth(gaps.count() // 2).click()
                visible[what].click()
                expect(self.root.locator(".tw-stamp")).to_be_visible()
            case "call":
                before = self.heading.inner_text()
                self.call(self._middle())
                expect(self.heading).not_to_have_text(before)  # it is somebody else's turn
            case "wait":  # a computer player is thinking
                self.page.wait_for_timeout(100)  # before looking again; no result hangs on it
            case "over":
                pass
            case _:
                visible[what].click()
        return what

    def _guess(self) -> None:
        """Answer a Trial: middle spaces, a middling date, the cards in the order they lie in."""
        if self._drums.count() == 5:
            self.dial((1, 8, 5, 5), "+")
        elif self._drums.last.get_attribute("aria-valuemax") == "3":
            self.dial((1, 2, 3, 4))
        else:
            self.dial((5, 6, 7, 8))

    def _middle(self) -> int:
        """A year in the middle of those that the screen still allows."""
        said = self.root.locator(".tw-bounds").inner_text()
        years = [
            -int(year) if era else int(year) for year, era in re.findall(r"(\d+)( BCE)?", said)
        ]
        later = years[0] if "Later" in said else -500
        earlier = years[-1] if "earlier" in said.lower() else 2000
        return (later + earlier) // 2 or 1
