"""The class as a gradebook knows it, and who of them is meant by a name in a game."""

from __future__ import annotations

import csv
import io
import os
import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.gradebooks.gradebook import GradebookError

MOST_BYTES = 1 << 24
"""How large a roster may be: 16 MiB, some hundred thousand students."""

# What gradebooks call the things that a student can be known by.
_KNOWN_BY = (
    "Student",
    "ID",
    "SIS User ID",
    "SIS Login ID",
    "Username",
    "ID number",
    "Email address",
    "id",
    "email",
)


class RosterRow(NamedTuple):
    """One student of the class.

    Parameters
    ----------
    number : int
        The row in the file, from 1.
    cells : mapping of str to str
        By column, without the spaces around.
    """

    number: int
    cells: Mapping[str, str]


class Roster(NamedTuple):
    """The students of a class, as a gradebook exported them.

    Parameters
    ----------
    columns : tuple of str
        What is known of each.
    rows : tuple of RosterRow
        The students.
    """

    columns: tuple[str, ...]
    rows: tuple[RosterRow, ...]

    def find(
        self, names: Mapping[str, float], aliases: Mapping[str, str]
    ) -> tuple[dict[int, str], tuple[str, ...]]:
        """Find who is meant by the names in a game.

        A name is looked for in every column that identifies a student, without regard to case.

        Parameters
        ----------
        names : mapping
            By name in the game.
        aliases : mapping of str to str
            What else somebody is called in a game: pseudonym to name or id on the roster.

        Returns
        -------
        tuple
            Number of the row and name in the game; and the names that are not on the roster.

        Raises
        ------
        GradebookError
            If a name could be several students, or a student is meant by several names.
        """
        known: dict[str, set[int]] = defaultdict(set)
        for row in self.rows:
            for one in _names_of(row):
                known[_key(one)].add(row.number)
        found: dict[int, str] = {}
        missing, problems = [], []
        for name in names:
            rows = known[_key(aliases.get(name, name))]
            if not rows:
                missing.append(name)
            elif len(rows) > 1:
                problems.append(f"{name!r} could be any of the rows {sorted(rows)} of the roster.")
            elif (row_number := next(iter(rows))) in found:
                problems.append(
                    f"{name!r} and {found[row_number]!r} are the same row, {row_number}."
                )
            else:
                found[row_number] = name
        if problems:
            raise GradebookError("\n".join(problems))
        return found, tuple(missing)


def read_roster(source: str | os.PathLike[str] | bytes) -> Roster:
    r"""Read the class list that a gradebook exports, a CSV file.

    Parameters
    ----------
    source : path or bytes
        Comma or semicolon, UTF-8. Spaces around a cell are not kept, zeros in front of an id are.

    Raises
    ------
    GradebookError
        If it is no such file, or has no column by which a student is known.
    OSError
        If it cannot be read.

    Examples
    --------
    >>> read_roster(b"id,last_name,email\nstud1, smith, a@b.c").rows[0].cells["last_name"]
    'smith'
    """
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    if len(data) > MOST_BYTES:
        raise GradebookError(f"The roster is larger than {MOST_BYTES} bytes.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise GradebookError(f"The roster is not UTF-8: {error.reason}.") from None
    first = text.partition("\n")[0]
    separator = ";" if first.count(";") > first.count(",") else ","
    try:
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error as error:
        raise GradebookError(f"The roster is not a table: {error}.") from None
    columns = tuple(cell.strip() for cell in lines[0]) if lines else ()
    if not any(column in _KNOWN_BY for column in columns):
        raise GradebookError(
            f"The roster has no column by which a student is known, such as {', '.join(_KNOWN_BY)}."
        )
    rows = []
    for number, line in enumerate(lines[1:], start=2):
        cells = {
            column: cell.strip() for column, cell in zip(columns, line, strict=False) if column
        }
        row = RosterRow(number, cells)
        if any(_names_of(row)) and "Points Possible" not in cells.get("Student", ""):
            rows.append(row)
    return Roster(columns, tuple(rows))


def _names_of(row: RosterRow) -> list[str]:
    """Return everything by which a student is known, also "Ada Smith" of "Smith, Ada"."""
    cells = row.cells
    names = [cells[column] for column in _KNOWN_BY if cells.get(column)]
    last, _, first = cells.get("Student", "").partition(",")
    if first.strip():
        names.append(f"{first.strip()} {last.strip()}")
    for first_name, last_name in (("first_name", "last_name"), ("First name", "Last name")):
        if cells.get(first_name) and cells.get(last_name):
            names.append(f"{cells[first_name]} {cells[last_name]}")
    return names


def _key(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
