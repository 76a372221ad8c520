"""The five Trials, as pure functions of the answers, the cards and the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from timeline_widgets.games.challenge.board import Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.track import Trial
from timeline_widgets.games.challenge.trials.bet import bet
from timeline_widgets.games.challenge.trials.combination import combination
from timeline_widgets.games.challenge.trials.right_date import right_date
from timeline_widgets.games.challenge.trials.score import Score
from timeline_widgets.games.challenge.trials.split import split
from timeline_widgets.games.challenge.trials.timeline_4 import timeline_4
from timeline_widgets.games.challenge.wheels import Wheels

__all__ = ["CARDS", "TRIALS", "Score"]

TRIALS: Mapping[Trial, Callable[[Sequence[Wheels], Sequence[Dated], Board], list[Score]]] = (
    MappingProxyType(
        {
            "timeline_4": timeline_4,
            "bet": bet,
            "split": split,
            "right_date": right_date,
            "combination": combination,
        }
    )
)
"""What each Trial gives for the answers of the seats."""

CARDS: Mapping[Trial, int] = MappingProxyType(
    {"timeline_4": 4, "bet": 1, "split": 2, "right_date": 1, "combination": 4}
)
"""How many cards each Trial takes from the draw pile."""
