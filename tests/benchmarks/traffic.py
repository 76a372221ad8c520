"""How many bytes a move brings to the browser, beside the least that any message brings.

    python -m tests.benchmarks.traffic

Everything that comes over the websocket counts, from the click until a second after the pointer has
left the table. Cards are placed rightly: one that is drawn would bring its face and its picture,
once. The envelope is what the same kernel sends for a click that it answers with an empty message.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from tests.benchmarks.in_lab import notebook
from tests.benchmarks.row import Row, show
from tests.browser.table import Table

MOVES = 5
GAME = """
import ipywidgets
from timeline_widgets import Card, CardSet, HistoricalDate, Place, TimelineGame
from timeline_widgets.cards import Picture

cards = CardSet("years", "Years", tuple(
    Card(f"card-{{n}}", f"Something happens in a certain town, number {{1000 + n}}",
         HistoricalDate.of_year(1000 + n), "Society",
         "A sentence or two that is read after the reveal, if anybody asks for it.",
         Picture(bytes([137]) + n.to_bytes(2, "big") * 2000, "image/png"))
    for n in range({cards} + 160)
))
game = TimelineGame(
    cards, players=list("ABCDEFGH"), hand={cards} // 8 + 5, seed=1, score_folder=None
)
while len(game.state["line"]) < {cards}:
    state = game.match.state
    seen = game.match.game.observe(state, None)
    when = lambda card: game.match.cards[card].when.earliest
    card = seen.hands[game.match.game.to_act(state)[0]][0]
    game.play(Place(state.ply, card, sum(when(other) < when(card) for other in seen.line)))
button = ipywidgets.Button(description="empty")
button.on_click(lambda _: button.send({{}}))
display(button, game)
"""


def rows() -> Iterator[Row]:
    """Make moves with ever longer lines."""
    for cards in (40, 200):
        sizes, envelope = traffic(cards)
        yield Row.of(
            6,
            f"bytes to the browser for a move, {cards} cards on the line, pictures",
            figure=f"{median(sizes):,.0f} bytes",
            baseline=f"an empty message {envelope:,} bytes",
            values=[size / envelope for size in sizes],
            goal="≤ 2 ×",
        )


def traffic(cards: int) -> tuple[list[int], int]:
    """Return the bytes of some moves, and those of an envelope."""
    sizes = []
    with notebook(GAME.format(cards=cards)) as (lab, received):
        page = lab.page
        page.locator(".tw").wait_for()
        table = Table(page)
        table.go_on()  # the last move of the kernel is told first
        page.wait_for_timeout(2000)  # until every picture is there
        received.clear()
        page.get_by_role("button", name="empty").click()
        page.wait_for_timeout(1000)  # for all that an answer brings, as below
        envelope = sum(map(len, received))
        for _ in range(MOVES):
            line = [int(title.split()[-1]) for title in table.line]
            title = table.hand[0]
            gap = sum(number < int(title.split()[-1]) for number in line)
            received.clear()
            table.place(title, gap)
            page.mouse.move(5, 5)
            page.wait_for_timeout(1000)  # whatever follows a move counts
            sizes.append(sum(map(len, received)))
            table.go_on()
            page.wait_for_timeout(1000)  # until the pictures of the next hand are there
    return sizes, envelope


if __name__ == "__main__":
    show(rows())
