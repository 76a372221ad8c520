"""A game of Challenge that is played by messages, as a page would send them."""

from __future__ import annotations

from timeline_widgets import ChallengeGame
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate

YEARS = [1102 + 17 * number for number in range(52)]


def cardset(most=None):
    """A set whose hidden sides cannot be mistaken for anything else."""
    return CardSet(
        "secret",
        "Secrets",
        tuple(
            Card(
                f"card-of-{year}",
                f"Event {chr(65 + number // 26)}{chr(65 + number % 26)}",
                HistoricalDate.of_year(year),
                text=f"[text {year}]",
            )
            for number, year in enumerate(YEARS[:most])
        ),
    )


class Table:
    """A game that is played by messages, and whose answers are kept."""

    def __init__(self, **options):
        self.sent = []
        defaults = {"players": ["Ana", "Iker", "Sami"], "seed": "clio", "score_folder": None}
        self.game = ChallengeGame(
            options.pop("cards", None) or cardset(), **{**defaults, **options}
        )
        self.game.send = lambda content, **_: self.sent.append(content)
        self.keys = 0

    @property
    def state(self):
        return self.game.state

    def press(self, **message):
        self.sent.clear()
        self.keys += 1
        self.game._receive(None, {"ply": self.state["ply"], "key": f"k{self.keys}", **message}, [])
        return list(self.sent)

    def lock(self, seat, wheels=(1, 2, 3, 4), sign=None, **changes):
        return self.press(type="lock", seat=seat, wheels=list(wheels), sign=sign, **changes)

    def years(self, numbers):
        return [self.game.match.cards[number].when.earliest[0] for number in numbers]


def spaces_of(table, numbers):
    return [
        table.game.match.game.board.spaces(table.game.match.game.cards[number].span)[0]
        for number in numbers
    ]


def some_press(table, chance):
    """Press anything that is allowed and not too foolish."""
    state = table.state
    if state["phase"] == "trial":
        seat = state["trial"]["locked"].index(False)
        kind = state["trial"]["kind"]
        if kind == "combination":
            wheels = [chance.randint(1, 4) for _ in range(4)]
        elif kind in ("timeline_4", "bet"):
            right = spaces_of(table, state["trial"]["cards"])
            wheels = [chance.choice([right[n % len(right)], n]) for n in range(4)]
        else:
            wheels = [chance.randint(0, 9) for _ in range(4)]
        return table.lock(seat, wheels, "+" if kind == "right_date" else None)
    duel = state["duel"]
    if duel["kind"] == "sudden_death":
        gap = chance.randint(0, len(duel["line"]))
        return table.press(type="place", card=duel["card"], gap=gap)
    middle = (duel["above"] + duel["below"]) // 2
    return table.press(type="call", year=middle or 1)
