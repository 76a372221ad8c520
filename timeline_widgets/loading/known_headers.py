"""What a header says of its column: the words that name, and those that ask or describe."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from timeline_widgets.loading.header_notes import parted
from timeline_widgets.loading.synonyms import QUESTIONS, SYNONYMS

_LONGEST = 60  # characters of a header that could be known
_LONGEST_QUESTION = 9  # words, and one more
_NOTED = 50  # "Date (BC)" comes behind "Date"
_ASKED = 199  # behind all synonyms


@lru_cache(maxsize=2000)
def normal(header: str) -> str:
    r"""Return a header as it is compared: trimmed, folded, without accents and punctuation.

    Examples
    --------
    >>> normal(" \ufeffAcontecimiento: "), normal("End_Year"), normal("Événement")
    ('acontecimiento', 'end year', 'evenement')
    """
    folded = unicodedata.normalize("NFKD", header.replace("\ufeff", "")).casefold()
    letters = "".join(char for char in folded if not unicodedata.combining(char))
    return " ".join(re.sub(r"[\W_]+", " ", letters).split())


@cache
def _lookup() -> dict[str, list[tuple[str, int, str]]]:
    """Map a normalised header to the roles it may have: role, rank among its synonyms, language."""
    table: dict[str, list[tuple[str, int, str]]] = {}
    for role, by_language in SYNONYMS.items():
        for language, words in by_language.items():
            for rank, word in enumerate(words.split("|")):
                table.setdefault(normal(word), []).append((role, rank, language))
    return table


@cache
def _questions() -> list[tuple[str, str, str]]:
    """Return the beginnings of headers that ask, the longest first: words, role, language."""
    starts = [
        (normal(words), role, language)
        for role, by_language in QUESTIONS.items()
        for language, forms in by_language.items()
        for words in forms.split("|")
    ]
    return sorted(starts, key=lambda start: -len(start[0]))


@cache
def _first_words() -> frozenset[str]:
    """Return the words with which a header begins that may be known."""
    starts = [*_lookup(), *(words for words, _, _ in _questions())]
    return frozenset(start.partition(" ")[0] for start in starts)


@lru_cache(maxsize=2000)
def known(header: str) -> list[tuple[str, int, str]]:
    """Return the roles that a header may have, best first: role, rank, language.

    A header that asks comes after all those that name: "When did it happen?".
    """
    name = normal(header)
    named = _lookup().get(name)
    if named is None and name.partition(" ")[0] not in _first_words():
        return []
    if named is None:
        noted = _lookup().get(normal(parted(header, is_name)[0]), ())
        named = [(role, rank + _NOTED, language) for role, rank, language in noted]
    if named or len(name.split()) not in range(2, _LONGEST_QUESTION):
        return named or []
    words = f"{name} "
    found = [
        (role, _ASKED, language)
        for start, role, language in _questions()
        if words.startswith(f"{start} ")
    ]
    return found[:1]


def is_name(header: str) -> bool:
    """Return whether a header is one of the words that name a column, and nothing else."""
    return normal(header) in _lookup()


def recognised(cells: Sequence[str]) -> int:
    """Return how many different roles these cells name, if they are a header.

    Examples
    --------
    >>> recognised(["Fecha", "Acontecimiento", "Ciudad"]), recognised(["1492", "Colón"])
    (2, 0)
    """
    short = (cell for cell in cells if 0 < len(cell) <= _LONGEST)
    return len({hits[0][0] for cell in short if (hits := known(cell))})
