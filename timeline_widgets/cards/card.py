"""A card, its two sides, and what is printed on them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from timeline_widgets.dates import HistoricalDate


@dataclass(frozen=True, slots=True)
class Position:
    """Where a scene stands in a story: what a set has that is ordered without dates.

    Parameters
    ----------
    number : int
        The place in the story; scenes with the same number fit either side of each other.
    label : str
        What the revealed side prints, such as ``"Day 23"``.
    episode : str
        The part of the story, printed where a dated card names its theme.
    """

    number: int
    label: str = ""
    episode: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture on a card, kept as the bytes of its file.

    Parameters
    ----------
    data : bytes
        The file as it is.
    mime : str
        ``"image/png"``, ``"image/jpeg"``, ``"image/gif"`` or ``"image/webp"``.
    alt : str
        What it shows, for those who do not see it. Without, it is taken for decoration: the title
        says what the card is about.
    """

    data: bytes = field(repr=False)
    mime: str
    alt: str = ""

    @property
    def digest(self) -> str:
        """A name for the picture that tells nothing about the card: a hash of its bytes."""
        return hashlib.sha256(self.data).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class CardFront:
    """The side of a card that everybody may see. It has no date, so it cannot give one away.

    Parameters
    ----------
    title : str
        What happened.
    theme : str
        The teacher's theme, or an empty string.
    picture : Picture or None
        The illustration.
    language : str
        Language of the title (BCP 47), or an empty string for the set's language.
    """

    title: str
    theme: str = ""
    picture: Picture | None = None
    language: str = ""

    def _repr_html_(self) -> str:
        from timeline_widgets.cards.display import front_page

        return front_page(self)


@dataclass(frozen=True, slots=True)
class Card:
    """A card with both its sides.

    Parameters
    ----------
    id : str
        The teacher's name for the card, unique in its set. Logs use it; players never see it.
    title : str
        What happened; printed on both sides.
    when : HistoricalDate or Position
        What the hidden side prints.
    theme : str
        The teacher's theme; it gives the card its colour.
    text : str
        A sentence to learn from, shown after the reveal.
    picture : Picture or None
        The illustration, on both sides.
    source : str
        Where the date can be looked up.
    language : str
        Language of title and text (BCP 47), or an empty string for the set's language.

    Examples
    --------
    >>> from timeline_widgets.dates import HistoricalDate
    >>> card = Card("hastings", "Battle of Hastings", HistoricalDate.of_year(1066))
    >>> card.front
    CardFront(title='Battle of Hastings', theme='', picture=None, language='')
    """

    id: str
    title: str
    when: HistoricalDate | Position
    theme: str = ""
    text: str = ""
    picture: Picture | None = None
    source: str = ""
    language: str = ""

    @property
    def front(self) -> CardFront:
        """The side that is seen before the card is placed."""
        return CardFront(self.title, self.theme, self.picture, self.language)

    def _repr_html_(self) -> str:
        from timeline_widgets.cards.display import card_page

        return card_page(self)
