"""Seeded shuffling that is the same on every Python, machine and year."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = 8  # bytes of one random number
_RANGE = 1 << (8 * _WORD)


class Shuffler:
    """Shuffles by Fisher–Yates over SHA-256 of seed, occasion and a counter.

    A shuffle depends on the seed and on its occasion only, not on what was shuffled before. So a
    game that is taken up again from its log needs no state of a generator, and a refused move
    cannot use up chance.

    Parameters
    ----------
    seed : str
        Any text.

    Examples
    --------
    >>> Shuffler("clio").shuffled("abcdef", "deal")
    ('a', 'd', 'c', 'e', 'f', 'b')
    >>> Shuffler("clio").shuffled("abcdef", "reshuffle 1")
    ('a', 'b', 'f', 'e', 'd', 'c')
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def shuffled(self, items: Sequence[T], occasion: str) -> tuple[T, ...]:
        """Return the items in the order that belongs to this seed and occasion.

        Parameters
        ----------
        items : sequence
            What to shuffle; it stays as it is.
        occasion : str
            What the shuffle is for, such as ``"deal"``; another occasion is another order.
        """
        order = list(items)
        numbers = self._numbers(occasion)
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, numbers)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _numbers(self, occasion: str) -> Iterator[int]:
        start = hashlib.sha256(f"{len(self.seed)}:{self.seed}{occasion}:".encode())
        counter = 0
        while True:
            block = start.copy()
            block.update(str(counter).encode())
            digest = block.digest()
            for at in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[at : at + _WORD], "big")
            counter += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return a number in ``range(bound)``, every one equally likely (by rejection)."""
    limit = _RANGE - _RANGE % bound
    while True:
        number = next(numbers)
        if number < limit:
            return number % bound
