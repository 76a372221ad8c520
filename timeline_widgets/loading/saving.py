"""A card set is written as CSV that `load` reads back as the same cards, without anything to ask.

Dates that might mean something else are written in words, since those are read in one way only.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from timeline_widgets.cards import Card, CardSet, Picture, Position
from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.loading.cells import plain_text
from timeline_widgets.loading.findings import label
from timeline_widgets.loading.sheet import header_of

_SAFE = re.compile(r"[1-9]\d{0,3}|[^\d/]*[1-9]\d{2,3}")  # 1492, c. 1450; not 03/04/1776 or -44
_ENDINGS = {"image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp"}
_DATED = ("title", "date", "theme", "text", "image", "alt", "source")
_PLACED = ("title", "position", "label", "episode", "theme", "text", "image", "alt", "source")
_FOLDER = "pictures"


def cards_as_csv(
    cardset: CardSet, images: Mapping[str, str] | None = None, *, ids: bool = False
) -> str:
    r"""Return a set as CSV text, one card a row, with headers in the set's language.

    Parameters
    ----------
    cardset : CardSet
        The cards.
    images : mapping of str to str, optional
        File names of pictures by the cards' ids; otherwise pictures are called by their content.
    ids : bool
        Whether the cards' ids are written; unless they are, the titles make them again.

    Examples
    --------
    >>> from timeline_widgets.loading import load
    >>> cards = load([{"title": "Ides of March", "date": -44}, {"title": "Crown", "date": 800}])
    >>> cards_as_csv(cards).splitlines()
    ['Title,Date', 'Ides of March,44 BCE', 'Crown,800']
    """
    roles = ["id"] if ids else []
    roles += _PLACED if cardset.scale == "positions" else _DATED
    roles += ["language"]
    language = cardset.language.partition("-")[0]
    rows = [_texts(card, language, images or {}) for card in cardset]
    needed = ("title", "date", "position")
    roles = [role for role in roles if role in needed or any(row.get(role) for row in rows)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([header_of(role, language) for role in roles])
    writer.writerows([row.get(role, "") for role in roles] for row in rows)
    return out.getvalue()


def save_cards(
    cardset: CardSet, path: Path, images: Mapping[str, str] | None = None, *, ids: bool = False
) -> None:
    """Write a set as CSV, and its pictures into the folder ``pictures`` beside the file.

    Raises
    ------
    OSError
        If the place cannot be written to.
    """
    text = cards_as_csv(cardset, images, ids=ids)
    for card in cardset:
        if card.picture:
            folder = path.parent / _FOLDER
            folder.mkdir(exist_ok=True)
            (folder / image_name(card, images or {})).write_bytes(card.picture.data)
    path.write_text(text, encoding="utf-8-sig", newline="")  # a mark for spreadsheet programs


def date_text(date: HistoricalDate, language: str) -> str:
    """Return a text that is read as this date and no other.

    Examples
    --------
    >>> date_text(HistoricalDate.parse("3/4/1776"), "en"), date_text(HistoricalDate.parse("800"), "en")
    ('3 April 1776', '800')
    """  # noqa: E501
    if _SAFE.fullmatch(date.text) and _reads_as(date.text, date):
        return date.text
    words = (label(date, language), label(date, "en"), date.text)
    return next((text for text in words if _reads_as(text, date)), words[1])


def image_name(card: Card, images: Mapping[str, str]) -> str:
    """Return the name of a card's picture as a file, or an empty text if it has none."""
    if card.picture is None:
        return ""
    name = re.split(r"[\\/]", images.get(card.id, ""))[-1].strip()
    return name or _called_by_content(card.picture)


def _called_by_content(picture: Picture) -> str:
    return f"{picture.digest}.{_ENDINGS[picture.mime]}"


def _texts(card: Card, language: str, images: Mapping[str, str]) -> dict[str, str]:
    """Return a card's cells by role."""
    texts = {
        "title": card.title,
        "theme": card.theme,
        "text": card.text,
        "alt": card.picture.alt if card.picture else "",
        "source": card.source,
        "language": card.language,
    }
    if isinstance(card.when, Position):
        texts |= {"label": card.when.label, "episode": card.when.episode}
        texts["position"] = str(card.when.number)
    else:
        texts["date"] = date_text(card.when, language)
    written = {role: _cell(text) for role, text in texts.items()}
    return {**written, "id": card.id, "image": image_name(card, images)}


def _cell(text: str) -> str:
    """Return a cell that is read as this text, even if it looks like HTML."""
    return text if plain_text(text) == text else escape(text, quote=False)


def _reads_as(text: str, date: HistoricalDate) -> bool:
    try:
        read = HistoricalDate.parse(text)
    except DateError:
        return False
    return not read.ambiguous and read == date and _kind(read) == _kind(date)


def _kind(date: HistoricalDate) -> Sequence[object]:
    return date.precision, date.approximate, date.duration
