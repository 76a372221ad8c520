"""Where cards lie on a sheet of paper. All lengths are millimetres from the top left corner."""

from __future__ import annotations

from types import MappingProxyType
from typing import Literal, NamedTuple

PaperName = Literal["a4", "letter"]
Layout = Literal["duplex", "fold"]

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0  # what fits card sleeves


class Paper(NamedTuple):
    """A size of paper, upright.

    Parameters
    ----------
    width, height : float
        In millimetres.
    """

    width: float
    height: float

    @property
    def sideways(self) -> Paper:
        """The same paper in landscape."""
        return Paper(self.height, self.width)


PAPERS = MappingProxyType({"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)})


class Slot(NamedTuple):
    """The place of one card, cut to its size, by its top left corner.

    Parameters
    ----------
    x, y : float
        In millimetres.
    """

    x: float
    y: float


class Grid(NamedTuple):
    """Places for cards, edge to edge in the middle of a sheet.

    Parameters
    ----------
    paper : Paper
        The sheet.
    columns, rows : int
        How many places there are across and down.

    Examples
    --------
    >>> nine = Grid(PAPERS["a4"], 3, 3)
    >>> nine.slot(3), nine.behind(3)
    (Slot(x=10.5, y=104.5), Slot(x=136.5, y=104.5))
    """

    paper: Paper
    columns: int
    rows: int

    @property
    def places(self) -> int:
        """How many cards lie on a sheet."""
        return self.columns * self.rows

    @property
    def left(self) -> float:
        """Where the first column begins."""
        return (self.paper.width - self.columns * CARD_WIDTH) / 2

    @property
    def top(self) -> float:
        """Where the first row begins."""
        return (self.paper.height - self.rows * CARD_HEIGHT) / 2

    @property
    def verticals(self) -> list[float]:
        """The x of every cut from top to bottom."""
        return [self.left + CARD_WIDTH * column for column in range(self.columns + 1)]

    @property
    def horizontals(self) -> list[float]:
        """The y of every cut from left to right."""
        return [self.top + CARD_HEIGHT * row for row in range(self.rows + 1)]

    def slot(self, place: int) -> Slot:
        """Return a place, counted from 0 along the rows."""
        row, column = divmod(place, self.columns)
        return Slot(self.left + CARD_WIDTH * column, self.top + CARD_HEIGHT * row)

    def behind(self, place: int) -> Slot:
        """Return where the back of a card lies when the sheet is flipped on its long edge."""
        row, column = divmod(place, self.columns)
        return self.slot(row * self.columns + self.columns - 1 - column)
