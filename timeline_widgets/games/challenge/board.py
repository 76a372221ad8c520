"""The Timeline section of the board: nine dates and the ten spaces beside them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from timeline_widgets.cards import CardSet, Span
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.usable import usable_cards
from timeline_widgets.games.protocol import SetupError

DATES = 9
_ROUND = (1000, 500, 100, 50, 20, 10, 5, 2, 1)  # steps between years that people like to print
_RANK_COST = 0.07  # of a space's cards: what one rank of roundness may displace


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
        If they are not.

    Examples
    --------
    >>> [CLASSIC_BOARD.spaces(Dated.of_year(year).span) for year in (1585, 1600)]
    [range(3, 4), range(3, 5)]
    """

    dates: tuple[int, ...]

    def __post_init__(self) -> None:
        dates = tuple(self.dates)
        object.__setattr__(self, "dates", dates)
        faults = _faults(dates)
        if faults:
            raise SetupError(
                "board",
                f"A board has {DATES} years that increase, none of them 0; not {dates}: "
                f"{', '.join(faults)}.",
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
    def for_cards(cls, cards: CardSet) -> Board:
        """Propose nine dates that suit the cards of a set that can be used (ruling C6).

        Raises
        ------
        SetupError
            As :meth:`for_years` does, and for cards without dates.
        """
        return cls.for_years(dated.year for _, dated in usable_cards(cards).cards)

    @classmethod
    def for_years(cls, years: Iterable[int]) -> Board:
        """Propose nine dates that divide years evenly, rounded as a person would print them.

        Parameters
        ----------
        years : iterable of int
            The years of the cards as people count, at least ten different ones.

        Raises
        ------
        SetupError
            If there are fewer.

        Examples
        --------
        >>> Board.for_years(range(1003, 2003)).dates
        (1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900)
        """
        ordered = sorted(years)
        different = sorted(set(ordered))
        if len(different) <= DATES:
            raise SetupError(
                "board",
                f"Nine dates need cards of at least {DATES + 1} different years to divide; "
                f"these have {len(different)}.",
                years=len(different),
            )
        dates: list[int] = []
        for number in range(1, DATES + 1):
            # A year of a card before each date and for each later one, so that no space is empty.
            first = different[bisect_right(different, dates[-1]) if dates else 0]
            last = different[number - DATES - 1]
            before = number * len(ordered) / (DATES + 1)
            dates.append(_border(ordered, before, range(first, last + 1)))
        return cls(tuple(dates))


def _faults(dates: tuple[object, ...]) -> list[str]:
    """Return what is wrong with the dates of a board."""
    faults = [] if len(dates) == DATES else [f"there are {len(dates)}"]
    odd = [date for date in dates if type(date) is not int]
    if odd:
        return [*faults, *(f"{date!r} is no whole number" for date in odd)]
    years = [date for date in dates if isinstance(date, int)]
    if 0 in years:
        faults.append("there was no year 0")
    return faults + [f"{b} does not come after {a}" for a, b in pairwise(years) if b <= a]


def _border(years: Sequence[int], before: float, allowed: range) -> int:
    """Return an allowed year that has about so many of the sorted years before it.

    Of the round years on either side of the even cut, it takes the one that costs least: being less
    round costs, and so does every card that falls into the wrong one of two spaces.
    """
    space = len(years) / (DATES + 1)
    even = (years[int(before) - 1] + years[int(before)]) // 2
    even = max(allowed[0], min(even, allowed[-1]))
    furthest = min(allowed[-1], years[min(len(years) - 1, int(before + space))])
    ranks = {
        year: rank
        for rank, step in reversed(list(enumerate(_ROUND)))
        for year in (_rounded(even, step), _rounded(even + step, step))
        if allowed[0] <= year <= furthest
    }
    if not ranks:  # few cards, or many that share a year
        return even
    return min(
        ranks,
        key=lambda year: (
            abs(bisect_left(years, year) - before) / space + _RANK_COST * ranks[year],
            abs(year - even),
            year,
        ),
    )


def _rounded(year: int, step: int) -> int:
    """Return the year rounded down to a step; where the eras meet, 1 stands for the missing 0."""
    return year // step * step or 1


CLASSIC_BOARD = Board((-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970))
"""The printed dates. All but 1750 follow from the rulebook's text (ruling C1)."""
