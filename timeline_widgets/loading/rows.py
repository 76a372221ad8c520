"""The rows of a table: which are cards, which are blank, refused or the same as another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import TypeVar

from timeline_widgets.cards import Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.cells import plain_column
from timeline_widgets.loading.dating import Dating
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.headers import Header

T = TypeVar("T")

_ERROR = re.compile(r"#(?:[^\W\d_a-z]|[/0¡])+[!?]?")  # #REF!, #BEZUG!, #¡VALOR!, #Н/Д
_NUMBERING = re.compile(r"(?:n[or°º]?|№)?\.? ?\d{1,5}[.):]?", re.IGNORECASE)
_SUM = frozenset(
    ("total", "totals", "grand total", "sum", "count", "average", "totales", "suma", "promedio")
    + ("totaux", "somme", "moyenne", "summe", "gesamt", "insgesamt", "gesamtsumme", "anzahl")
    + ("durchschnitt", "итого", "всего", "сумма", "среднее", "количество")
)


@dataclass(slots=True)
class Rows:
    """The rows below the header, and what became of them.

    Parameters
    ----------
    grid : Grid
        The table.
    header : Header
        Its header.
    dating : Dating
        What the dates mean.
    kept : sequence of int
        The rows that are cards, counted from 0 below the header.
    titles : sequence of str
        The titles of the cards, as plain text.
    blank, duplicate, refused : int
        How many rows are no cards, and why.
    findings : list of Finding
        What was noticed.
    """

    grid: Grid
    header: Header
    dating: Dating
    kept: Sequence[int] = ()
    titles: Sequence[str] = ()
    blank: int = 0
    duplicate: int = 0
    refused: int = 0
    findings: list[Finding] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many rows there are below the header."""
        return self.grid.height - self.header.row - 1

    def number(self, index: int) -> int:
        """Return the number that a spreadsheet shows beside a row."""
        return index + self.header.row + 2

    def cells(self, role: str) -> Sequence[str]:
        """Return the cells of the cards in the column of a role, empty where there is none."""
        if role not in self.header.columns:
            return [""] * len(self.kept)
        return self.of_kept(self._all(role))

    def of_kept(self, cells: Sequence[T]) -> Sequence[T]:
        """Return what belongs to those rows that are cards, of what there is for each row."""
        return cells if len(self.kept) == self.count else [cells[i] for i in self.kept]

    def _all(self, role: str) -> Sequence[str]:
        return self.grid.columns[self.header.columns[role]][self.header.row + 1 :]

    def sort_out(self) -> None:
        """Find the rows that are cards; say why the others are not."""
        titles = plain_column(self._all("title"))
        if "#" in "".join(titles):
            titles = ["" if _ERROR.fullmatch(title) else title for title in titles]
        undated = self.dating.undated()
        self.kept = range(self.count)
        sums = self._sums(titles)
        if undated or sums or "" in titles:
            self._refuse(titles, undated, sums)
        self._drop_duplicates(titles)
        self.titles = self.of_kept(titles)

    def _sums(self, titles: Sequence[str]) -> set[int]:
        """Return the rows that sum up the table, of the last ones that are not blank."""
        found: set[int] = set()
        for index in range(len(titles) - 1, -1, -1):
            if titles[index].rstrip(": ").casefold() in _SUM:
                found.add(index)
            elif not self._is_blank(index):
                break
        return found

    def _is_blank(self, index: int) -> bool:
        """Whether a row holds nothing: at most its number, rules, or boxes that are not ticked."""
        for column, cell in enumerate(self.grid.row(self.header.row + 1 + index)):
            if not any(map(str.isalnum, cell)) or cell.strip().casefold() in ("false", "falsch"):
                continue
            numbered = column == self.header.columns.get("id") or not self.header.names[column]
            if not (numbered and _NUMBERING.fullmatch(cell.strip())):
                return False
        return True

    def _refuse(self, titles: Sequence[str], undated: set[int], sums: set[int]) -> None:
        kept = []
        for index, title in enumerate(titles):
            if index in sums:
                self.refused += 1
                column = self.header.name("title")
                self.findings.append(
                    Finding("refused", "row-of-sums", self.number(index), column, title)
                )
            elif title and index not in undated:
                kept.append(index)
            elif self._is_blank(index):
                self.blank += 1
            else:
                self.refused += 1
                self.findings += self._reasons(index, title, undated)
        self.kept = kept

    def _reasons(self, index: int, title: str, undated: set[int]) -> list[Finding]:
        row = self.number(index)
        kinds = [self._all(r)[index] for r in ("type", "theme") if r in self.header.columns]
        if index in undated and any(kind.strip().casefold() == "title" for kind in kinds):
            return [Finding("refused", "title-slide", row, value=title)]
        reasons = []
        if not title:
            reasons.append(Finding("refused", "title-missing", row, self.header.name("title")))
        if index in undated:
            reasons.append(self.dating.fault(index)._replace(row=row))
        return reasons

    def _drop_duplicates(self, titles: Sequence[str]) -> None:
        """Drop rows that repeat a card; point out titles that have several dates."""
        folded = list(map(str.casefold, self.of_kept(titles)))
        times = Counter(folded)
        if len(times) == len(folded):
            return
        repeated = list(map((1).__lt__, map(times.__getitem__, folded)))
        column = self.header.name("title")
        seen: dict[str, dict[HistoricalDate | Position, int]] = {}
        dropped = set()
        for index, title in compress(zip(self.kept, folded, strict=True), repeated):
            when = self.dating.when(index)
            earlier = seen.setdefault(title, {})
            twin = earlier.get(when)
            if earlier:
                first = next(iter(earlier.values())) if twin is None else twin
                kind, code = ("warning", "title-two-dates") if twin is None else ("duplicate",) * 2
                params = {"first": self.number(first)}
                row = self.number(index)
                self.findings.append(
                    Finding(kind, code, row, column, titles[index], None, params)  # type: ignore[arg-type]
                )
            if twin is None:
                earlier[when] = index
            else:
                dropped.add(index)
        self.duplicate += len(dropped)
        if dropped:
            self.kept = [index for index in self.kept if index not in dropped]
