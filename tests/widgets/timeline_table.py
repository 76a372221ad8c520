"""A game of Timeline that is played by messages, as a browser plays it."""

from __future__ import annotations

from timeline_widgets import CardSet, TimelineGame
from timeline_widgets.cards import Card
from timeline_widgets.dates import HistoricalDate

YEARS = [1103 + 37 * number for number in range(24)]


def cardset():
    """A set whose hidden sides cannot be mistaken for anything else."""
    return CardSet(
        "secret",
        "Secrets",
        tuple(
            Card(
                f"card-of-{year}",
                f"Event {'abcdefghijklmnopqrstuvwx'[number]}",
                HistoricalDate.of_year(year),
                theme="Science",
                text=f"[text {year}]",
                source=f"[source {year}]",
            )
            for number, year in enumerate(YEARS)
        ),
    )


class Table:
    """A game whose outgoing messages are kept, and that is played by messages."""

    def __init__(self, **options):
        self.sent = []
        self.game = TimelineGame(
            options.pop("cards", None) or cardset(),
            **{"seed": "clio", "score_folder": None, **options},
        )
        self.game.send = lambda content, buffers=None: self.sent.append((content, buffers))
        self.key = 0

    def receive(self, **message):
        self.sent.clear()
        self.game._receive(None, message, [])
        return [content for content, _ in self.sent]

    def place(self, card, gap, **changes):
        self.key += 1
        message = {"ply": self.game.state["ply"], "key": f"press-{self.key}", **changes}
        return self.receive(type="place", card=card, gap=gap, **message)

    def hand(self):
        return self.game.state["seats"][self.game.state["turn"]]["hand"]

    def right_gap(self, card):
        match = self.game.match
        return match.state.line.right_gaps(match.game.spans[card])[0]
