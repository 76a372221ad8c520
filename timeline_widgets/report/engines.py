"""What counts: pandas for a class, DuckDB for Parquet files; the counts come out the same way."""

from __future__ import annotations

import os
import tempfile
from importlib import import_module
from typing import TYPE_CHECKING, Any

import narwhals as nw

from timeline_widgets.records.problems import Said, SaidError, Value
from timeline_widgets.records.rows import COLUMNS, Answer
from timeline_widgets.records.score_files import refused, rows_of

if TYPE_CHECKING:
    import pandas as pd

_MOST_MEMORY = 256  # MB; a district is counted on a laptop; and small files can unpack to any size
_MOST_ROWS = 200_000


class ReportError(SaidError):
    """Something that no report can be made of, or with; the message says what is needed."""


def of_parquet(pattern: str | os.PathLike[str]) -> nw.LazyFrame[Any]:
    """Return the answers in Parquet files, to be counted where they lie.

    Raises
    ------
    ReportError
        If DuckDB is not installed, or the files are no score files.
    """
    duckdb = needed("duckdb")
    database = _database(temp_directory=tempfile.gettempdir(), preserve_insertion_order="false")
    try:
        relation = database.read_parquet(os.fspath(pattern))
        relation.aggregate("count(*)").fetchall()  # every file is looked at, not only the first
    except duckdb.Error as error:
        raise _impossible("no_parquet", problem=str(error)) from None
    if missing := [name for name in COLUMNS if name not in relation.columns]:
        raise _impossible("columns_missing", columns=", ".join(missing))
    answers: nw.LazyFrame[Any] = nw.from_native(relation)
    return answers


def read_parquet(path: str | os.PathLike[str]) -> list[Answer]:
    """Read a score file that somebody handed in, in bounds of memory.

    Raises
    ------
    ScoreFileError
        If it is no score file, or unpacks to more than a student can have answered.
    """
    duckdb = needed("duckdb")
    database = _database(temp_directory="", threads="1")
    try:
        relation = database.read_parquet(os.fspath(path))
        wanted = [name for name in COLUMNS if name in relation.columns]
        rows = relation.select(*(duckdb.ColumnExpression(name) for name in wanted))
        given = rows.limit(_MOST_ROWS + 1).fetchall() if wanted else []
    except duckdb.OutOfMemoryException:
        raise refused("unpacks", most=_MOST_MEMORY) from None
    except duckdb.Error as error:
        raise refused("no_parquet", problem=str(error)) from None
    finally:
        database.close()
    if len(given) > _MOST_ROWS:
        raise refused("too_many_rows", most=_MOST_ROWS)
    return rows_of(wanted, given)


def _database(**config: str) -> Any:
    """Return a database in bounds of memory that fetches nothing from a network while it runs."""
    bounds = {
        "memory_limit": f"{_MOST_MEMORY}MB",
        "autoinstall_known_extensions": "false",
        "autoload_known_extensions": "false",
    }
    return needed("duckdb").connect(config={**bounds, **config})


def pandas_of(frame: nw.LazyFrame[Any]) -> pd.DataFrame:
    """Count, and return the counts the same way whatever engine counted them."""
    table: pd.DataFrame = frame.collect("pandas").to_native()
    whole = {name: _WHOLE[name] for name in table.columns if name in _WHOLE}
    decimal = [name for name in table.columns if name in _DECIMAL]
    # By way of Float64, which knows every engine's way of saying that there is nothing.
    table = table.astype(whole | dict.fromkeys(decimal, "Float64"))
    text = [name for name in table.columns if table[name].dtype == object]
    table = table.astype(dict.fromkeys(text, "str"))
    return table.astype(dict.fromkeys(decimal, "float64"))


_WHOLE = {
    **dict.fromkeys(
        ("answers", "right", "early", "late", "games", "number", "students", "times", "mixed",
         "side_by_side", "hints", "ago", "upto", "first_year"),
        "int64",
    ),
    "year": "Int64",
    "signed": "Int64",
}  # fmt: skip
_DECIMAL = {"middle_miss", "middle_error", "mean_points", "mean_seconds", "seconds", "credit"}


def needed(module: str) -> Any:
    """Import what only reports need.

    Raises
    ------
    ReportError
        If it is not installed; the message says how to.
    """
    try:
        return import_module(module)
    except ImportError:
        raise _impossible("package", package=module.partition(".")[0]) from None


def _impossible(key: str, **told: Value) -> ReportError:
    return ReportError(Said(f"report_error.{key}", told))
