"""A practice for one student."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from timeline_widgets.cards import CardSet
from timeline_widgets.games.practice import Practice, State
from timeline_widgets.games.practice.rules import RULES_VERSION
from timeline_widgets.games.practice.state import Event
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.match.line_match import LineMatch
from timeline_widgets.match.match import numbered
from timeline_widgets.match.seat import Seat
from timeline_widgets.records.writing import ScoreLog


class PracticeMatch(LineMatch[State, Event]):
    """One practice.

    Parameters
    ----------
    cardset : CardSet
        The cards.
    seat : Seat
        Who practises.
    lives : int or None
        How many cards may be missed before the end; None practises without end.
    seed : str
        Any text; the same seed gives the same cards in the same order.
    open_log : callable or None
        Gives the score log that moves are written to.

    Raises
    ------
    SetupError
        If the set is too small, or a number is not allowed.
    """

    game: Practice

    def __init__(
        self,
        cardset: CardSet,
        seat: Seat,
        *,
        lives: int | None = 3,
        seed: str,
        open_log: Callable[[], ScoreLog] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        shuffler = Shuffler(seed)
        cards = numbered(cardset, shuffler)
        game = Practice([cardset.span(card) for card in cards], lives=lives)
        super().__init__(
            game, cardset, cards, [seat], shuffler=shuffler, open_log=open_log, clock=clock
        )

    @classmethod
    def of_record(cls, told: Mapping[str, Any], cardset: CardSet) -> PracticeMatch:
        """Return the match that a ``match`` record set up, before its first move and without a log.

        Raises
        ------
        KeyError, TypeError, ValueError
            If the record does not tell of such a match.
        """
        (seat,) = Seat.of_records(told)
        return cls(cardset, seat, lives=told["options"]["lives"], seed=told["seed"])

    def _start_record(self) -> Mapping[str, object]:
        return {
            "game": "practice",
            "rules": RULES_VERSION,
            "options": {"lives": self.game.lives},
        }
