"""Which titles may tell a date: found by searches over all of them, so that few are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, repeat
from operator import contains
from re import Pattern
from re import compile as pattern

from timeline_widgets.loading.leaks import CENTURY, DECADE, ROMAN_YEAR, SHORTENED, THOUSANDS

_CENTURIES = ("entury", "siglo", "siècle", "век", "в.")
_CENTURIES_WITH_POINTS = ("s. x", "s. v", "s. i", "s.x", "s.v", "s.i")
_NUMBERED_CENTURIES = ("cent.", " c.", "-c.", "ahrhundert", "jh.")
_DIGITS = "0123456789"
_DIGIT = pattern("[0-9]")
_ALL_BUT_ROMAN = bytes(set(range(256)) - set(b"MDCLXVI\n"))
_FOUR_ROMAN = pattern(rb"[MDCLXVI]{4}")


def suspects(titles: Sequence[str], years: Sequence[str] | None) -> list[int]:
    """Return the indexes of the titles that may tell a date.

    Parameters
    ----------
    titles : sequence of str
        The titles of all cards.
    years : sequence of str or None
        Each card's year, if all dates are whole years; it saves looking closer at titles that hold
        other numbers.

    Examples
    --------
    >>> suspects(["Battle of Mogadishu (1993)", "Apollo 11", "XVIII век"], ["1993", "1969", "1750"])
    [0, 2]
    """
    joined = "\n".join(titles)
    lowered = joined.lower()
    found: set[int] = set()
    words: tuple[str, ...] = _CENTURIES
    if "." in joined:
        words += _CENTURIES_WITH_POINTS
    if any(digit in joined for digit in _DIGITS):
        words += _NUMBERED_CENTURIES
        if years is None:
            found.update(_with(_DIGIT, titles))
        else:
            unsigned = map(str.lstrip, years, repeat("-"))
            found.update(compress(range(len(titles)), map(contains, titles, unsigned)))
            for numbers in (THOUSANDS, DECADE, SHORTENED):
                if numbers.search(joined):
                    found.update(_with(numbers, titles))
    if _FOUR_ROMAN.search(joined.encode("utf-8", "replace").translate(None, _ALL_BUT_ROMAN)):
        found.update(_with(ROMAN_YEAR, titles))
    if any(word in lowered for word in words):
        found.update(_with(CENTURY, titles))
    return sorted(found)


def _with(what: Pattern[str], titles: Sequence[str]) -> Iterator[int]:
    return (i for i, title in enumerate(titles) if what.search(title))
