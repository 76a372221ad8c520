"""How fast a click is answered in JupyterLab, and how many bytes a move brings to the browser.

Run as ``python -m tests.benchmarks.browser``. The times are ratios to a bare ipywidgets ``Button``
that sets a ``Label``, in the same page and run, alternately; the bytes are ratios to what the same
kernel sends for a message that it answers with nothing.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

import nbformat
from playwright.sync_api import sync_playwright

from tests.browser.lab import Lab, Server
from tests.browser.table import Table
from tests.conftest import CHROMIUM_FLAGS

CLICKS = 100
TCP_NODELAY = """
import socket
from tornado.tcpserver import TCPServer
from tornado.websocket import WebSocketHandler

opened = WebSocketHandler.open
def at_once(self, *args, **kwargs):
    self.set_nodelay(True)
    return opened(self, *args, **kwargs)
"""
GAME = """
import ipywidgets
from timeline_widgets import Card, CardSet, HistoricalDate, Place, TimelineGame
from timeline_widgets.cards import Picture

dates = [HistoricalDate.of_year(year) for year in range(1000, 1200)]
cards = CardSet("years", "Years", tuple(
    Card(f"card-{n}", f"Something happens in a certain town, number {n}", date, "Society",
         "A sentence or two that is read after the reveal, if anybody asks for it.",
         Picture(bytes([137]) + n.to_bytes(2, "big") * 2000, "image/png"))
    for n, date in enumerate(dates)
))
game = TimelineGame(cards, players=["Red", "Blue"], hand=10, seed=1, score_folder=None)
long = TimelineGame(cards, players=list("ABCDEFGH"), hand=10, seed=1, score_folder=None)
while len(long.state["line"]) < 40:
    state = long.match.state
    seen = long.match.game.observe(state, None)
    when = lambda card: long.match.cards[card].when.earliest
    card = seen.hands[long.match.game.to_act(state)[0]][0]
    long.play(Place(state.ply, card, sum(when(other) < when(card) for other in seen.line)))
button, label = ipywidgets.Button(description="bare"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
"""
SHOW = "display(button, label, game)"
SHOW_LONG = "long"
BARE = """() => new Promise(done => {
    const button = [...document.querySelectorAll('button.jupyter-button')]
        .find(each => each.textContent === 'bare');
    const label = button.closest('.jp-OutputArea').querySelector('.widget-label');
    const watcher = new MutationObserver(() => {
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    watcher.observe(label, {childList: true, characterData: true, subtree: true});
    const start = performance.now();
    button.click();
})"""
MOVE = """() => new Promise(done => {
    const table = document.querySelector('.tw-table');
    const place = table.querySelector('.tw-primary');
    const watcher = new MutationObserver(() => {
        if (!table.querySelector('.tw-tone-right, .tw-tone-wrong')) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    watcher.observe(table, {childList: true, attributes: true, subtree: true});
    const start = performance.now();
    place.click();
})"""


def main() -> None:
    """Play, and print what was measured."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        config = home / "jupyter" / "config" / "jupyter_server_config.py"
        config.parent.mkdir(parents=True)
        config.write_text(f"{TCP_NODELAY}\nWebSocketHandler.open = at_once\n")
        cells = [nbformat.v4.new_code_cell(source.strip()) for source in (GAME, SHOW, SHOW_LONG)]
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        (home / "class").mkdir()
        nbformat.write(
            nbformat.v4.new_notebook(cells=cells, metadata=kernel), home / "class" / "game.ipynb"
        )
        server = Server(home / "class", home / "jupyter", dark=False)
        try:
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=CHROMIUM_FLAGS
            )
            context = browser.new_context(
                viewport={"width": 1100, "height": 1000}, reduced_motion="reduce"
            )
            measure(Lab(context.new_page(), server, home / "class"))
            browser.close()
        finally:
            server.stop()


def measure(lab: Lab) -> None:
    """Click, and print ratios."""
    frames: list[bytes] = []
    keep = lambda frame: frames.append(frame.encode() if isinstance(frame, str) else frame)  # noqa: E731
    lab.page.on("websocket", lambda socket: socket.on("framereceived", keep))
    lab.open("game.ipynb")
    lab.run_all()
    tables = lab.page.locator(".tw")
    tables.nth(1).wait_for()
    table = Table(tables.first)
    bare, moves = [], []
    for click in range(CLICKS):
        frames.clear()
        bare.append(lab.page.evaluate(BARE))
        lab.page.wait_for_timeout(30)  # what comes after the answer, so that it disturbs no move
        envelope = sum(map(len, frames))
        if table.over:
            table.ending.click()
            table.hand_cards.first.wait_for()
        table.hand_cards.first.click()
        table.gaps.nth(click % 2).click()
        moves.append(lab.page.evaluate(MOVE))
        lab.page.wait_for_timeout(30)
        if not table.over:
            table.go_on()
    out = sys.stdout.write
    for name, times in (("a bare click", bare), ("a move", moves)):
        out(f"{name}: median {statistics.median(times):.1f} ms, 95 % {p95(times):.1f} ms\n")
    middle = statistics.median(moves) / statistics.median(bare)
    out(f"ratio: median {middle:.2f}, 95 % {p95(moves) / p95(bare):.2f}\n")

    table = Table(tables.nth(1))
    table.go_on()  # the last move of the kernel is told first
    lab.page.wait_for_timeout(1000)  # until every picture is there
    line = [int(title.split()[-1]) for title in table.line]
    title = table.hand[0]
    frames.clear()
    said = table.place(title, sum(number < int(title.split()[-1]) for number in line))
    lab.page.wait_for_timeout(500)
    pictures = [frame for frame in frames if b'"type": "picture"' in frame]
    size = sum(map(len, frames)) - sum(map(len, pictures))
    out(f"{said}\n")
    out(f"a move with {len(line)} cards on the line: {size} bytes, ")
    out(f"a bare click {envelope}: {size / envelope:.2f}\n")


def p95(times: list[float]) -> float:
    """Return what 95 of 100 stay below."""
    return statistics.quantiles(times, n=20)[-1]


if __name__ == "__main__":
    main()
