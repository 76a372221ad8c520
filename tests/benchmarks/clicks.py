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

CLICKS = 200
GAME = """
import ipywidgets
from timeline_widgets import TimelineGame

button, label = ipywidgets.Button(description="bare"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
display(button, label)
TimelineGame("world-history", players=["Red", "Blue"], hand=10, seed=1)
"""
PAGE = """() => {
window.wait = ms => new Promise(done => setTimeout(done, ms));
window.timed = (press, part, shown) => new Promise(done => {
    const watcher = new MutationObserver(() => {
        if (!shown()) return;
        watcher.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
    });
    watcher.observe(part, { attributes: true, childList: true, subtree: true });
    const start = performance.now();
    press.click();
});
const isBare = button => button.textContent === 'bare';
window.bare = () => timed(
    [...document.querySelectorAll('button.jupyter-button')].find(isBare),
    document.querySelector('.widget-label'),
    () => true,
);
window.move = async gap => {
    const table = document.querySelector('.tw-table');
    table.querySelector('.tw-hand-card').click();
    await wait(50);
    const gaps = table.querySelectorAll('.tw-gap');
    gaps[gap % gaps.length].click();
    await wait(300);  // until nothing moves any more
    const verdict = () => table.querySelector('.tw-tone-right, .tw-tone-wrong, .tw-ending');
    const time = await timed(table.querySelector('.tw-primary'), table, verdict);
    await wait(30);
    table.querySelector('.tw-primary').click();  // the next player, or the next game
    await wait(300);
    return time;
};
}"""


def rows() -> Iterator[Row]:
    """Click, and compare."""
    bare: list[float] = []
    moves: list[float] = []
    with notebook(GAME) as (lab, _):
        lab.page.locator(".tw-hand-card").first.wait_for()
        lab.page.evaluate(PAGE)
        for click in range(CLICKS):
            bare.append(lab.page.evaluate("bare()"))
            moves.append(lab.page.evaluate("gap => move(gap)", click))
    for name, part, goal in (
        ("median", statistics.median, "≤ 1.3 ×"),
        ("95 of 100", _p95, "≤ 1.5 ×"),
    ):
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
