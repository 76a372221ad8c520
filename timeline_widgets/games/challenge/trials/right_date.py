"""The Right Date: the date of one card, wheel by wheel."""

from __future__ import annotations

from collections.abc import Sequence
from operator import eq

from timeline_widgets.games.challenge.board import Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.trials.score import Score
from timeline_widgets.games.challenge.wheels import Sign, Wheels


def right_date(answers: Sequence[Wheels], cards: Sequence[Dated], board: Board) -> list[Score]:  # noqa: ARG001
    """Return a score for each answer: a space for each right digit, none with a wrong sign.

    The year counts without its sign and with leading zeros (ruling C5).

    Examples
    --------
    The rulebook's: +1007 for the socks of the year 1000.

    >>> from timeline_widgets.games.challenge.board import CLASSIC_BOARD
    >>> right_date([Wheels((1, 0, 0, 7), "+")], [Dated.of_year(1000)], CLASSIC_BOARD)
    [Score(steps=3, marks=(True, True, True, False), miss=None, sign_right=True)]
    """
    (card,) = cards
    digits, sign = right_wheels(card)
    scores = []
    for answer in answers:
        marks = tuple(map(eq, answer.digits, digits))
        right = answer.sign == sign
        scores.append(Score(sum(marks) if right else 0, marks, sign_right=right))
    return scores


def right_wheels(card: Dated) -> tuple[tuple[int, ...], Sign]:
    """Return what the wheels show for a card's year.

    Examples
    --------
    >>> right_wheels(Dated.of_year(-287))
    ((0, 2, 8, 7), '-')
    """
    return tuple(map(int, f"{abs(card.year):04}")), "+" if card.year > 0 else "-"
