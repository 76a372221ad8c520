"""The Bet: one card and four wheels to spread over its likely spaces, or to stack on one."""

from __future__ import annotations

from collections.abc import Sequence

from timeline_widgets.games.challenge.board import Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.trials.score import Score, of_marks
from timeline_widgets.games.challenge.wheels import Wheels


def bet(answers: Sequence[Wheels], cards: Sequence[Dated], board: Board) -> list[Score]:
    """Return a score for each answer: a space for each wheel on a right space.

    Examples
    --------
    The rulebook's: the bikini of 1946 lies in space 8, on which two wheels were put.

    >>> from timeline_widgets.games.challenge.board import CLASSIC_BOARD
    >>> bet([Wheels((7, 8, 8, 9))], [Dated.of_year(1946)], CLASSIC_BOARD)
    [Score(steps=2, marks=(False, True, True, False), miss=None, sign_right=None)]
    """
    (card,) = cards
    right = board.spaces(card.span).__contains__
    return [of_marks(tuple(map(right, answer.digits))) for answer in answers]
