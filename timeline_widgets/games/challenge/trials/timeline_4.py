"""Timeline 4: four cards, each into its space; a wheel a card."""

from __future__ import annotations

from collections.abc import Sequence
from operator import contains

from timeline_widgets.games.challenge.board import Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.trials.score import Score, of_marks
from timeline_widgets.games.challenge.wheels import Wheels


def timeline_4(answers: Sequence[Wheels], cards: Sequence[Dated], board: Board) -> list[Score]:
    """Return a score for each answer: a space for each card put into its space.

    Examples
    --------
    The rulebook's: the atlas of 1585, the Red Cross of 1863, the jukebox of 1889 and the crane of
    -287; three of the four wheels are right.

    >>> from timeline_widgets.games.challenge.board import CLASSIC_BOARD
    >>> cards = [Dated.of_year(year) for year in (1585, 1863, 1889, -287)]
    >>> timeline_4([Wheels((4, 6, 7, 1))], cards, CLASSIC_BOARD)
    [Score(steps=3, marks=(False, True, True, True), miss=None, sign_right=None)]
    """
    spaces = [board.spaces(card.span) for card in cards]
    return [of_marks(tuple(map(contains, spaces, answer.digits))) for answer in answers]
