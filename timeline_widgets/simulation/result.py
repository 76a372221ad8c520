"""What simulated games tell a teacher."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from timeline_widgets.cards import Card
from timeline_widgets.simulation.pace import Pace
from timeline_widgets.simulation.playing import CardTally, PlayedGame

if TYPE_CHECKING:
    import pandas as pd

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
        pace = self.pace
        per_trial = pace.answering * len(self.skills) + pace.revealing
        trials = game.rounds if self.game == "challenge" else 0
        seconds = (
            pace.opening
            + pace.placing * game.placements
            + pace.calling * game.calls
            + per_trial * trials
        )
        return seconds / 60

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
        """Return how even the seats are: a row for each, with its skill and its share of the wins.

        A shared win counts in parts. ``fair`` is the share of a seat that is neither better nor
        worse off, and ``chance`` twice the standard error of a share: smaller differences say
        nothing.
        """
        import pandas as pd

        wins = [0.0] * len(self.skills)
        for game in self.played:
            for seat in game.winners:
                wins[seat] += 1 / len(game.winners)
        count, fair = max(1, len(self.played)), 1 / len(self.skills)
        table = pd.DataFrame({"skill": self.skills, "wins": wins})
        table["share"] = table["wins"] / count
        table["fair"] = fair
        table["chance"] = 2 * (fair * (1 - fair) / count) ** 0.5
        return table.rename_axis("seat")

    def deciding_cards(self) -> pd.DataFrame:
        """Return which cards decide games: a row for each card that was played.

        ``answers`` counts placements and wheels, ``right`` is the share of them that was right, and
        ``decided`` counts the games in which the card was on the table when they were decided. A
        card that nobody or everybody gets right decides least.
        """
        import pandas as pd

        tally = self.tally
        played = sorted(tally.asked.keys() | tally.decided.keys())
        table = pd.DataFrame(
            {
                "id": [self.cards[card].id for card in played],
                "title": [self.cards[card].title for card in played],
                "answers": [tally.asked[card] for card in played],
                "right": [
                    tally.right[card] / tally.asked[card] if tally.asked[card] else float("nan")
                    for card in played
                ],
                "decided": [tally.decided[card] for card in played],
            }
        )
        return table.sort_values(["decided", "answers"], ascending=False, ignore_index=True)

    @property
    def pile_ran_out(self) -> float:
        """The share of the games in which the draw pile ran out and was made anew."""
        return sum(game.reshuffles > 0 for game in self.played) / max(1, len(self.played))
