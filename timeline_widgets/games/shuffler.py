"""Seeded shuffling that is the same on every Python, machine and year."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct(">4Q")  # the random numbers in one digest
_RANGE = 1 << 64
_FAIR = _RANGE - (1 << 32)  # up to here, for fewer than 2**32 cards


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
        for last, number in zip(range(len(order) - 1, 0, -1), numbers, strict=False):
            # The last numbers of all would make some cards likelier.
            while number > _FAIR and number >= _RANGE - _RANGE % (last + 1):
                number = next(numbers)
            other = number % (last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _numbers(self, occasion: str) -> Iterator[int]:
        start = f"{len(self.seed)}:{self.seed}{occasion}:".encode()
        return chain.from_iterable(
            _WORDS.unpack(sha256(b"%b%d" % (start, counter)).digest()) for counter in count()
        )
