"""Words of the game: one catalogue for Python and the browser, in five languages.

Each language is a JSON file of flat keys. An entry is a sentence with ``{name}`` places, or a
mapping of plural forms (``one``, ``few``, ``many``, ``other``) chosen by the parameter ``count``.
Keys that begin with ``table.`` are the browser's, and those with ``challenge.`` in Challenge.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

Entry: TypeAlias = str | Mapping[str, str]

Language = Literal["en", "es", "fr", "de", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
_SEPARATORS = {"en": ",", "es": ".", "fr": "\u202f", "de": ".", "ru": "\u00a0"}


def words(language: str) -> Mapping[str, Entry]:
    """Return the catalogue of one language.

    Parameters
    ----------
    language
        One of ``en``, ``es``, ``fr``, ``de``, ``ru``.

    Raises
    ------
    ValueError
        If there is no catalogue of that language; the sentence names those there are.

    Examples
    --------
    >>> words("en")["table.place_here"]
    'Place here'
    """
    if language not in LANGUAGES:
        raise ValueError(
            f"There are no words for the language {language!r}. "
            f"Choose one of {', '.join(LANGUAGES)}."
        )
    return _read(language)


def browser_words(language: str, *families: str) -> dict[str, Entry]:
    """Return the parts of a catalogue that a game needs in the browser.

    Examples
    --------
    >>> sorted({key.partition(".")[0] for key in browser_words("en", "table", "challenge")})
    ['challenge', 'table']
    """
    starts = tuple(f"{family}." for family in families)
    return {key: entry for key, entry in words(language).items() if key.startswith(starts)}


def say(language: str, key: str, **params: str | int) -> str:
    """Return a sentence of the catalogue with its places filled.

    Parameters
    ----------
    language
        One of ``en``, ``es``, ``fr``, ``de``, ``ru``.
    key
        Name of the entry, such as ``table.place_here``.
    **params
        Values for the places; ``count`` also chooses the plural form. Whole numbers are written
        as the language writes them.

    Raises
    ------
    ValueError
        If there is no catalogue of that language.
    KeyError
        If the catalogue has no such key, or a place of the sentence was given no value.

    Examples
    --------
    >>> say("en", "table.cards_left", count=1)
    '1 card left'
    >>> say("en", "table.your_turn", name="Ana")
    'Your turn, Ana'
    """
    entry = words(language)[key]
    if not isinstance(entry, str):
        count = params["count"]
        form = plural_form(language, int(count))
        entry = entry.get(form, entry["other"])

    def filled(place: re.Match[str]) -> str:
        value = _written(language, params[place[1]])
        return value if value.endswith(".") else value + place[2]  # "44 a. C." ends a sentence

    return re.sub(r"\{(\w+)\}(\.?)", filled, entry)


def plural_form(language: str, count: int) -> str:
    """Return the plural form that a whole number takes (Unicode CLDR's cardinal rules).

    Examples
    --------
    >>> [plural_form("ru", n) for n in (1, 2, 5, 11, 21)]
    ['one', 'few', 'many', 'many', 'one']
    >>> plural_form("fr", 0)
    'one'
    """
    n = abs(count)
    if language == "ru":
        if n % 10 == 1 and n % 100 != 11:
            return "one"
        return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"
    if n == 1 or (language == "fr" and n == 0):
        return "one"
    if language in ("es", "fr") and n and n % 1_000_000 == 0:
        return "many"
    return "other"


def _written(language: str, value: str | int) -> str:
    if not isinstance(value, int):
        return value
    if language == "es" and abs(value) < 10_000:
        return str(value).replace("-", "\u2212")
    return f"{value:,}".replace(",", _SEPARATORS[language]).replace("-", "\u2212")


@cache
def _read(language: str) -> Mapping[str, Entry]:
    entries: dict[str, Entry] = {}
    for part in ("", "links.", "loading.", "printing.", "records.", "report."):
        file = files(__package__) / f"{part}{language}.json"
        entries |= json.loads(file.read_text("utf-8"))
    return MappingProxyType(entries)
