"""What may be asked for."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from timeline_widgets.messages import LANGUAGES, Language


def one_of(option: str, value: str, allowed: Collection[str]) -> None:
    """Refuse a value that is not allowed, with a sentence that names those that are.

    Examples
    --------
    >>> one_of("paper", "a5", ["a4", "letter"])
    Traceback (most recent call last):
    ...
    ValueError: paper is one of a4, letter; not 'a5'.
    """
    if value not in allowed:
        raise ValueError(f"{option} is one of {', '.join(allowed)}; not {value!r}.")


def reading_language(asked: str | None, written: str) -> Language:
    """Return the language of the reader: as asked, else that of the cards, else English."""
    if asked is not None:
        one_of("language", asked, LANGUAGES)
        return cast(Language, asked)
    main = written.partition("-")[0].lower()
    return next((language for language in LANGUAGES if language == main), "en")
