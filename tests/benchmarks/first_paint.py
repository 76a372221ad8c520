"""How soon a game is on the screen, beside a widget of anywidget that shows a word.

    python -m tests.benchmarks.first_paint

Both are shown by cells of one notebook in JupyterLab, in turns: from the command that runs the
cell until the frame after the one in which it appears. The game has 110 cards with pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from tests.benchmarks.in_lab import notebook
from tests.benchmarks.row import Row, show

ROUNDS = 15
SETUP = """
import anywidget
from timeline_widgets import TimelineGame, shipped_cardset

cards = shipped_cardset("inventions")
assert len(cards) == 110

class Word(anywidget.AnyWidget):
    _esm = (
        "export default { render: ({ el }) => "
        "el.appendChild(document.createElement('mark')).append('word') }"
    )
"""
EMPTY = "Word()"
GAME = 'TimelineGame(cards, players=["Ana", "Iker", "Olya"], score_folder=None)'
SHOW = """([cell, appears]) => new Promise(done => {
    const { content } = window.jupyterapp.shell.currentWidget;
    const output = content.widgets[cell].node;
    const watcher = new MutationObserver(() => {
        if (!output.querySelector(appears)) return;
        watcher.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
    });
    content.activeCellIndex = cell;
    output.querySelector(appears)?.remove();
    watcher.observe(output, { childList: true, subtree: true });
    const start = performance.now();
    window.jupyterapp.commands.execute('notebook:run-cell');
})"""


def rows() -> Iterator[Row]:
    """Show both again and again."""
    empty: list[float] = []
    game: list[float] = []
    with notebook(SETUP, EMPTY, GAME) as (lab, _):
        lab.page.locator(".tw-hand-card").first.wait_for()
        for _ in range(ROUNDS):
            for cell, appears, times in ((1, "mark", empty), (2, ".tw-hand-card", game)):
                lab.page.wait_for_timeout(500)  # the page rests before each; it is not timed
                times.append(lab.page.evaluate(SHOW, [cell, appears]))
    yield Row.of(
        7,
        "first paint of a game with 110 cards",
        figure=f"{median(game):.0f} ms",
        baseline=f"an empty anywidget {median(empty):.0f} ms",
        values=[ours / theirs for ours, theirs in zip(game, empty, strict=True)],
        goal="≤ 1.5 ×",
    )


if __name__ == "__main__":
    show(rows())
