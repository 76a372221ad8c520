"""Which rows of a table are looked at: by standing, theme, period and words, page by page.

The rows that fit are found when the filter is set, and stay in view while they are mended: a row
does not run away from the hands of whoever mends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from timeline_widgets.cards import Position
from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.loading.editing import TableEditor
from timeline_widgets.loading.standing import Row

PAGE = 20

Show = Literal["all", "ready", "look", "left"]


@dataclass(slots=True)
class RowFilter:
    """What the teacher looks at.

    Parameters
    ----------
    show : {"all", "ready", "look", "left"}
        Rows of one standing.
    theme : str
        Cards of one theme; empty for any.
    since, until : str
        The period, as written; empty for an open end.
    words : str
        Text that stands anywhere in the row.
    first : int
        Index of the first row of the page among those that fit.
    """

    show: Show = "all"
    theme: str = ""
    since: str = ""
    until: str = ""
    words: str = ""
    first: int = 0
    keys: list[int] = field(default_factory=list)

    def find(self, editor: TableEditor) -> None:
        """Find the rows that fit.

        Raises
        ------
        DateError
            If an end of the period is no date.
        ValueError
            If `show` is not one that exists.
        """
        if self.show not in get_args(Show):
            raise ValueError(f"There are no rows called {self.show!r}.")
        since, until = _year(self.since), _year(self.until)
        tests: list[Callable[[Row], bool]] = []
        if self.show != "all":
            tests.append(lambda row: row.standing == self.show)
        if self.theme or since is not None or until is not None:
            cards = editor.cardset.cards
            years = editor.cardset.report.years

            def fits(row: Row) -> bool:
                if row.card is None or (self.theme and cards[row.card].theme != self.theme):
                    return False
                if since is None and until is None:
                    return True
                year = years[row.card]
                if year is None or isinstance(cards[row.card].when, Position):
                    return False
                return (since is None or year >= since) and (until is None or year <= until)

            tests.append(fits)
        if words := self.words.strip().casefold():
            tests.append(lambda row: any(words in cell.casefold() for cell in row.line.cells))
        self.keys = [row.line.key for row in editor.rows if all(test(row) for test in tests)]
        self.turn_to(self.first)

    def turn_to(self, first: int) -> None:
        """Show another page; the last one if there are not so many."""
        last = max(0, (len(self.keys) - 1) // PAGE * PAGE)
        self.first = min(max(0, first // PAGE * PAGE), last)

    def follow(self, rows: Sequence[Row]) -> None:
        """Leave out rows that are gone."""
        there = {row.line.key for row in rows}
        self.keys = [key for key in self.keys if key in there]
        self.turn_to(self.first)

    def page(self) -> list[int]:
        """Return the keys of the rows on the page."""
        return self.keys[self.first : self.first + PAGE]


def _year(text: str) -> int | None:
    """Return the astronomical year in which a period begins or ends."""
    if not text.strip():
        return None
    date = HistoricalDate.parse(text.strip())
    day = date.earliest or date.latest
    if day is None:
        raise DateError("no-year", text)
    return day[0]
