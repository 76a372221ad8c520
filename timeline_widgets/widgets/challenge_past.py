"""What of a game of Challenge is told again: the calls of a Challenge, and what won the steps."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge.events import (
    Called,
    DuelBegan,
    DuelEnded,
    Event,
    Revealed,
    TrialBegan,
)
from timeline_widgets.messages import Language


def called(event: Called, language: Language) -> dict[str, Any]:
    """Return a call of More or Less and its answer, as the browser gets it."""
    label = HistoricalDate.of_year(event.year).label(language)
    return {"seat": event.seat, "year": event.year, "label": label, "answer": event.answer}


def calls(events: Sequence[Event], language: Language) -> list[dict[str, Any]]:
    """Return the calls of the Challenge that is being played, the first one first."""
    running = takewhile(lambda event: not isinstance(event, DuelBegan), reversed(events))
    return [called(event, language) for event in running if isinstance(event, Called)][::-1]


def steps(events: Sequence[Event], seats: int) -> dict[str, list[int]]:
    """Return how many spaces each seat has won in each kind of Trial and Challenge played.

    Examples
    --------
    >>> from timeline_widgets.games.challenge.trials import Score
    >>> from timeline_widgets.games.challenge import BLANK
    >>> steps([
    ...     TrialBegan(1, "bet", (0,)),
    ...     Revealed((BLANK, BLANK), (Score(2), Score(0)), positions=(2, 0)),
    ... ], seats=2)
    {'bet': [2, 0]}
    """
    won: dict[str, list[int]] = {}
    kind = ""
    positions: tuple[int, ...] = (0,) * seats
    for event in events:
        match event:
            case TrialBegan():
                kind = event.trial
            case DuelBegan():
                kind = event.duel
            case Revealed() | DuelEnded():
                for seat, before in enumerate(positions):
                    gained = won.setdefault(kind, [0] * seats)
                    gained[seat] += event.positions[seat] - before
                positions = event.positions
    return won
