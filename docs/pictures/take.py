"""Take the pictures in these pages again, from a clone: ``python -m docs.pictures.take``.

Each is what JupyterLab and Chromium show of the code below, so a picture is as true as the code
is short. Needs what the tests need.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.challenge import ChallengeTable
from tests.browser.lab import Lab, Server
from tests.browser.table import Table
from tests.conftest import CHROMIUM_FLAGS
from timeline_widgets import ClassReport, print_cards, shipped_cardset
from timeline_widgets.report.generated import generated_class

PICTURES = Path(__file__).parent
WIDTH = 1180  # of the window; Lab's margins leave the game about 1000
TALLEST = 1000  # of a picture: a table of rows goes on below it

TIMELINE = """
from timeline_widgets import TimelineGame

game = TimelineGame("world-history", players=["Reds", "Blues"], seed="picture", score_folder=None)
match = game.match
for _ in range(5):  # five right cards, as if the class had placed them
    dated = {card: match.cardset.span(match.cards[card]) for card in range(len(match.cards))}
    move = match.legal_moves()[0]
    line = match.game.observe(match.state, None).line
    game.play(move._replace(gap=sum(dated[other] < dated[move.card] for other in line)))
game
"""
CHALLENGE = """
from timeline_widgets import ChallengeGame

ChallengeGame("inventions", players=["Ana", "Iker", "Olya"], seed="picture", score_folder=None)
"""
BUILDER = """
from timeline_widgets import CardSetBuilder

CardSetBuilder('''What happened | When was it | Kind
Caesar is murdered in the Senate | 44 BC | Rule & law
Charlemagne is crowned emperor | 8OO | Rule & law
Gutenberg prints his Bible | c. 1455 | Arts & letters
Independence is declared in Philadelphia | 4/7/1776 | Society
The Red Cross is founded | 1863 | Society
First people on the Moon | 20 July 1969 | Voyages''', title="A small set")
"""
LINKS = """
from timeline_widgets import LinkBuilder

LinkBuilder("school/timeline-widgets")
"""


def choose_a_gap(page: Page) -> None:
    """Choose a card of the hand, and a gap in the middle of the line."""
    table = Table(page)
    table.go_on()
    table.hand_cards.first.click()
    table.gaps.nth(3).click()


def turn_the_wheels(page: Page) -> None:
    """Begin a Trial, and turn three wheels of the first player."""
    table = ChallengeTable(page)
    table.begin()
    table.open("Ana")
    table.dial((2, 5, 6, None))


def look(page: Page) -> None:
    """Do nothing: what is to be seen is there."""


IN_LAB: Mapping[str, tuple[str, str, Callable[[Page], None]]] = {
    "timeline-game": (TIMELINE, ".tw-table", choose_a_gap),
    "challenge-game": (CHALLENGE, ".tw-challenge", turn_the_wheels),
    "cardset-builder": (BUILDER, ".twb", look),
    "link-builder": (LINKS, ".widget-vbox:has(.tw-sheet)", look),
}


def in_lab(browser: Browser, name: str, folder: Path, home: Path) -> None:
    """Take a picture of a widget in JupyterLab."""
    code, root, act = IN_LAB[name]
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "execution_count": None}
    kernel = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    notebook = {"cells": [{**cell, "outputs": [], "source": code}], "metadata": kernel}
    (folder / "picture.ipynb").write_text(
        json.dumps({**notebook, "nbformat": 4, "nbformat_minor": 5}), encoding="utf-8"
    )
    server = Server(folder, home, dark=False)
    try:
        page = browser.new_page(viewport={"width": WIDTH, "height": 1600})
        page.emulate_media(reduced_motion="reduce")
        lab = Lab(page, server, folder)
        lab.open("picture.ipynb")
        lab.command("application:toggle-left-area")
        lab.run_all()
        shown = page.locator(root).first
        shown.wait_for()
        act(page)
        page.mouse.move(0, 0)
        if box := shown.bounding_box():
            clip = {**box, "height": min(box["height"], TALLEST)}
            page.screenshot(path=PICTURES / f"{name}.png", clip=clip)
        page.close()
    finally:
        server.stop()


def on_paper(folder: Path) -> None:
    """Take a picture of a printed sheet of cards, fronts."""
    print_cards(shipped_cardset("world-history"), folder / "cards.pdf")
    to = str(PICTURES / "printed-cards")
    sheet = ["pdftoppm", "-png", "-singlefile", "-r", "60", str(folder / "cards.pdf"), to]
    subprocess.run(sheet, check=True)


def of_a_report(browser: Browser, folder: Path) -> None:
    """Take a picture of the top of a class report."""
    scores = generated_class(folder / "class", shipped_cardset("world-history"))
    ClassReport.read(scores).save(folder / "report.html", title="A generated class")
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    page.goto((folder / "report.html").as_uri())
    page.screenshot(path=PICTURES / "class-report.png")
    page.close()


def main() -> None:
    """Take all of them."""
    with sync_playwright() as playwright, TemporaryDirectory() as place:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=CHROMIUM_FLAGS
        )
        for name in IN_LAB:
            folder, home = Path(place, name), Path(place, f"{name}-home")
            folder.mkdir()
            in_lab(browser, name, folder, home)
        on_paper(Path(place))
        of_a_report(browser, Path(place))
        browser.close()


if __name__ == "__main__":
    main()
