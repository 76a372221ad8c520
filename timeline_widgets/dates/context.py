"""What is known about a text besides its words."""

from __future__ import annotations

from typing import NamedTuple


class Context(NamedTuple):
    """What is known about a text besides its words.

    Parameters
    ----------
    written : str
        The text as written.
    astronomical : bool
        Whether its years are counted with a year 0.
    day_first : bool or None
        Whether 3/4/1776 is 3 April; None if nobody said.
    """

    written: str
    astronomical: bool = False
    day_first: bool | None = None
