"""The dates of a table: every different text is read once, whatever the number of its rows."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from timeline_widgets.cards import Position
from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.loading.cells import plain_text
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.limits import LATEST_YEAR
from timeline_widgets.loading.readings import Reading

_LETTERS_IN_FIGURES = re.compile(r"(?=.*\d)(?=.*[OoОоlI])[1-9lI][\dOoОоlI]{2,3}")
_FIGURES = str.maketrans("OoОоlI", "000011")
_MORE_THAN_A_COUNT = re.compile(r"\d{3}|[^\W\d_]")  # 1, 2, 3 … are a numbering, not years
_YEARS_OR_MONTH = re.compile(r"\d{4}-\d\d")
_FOOTNOTE = re.compile(r" ?(?:\[[^\[\]]{1,12}\]|\(\d{1,2}\)|[*†‡§¶¹²³⁰-⁹]+)(?:[.,;])?\Z")
_LONE_YEAR = re.compile(r"(?<!\d)[1-9]\d{2,3}(?!\d)")


@dataclass(slots=True)
class Dating:
    """What the rows' dates mean.

    Parameters
    ----------
    texts : sequence of str
        The text of each row below the header, as written.
    years : sequence of (int or None)
        The astronomical year of each row whose text is a whole year; most tables have no others.
    dates : dict of str to HistoricalDate
        What each other text means.
    faults : dict of str to Finding
        Why a text means nothing; without rows.
    own : dict of int to (HistoricalDate or Finding)
        Rows whose date does not follow from its text alone, because it has an end.
    reading : Reading
        How the column was read.
    findings : list of Finding
        What was noticed.
    column : str
        The header of the dates.
    settled : mapping of str to Finding
        Texts such as 03/04/1776 of which another date of the column tells which part is the day.
    """

    texts: Sequence[str]
    years: Sequence[int | None] = ()
    dates: dict[str, HistoricalDate] = field(default_factory=dict)
    faults: dict[str, Finding] = field(default_factory=dict)
    own: dict[int, HistoricalDate | Position | Finding] = field(default_factory=dict)
    reading: Reading = field(default_factory=Reading)
    findings: list[Finding] = field(default_factory=list)
    column: str = ""
    settled: Mapping[str, Finding] = field(default_factory=dict)

    def undated(self) -> set[int]:
        """Return the rows without a date."""
        bad = set(self.faults)
        if "" in self.texts:
            bad.add("")
        rows = {i for i, text in enumerate(self.texts) if text in bad} if bad else set()
        for index, own in self.own.items():
            if isinstance(own, Finding):
                rows.add(index)
            else:
                rows.discard(index)
        return rows

    def when(self, index: int) -> HistoricalDate | Position:
        """Return the date of a row that has one."""
        own = self.own.get(index)
        if own is not None and not isinstance(own, Finding):
            return own
        text = self.texts[index]
        return self.dates.get(text) or _of_year(text)

    def whens(self, kept: Sequence[int]) -> list[HistoricalDate | Position]:
        """Return the dates of rows that have one."""
        if self.own:
            return list(map(self.when, kept))
        texts = self.texts if len(kept) == len(self.texts) else [self.texts[i] for i in kept]
        known = {text: self.dates.get(text) or _of_year(text) for text in set(texts)}
        return list(map(known.__getitem__, texts))

    def first_years(self) -> Sequence[int | None]:
        """Return the astronomical year in which each row's date begins (an open one: ends)."""
        if not self.dates and not self.own:
            return self.years
        first = {text: first_year(date) for text, date in self.dates.items()}
        years = list(map(first.get, self.texts, self.years))
        for index, own in self.own.items():
            years[index] = first_year(own) if isinstance(own, HistoricalDate) else None
        return years

    def fault(self, index: int) -> Finding:
        """Return why a row has no date."""
        own = self.own.get(index)
        if isinstance(own, Finding):
            return own
        text = self.texts[index]
        return self.faults.get(text) or Finding("refused", "date-blank", None, self.column)


@lru_cache(maxsize=5000)
def _of_year(text: str) -> HistoricalDate:
    return HistoricalDate.of_year(int(text))


def first_year(date: HistoricalDate) -> int | None:
    """Return the astronomical year in which a date begins, or ends if its beginning is open."""
    start = date.start()
    day = start.earliest or start.latest
    return day[0] if day else None


def is_date(text: str) -> bool:
    """Return whether a text can be read as a date that is more than a small number.

    Examples
    --------
    >>> is_date("44 BC"), is_date("12"), is_date("Sack of Rome")
    (True, False, False)
    """
    if not _MORE_THAN_A_COUNT.search(text):
        return False
    try:
        HistoricalDate.parse(text)
    except DateError:
        return False
    return True


def read_date(
    text: str, reading: Reading, column: str = "", precision: int | None = None
) -> HistoricalDate | Finding:
    """Return what one text means as a date, or why it means nothing and what might be meant."""

    def parse(text: str) -> HistoricalDate:
        return HistoricalDate.parse(
            text, reading.numbering, precision=precision, day_first=reading.day_first
        )

    if _LETTERS_IN_FIGURES.fullmatch(text):  # l492 is not the year 492
        letters = "".join(char for char in text if not char.isdigit())
        params = {"text": text, "word": letters}
        mend = text.translate(_FIGURES)
        return Finding("refused", "date-not-understood", None, column, text, mend, params)
    try:
        try:
            date = parse(text)
        except DateError:  # markup, or marks that nobody sees, as come with pasted text
            plain = plain_text(text)
            if plain == text:
                raise
            date = parse(plain)
    except DateError as error:
        proposed = str(error.params["date"]) if "date" in error.params else _mend(text)
        params = {name: str(value) for name, value in error.params.items()}
        params["text"] = text if len(text) <= 60 else f"{text[:60]}…"
        return Finding("refused", f"date-{error.code}", None, column, text, proposed, params)
    if date.earliest and date.earliest[0] > LATEST_YEAR:
        params = {"latest": str(LATEST_YEAR)}
        return Finding("refused", "date-in-future", None, column, text, None, params)
    return date


def other_reading(date: HistoricalDate) -> HistoricalDate | None:
    """Return what else an ambiguous text may well mean: another day, or two years.

    Examples
    --------
    >>> other_reading(HistoricalDate.parse("03/04/1776")).label()
    '4 March 1776'
    >>> other_reading(HistoricalDate.parse("1904-05")).label()
    '1904–1905'
    """
    text = date.text.strip()
    if date.precision == "day":
        other = _parsed(text, False)
    elif date.precision == "month" and _YEARS_OR_MONTH.fullmatch(text):
        other = _parsed(text.replace("-", "–"), None)
    else:
        return None
    return None if other == date else other


@lru_cache(maxsize=1000)
def _parsed(text: str, day_first: bool | None) -> HistoricalDate | None:
    try:
        return HistoricalDate.parse(text, day_first=day_first)
    except DateError:
        return None


def _mend(text: str) -> str | None:
    without_note = _FOOTNOTE.sub("", text).strip()
    if without_note != text and is_date(without_note):
        return without_note
    years = _LONE_YEAR.findall(text)
    if len(years) == 2 and re.fullmatch(r"\d+\s*[-–—]\s*\d+", text) and years[0] > years[1]:
        return f"{years[1]}–{years[0]}"
    return years[0] if len(years) == 1 and years[0] != text else None
