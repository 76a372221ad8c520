"""Students in alphabetical order, or behind codes."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable


def collated(name: str) -> tuple[str, str]:
    """Return a key that sorts names as people do: without regard to case and accents.

    Examples
    --------
    >>> sorted(["Zoe", "Álvaro", "ada", "Ben"], key=collated)
    ['ada', 'Álvaro', 'Ben', 'Zoe']
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in letters if not unicodedata.combining(one)), name


def codes(names: Iterable[str]) -> dict[str, str]:
    """Return a code for each name, other ones every time, in no order that tells who is who.

    Examples
    --------
    >>> sorted(codes(["Ada", "Ben"]).values())
    ['S01', 'S02']
    """
    shuffled = sorted(names)
    random.SystemRandom().shuffle(shuffled)
    width = max(2, len(str(len(shuffled))))
    return {name: f"S{number:0{width}}" for number, name in enumerate(shuffled, start=1)}
