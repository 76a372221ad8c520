"""A table that is being mended: its headers, its rows, and which column holds what.

A sheet never changes; every step gives another one, so that a step is undone by going back.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, NamedTuple

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading.dating import is_date
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid, too_long
from timeline_widgets.loading.guessing import guessed_columns
from timeline_widgets.loading.headers import ROLES, Header, find_header
from timeline_widgets.loading.limits import CELL_CHARACTERS
from timeline_widgets.loading.synonyms import SYNONYMS

DATE_PARTS = ("year", "month", "day", "era")
DATE_ENDS = ("end", "end_year", "end_month", "end_day")
BLANK_ROLES = ("title", "date", "theme", "text", "image", "source")

_numbers = count(1)


class Line(NamedTuple):
    """A row of a sheet.

    Parameters
    ----------
    key : int
        What the row is called as long as it lives; no other row of this kernel has it.
    cells : tuple of str
        Its cells, one for each header.
    serials : mapping of int to int
        Day numbers by column, for cells that the spreadsheet program holds as a date.
    findings : tuple of Finding
        What was noticed about the row when it was cut out of its file.
    """

    key: int
    cells: tuple[str, ...]
    serials: Mapping[int, int] = {}
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table as it stands after some steps.

    Parameters
    ----------
    names : tuple of str
        The headers, all different.
    lines : tuple of Line
        The rows below the header.
    roles : mapping of str to int
        Index of the column for each role that the table has.
    header_row : int
        Index of the header's row in the file, so that rows are counted as the spreadsheet does;
        -1 if the file has no header.
    findings : tuple of Finding
        What was noticed about the whole file.
    facts : mapping of str to str
        How the file was read.
    guessed : bool
        Whether some roles were chosen by what stands in the columns, not by their headers.
    """

    names: tuple[str, ...]
    lines: tuple[Line, ...] = ()
    roles: Mapping[str, int] = field(default_factory=dict)
    header_row: int = 0
    findings: tuple[Finding, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    guessed: bool = False

    def at(self, key: int) -> int:
        """Return the index of a row; raise a KeyError if it is not there any more."""
        for index, line in enumerate(self.lines):
            if line.key == key:
                return index
        raise KeyError(key)

    def number(self, index: int) -> int:
        """Return the number that a spreadsheet shows beside a row."""
        return index + self.header_row + 2

    def with_cells(self, key: int, cells: Mapping[int, str]) -> Sheet:
        """Return the sheet with other text in some cells of a row."""
        at = self.at(key)
        line = self.lines[at]
        texts = tuple(cells.get(i, text)[:CELL_CHARACTERS] for i, text in enumerate(line.cells))
        serials = {column: day for column, day in line.serials.items() if column not in cells}
        cut = tuple(too_long(text) for text in cells.values() if len(text) > CELL_CHARACTERS)
        changed = Line(key, texts, serials, cut)  # the teacher has looked at this row
        return self._with_lines((*self.lines[:at], changed, *self.lines[at + 1 :]))

    def with_row(self, cells: Mapping[str, str]) -> Sheet:
        """Return the sheet with one more row at its end; `cells` are given by role."""
        by_column = {self.roles[role]: text for role, text in cells.items() if role in self.roles}
        texts = tuple(by_column.get(i, "") for i in range(len(self.names)))
        return self._with_lines((*self.lines, Line(next(_numbers), texts)))

    def without_row(self, key: int) -> Sheet:
        """Return the sheet without a row."""
        at = self.at(key)
        return self._with_lines((*self.lines[:at], *self.lines[at + 1 :]))

    def with_role(self, column: int, role: str | None) -> Sheet:
        """Return the sheet with another role for a column; None if nothing is read from it.

        A column has one role and a role one column; a date in one column replaces one in parts.
        """
        roles = {r: c for r, c in self.roles.items() if c != column and r != role}
        if role is not None:
            roles[role] = column
        if role == "date":
            roles = {r: c for r, c in roles.items() if r not in DATE_PARTS}
        elif role in DATE_PARTS:
            roles.pop("date", None)
        return replace(self, roles=roles, guessed=False)

    def with_column(self, role: str, language: str) -> Sheet:
        """Return the sheet with a column for a role, which is empty if it is a new one."""
        if role in self.roles:
            return self
        name = _told_apart([*self.names, header_of(role, language)])[-1]
        lines = tuple(line._replace(cells=(*line.cells, "")) for line in self.lines)
        roles = {**self.roles, role: len(self.names)}
        return replace(self, names=(*self.names, name), lines=lines, roles=roles)

    def grid(self) -> Grid:
        """Return the cells as the loader reads them, the rows above the header blank."""
        blank = [""] * self.header_row
        columns = [
            [*([*blank, name] if self.header_row >= 0 else []), *(c.cells[i] for c in self.lines)]
            for i, name in enumerate(self.names)
        ]
        serials, findings = {}, list(self.findings)
        for index, line in enumerate(self.lines):
            if line.serials:
                row = index + self.header_row + 1
                serials.update({(column, row): day for column, day in line.serials.items()})
            findings += [found._replace(row=self.number(index)) for found in line.findings]
        return Grid(columns, findings, self.facts, serials)

    def header(self) -> Header:
        """Return the header as the loader knows it, its roles in their order of importance."""
        roles = {role: self.roles[role] for role in ROLES if role in self.roles}
        return Header(self.header_row, roles, self.names, None)

    def as_csv(self) -> str:
        """Return the whole table as text, rows that are no cards among them."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self.names)
        writer.writerows(line.cells for line in self.lines)
        return out.getvalue()

    def _with_lines(self, lines: tuple[Line, ...]) -> Sheet:
        return replace(self, lines=lines)


def blank_sheet(language: str, rows: int = 3) -> Sheet:
    """Return a table without cards, to type them.

    Examples
    --------
    >>> blank_sheet("es").names
    ('Título', 'Fecha', 'Tema', 'Texto', 'Imagen', 'Fuente')
    """
    names = tuple(header_of(role, language) for role in BLANK_ROLES)
    lines = tuple(Line(next(_numbers), ("",) * len(names)) for _ in range(rows))
    return Sheet(names, lines, {role: i for i, role in enumerate(BLANK_ROLES)})


def sheet_of_grid(
    grid: Grid, columns: Mapping[str, str | int | None] | None, language: str
) -> Sheet:
    """Return a table that was read, ready to be mended.

    Where its headers do not tell which column has the titles and which the dates, what stands in
    the columns does, and the sheet says so. A table without headers gets those of a spreadsheet.

    Raises
    ------
    CardSetError
        If there is no table.
    ValueError
        If `columns` names a role that does not exist.
    """
    guessed = False
    try:
        header = find_header(grid, columns, language)
    except CardSetError as error:
        [problem] = error.problems
        if problem.code not in ("columns-missing", "header-missing") or problem.row is None:
            raise
        found = _header_with_guesses(grid, problem.row - 1, columns or {}, language)
        guessed = bool(found.columns)
        header = found
    row, roles = header.row, dict(header.columns)
    names = [" ".join(cell.replace("\ufeff", "").split()) for cell in grid.row(row)]
    if (
        guessed and "date" in roles and is_date(names[roles["date"]])
    ):  # the first row is a card already
        names = [""] * len(names)
        roles = {role: roles[role] for role in ("title", "date")}
        row -= 1
    lines = _lines(grid, row)
    whole = tuple(found for found in grid.findings if found.row is None or found.row <= row + 1)
    named = tuple(_told_apart([name or _letter(i) for i, name in enumerate(names)]))
    return Sheet(named, lines, roles, row, whole, grid.facts, guessed)


def _header_with_guesses(
    grid: Grid, row: int, columns: Mapping[str, str | int | None], language: str
) -> Header:
    """Return the header with the columns that it does not tell; without any if they are unclear."""
    guesses = {role: column + 1 for role, column in guessed_columns(grid, row).items()}
    for roles in (("date",), ("title",), ("title", "date")):
        told = {role: guesses[role] for role in roles if role in guesses}
        try:
            return find_header(grid, {**columns, **told}, language)
        except CardSetError:
            continue
    return Header(row, {}, (), None)


def header_of(role: str, language: str) -> str:
    """Return the likeliest header for a role in a language.

    Examples
    --------
    >>> header_of("image", "de"), header_of("date", "fr")
    ('Bild', 'Date')
    """
    by_language: dict[str, Any] = SYNONYMS[role]
    return str(by_language.get(language, by_language["en"])).split("|")[0].capitalize()


def _lines(grid: Grid, row: int) -> tuple[Line, ...]:
    serials: dict[int, dict[int, int]] = {}
    for (column, at), day in grid.serials.items():
        serials.setdefault(at, {})[column] = day
    findings: dict[int, list[Finding]] = {}
    for found in grid.findings:
        if found.row is not None and found.row > row + 1:
            findings.setdefault(found.row - 1, []).append(found)
    below = (map(str.strip, column[row + 1 :]) for column in grid.columns)
    rows = list(zip(*below, strict=True))
    while rows and not any(rows[-1]):
        rows.pop()
    return tuple(
        Line(next(_numbers), cells, serials.get(at, {}), tuple(findings.get(at, ())))
        for at, cells in enumerate(rows, start=row + 1)
    )


def _told_apart(names: list[str]) -> list[str]:
    times: Counter[str] = Counter()
    result = []
    for name in names:
        times[name] += 1
        result.append(name if times[name] == 1 else f"{name} ({times[name]})")
    return result


def _letter(index: int) -> str:
    """Return what a spreadsheet calls a column: A, B, …, Z, AA."""
    letters = ""
    index += 1
    while index:
        index, digit = divmod(index - 1, 26)
        letters = chr(65 + digit) + letters
    return letters
