"""How soon a click in JupyterLab is answered: a move at the table beside a bare button.

    python -m tests.benchmarks.clicks

The button is one of ipywidgets that counts in a label, in the same page and run; the two take
turns. A click is answered when the frame after the one with the new text begins: then that one
has been painted. The game keeps a score log on this disk.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from tests.benchmarks.in_lab import notebook
from tests.benchmarks.row import Row, show
from tests.browser.table import Table

CLICKS = 200
GAME = """
import ipywidgets
from timeline_widgets import TimelineGame

button, label = ipywidgets.Button(description="bare"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
display(button, label)
TimelineGame("world-history", players=["Red", "Blue"], hand=10, seed=1)
"""
_PAINTED = """
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
"""
BARE = f"""() => new Promise(done => {{
    const button = [...document.querySelectorAll('button.jupyter-button')]
        .find(each => each.textContent === 'bare');
    const watcher = new MutationObserver(() => {{ {_PAINTED} }});
    watcher.observe(document.querySelector('.widget-label'), {{ childList: true, subtree: true }});
    const start = performance.now();
    button.click();
}})"""
MOVE = f"""() => new Promise(done => {{
    const table = document.querySelector('.tw-table');
    const watcher = new MutationObserver(() => {{
        if (!table.querySelector('.tw-tone-right, .tw-tone-wrong')) return;
        {_PAINTED}
    }});
    watcher.observe(table, {{ childList: true, attributes: true, subtree: true }});
    const start = performance.now();
    table.querySelector('.tw-primary').click();
}})"""
IDLE = "() => new Promise(done => requestIdleCallback(done))"


def rows() -> Iterator[Row]:
    """Click, and compare."""
    bare: list[float] = []
    moves: list[float] = []
    with notebook(GAME) as (lab, _):
        page = lab.page
        page.locator(".tw").wait_for()
        table = Table(page)
        for click in range(CLICKS):
            page.evaluate(IDLE)
            bare.append(page.evaluate(BARE))
            if table.ending.is_visible():
                table.ending.click()
            table.hand_cards.first.click()
            table.gaps.nth(click % 2).click()
            page.wait_for_timeout(300)  # until nothing moves any more
            page.evaluate(IDLE)
            moves.append(page.evaluate(MOVE))
            page.wait_for_timeout(300)
            if not table.ending.is_visible():
                table.go_on()
    for name, part in (("median", statistics.median), ("95 of 100", _p95)):
        goal = "≤ 1.3 ×" if name == "median" else "≤ 1.5 ×"
        yield Row.of(
            5,
            f"click → verdict painted in JupyterLab, {name}",
            figure=f"{part(moves):.1f} ms",
            baseline=f"Button → Label {part(bare):.1f} ms",
            values=[part(moves[n::4]) / part(bare[n::4]) for n in range(4)],
            goal=goal,
        )


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


if __name__ == "__main__":
    show(rows())
