"""Which titles may tell a date: found by searches over all of them, so that few are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, repeat
from operator import contains
from re import Pattern
from re import compile as pattern

from timeline_widgets.loading.leaks import CENTURY, DECADE, ROMAN_YEAR, SHORTENED, THOUSANDS

_CENTURIES = ("entury", "siglo", "siècle", "век", "в.")
_CENTURIES_WITH_POINTS = ("s. x", "s. v", "s. i", "s.x", "s.v", "s.i", "cent.", " c.", "-c.", "jh.")
_DECADES = (
    *("0s", "0er", "0’s", "0's", "0е", "0х", "0-е", "0-х"),
    *("década", "años", "décennie", "années"),
)
_APOSTROPHES = "’'‘"
_DIGITS = "0123456789"
_DIGIT = pattern("[0-9]")
_ALL_BUT_ROMAN = bytes(set(range(256)) - set(b"MDCLXVI\n"))
_NO_PART_OF_NUMBERS = bytes(set(range(128)) - set(b"0123456789., '\n"))
_IN_THOUSANDS = pattern(rb"(?<=[1-9])[., '\x80-\xff]{1,3}[0-9]{3}")
_FOUR_ROMAN = pattern(rb"[MDCLXVI]{4}")


def suspects(titles: Sequence[str], years: Sequence[str]) -> list[int]:
    """Return the indexes of the titles that may tell a date.

    Parameters
    ----------
    titles : sequence of str
        The titles of all cards.
    years : sequence of str
        Each card's year, with or without its sign; it saves looking closer at titles that hold
        other numbers. Empty for a card of several years.

    Examples
    --------
    >>> suspects(["Battle of Mogadishu (1993)", "Apollo 11", "XVIII век"], ["1993", "1969", "1750"])
    [0, 2]
    """
    joined = "\n".join(titles)
    lowered = joined.lower()
    letters = joined.encode("utf-8", "replace")
    found: set[int] = set()
    words: tuple[str, ...] = _CENTURIES
    if "." in joined:
        words += _CENTURIES_WITH_POINTS
    if any(digit in joined for digit in _DIGITS):
        words += ("ahrhundert",)
        unsigned = map(str.lstrip, years, repeat("-"))
        holding = compress(range(len(titles)), map(contains, titles, unsigned))
        found.update(i for i in holding if years[i] or _DIGIT.search(titles[i]))
        if _IN_THOUSANDS.search(letters.translate(None, _NO_PART_OF_NUMBERS)):
            found.update(_with(THOUSANDS, titles))
        for marks, numbers in ((_DECADES, DECADE), (_APOSTROPHES, SHORTENED)):
            if any(mark in lowered for mark in marks):
                found.update(_with(numbers, titles))
    if _FOUR_ROMAN.search(letters.translate(None, _ALL_BUT_ROMAN)):
        found.update(_with(ROMAN_YEAR, titles))
    if any(word in lowered for word in words):
        found.update(_with(CENTURY, titles))
    return sorted(found)


def _with(what: Pattern[str], titles: Sequence[str]) -> Iterator[int]:
    return (i for i, title in enumerate(titles) if what.search(title))
