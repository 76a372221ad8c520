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

    >>> line = Line.of(1800, Span(1800, 1800))
    >>> for gap, year in enumerate((1852, 1900), start=1):
    ...     line = line.insert(year, Span(year, year), gap)
    >>> line.right_gaps(Span(1852, 1852))
    (1, 2)
    """

    cards: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()

    @classmethod
    def of(cls, card: int, span: Span) -> Line:
        """Return the line that begins with a card."""
        return cls((card,), (span.earliest,), (span.latest,))

    def right_gaps(self, span: Span) -> tuple[int, int]:
        """Return the first and the last gap in which a card of this span is not wrong.

        Gaps count from 0, before the first card, to ``len(cards)``, after the last. All gaps in
        between are right as well, and there is always at least one.
        """
        return bisect_left(self.ends, span.earliest), bisect_right(self.starts, span.latest)

    def insert(self, card: int, span: Span, gap: int) -> Line:
        """Return the line with a card put into a gap in which it fits.

        Raises
        ------
        ValueError
            If the card is wrong there.
        """
        cards, starts, ends = self
        earliest, latest = span
        # It bounds those to its right that may have begun earlier, and those to its left that may
        # have ended later; or one of them bounds it.
        start, upto = earliest, bisect_left(starts, earliest)
        end, since = latest, bisect_right(ends, latest)
        if upto < gap <= len(cards):
            start, upto = starts[gap - 1], gap
        if since > gap >= 0:
            end, since = ends[gap], gap
        if start > latest or end < earliest or not 0 <= gap <= len(cards):
            raise ValueError(f"Card {card} does not fit gap {gap} of {cards}.")
        line = (
            cards[:gap] + (card,) + cards[gap:],
            starts[:gap] + (start,) * (upto - gap + 1) + starts[upto:],
            ends[:since] + (end,) * (gap - since + 1) + ends[gap:],
        )
        return tuple.__new__(Line, line)
