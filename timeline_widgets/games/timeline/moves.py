"""What a seat can want in Timeline. Each move names the ply it was made at."""

from __future__ import annotations

from typing import NamedTuple


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
