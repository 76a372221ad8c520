"""The date of an event: an interval of days, how precisely it is known, and the text as written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import total_ordering
from operator import index
from typing import Literal

from timeline_widgets.dates.errors import DateError

Day = tuple[int, int, int]
Language = Literal["en", "es", "fr", "de", "ru"]
Precision = Literal[
    "day", "month", "season", "year", "decade", "century", "millennium", "part", "range", "open",
    "set", "deep",
]  # fmt: skip
Reading = Literal[
    "historical", "astronomical", "edtf", "excel-serial", "wikidata-json", "wikidata-sparql"
]
Style = Literal["spoken", "plate"]

LAST_YEAR = 9999
LAST_LIKELY_YEAR = 2100  # later ones are read, but may be slips, or of another calendar
FIRST_YEAR = -100_000_000_000
_LONG_AGO: Day = (-(10**15), 1, 1)
_LATE: Day = (10**15, 12, 31)


def is_deep(historical_year: int) -> bool:
    """Whether a year is a rounded figure of geology, such as 66 million BC."""
    return historical_year <= -1_000_000 and historical_year % 1000 == 0


@total_ordering
@dataclass(frozen=True, slots=True, eq=False)
class HistoricalDate:
    """When something happened, as far as a text tells.

    Years are astronomical here (0 is 1 BCE, -43 is 44 BCE), days are as written, in whatever
    calendar that was. Two dates are equal when they print the same; they are ordered by their
    first day, then by their last.

    Parameters
    ----------
    earliest, latest : tuple of int, or None
        First and last day it may have been, as ``(year, month, day)``; None where it is open.
    precision : str
        How the text gives the date: ``"day"``, ``"month"``, ``"season"``, ``"year"``,
        ``"decade"``, ``"century"``, ``"millennium"``, ``"part"`` (of one of them), ``"range"``,
        ``"open"`` (before or after), ``"set"`` (one of several) or ``"deep"`` (geology).
    approximate : bool
        The text says circa, "?" or the like. It adds no width (ruling T15).
    ambiguous : bool
        The text may mean another date too; a report should show it.
    duration : bool
        It lasted from `start` to `end` ("1337–1453"); otherwise it happened once, somewhere
        between `earliest` and `latest` ("between 1340 and 1345").
    text : str
        The date as written.
    parts : tuple of HistoricalDate
        The dates that a range, a set, or a before or after is made of.

    Examples
    --------
    >>> caesar = HistoricalDate.parse("15 March 44 BC")
    >>> caesar.earliest, caesar.precision
    ((-43, 3, 15), 'day')
    >>> caesar.label("fr")
    '15 mars 44 av. J.-C.'
    >>> HistoricalDate.parse("c. 1450")
    HistoricalDate('c. 1450')
    """

    earliest: Day | None
    latest: Day | None
    precision: Precision
    approximate: bool = False
    ambiguous: bool = False
    duration: bool = False
    text: str = ""
    parts: tuple[HistoricalDate, ...] = ()

    @classmethod
    def parse(
        cls,
        text: str,
        reading: Reading | None = None,
        *,
        precision: int | None = None,
        day_first: bool | None = None,
    ) -> HistoricalDate:
        """Return the date that `text` means.

        Parameters
        ----------
        text : str
            A date in English, Spanish, French, German or Russian, or in one of the notations below.
        reading : str, optional
            What the column is known to hold. ``"historical"`` (the default): as people write, -44
            and 44 BC are the same; full dates with a sign are ISO 8601 (-0043-03-15 is 44 BC).
            ``"astronomical"``: the same with a year 0 (-43 is 44 BC). ``"edtf"``: Extended
            Date/Time Format, levels 0 and 1 and most of 2. ``"excel-serial"``: day numbers of a
            spreadsheet. ``"wikidata-json"`` (-0044 is 44 BC) and ``"wikidata-sparql"`` (-0043 is
            44 BC): times of Wikidata's two interfaces.
        precision : int, optional
            Wikidata's precision, 0 to 14, where a column of its own gives it (9 is a year, 7 a
            century).
        day_first : bool, optional
            Whether 03/04/1776 is 3 April. Unless it is said, such a date is read so and marked
            ambiguous.

        Returns
        -------
        HistoricalDate

        Raises
        ------
        DateError
            If the text is no date, or may mean several that differ too much; see
            `timeline_widgets.dates.errors` for the codes.

        Examples
        --------
        >>> HistoricalDate.parse("siglo XV").earliest
        (1401, 1, 1)
        >>> HistoricalDate.parse("-0043", reading="edtf") == HistoricalDate.parse("44 BC")
        True
        >>> HistoricalDate.parse("0")
        Traceback (most recent call last):
            ...
        timeline_widgets.dates.errors.DateError: '0' has the year 0, which never was: 1 BC was followed by AD 1.
        """  # noqa: E501
        from timeline_widgets.dates.reading import read

        return read(text, reading, precision, day_first)

    @classmethod
    def of_year(cls, historical_year: int) -> HistoricalDate:
        """Return a whole year.

        Parameters
        ----------
        historical_year : int
            As people count: -44 is 44 BCE.

        Raises
        ------
        DateError
            If it is 0, which never was, or beyond 9999.

        Examples
        --------
        >>> HistoricalDate.of_year(-44).earliest
        (-43, 1, 1)
        """
        year = index(historical_year)
        if 0 < year <= LAST_LIKELY_YEAR:
            return cls((year, 1, 1), (year, 12, 31), "year", text=str(year))
        if year == 0:
            raise DateError("no-year-zero", "0")
        if 0 < year <= LAST_YEAR:
            return cls((year, 1, 1), (year, 12, 31), "year", ambiguous=True, text=str(year))
        if not FIRST_YEAR <= year <= LAST_YEAR:
            raise DateError("year-too-far", str(year), year=year)
        precision: Precision = "deep" if is_deep(year) else "year"
        return cls((year + 1, 1, 1), (year + 1, 12, 31), precision, text=str(year))

    def start(self) -> HistoricalDate:
        """Return when a duration began; of any other date, itself.

        Examples
        --------
        >>> HistoricalDate.parse("1337–1453").start().label()
        '1337'
        """
        if not self.duration:
            return self
        return HistoricalDate(None, self.latest, "open") if self.earliest is None else self.parts[0]

    def end(self) -> HistoricalDate:
        """Return when a duration ended; of any other date, itself."""
        if not self.duration:
            return self
        return (
            HistoricalDate(self.earliest, None, "open") if self.latest is None else self.parts[-1]
        )

    def may_precede(self, other: HistoricalDate) -> bool:
        """Whether this is not certainly later than `other` (rulings T13 to T16).

        Of a duration, its start is compared; use `end` for the other order.

        Examples
        --------
        >>> HistoricalDate.parse("1492").may_precede(HistoricalDate.parse("12 October 1492"))
        True
        """
        first, last = self.start().earliest, other.start().latest
        return first is None or last is None or first <= last

    def years_to(self, other: HistoricalDate) -> int:
        """Return the smallest number of years that may lie between two dates (ruling C7).

        There was no year 0. Of a duration, its start counts.

        Examples
        --------
        >>> HistoricalDate.parse("44 BC").years_to(HistoricalDate.parse("AD 14"))
        57
        """
        a, b = self.start(), other.start()
        gap = 0
        for early, late in ((a, b), (b, a)):
            if early.latest is not None and late.earliest is not None:
                gap = max(gap, late.earliest[0] - early.latest[0])
        return gap

    def label(self, language: Language = "en", style: Style = "spoken") -> str:
        """Return the date in words that `parse` reads back.

        Parameters
        ----------
        language : {"en", "es", "fr", "de", "ru"}
            Language of the words.
        style : {"spoken", "plate"}
            A phrase, or the short form for a card: "44 BCE" or "−44", "15th century" or "15th c.".

        Examples
        --------
        >>> HistoricalDate.parse("siglo XV").label("ru")
        'XV век'
        """
        from timeline_widgets.dates.labels import label

        return label(self, language, style)

    def __repr__(self) -> str:
        return f"HistoricalDate({self.text or self.label()!r})"

    def __str__(self) -> str:
        return self.label()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HistoricalDate):
            return NotImplemented
        return self._key() == other._key()

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, HistoricalDate):
            return NotImplemented
        return self._key() < other._key()

    def __hash__(self) -> int:
        return hash((self.earliest, self.latest, self.precision))

    def _key(self) -> tuple[Day, Day, str, bool, bool, tuple[HistoricalDate, ...]]:
        return (
            _LONG_AGO if self.earliest is None else self.earliest,
            _LATE if self.latest is None else self.latest,
            self.precision,
            self.approximate,
            self.duration,
            self.parts,
        )
