"""How long the parts of a game take a class: assumptions, stated so that they can be changed."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds that people need at one screen, passed from hand to hand.

    Assumed, not measured; a class that talks about every card takes longer.

    Parameters
    ----------
    opening : float
        Names and rules, before the first card.
    placing : float
        A turn of Timeline or Sudden Death: choosing a gap, and looking at the date.
    calling : float
        A call of More or Less.
    answering : float
        A seat's answer to a Trial, the screen handed on.
    revealing : float
        Looking at the dates and scores of a Trial together.
    """

    opening: float = 120
    placing: float = 25
    calling: float = 10
    answering: float = 30
    revealing: float = 40

    def minutes(self, *, placements: int, calls: int, trials: int = 0, people: int = 0) -> float:
        """Return how long a game takes.

        Parameters
        ----------
        placements, calls : int
            Cards placed in a line, and dates called in More or Less.
        trials : int
            Trials of Challenge.
        people : int
            How many answer each Trial one after the other; computer players answer at once.

        Examples
        --------
        >>> PACE.minutes(placements=4, calls=6, trials=5, people=3)
        15.5
        """
        seconds = (
            self.opening
            + self.placing * placements
            + self.calling * calls
            + (self.answering * people + self.revealing) * trials
        )
        return seconds / 60


PACE = Pace()
