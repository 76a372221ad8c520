"""The two faces of a card as the browser gets them. Only a revealed card has a back."""

from __future__ import annotations

import unicodedata
from typing import Any

from timeline_widgets.cards import Card, CardFront, CardSet, Position
from timeline_widgets.cards.looks import theme_looks
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.dates.centuries import century_of
from timeline_widgets.messages import Language


def themes(cardset: CardSet) -> list[dict[str, str]]:
    """Return the themes of a set with a look for each; a theme's number is its place here.

    They stand by name: in a table sorted by date, the order of the rows would tell their age.
    """
    return [{"name": theme, "look": look} for theme, look in sorted(theme_looks(cardset).items())]


class Faces:
    """Writes cards for one reader.

    Parameters
    ----------
    cardset : CardSet
        The set that the cards are of.
    language : str
        The reader's language, for dates.
    """

    def __init__(self, cardset: CardSet, language: Language) -> None:
        self._cardset = cardset
        self._language = language
        self._theme_numbers = {theme: n for n, theme in enumerate(sorted(cardset.themes))}

    def front(self, front: CardFront) -> dict[str, Any]:
        """Return what everybody may see. It is made of the front alone, which knows no date."""
        face: dict[str, Any] = {
            "title": front.title,
            "theme": self._theme_numbers.get(front.theme),
            "image": front.picture.digest if front.picture else None,
        }
        if front.picture and front.picture.alt:
            face["alt"] = front.picture.alt
        language = front.language or self._cardset.language
        if language != self._language:  # else the table's own
            face["lang"] = language
        if _reads_from_the_right(front.title):
            face["dir"] = "rtl"
        return face

    def both(self, card: Card) -> dict[str, Any]:
        """Return both sides of a card that has been revealed."""
        back = self._position(card.when) if isinstance(card.when, Position) else self._date(card)
        if card.text:
            back["text"] = card.text
        if card.source:
            back["source"] = card.source
        return self.front(card.front) | {"back": back}

    def _position(self, position: Position) -> dict[str, Any]:
        number = str(position.number)
        back: dict[str, Any] = {
            "plate": number,
            "spoken": f"{number} ({position.label})" if position.label else number,
            "from": position.number,
            "to": position.number,
            "century": None,
        }
        if position.episode:
            back["episode"] = position.episode
        return back

    def _date(self, card: Card) -> dict[str, Any]:
        printed: HistoricalDate = card.when  # type: ignore[assignment]
        ordered = self._cardset.date(card)
        first, last = _on_the_ruler(ordered)
        return {
            "plate": printed.label(self._language, style="plate"),
            "spoken": printed.label(self._language),
            "from": first,
            "to": last,
            "century": century_of(ordered).label(self._language, style="plate"),
        }


def _on_the_ruler(date: HistoricalDate) -> tuple[float, float]:
    """Return where a date begins and ends, in astronomical years."""
    first, last = date.earliest or date.latest, date.latest or date.earliest
    if first is None or last is None:
        raise ValueError(f"{date!r} is open on both sides.")
    if date.precision in ("day", "month", "season"):
        return _fraction(first), _fraction(last)
    return first[0], last[0]


def _fraction(day: tuple[int, int, int]) -> float:
    year, month, day_of_month = day
    return round(year + ((month - 1) * 31 + day_of_month - 1) / 372, 3)


def _reads_from_the_right(text: str) -> bool:
    for letter in text:
        direction = unicodedata.bidirectional(letter)
        if direction in ("L", "R", "AL"):
            return direction != "L"
    return False
