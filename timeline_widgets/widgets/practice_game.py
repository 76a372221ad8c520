"""Practice for one student as a widget."""

from __future__ import annotations

import os
from typing import Any

from timeline_widgets.cards import CardSet
from timeline_widgets.match import PracticeMatch
from timeline_widgets.widgets.arguments import (
    refuse_unknown_options,
    seated,
    seconds,
    whole_number,
    yes_or_no,
)
from timeline_widgets.widgets.game_widget import OpenLog
from timeline_widgets.widgets.line_game import LineGame
from timeline_widgets.widgets.line_wire import Helps


class PracticeGame(LineGame):
    """Practice for one: a card at a time, and what was missed comes back sooner.

    Parameters
    ----------
    cards : CardSet or str
        The cards to practise with, or the name of a set that comes with the package.
    player : str
        Who practises; by default the student.
    lives : int or None
        How many cards may be missed before the end; None practises without end.
    seed, language, score_folder, student, letters, confidence, hints, timer
        As in `TimelineGame`.

    Raises
    ------
    TypeError
        If an option is unknown or not of its type; it names those that are allowed.
    ValueError
        If a value is not allowed.

    Examples
    --------
    >>> PracticeGame("world-history", player="Ana", seed=7, score_folder=None)
    PracticeGame('World history', player='Ana', lives=3, moves=0)
    """

    _match: PracticeMatch

    def __init__(
        self,
        cards: CardSet | str,
        *,
        player: str | None = None,
        lives: int | None = 3,
        seed: str | int | None = None,
        language: str = "en",
        score_folder: str | os.PathLike[str] | None = "scores",
        student: str | None = None,
        letters: bool = False,
        confidence: bool = False,
        hints: bool = False,
        timer: int | None = None,
        **unknown: Any,
    ) -> None:
        refuse_unknown_options(PracticeGame, unknown)
        players = None if player is None else [player]
        seats = seated(players, None, language=language, most=1)
        self._lives = None if lives is None else whole_number("number of lives", lives)
        super().__init__(
            cards,
            seats=seats,
            seed=seed,
            language=language,
            score_folder=score_folder,
            student=student,
            helps=Helps(
                letters=yes_or_no("letters", letters),
                confidence=yes_or_no("confidence", confidence),
                hints=yes_or_no("hints", hints),
                timer=seconds("timer", timer),
            ),
        )

    def _new_match(self, open_log: OpenLog) -> PracticeMatch:
        return PracticeMatch(
            self._cardset,
            self._who.seats[0],
            lives=self._lives,
            seed=self._seed_now(),
            open_log=open_log,
        )

    def _told(self) -> dict[str, object]:
        return {"player": self._who.seats[0].name, "lives": self._lives}
