"""What a seat can want in Timeline. Each move names the ply it was made at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple, overload

_new = tuple.__new__  # what a NamedTuple calls too, from a function that it would be made with


class Place(NamedTuple):
    """Put a card of one's hand into a gap of the line.

    Parameters
    ----------
    ply : int
        How many moves had been made when this one was chosen; a stale one is refused.
    card : int
        A card of the hand.
    gap : int
        0 before the first card of the line, up to the number of cards there, after the last.

    Examples
    --------
    >>> Place(ply=0, card=7, gap=1)
    Place(ply=0, card=7, gap=1)
    """

    ply: int
    card: int
    gap: int


class Skip(NamedTuple):
    """Let the turn pass, by the teacher's leave (ruling T17)."""

    ply: int


class Withdraw(NamedTuple):
    """Take the seat out of the game, by the teacher's leave, at any time (ruling T17)."""

    ply: int


Move = Place | Skip | Withdraw


class Placements(Sequence[Place]):
    """Every card of a hand in every gap; each is made when it is looked at.

    Parameters
    ----------
    ply : int
        How many moves have been made.
    hand : tuple of int
        The cards.
    gaps : int
        How many gaps the line has.

    Examples
    --------
    >>> moves = Placements(0, (7, 9), gaps=3)
    >>> len(moves), moves[4]
    (6, Place(ply=0, card=9, gap=1))
    """

    __slots__ = ("_gaps", "_hand", "_ply")

    def __init__(self, ply: int, hand: tuple[int, ...], gaps: int) -> None:
        self._ply = ply
        self._hand = hand
        self._gaps = gaps

    def __len__(self) -> int:
        return len(self._hand) * self._gaps

    @overload
    def __getitem__(self, at: int) -> Place: ...
    @overload
    def __getitem__(self, at: slice) -> list[Place]: ...
    def __getitem__(self, at: int | slice) -> Place | list[Place]:
        if isinstance(at, slice):
            return list(self)[at]
        if at < 0:
            at = range(len(self))[at]
        return _new(Place, (self._ply, self._hand[at // self._gaps], at % self._gaps))

    def __iter__(self) -> Iterator[Place]:
        return map(Place._make, product((self._ply,), self._hand, range(self._gaps)))
