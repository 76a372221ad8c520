"""What a teacher's table was understood to say, row by row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from timeline_widgets.cards import Problem
from timeline_widgets.loading.words import sentence

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class LoadReport:
    """How a table became cards.

    Every row is one of kept, blank, duplicate and refused; ambiguous rows are among the kept.

    Parameters
    ----------
    rows, kept, blank, duplicate, ambiguous, refused : int
        How many rows there are below the header, and what became of them.
    problems : tuple of Problem
        Everything worth knowing, in the order of the rows; what concerns the whole table first.
    columns : mapping of str to str
        The header in which each role was found.
    unused : tuple of str
        Headers of the columns that were not read.
    facts : mapping of str to str
        How the table was read: format, encoding, separator, sheet, reading of the dates.
    language : str
        The language of the sentences.
    years : sequence of (int or None)
        The astronomical year in which each card begins; None for a card without one.
    """

    rows: int
    kept: int
    blank: int
    duplicate: int
    ambiguous: int
    refused: int
    problems: tuple[Problem, ...]
    columns: Mapping[str, str]
    unused: tuple[str, ...]
    facts: Mapping[str, str]
    language: str
    years: Sequence[int | None] = field(repr=False)

    @property
    def board_dates(self) -> tuple[int, ...]:
        """Nine dates for a board that split the set evenly, as people count years (ruling C1).

        Empty for a set that is too small or has no dates.
        """
        from timeline_widgets.games.challenge.board import Board
        from timeline_widgets.games.protocol import SetupError

        years = [y if y > 0 else y - 1 for y in self.years if y is not None]
        try:
            return Board.for_years(years).dates
        except SetupError:
            return ()

    def of_kind(self, kind: str) -> tuple[Problem, ...]:
        """Return the problems of one kind: refused, duplicate, ambiguous or warning."""
        return tuple(problem for problem in self.problems if problem.kind == kind)

    def frame(self) -> pd.DataFrame:
        """Return the problems as a table with the columns row, kind, column, value, code, sentence, mend.

        The row is missing where a problem concerns the whole table.
        """  # noqa: E501
        import pandas as pd

        columns = ["row", "kind", "column", "value", "code", "sentence", "mend"]
        table = pd.DataFrame([p._asdict() for p in self.problems], columns=columns)
        return table.astype({"row": "Int64"})

    def __str__(self) -> str:
        counts = sentence(
            "report-counts",
            self.language,
            rows=self.rows,
            kept=self.kept,
            blank=self.blank,
            duplicate=self.duplicate,
            ambiguous=self.ambiguous,
            refused=self.refused,
        )
        lines = [counts]
        if self.unused:
            columns = ", ".join(self.unused)
            lines.append("  " + sentence("report-unused", self.language, columns=columns))
        for problem in self.problems:
            place = (
                ""
                if problem.row is None
                else sentence("report-row", self.language, row=problem.row)
            )
            lines.append(f"  {place}{problem.sentence}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        from timeline_widgets.loading.report_page import page

        return page(self)
