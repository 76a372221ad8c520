"""Values as text in a cell of a CSV file, so that no spreadsheet runs them and all come back."""

from __future__ import annotations

import math
import re
from typing import Any

from timeline_widgets.records.problems import Said, SaidError, Value

# Whatever a spreadsheet takes for the beginning of a formula, after any quotes of our own.
_FORMULA = re.compile(r"'*(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠])")
_NUMBER = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
_VALUE = re.compile(r"-?\d{1,400}(\.\d{1,400})?(e[+-]?\d{1,3})?", re.ASCII)  # as repr() writes it


class CellError(SaidError):
    """A value that cannot stand in its column."""


def cell_error(key: str, **told: Value) -> CellError:
    """Return an error that says what is the matter with a value."""
    return CellError(Said(f"score_file.{key}", told))


def neutralised(text: str) -> str:
    """Put an apostrophe before text that a spreadsheet would run; numbers stay numbers.

    Examples
    --------
    >>> neutralised("=1+1"), neutralised("-44"), neutralised("Ada"), neutralised("'=1")
    ("'=1+1", '-44', 'Ada', "''=1")
    """
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text


def restored(cell: str) -> str:
    """Give back the text that was neutralised.

    Examples
    --------
    >>> restored("'=1+1"), restored("-44"), restored("'tis")
    ('=1+1', '-44', "'tis")
    """
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def written(value: str | float | None) -> str:
    """Write any value of a row as the text of a cell."""
    match value:
        case None:
            return ""
        case bool():
            return "TRUE" if value else "FALSE"
        case str():
            return neutralised(value)
    return repr(value)


def read(cell: str, kind: type) -> str | float | None:
    """Read the text of a cell as a value of its column's type.

    Raises
    ------
    CellError
        When it is none.
    """
    if kind is str:
        return restored(cell)
    if kind is bool:
        if cell not in ("TRUE", "FALSE"):
            raise cell_error("no_truth", value=repr(cell[:40]))
        return cell == "TRUE"
    if not cell:
        return None
    if not _VALUE.fullmatch(cell):
        raise cell_error("no_number", value=repr(cell[:40]))
    try:
        value: float = kind(cell)
    except ValueError:
        raise cell_error("no_whole_number", value=repr(cell)) from None
    bounded(value)
    return value


def bounded(value: object) -> Any:
    """Return a value if every form of score file can hold it.

    Raises
    ------
    CellError
        For a whole number of more than 64 bits, and a decimal that is not finite.
    """
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise cell_error("too_large_number")
    if isinstance(value, float) and not math.isfinite(value):
        raise cell_error("no_number", value=str(value))
    return value
