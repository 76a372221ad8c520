"""What a Trial gives one seat."""

from __future__ import annotations

from typing import NamedTuple


class Score(NamedTuple):
    """How far a seat moves, and why.

    Parameters
    ----------
    steps : int
        Spaces on the Clock.
    marks : tuple of bool
        For each number wheel whether it was right.
    miss : int or None
        In The Split, how many years the answer was off; None without an answer.
    sign_right : bool or None
        In The Right Date, whether the sign was right.
    """

    steps: int
    marks: tuple[bool, ...] = ()
    miss: int | None = None
    sign_right: bool | None = None


def of_marks(marks: tuple[bool, ...]) -> Score:
    """Return the score of Trials that give a space for each right wheel."""
    return Score(sum(marks), marks)
