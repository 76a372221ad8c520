"""The Combination: four cards in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import eq

from timeline_widgets.games.challenge.board import Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.trials.score import Score, of_marks
from timeline_widgets.games.challenge.wheels import Wheels


def combination(answers: Sequence[Wheels], cards: Sequence[Dated], board: Board) -> list[Score]:  # noqa: ARG001
    """Return a score for each answer: a space for each card in its place, 1 to 4.

    Where dates are equal or overlap there are several right orders, and each answer is held against
    the one that suits it best (ruling C4).

    Examples
    --------
    The rulebook's: the right combination is 2, 3, 4, 1.

    >>> from timeline_widgets.games.challenge.board import CLASSIC_BOARD
    >>> cards = [Dated.of_year(year) for year in (1585, 1863, 1889, -287)]
    >>> orders(cards)
    [(2, 3, 4, 1)]
    >>> combination([Wheels((3, 2, 4, 1))], cards, CLASSIC_BOARD)
    [Score(steps=2, marks=(False, False, True, True), miss=None, sign_right=None)]
    """
    right = orders(cards)
    return [
        of_marks(max([tuple(map(eq, answer.digits, order)) for order in right], key=sum))
        for answer in answers
    ]


def orders(cards: Sequence[Dated]) -> list[tuple[int, ...]]:
    """Return every right combination: for each card its place, counted from 1."""
    numbers = tuple(range(len(cards)))
    return sorted(
        tuple([order.index(number) + 1 for number in numbers])
        for order in _from_earliest(cards, numbers)
    )


def _from_earliest(cards: Sequence[Dated], left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every order in which the cards that are left may have happened."""
    if not left:
        yield ()
        return
    by_then = min([cards[number].span.latest for number in left])
    for at, first in enumerate(left):
        if cards[first].span.earliest <= by_then:
            for order in _from_earliest(cards, left[:at] + left[at + 1 :]):
                yield (first, *order)
