"""The Split: how many years lie between two cards."""

from __future__ import annotations

from collections.abc import Sequence

from timeline_widgets.games.challenge.board import Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.trials.score import Score
from timeline_widgets.games.challenge.wheels import Wheels

STEPS = 4


def split(answers: Sequence[Wheels], cards: Sequence[Dated], board: Board) -> list[Score]:  # noqa: ARG001
    """Return a score for each answer: four spaces for all who came closest (ruling C7).

    Examples
    --------
    The rulebook's: from the waistcoat of 1762 to the bleach of 1785 it is 23 years; only the 25
    moves.

    >>> answers = [Wheels((0, 0, tens, ones)) for tens, ones in ((2, 5), (3, 1), (3, 1), (5, 0))]
    >>> from timeline_widgets.games.challenge.board import CLASSIC_BOARD
    >>> cards = [Dated.of_year(1762), Dated.of_year(1785)]
    >>> [(score.steps, score.miss) for score in split(answers, cards, CLASSIC_BOARD)]
    [(4, 2), (0, 8), (0, 8), (0, 27)]
    """
    shortest, longest = years_between(*cards)
    misses = [_miss(answer.number, shortest, longest) for answer in answers]
    closest = min((miss for miss in misses if miss is not None), default=None)
    return [
        Score(STEPS if miss is not None and miss == closest else 0, miss=miss) for miss in misses
    ]


def years_between(one: Dated, other: Dated) -> tuple[int, int]:
    """Return the fewest and the most years that may lie between two cards; there was no year 0.

    Examples
    --------
    >>> years_between(Dated.of_year(-44), Dated.of_year(14))
    (57, 57)
    """
    early, late = sorted((one.span.years, other.span.years))
    most = max(late[1] - early[0], early[1] - late[0])
    return max(0, late[0] - early[1]), most


def _miss(answer: int | None, shortest: int, longest: int) -> int | None:
    if answer is None:
        return None
    return max(shortest - answer, answer - longest, 0)
