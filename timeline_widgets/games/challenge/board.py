"""The Timeline section of the board: nine dates and the ten spaces beside them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from timeline_widgets.cards import Span
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.protocol import SetupError

DATES = 9
_ROUND = (1000, 500, 100, 50, 20, 10, 5, 2, 1)  # steps between years that people like to print


@dataclass(frozen=True)
class Board:
    """Nine dates that divide all of time into the spaces 0 to 9.

    Space 0 is everything up to the first date, space 9 everything from the last. A card that has
    the very date of a border is right in both spaces beside it, and an uncertain card in every
    space that it touches (ruling C3).

    Parameters
    ----------
    dates : tuple of int
        Nine years as people count, increasing, none of them 0.

    Raises
    ------
    SetupError
        If there are not nine, or they do not increase, or one is 0.

    Examples
    --------
    >>> [CLASSIC_BOARD.spaces(Dated.of_year(year).span) for year in (1585, 1600)]
    [range(3, 4), range(3, 5)]
    """

    dates: tuple[int, ...]

    def __post_init__(self) -> None:
        dates = self.dates
        if len(dates) != DATES or 0 in dates or any(b <= a for a, b in pairwise(dates)):
            raise SetupError(
                "board",
                f"A board has {DATES} years that increase, none of them 0; not {dates}.",
                dates=dates,
            )

    @cached_property
    def _borders(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        spans = [Dated.of_year(date).span for date in self.dates]
        return tuple(s.earliest for s in spans), tuple(s.latest for s in spans)

    def spaces(self, span: Span) -> range:
        """Return the spaces in which a card is right."""
        starts, ends = self._borders
        return range(bisect_left(ends, span.earliest), bisect_right(starts, span.latest) + 1)

    @classmethod
    def for_cards(cls, cards: Iterable[Dated]) -> Board:
        """Propose nine dates that divide a set evenly, rounded as a person would print them.

        Parameters
        ----------
        cards : iterable of Dated
            Cards with at least ten different years.

        Raises
        ------
        SetupError
            If the years are too few or too close to divide.

        Examples
        --------
        >>> Board.for_cards(Dated.of_year(year) for year in range(1001, 2001)).dates
        (1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900)
        """
        years = sorted(card.year for card in cards)
        if len(set(years)) <= DATES:
            raise SetupError(
                "board",
                f"Nine dates need cards of at least {DATES + 1} different years to divide; "
                f"these have {len(set(years))}.",
                years=len(set(years)),
            )
        dates: list[int] = []
        for number in range(1, DATES + 1):
            cut = number * len(years) / (DATES + 1)
            dates.append(_round_year_at(years, cut, above=dates[-1] if dates else None))
        return cls(tuple(dates))


def _round_year_at(years: list[int], cut: float, above: int | None) -> int:
    """Return the roundest year that has about `cut` of the sorted years before it."""
    slack = max(0.5, len(years) / 40)  # a quarter of a space may move for the sake of roundness
    low = years[max(0, round(cut - slack) - 1)] + 1
    high = years[min(len(years) - 1, round(cut + slack))]
    if above is not None:
        low, high = max(low, above + 1), max(high, above + 1)
    target = years[min(len(years) - 1, round(cut))]
    for step in _ROUND:
        rounded = [year for year in range(-(-low // step) * step, high + 1, step) if year]
        if rounded:
            return min(rounded, key=lambda year: (abs(year - target), year))
    return high or 1


CLASSIC_BOARD = Board((-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970))
"""The printed dates. All but 1750 follow from the rulebook's text (ruling C1)."""
