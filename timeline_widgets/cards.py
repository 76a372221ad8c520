"""What the games are made of: cards, their fronts, and the sets that teachers publish."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    import pandas as pd

    from timeline_widgets.dates import HistoricalDate

OrderBy = Literal["start", "end"]
Scale = Literal["years", "positions"]
ProblemKind = Literal["refused", "duplicate", "ambiguous", "warning"]

_FOREVER = 10**15  # further away than any date, for the open side of "before 1500"


class Span(NamedTuple):
    """When a card may have happened, as two whole numbers that only serve to compare.

    For dated cards the numbers count days on a calendar of twelve months of 31 days, so that years,
    months and days compare with each other as ruling T14 asks; for cards of a story they are
    positions.

    Parameters
    ----------
    earliest, latest : int
        The first and the last moment, both included; ``earliest <= latest``.

    Examples
    --------
    >>> Span.of_days((1492, 1, 1), (1492, 12, 31)).overlaps(Span.of_days((1492, 10, 12), None))
    True
    """

    earliest: int
    latest: int

    @classmethod
    def of_days(cls, first: tuple[int, int, int] | None, last: tuple[int, int, int] | None) -> Span:
        """Return the span between two days given as astronomical ``(year, month, day)``."""
        return cls(
            -_FOREVER if first is None else _ordinal(first),
            _FOREVER if last is None else _ordinal(last),
        )

    def overlaps(self, other: Span) -> bool:
        """Whether both may have happened at the same moment."""
        return self.earliest <= other.latest and other.earliest <= self.latest

    def widened(self, years: int) -> Span:
        """Return the span with `years` more on either side (ruling T15)."""
        return Span(self.earliest - years * 372, self.latest + years * 372)


def _ordinal(day: tuple[int, int, int]) -> int:
    year, month, day_of_month = day
    return year * 372 + (month - 1) * 31 + day_of_month - 1


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
    """

    data: bytes = field(repr=False)
    mime: str

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
        If two cards share an id, or if some cards have dates and others positions.

    Examples
    --------
    >>> from timeline_widgets.dates import HistoricalDate
    >>> cards = CardSet("two", "Two events", (
    ...     Card("hastings", "Battle of Hastings", HistoricalDate.of_year(1066)),
    ...     Card("actium", "Battle of Actium", HistoricalDate.of_year(-31)),
    ... ))
    >>> len(cards), cards["actium"].title, cards.scale
    (2, 'Battle of Actium', 'years')
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
            seen: set[str] = set()
            twice = sorted({c.id for c in self.cards if c.id in seen or seen.add(c.id)})  # type: ignore[func-returns-value]
            raise ValueError(f"Card ids must be unique; used more than once: {', '.join(twice)}.")
        if len({isinstance(card.when, Position) for card in self.cards}) > 1:
            raise ValueError("A set has either dates or positions on its cards, not both.")
        object.__setattr__(self, "_by_id", by_id)

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
        if isinstance(card.when, Position):
            return Span(card.when.number, card.when.number)
        date = self.date(card)
        span = Span.of_days(date.earliest, date.latest)
        if date.approximate and date.precision in ("day", "month", "year"):
            span = span.widened(self.circa_years)
        return span

    @property
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

        The options and the columns are those of :func:`timeline_widgets.loading.from_table`.

        Raises
        ------
        CardSetError
            If any row cannot be a card; it lists every problem with its row.
        """
        from timeline_widgets.loading import from_table

        return from_table(table, **options)


class Problem(NamedTuple):
    """One thing that is wrong in a teacher's table.

    Parameters
    ----------
    row : int or None
        The row as the spreadsheet counts it (the header is row 1), or None for the whole table.
    column : str
        The column as the table calls it, or an empty string.
    value : str
        What stands there.
    code : str
        What is wrong, for programs.
    sentence : str
        What is wrong and what is allowed, for people.
    mend : str or None
        A value that would do instead, where one can be proposed.
    kind : {"refused", "duplicate", "ambiguous", "warning"}
        What became of the row: it is left out, it is the same as an earlier one, it is a card but
        might mean something else, or it is a card to look at once more.
    """

    row: int | None
    column: str
    value: str
    code: str
    sentence: str
    mend: str | None = None
    kind: ProblemKind = "refused"


class CardSetError(ValueError):
    """A table that cannot become a card set, with every problem found in it.

    Parameters
    ----------
    problems : sequence of Problem
        At least one.

    Examples
    --------
    >>> print(CardSetError([Problem(4, "date", "0", "no-year-zero", "There was no year 0.")]))
    1 problem in the table:
      row 4, column "date", value "0": There was no year 0.
    """

    def __init__(self, problems: list[Problem] | tuple[Problem, ...]) -> None:
        self.problems = tuple(problems)
        count = len(self.problems)
        lines = [f"{count} problem{'' if count == 1 else 's'} in the table:"]
        lines += ["  " + _line(problem) for problem in self.problems]
        super().__init__("\n".join(lines))


def _line(problem: Problem) -> str:
    place = [] if problem.row is None else [f"row {problem.row}"]
    if problem.column:
        place.append(f'column "{problem.column}"')
    if problem.value:
        place.append(f'value "{problem.value}"')
    return f"{', '.join(place)}: {problem.sentence}" if place else problem.sentence
