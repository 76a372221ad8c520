"""The three editions of Timeline, as values: every difference between them is a field.

Any edition can be played with dated cards or with the positions of a story: what is compared is
what the cards print (ruling T14).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

Heap = Literal["discards", "box"]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition's rules.

    Parameters
    ----------
    name : str
        What the edition is called in ``edition=``.
    misplaced_to : {"discards", "box"}
        Where a misplaced card goes (ruling T1).
    refill_from : tuple of {"discards", "box"}
        What is shuffled into a new draw pile when the old one is empty (ruling T2).

    Examples
    --------
    >>> EDITIONS["star-wars"].misplaced_to
    'box'
    """

    name: str
    misplaced_to: Heap
    refill_from: tuple[Heap, ...]


SPAIN = Edition("spain", misplaced_to="discards", refill_from=("discards",))
"""Source: the rulebook of *Timeline: España*."""

RUSSIA = Edition("russia", misplaced_to="discards", refill_from=("discards",))
"""Source: the rulebook of *Timeline: History of Russia*."""

STAR_WARS = Edition("star-wars", misplaced_to="box", refill_from=("box", "discards"))
"""Source: the rulebook of *Timeline: Star Wars*. Hands of players who leave lie on the discard pile
(T9, T17), so that pile is shuffled in as well: a small set never stalls."""

EDITIONS: Mapping[str, Edition] = MappingProxyType({e.name: e for e in (SPAIN, RUSSIA, STAR_WARS)})
