"""JupyterLab in a folder, with settings and in a browser window of its own for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page

from tests.browser.hosts import Host
from tests.browser.lab import Lab, Server
from tests.widgets.conftest import AXE

# A page without a height, as JupyterLab's or one in full screen is, hides every contrast from axe.
WITH_HEIGHT = """() => {
    document.documentElement.style.height = '100%';
    Object.assign(document.body.style, {position: 'absolute', inset: '0'});
}"""
RUN = "within => axe.run(within, {resultTypes: ['violations', 'passes']})"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

GAME = """
from timeline_widgets import TimelineGame, read_cardset

game = TimelineGame(read_cardset("cards.csv"), players=["Red", "Blue"], seed="a leak-proof game")
game
"""


@pytest.fixture
def start_lab(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Lab]]:
    """Start JupyterLab for a folder: ``start_lab(folder, width=820, dark=True)``.

    The test fails if its page complains.
    """
    labs: list[Lab] = []
    with ExitStack() as on_exit:

        def start(folder: Path, *, width: int = 1200, dark: bool = False) -> Lab:
            server = Server(folder, tmp_path / "jupyter", dark=dark)
            on_exit.callback(server.stop)
            context = on_exit.enter_context(
                browser.new_context(viewport={"width": width, "height": 900})
            )
            labs.append(Lab(context.new_page(), server, folder))
            return labs[-1]

        yield start
        sound = [lab for lab in labs if not lab.without_kernel]
        assert [complaint for lab in sound for complaint in lab.complaints] == []


@pytest.fixture
def start_host(tmp_path: Path) -> Iterator[Callable[..., Host]]:
    """Start another host for a folder: ``start_host("voila", folder)``."""
    hosts: list[Host] = []

    def start(name: str, folder: Path) -> Host:
        hosts.append(Host(name, folder, tmp_path / "jupyter"))
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()


@pytest.fixture
def violations() -> Callable[..., list[str]]:
    """What axe-core finds in a page that shows a game, or in another part: ``within=".twc"``."""
    if not AXE.is_file():
        pytest.skip("axe-core is not here: run `npm ci` in timeline_widgets/frontend")
    axe = AXE.read_text("utf-8")

    def violations(page: Page, within: str = ".tw") -> list[str]:
        page.evaluate(DRAWN)
        page.evaluate(WITH_HEIGHT)
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe)
        found = page.evaluate(RUN, within)
        assert "color-contrast" in [rule["id"] for rule in found["passes"]]
        return [
            f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    return violations


@pytest.fixture
def secrets() -> dict[str, tuple[str, ...]]:
    """By title, what must not be known of a card before it is turned over.

    No two cards share a number, and none of the numbers comes up by itself in what a notebook
    says to its kernel, so that finding one of them means that a date is out.
    """
    words = ("amber", "birch", "cedar", "daisy", "elder", "fern", "gorse", "hazel", "iris", "kelp")
    return {
        f"Event {word}": (str(1013 + 34 * number), f"moral of {word}", f"chronicle of {word}")
        for number, word in enumerate(words)
    }


@pytest.fixture
def game_folder(tmp_path: Path, secrets: dict[str, tuple[str, ...]]) -> Path:
    """A folder with a card file and a notebook that plays with it."""
    folder = tmp_path / "class"
    folder.mkdir()
    rows = [",".join((title, *hidden)) for title, hidden in secrets.items()]
    (folder / "cards.csv").write_text(
        "\n".join(["title,date,text,source", *rows]), encoding="utf-8"
    )
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(GAME.strip())],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, folder / "game.ipynb")
    return folder
