"""Checking what a notebook passes to a widget: an unknown word is answered with the known ones."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def refuse_unknown_options(owner: str, unknown: Iterable[str], known: Iterable[str]) -> None:
    """Raise a TypeError that names what was meant and what is allowed, if anything is unknown.

    Examples
    --------
    >>> refuse_unknown_options("TimelineGame", ["edtion"], ["edition", "hand"])
    Traceback (most recent call last):
    ...
    TypeError: TimelineGame has no option 'edtion' (did you mean 'edition'?). It has: edition, hand.
    """
    known = list(known)
    for name in unknown:
        raise TypeError(
            f"{owner} has no option {name!r}{_meant(name, known)}. It has: {', '.join(known)}."
        )


def one_of(what: str, value: object, allowed: Mapping[str, T]) -> T:
    """Return what the name stands for, or raise an error that names those that are allowed.

    Raises
    ------
    TypeError
        If `value` is no text.
    ValueError
        If it is not one of the names.

    Examples
    --------
    >>> one_of("edition", "spian", {"spain": 1, "russia": 2})
    Traceback (most recent call last):
    ...
    ValueError: Unknown edition 'spian' (did you mean 'spain'?). Allowed: spain, russia.
    """
    names = ", ".join(allowed)
    if not isinstance(value, str):
        raise TypeError(f"The {what} is one of {names}; not {value!r}.")
    if value not in allowed:
        raise ValueError(f"Unknown {what} {value!r}{_meant(value, allowed)}. Allowed: {names}.")
    return allowed[value]


def player_names(players: Sequence[str], most: int) -> tuple[str, ...]:
    """Return the players' names without stray spaces, each of them different.

    Raises
    ------
    TypeError
        If `players` is not a list of texts.
    ValueError
        If there are too many or none, or if a name is empty or taken.

    Examples
    --------
    >>> player_names([" Ana", "Iker"], most=8)
    ('Ana', 'Iker')
    """
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise TypeError(f"players is a list of names, such as ['Ana', 'Iker']; not {players!r}.")
    names = tuple(_cleaned(name) for name in players)
    if not 1 <= len(names) <= most:
        raise ValueError(f"The game is for 1 to {most} players; {len(names)} were named.")
    for number, name in enumerate(names, start=1):
        if not name:
            raise ValueError(f"The name of player {number} is empty.")
        if name in names[: number - 1]:
            raise ValueError(f"Two players are called {name!r}; every player needs another name.")
    return names


def _cleaned(name: str) -> str:
    visible = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cs"))
    return unicodedata.normalize("NFC", " ".join(visible.split()))


def _meant(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
