"""Where a card may stand in a line of cards: used by everything that ever places one.

A placement is wrong only when it is provably wrong: when a card to its left is certainly later, or
one to its right certainly earlier (ruling T15). Equal dates fit on either side (T13), and a card
printed by its year fits on either side of a day of that year (T14).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from timeline_widgets.cards import Span


class Line(NamedTuple):
    """Cards in the order of their dates, with what is needed to judge the next one quickly.

    Parameters
    ----------
    cards : tuple of int
        Earliest first.
    starts : tuple of int
        For each place the latest of all the earliest moments from the left end up to it.
    ends : tuple of int
        For each place the earliest of all the latest moments from it to the right end.

    Examples
    --------
    The line 1800, 1852, 1900, and another card of 1852: either side of its twin is right.

    >>> line = Line()
    >>> for gap, year in enumerate((1800, 1852, 1900)):
    ...     line = line.insert(year, Span(year, year), gap)
    >>> line.right_gaps(Span(1852, 1852))
    (1, 2)
    """

    cards: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()

    def right_gaps(self, span: Span) -> tuple[int, int]:
        """Return the first and the last gap in which a card of this span is not wrong.

        Gaps count from 0, before the first card, to ``len(cards)``, after the last. All gaps in
        between are right as well, and there is always at least one.
        """
        return bisect_left(self.ends, span.earliest), bisect_right(self.starts, span.latest)

    def fits(self, span: Span, gap: int) -> bool:
        """Whether a card of this span is not wrong in the gap."""
        if not 0 <= gap <= len(self.cards):
            return False
        not_too_late = gap == 0 or self.starts[gap - 1] <= span.latest
        return not_too_late and (gap == len(self.ends) or self.ends[gap] >= span.earliest)

    def insert(self, card: int, span: Span, gap: int) -> Line:
        """Return the line with a card put into a gap in which it fits.

        Raises
        ------
        ValueError
            If the card is wrong there.
        """
        if not self.fits(span, gap):
            raise ValueError(f"Card {card} does not fit gap {gap} of {self.cards}.")
        earliest, latest = span
        cards, starts, ends = list(self.cards), list(self.starts), list(self.ends)
        cards.insert(gap, card)
        starts.insert(gap, max(earliest, starts[gap - 1]) if gap else earliest)
        ends.insert(gap, min(latest, ends[gap]) if gap < len(ends) else latest)
        place = gap + 1
        while place < len(starts) and starts[place] < earliest:
            starts[place] = earliest
            place += 1
        place = gap - 1
        while place >= 0 and ends[place] > latest:
            ends[place] = latest
            place -= 1
        return Line(tuple(cards), tuple(starts), tuple(ends))
