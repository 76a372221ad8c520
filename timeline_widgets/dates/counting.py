"""Centuries and millennia as a language counts them: 15th, XV, XVe, 15."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ROMAN: Final = (
    (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
    (1, "I"),
)  # fmt: skip


def counted(number: int, words: Mapping[str, str]) -> str:
    """Return which century it is, in the way of a language.

    Parameters
    ----------
    number : int
        The number of the century or millennium, below 400.
    words : mapping of str to str
        The language's labels.

    Examples
    --------
    >>> counted(22, {"counting": "english"}), counted(15, {"counting": "french"})
    ('22nd', 'XVe')
    """
    counting = words["counting"]
    if counting == "dot":
        return f"{number}."
    if counting == "english":
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
        return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"
    if number == 50:
        return words["50th"]
    numeral = ""
    rest = number
    for value, letters in _ROMAN:
        numeral += letters * (rest // value)
        rest %= value
    if counting == "french":
        return numeral + ("er" if number == 1 else "e")
    return numeral
