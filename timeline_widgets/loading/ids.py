"""Names for cards that the teacher did not name: from the title, so that they stay the same.

They hold no number, because a number in a title is often the date.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_ASCII = {
    code: (chr(code).lower() if chr(code).isalpha() else "\n" if code == 10 else "-")
    for code in range(128)
}
_DASHES = re.compile("-{2,}")
_LONGEST = 60


def ids_of(titles: Sequence[str]) -> list[str]:
    """Return an id for each title; equal titles are told apart by a letter.

    Examples
    --------
    >>> ids_of(["Battle of Hastings", "Acts of Union 1706", "Événement", "Acts of Union"])
    ['battle-of-hastings', 'acts-of-union', 'evenement', 'acts-of-union-b']
    """
    joined = "\n".join(titles)
    if not joined.isascii():
        joined = unicodedata.normalize("NFKD", joined)
        joined = "".join(
            char
            if ord(char) < 128 or char.isalpha()
            else ""
            if unicodedata.combining(char)
            else "-"
            for char in joined.lower()
        )
    slugs = [
        slug[:_LONGEST].strip("-")
        for slug in _DASHES.sub("-", joined.translate(_ASCII)).split("\n")
    ]
    return told_apart([slug or "card" for slug in slugs])


def told_apart(names: list[str]) -> list[str]:
    """Return the names with a letter at each that stood before: a, a-b, a-c."""
    if len(set(names)) == len(names):
        return names
    times: dict[str, int] = {}
    taken = set(names)
    result = []
    for name in names:
        count = times.get(name, 0)
        unique = name
        while count and (unique == name or unique in taken):
            unique = f"{name}-{_letters(count)}"
            count += 1
        times[name] = max(count, 1)
        taken.add(unique)
        result.append(unique)
    return result


def _letters(number: int) -> str:
    """Return b, c, …, z, ba for 1, 2, …, 25, 26."""
    letters = ""
    while number:
        number, digit = divmod(number, 26)
        letters = chr(97 + digit) + letters
    return letters
