"""Boxes on a sheet, and the types of text that are set in them."""

from __future__ import annotations

from typing import Literal, NamedTuple

Align = Literal["left", "center", "right"]
Place = Literal["top", "middle", "bottom"]


class Type(NamedTuple):
    """How a text is set.

    Parameters
    ----------
    fonts : tuple of str
        The font, and those that help it out for other scripts.
    largest, smallest : float
        Sizes in points; a text that does not fit is set smaller, and cut short only at the end.
    leading : float
        Height of a line in sizes.
    balanced : bool
        Whether lines are made about as long as each other.
    """

    fonts: tuple[str, ...]
    largest: float
    smallest: float
    leading: float = 1.3
    balanced: bool = False

    def at(self, largest: float, smallest: float | None = None) -> Type:
        """Return the same type in other sizes."""
        return self._replace(largest=largest, smallest=smallest or largest)


SERIF = Type(("serif", "naskhbold", "hebrewbold", "bold"), 14, 14, 1.28, balanced=True)
SANS = Type(("sans", "naskh", "hebrew"), 8, 8, 1.36)
BOLD = Type(("bold", "naskhbold", "hebrewbold"), 8, 8, 1.36)


class Box(NamedTuple):
    """A rectangle, in millimetres from the top left corner of the sheet.

    Parameters
    ----------
    x, y, width, height : float
        Its corner and size.
    """

    x: float
    y: float
    width: float
    height: float

    def inside(self, by: float) -> Box:
        """Return the box without an edge of some millimetres."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
