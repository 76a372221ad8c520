"""What a browser and a kernel have to carry, held on every change: rows 6, 8 and 9."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from jupyter_client.session import Session

from tests.benchmarks import bundles
from timeline_widgets import Card, CardSet, HistoricalDate, Place, TimelineGame

USS = """
import {package}
rows = (line.split() for line in open("/proc/self/smaps_rollup"))
print(sum(int(row[1]) for row in rows if row[0].startswith("Private")))
"""


def test_no_bundle_is_larger_than_sixty_kilobytes() -> None:
    sizes = bundles.sizes()
    assert {"timeline", "challenge", "builder"} <= sizes.keys()
    assert {name: size for name, size in sizes.items() if size > bundles.MOST} == {}


def test_the_package_weighs_no_more_in_a_kernel_than_anywidget_and_a_quarter() -> None:
    if sys.platform != "linux":
        pytest.skip("memory is read from /proc")
    ours, theirs = (
        int(subprocess.check_output([sys.executable, "-c", USS.format(package=package)]))
        for package in ("timeline_widgets", "anywidget")
    )
    assert ours <= 1.25 * theirs


class Wire:
    """Counts what a widget would send through a kernel for one message of its page."""

    def __init__(self, game: TimelineGame) -> None:
        self.game = game
        self.sent: list[dict[str, object]] = []
        game.comm.publish_msg = self._keep

    def _keep(self, _kind: str, data: dict[str, object] | None = None, **_more: object) -> None:
        self.sent.append(data or {})

    def bytes(self) -> int:
        """The bytes of all messages and of what goes around them, and forget them."""
        session = Session(key=b"")
        request = session.msg("comm_msg")
        contents = [{"execution_state": "busy"}, *self.sent, {"execution_state": "idle"}]
        self.sent.clear()
        messages = [session.msg("comm_msg", content, parent=request) for content in contents]
        return sum(len(json.dumps(message, default=str)) for message in messages)

    def empty(self) -> int:
        """The same for a message that is answered with an empty one."""
        self.game.send({})
        return self.bytes()


@pytest.mark.parametrize("cards", [10, 40])
def test_a_move_brings_the_browser_at_most_two_empty_messages(cards: int) -> None:
    game = with_a_line_of(cards)
    wire = Wire(game)
    envelope = wire.empty()
    place_rightly(game)
    assert wire.bytes() <= 2 * envelope


def with_a_line_of(cards: int) -> TimelineGame:
    """A game of eight in which that many cards lie on the line."""
    deck = tuple(
        Card(
            f"card-{year}",
            f"Something happens in a certain town, {year}",
            HistoricalDate.of_year(year),
            "Society",
            "A sentence that tells of it.",
        )
        for year in range(1000, 1200)
    )
    game = TimelineGame(
        CardSet("years", "Years", deck),
        players=list("ABCDEFGH"),
        hand=cards // 8 + 5,
        seed=1,
        score_folder=None,
    )
    while len(game.state["line"]) < cards:
        place_rightly(game)
    return game


def place_rightly(game: TimelineGame) -> None:
    """Place the first card of the hand where it belongs."""
    state = game.state
    year = lambda card: game.match.cards[card].when.earliest  # noqa: E731
    card = state["seats"][state["turn"]]["hand"][0]
    game.play(Place(state["ply"], card, sum(year(other) < year(card) for other in state["line"])))
