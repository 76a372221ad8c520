"""When cards happened, as numbers that compare."""

from __future__ import annotations

from typing import NamedTuple

_FOREVER = 10**15  # further away than any date, for the open side of "before 1500"
YEAR = 12 * 31  # moments of a dated card


class Span(NamedTuple):
    """When a card may have happened, as two whole numbers that only serve to compare.

    For dated cards the numbers count days on a calendar of twelve months of 31 days, so that years,
    months and days compare with each other as ruling T14 asks; for cards of a story they are
    positions.

    Parameters
    ----------
    earliest, latest : int
        The first and the last moment, both included; ``earliest <= latest``.

    Examples
    --------
    >>> Span.of_days((1492, 1, 1), (1492, 12, 31)).overlaps(Span.of_days((1492, 10, 12), None))
    True
    """

    earliest: int
    latest: int

    @classmethod
    def of_days(cls, first: tuple[int, int, int] | None, last: tuple[int, int, int] | None) -> Span:
        """Return the span between two days given as astronomical ``(year, month, day)``."""
        return cls(
            -_FOREVER if first is None else _ordinal(first),
            _FOREVER if last is None else _ordinal(last),
        )

    def overlaps(self, other: Span) -> bool:
        """Whether both may have happened at the same moment."""
        return self.earliest <= other.latest and other.earliest <= self.latest

    @property
    def is_open(self) -> bool:
        """Whether it has no first or no last moment, as "before 1500" has not."""
        return self.earliest == -_FOREVER or self.latest == _FOREVER

    @property
    def years(self) -> tuple[int, int]:
        """The astronomical years of its first and its last moment, for a dated card."""
        return self.earliest // YEAR, self.latest // YEAR

    def widened(self, years: int) -> Span:
        """Return the span with `years` more on either side (ruling T15)."""
        return Span(self.earliest - years * YEAR, self.latest + years * YEAR)


def _ordinal(day: tuple[int, int, int]) -> int:
    year, month, day_of_month = day
    return year * YEAR + (month - 1) * 31 + day_of_month - 1
