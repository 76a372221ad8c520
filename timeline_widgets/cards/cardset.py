"""The set of cards that a teacher publishes."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, get_args

from timeline_widgets.cards.card import Card, Position
from timeline_widgets.cards.span import Span

if TYPE_CHECKING:
    import pandas as pd

    from timeline_widgets.dates import HistoricalDate

OrderBy = Literal["start", "end"]
Scale = Literal["years", "positions"]


def check_options(order_by: object, circa_years: object) -> None:
    """Raise a ValueError if an option of a set is not one that is allowed."""
    if order_by not in get_args(OrderBy):
        raise ValueError(f'order_by is "start" or "end"; not {order_by!r}.')
    if type(circa_years) is not int or circa_years < 0:
        raise ValueError(f"circa_years is a whole number of years from 0; not {circa_years!r}.")


@dataclass(frozen=True)
class CardSet:
    """The cards that a teacher publishes together.

    Parameters
    ----------
    name : str
        A short name, as used in file names and logs.
    title : str
        What people call the set.
    cards : tuple of Card
        The cards; their order means nothing.
    language : str
        Language of the cards (BCP 47).
    order_by : {"start", "end"}
        Which end of a duration such as "1337–1453" dates its card (ruling T16).
    circa_years : int
        How many years on either side a date with "circa" may be off (ruling T15); 0 takes it as
        printed.
    description : str
        A sentence about the set.

    Raises
    ------
    ValueError
        If two cards share an id, if some cards have dates and others positions, or if an option is
        not one that is allowed.

    Examples
    --------
    >>> from timeline_widgets.dates import HistoricalDate
    >>> cards = CardSet("two", "Two events", (
    ...     Card("hastings", "Battle of Hastings", HistoricalDate.of_year(1066)),
    ...     Card("actium", "Battle of Actium", HistoricalDate.of_year(-31)),
    ... ))
    >>> cards
    CardSet('Two events', 2 cards)
    >>> cards["actium"].title, cards.scale
    ('Battle of Actium', 'years')
    """

    name: str
    title: str
    cards: tuple[Card, ...]
    language: str = "en"
    order_by: OrderBy = "start"
    circa_years: int = 0
    description: str = ""
    _by_id: Mapping[str, Card] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_id = {card.id: card for card in self.cards}
        if len(by_id) < len(self.cards):
            times = Counter(card.id for card in self.cards)
            twice = sorted(card_id for card_id, count in times.items() if count > 1)
            raise ValueError(f"Card ids must be unique; used more than once: {', '.join(twice)}.")
        if len({isinstance(card.when, Position) for card in self.cards}) > 1:
            raise ValueError("A set has either dates or positions on its cards, not both.")
        check_options(self.order_by, self.circa_years)
        object.__setattr__(self, "_by_id", by_id)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.title!r}, {len(self)} cards)"

    def _repr_html_(self) -> str:
        from timeline_widgets.cards.display import cardset_page

        return cardset_page(self)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __getitem__(self, card_id: str) -> Card:
        return self._by_id[card_id]

    @property
    def scale(self) -> Scale:
        """Whether the cards are ordered by ``"years"`` or by ``"positions"``."""
        return "positions" if any(isinstance(c.when, Position) for c in self.cards) else "years"

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes of the cards, in the order in which they first appear."""
        return tuple(dict.fromkeys(card.theme for card in self.cards if card.theme))

    def date(self, card: Card) -> HistoricalDate:
        """Return the date that `card` is ordered by: of a duration, one of its ends (T16).

        Raises
        ------
        TypeError
            If the card has a position in a story instead.
        """
        if isinstance(card.when, Position):
            raise TypeError(f"The card {card.id!r} has a position, not a date.")
        if not card.when.duration:
            return card.when
        return card.when.start() if self.order_by == "start" else card.when.end()

    def span(self, card: Card) -> Span:
        """Return what the rules compare for `card` (rulings T14 to T16)."""
        if self._by_id.get(card.id) is card:
            return self._spans[card.id]
        return self._span_of(card)

    @cached_property
    def _spans(self) -> Mapping[str, Span]:
        return {card.id: self._span_of(card) for card in self.cards}

    def _span_of(self, card: Card) -> Span:
        if isinstance(card.when, Position):
            return Span(card.when.number, card.when.number)
        date = self.date(card)
        span = Span.of_days(date.earliest, date.latest)
        if date.approximate and date.precision in ("day", "month", "year"):
            span = span.widened(self.circa_years)
        return span

    @cached_property
    def fingerprint(self) -> str:
        """A SHA-256 over all that can change a game: ids, titles, dates and how they are read.

        Mending a text or a picture keeps it, so that old logs can still be checked.
        """
        content = [
            self.order_by,
            self.circa_years,
            sorted([card.id, card.title, *self.span(card)] for card in self.cards),
        ]
        canonical = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    @classmethod
    def from_table(cls, table: pd.DataFrame, **options: Any) -> CardSet:
        """Return the set of cards in a pandas table, one card a row.

        Parameters
        ----------
        table : pandas.DataFrame
            Columns for title and date (or position), and if you like for theme, text, picture,
            source and id.
        **options : object
            Those of :func:`timeline_widgets.loading.from_table`, such as ``title=``.

        Raises
        ------
        CardSetError
            If any row cannot be a card; it lists every problem with its row.
        """
        from timeline_widgets.loading import from_table

        return from_table(table, **options)
