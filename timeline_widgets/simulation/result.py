"""What simulated games tell a teacher."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from timeline_widgets.cards import Card
from timeline_widgets.simulation import picture
from timeline_widgets.simulation.pace import Pace
from timeline_widgets.simulation.playing import CardTally, PlayedGame

if TYPE_CHECKING:
    import pandas as pd


class SeatShare(NamedTuple):
    """How often a seat wins.

    Parameters
    ----------
    skill : str
        Of its player.
    wins, share : float
        A shared win counts in parts.
    fair : float
        The share of a seat that is neither better nor worse off.
    chance : float
        Twice the standard error of a share: smaller differences say nothing.
    """

    skill: str
    wins: float
    share: float
    fair: float
    chance: float


class DecidingCard(NamedTuple):
    """What became of a card in all games.

    Parameters
    ----------
    id, title : str
        Of the card.
    answers : int
        Placements and wheels about it.
    right : float
        The share of them that was right.
    decided : int
        The games in which it was on the table when they were decided.
    """

    id: str
    title: str
    answers: int
    right: float
    decided: int


_TOLD = ["minutes", "turns", "rounds", "challenges", "cards", "reshuffles"]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Many games of computer players, and what they tell.

    Parameters
    ----------
    game : {"timeline", "challenge"}
        What was played.
    skills : tuple of str
        The skill of each seat.
    played : tuple of PlayedGame
        The games, by their number.
    cards : sequence of Card
        The cards that were played with.
    tally : CardTally
        What was counted of each.
    pace : Pace
        The assumptions behind the minutes.
    stopped : bool
        Whether it was stopped before all games were played.
    """

    game: str
    skills: tuple[str, ...]
    played: tuple[PlayedGame, ...] = field(repr=False)
    cards: Sequence[Card] = field(repr=False)
    tally: CardTally = field(repr=False)
    pace: Pace
    stopped: bool

    def minutes(self, game: PlayedGame) -> float:
        """Return how long a class would take for a game, by the assumed pace."""
        return self.pace.minutes(
            placements=game.placements,
            calls=game.calls,
            trials=game.rounds if self.game == "challenge" else 0,
            people=len(self.skills),
        )

    def games(self) -> pd.DataFrame:
        """Return a table with a row for each game.

        The columns are those of `PlayedGame`, and ``minutes`` by the assumed pace.
        """
        import pandas as pd

        table = pd.DataFrame(self.played, columns=list(PlayedGame._fields)).set_index("game")
        table.insert(0, "minutes", [self.minutes(game) for game in self.played])
        return table

    def summary(self) -> pd.DataFrame:
        """Return how long games are: a row for minutes, turns, rounds and so on.

        ``usual_from`` and ``usual_to`` hold eight games of ten; ``longest`` is the longest of all.
        """
        games = self.games()[_TOLD]
        told = games.quantile([0.0, 0.1, 0.5, 0.9, 1.0]).T
        told.columns = ["shortest", "usual_from", "median", "usual_to", "longest"]
        told.insert(0, "mean", games.mean())
        return told

    def seats(self) -> pd.DataFrame:
        """Return how even the seats are: a row for each, with the columns of `SeatShare`."""
        import pandas as pd

        return pd.DataFrame(self.seat_shares()).rename_axis("seat")

    def seat_shares(self) -> list[SeatShare]:
        """Return the same without pandas."""
        wins = [0.0] * len(self.skills)
        for game in self.played:
            for seat in game.winners:
                wins[seat] += 1 / len(game.winners)
        count, fair = max(1, len(self.played)), 1 / len(self.skills)
        chance = 2 * (fair * (1 - fair) / count) ** 0.5
        return [
            SeatShare(skill, won, won / count, fair, chance)
            for skill, won in zip(self.skills, wins, strict=True)
        ]

    def deciding_cards(self) -> pd.DataFrame:
        """Return which cards decide games: a row for each card that was played.

        The columns are those of `DecidingCard`. A card that nobody or everybody gets right decides
        least.
        """
        import pandas as pd

        return pd.DataFrame(self.deciding(), columns=list(DecidingCard._fields))

    def deciding(self) -> list[DecidingCard]:
        """Return the same without pandas."""
        tally = self.tally
        played = [
            DecidingCard(
                self.cards[card].id,
                self.cards[card].title,
                tally.asked[card],
                tally.right[card] / tally.asked[card] if tally.asked[card] else float("nan"),
                tally.decided[card],
            )
            for card in sorted(tally.asked.keys() | tally.decided.keys())
        ]
        return sorted(played, key=lambda card: (-card.decided, -card.answers))

    @property
    def pile_ran_out(self) -> float:
        """The share of the games in which the draw pile ran out and was made anew."""
        return sum(game.reshuffles > 0 for game in self.played) / max(1, len(self.played))

    def _repr_html_(self) -> str:
        return picture.html(self)
