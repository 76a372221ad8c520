"""A table as columns of text: what every kind of source is turned into first."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import Finding, refuse_table


@dataclass(frozen=True, slots=True)
class Grid:
    """All cells of a table as text, column by column; the row at index 0 is row 1.

    Parameters
    ----------
    columns : sequence of sequences of str
        The columns, all of the same length, blank rows and the header row among their cells.
    findings : list of Finding
        What was noticed while reading.
    facts : mapping of str to str
        How the table was read (``"format"``, ``"encoding"``, ``"separator"``, ``"sheet"``).
    serials : mapping of (int, int) to int
        For cells that the spreadsheet program holds as a date: ``(column, row)`` index and the
        number of days that stands in the file.
    """

    columns: Sequence[Sequence[str]]
    findings: list[Finding] = field(default_factory=list)
    facts: Mapping[str, str] = field(default_factory=dict)
    serials: Mapping[tuple[int, int], int] = field(default_factory=dict)

    @property
    def height(self) -> int:
        """The number of rows, the header included."""
        return len(self.columns[0]) if self.columns else 0

    def row(self, index: int) -> list[str]:
        """Return the cells of one row."""
        return [column[index] for column in self.columns]


def grid_of_rows(
    rows: Sequence[Sequence[str]],
    *,
    facts: Mapping[str, str],
) -> Grid:
    """Return the grid of rows that may differ in length; the shorter ones end in empty cells."""
    width = max(map(len, rows), default=0)
    check_size(len(rows), width)
    if any(len(row) != width for row in rows):
        rows = [[*row, *[""] * (width - len(row))] for row in rows]
    return Grid(list(zip(*rows, strict=True)), [], facts)


def check_size(height: int, width: int) -> None:
    """Raise a CardSetError if a table of this size is over a limit."""
    if height > limits.ROWS + 1:
        refuse_table("too-many-rows", count=height - 1, most=limits.ROWS)
    if width > limits.COLUMNS:
        refuse_table("too-many-columns", count=width, most=limits.COLUMNS)
    if height * width > limits.CELLS:
        refuse_table("too-many-cells", count=height * width, most=limits.CELLS)


def with_short_cells(grid: Grid) -> Grid:
    """Return the grid with no cell longer than is allowed, and a word about each that was.

    Halves of characters, which JSON can hold and no file, become a mark of something unreadable.
    """
    most = limits.CELL_CHARACTERS
    columns, findings = list(grid.columns), list(grid.findings)
    for at, column in enumerate(grid.columns):
        joined = "\0".join(column)
        if _has_half_characters(joined):
            columns[at] = [_whole_characters(cell) for cell in column]
        if _may_have_cells_over(most, joined, len(column)):
            findings += [
                too_long(cell, row) for row, cell in enumerate(column, start=1) if len(cell) > most
            ]
            columns[at] = [cell[:most] for cell in columns[at]]
    return Grid(columns, findings, grid.facts, grid.serials)


def _has_half_characters(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _whole_characters(text: str) -> str:
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def too_long(cell: str, row: int | None = None) -> Finding:
    """Return what is said of a cell that is longer than is allowed, and cut."""
    params = {"count": len(cell), "most": limits.CELL_CHARACTERS}
    return Finding("warning", "cell-too-long", row, value=cell[:80], params=params)


def _may_have_cells_over(most: int, joined: str, cells: int) -> bool:
    """Whether a joined column may hold a longer cell, by a look at every so many characters.

    A cell so long holds a whole stretch between two such places, without an end of a cell in it.
    """
    step = most // 2
    if joined.count("\0") >= cells:
        return True
    starts = range(0, len(joined) - step, step)
    return any(joined.find("\0", start, start + step) < 0 for start in starts)


def cell_text(value: Any) -> str:
    """Return a value from a spreadsheet, a DataFrame or JSON as the text a person would type.

    Examples
    --------
    >>> cell_text(1642.0), cell_text(float("nan")), cell_text(None), cell_text(" NA ")
    ('1642', '', '', ' NA ')
    >>> import datetime
    >>> cell_text(datetime.date(800, 12, 25))
    '0800-12-25'
    """
    if isinstance(value, str):
        return value
    if type(value) is float and value.is_integer():
        return str(int(value))
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, datetime.datetime):
        if type(value).__name__ == "NaTType":
            return ""
        midnight = (value.hour, value.minute, value.second, value.microsecond) == (0, 0, 0, 0)
        return value.date().isoformat() if midnight else value.isoformat(sep=" ")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if type(value).__name__ in ("NaTType", "NAType"):
        return ""
    if isinstance(value, int):
        huge = value.bit_length() > 10_000  # more digits than Python writes out
        return f"{'-' * (value < 0)}1E+{int(value.bit_length() * 0.30103)}" if huge else str(value)
    try:
        if value != value:
            return ""
        if value == int(value):
            return str(int(value))
    except (TypeError, ValueError, OverflowError, ArithmeticError):
        pass
    try:
        return str(value)
    except RecursionError:  # a list of lists of lists
        return "…"
