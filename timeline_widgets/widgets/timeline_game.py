"""The classic game as a widget."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from timeline_widgets.cards import CardSet
from timeline_widgets.games.timeline import EDITIONS
from timeline_widgets.games.timeline.rules import MOST_SEATS
from timeline_widgets.match import Computer, TimelineMatch
from timeline_widgets.widgets.arguments import (
    one_of,
    refuse_unknown_options,
    seated,
    seconds,
    whole_number,
    yes_or_no,
)
from timeline_widgets.widgets.game_widget import OpenLog
from timeline_widgets.widgets.line_game import LineGame
from timeline_widgets.widgets.line_wire import Helps


class TimelineGame(LineGame):
    """A game of Timeline, to be shown by a cell.

    Parameters
    ----------
    cards : CardSet or str
        The cards to play with, or the name of a set that comes with the package.
    players : sequence of str or Computer, optional
        Who plays, in seating order: 2 to 8, or one who practises (ruling T6). One is a person.
    teams : mapping of str to sequence of str, optional
        Instead of players: each team's name and its members. A team shares one hand.
    edition : {"spain", "russia", "star-wars"}
        Whose rules.
    hand : int
        How many cards each player is dealt (ruling T5).
    starting_player : str, optional
        Who begins; the first player or team by default (ruling T7).
    seed : str or int, optional
        The same seed gives the same game, so ``seed="2026-11-29"`` is a game of the day for a whole
        class. By default every game is another.
    language : {"en", "es", "fr", "de", "ru"}
        The reader's language.
    score_folder : path or None
        Where the score logs are kept; None keeps none.
    student : str, optional
        Whose log it is, a name or a pseudonym. By default the JupyterHub user; where there is none
        the table has a field for it, until the first move. An empty text keeps nobody's name.
    letters : bool
        Whether the gaps have letters, for a class that calls them out.
    confidence : bool
        Whether the table asks how sure a player is, before the reveal.
    hints : bool
        Whether hints can be bought for a point.
    timer : int or None
        Seconds for a turn; None leaves as much time as it takes.
    teacher_moves : bool
        Whether the table offers to skip a turn and to withdraw a player (ruling T17).

    Raises
    ------
    TypeError
        If an option is unknown or not of its type; it names those that are allowed.
    ValueError
        If a value is not allowed, or the set has too few cards for the players.

    Examples
    --------
    >>> game = TimelineGame("world-history", players=["Ana", "Iker"], seed=7, score_folder=None)
    >>> game
    TimelineGame('World history', players=['Ana', 'Iker'], edition='spain', moves=0)
    >>> game.turn, game.scores
    ('Ana', {'Ana': 0, 'Iker': 0})
    """

    _match: TimelineMatch

    def __init__(
        self,
        cards: CardSet | str,
        *,
        players: Sequence[str | Computer] | None = None,
        teams: Mapping[str, Sequence[str]] | None = None,
        edition: str = "spain",
        hand: int = 4,
        starting_player: str | None = None,
        seed: str | int | None = None,
        language: str = "en",
        score_folder: str | os.PathLike[str] | None = "scores",
        student: str | None = None,
        letters: bool = False,
        confidence: bool = False,
        hints: bool = False,
        timer: int | None = None,
        teacher_moves: bool = False,
        **unknown: Any,
    ) -> None:
        refuse_unknown_options(TimelineGame, unknown)
        seats = seated(players, teams, language=language, most=MOST_SEATS)
        self._edition = one_of("edition", edition, EDITIONS)
        self._hand = whole_number("hand", hand)
        names = [seat.name for seat in seats]
        self._starting_seat = one_of(
            "starting player",
            names[0] if starting_player is None else starting_player,
            {name: seat for seat, name in enumerate(names)},
        )
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
                teacher_moves=yes_or_no("teacher_moves", teacher_moves),
            ),
        )
        spare = self._match.game.spare_cards
        if spare < len(seats):
            warnings.warn(
                f"Cards left to draw for {len(seats)} players: only {spare}; "
                "a smaller hand or a larger set makes a better game.",
                stacklevel=2,
            )

    def _new_match(self, open_log: OpenLog) -> TimelineMatch:
        return TimelineMatch(
            self._cardset,
            self._who.seats,
            hand=self._hand,
            edition=self._edition,
            starting_seat=self._starting_seat,
            seed=self._seed_now(),
            open_log=open_log,
        )

    def _told(self) -> dict[str, object]:
        players = [seat.name for seat in self._who.seats]
        return {"players": players, "edition": self._edition.name}
