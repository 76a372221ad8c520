"""What the rules of Challenge know of a card."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.cards import Span


class Dated(NamedTuple):
    """A card as Challenge compares it.

    Parameters
    ----------
    span : Span
        When it may have happened: for spaces and orders (rulings C3, C4), and distances (C7).
    year : int
        The year that is printed, as people count: -44 is 44 BCE, and there is no 0 (C5).

    Examples
    --------
    >>> Dated.of_year(-287)
    Dated(span=Span(earliest=-106392, latest=-106021), year=-287)
    """

    span: Span
    year: int

    @classmethod
    def of_year(cls, year: int) -> Dated:
        """Return a card that prints a whole year, as people count."""
        astronomical = year if year > 0 else year + 1
        return cls(Span.of_days((astronomical, 1, 1), (astronomical, 12, 31)), year)
