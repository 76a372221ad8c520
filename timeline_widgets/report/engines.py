"""Where the answers lie while they are counted: in pandas, or in Parquet files read by DuckDB."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any

import narwhals as nw

from timeline_widgets.records.rows import COLUMNS, Answer

if TYPE_CHECKING:
    import pandas as pd

_DTYPES = {str: "str", bool: "bool", int: "Int64", float: "Float64"}


class ReportError(ValueError):
    """Something that no report can be made of, or with; the message says what is needed."""


def frame_of(rows: Iterable[Answer]) -> pd.DataFrame:
    """Return the answers as a pandas frame, with whole numbers that may be missing."""
    import pandas as pd

    frame = pd.DataFrame(list(rows), columns=list(COLUMNS))
    return frame.astype({name: _DTYPES[kind] for name, kind in COLUMNS.items()})


def of_parquet(pattern: str | os.PathLike[str]) -> nw.LazyFrame[Any]:
    """Return the answers in Parquet files, to be counted where they lie.

    Raises
    ------
    ReportError
        If DuckDB is not installed, or the files are no score files.
    """
    duckdb = needed("duckdb")
    database = duckdb.connect(
        config={
            # Nothing is fetched from a network while it runs.
            "autoinstall_known_extensions": "false",
            "autoload_known_extensions": "false",
            "temp_directory": tempfile.gettempdir(),
            "preserve_insertion_order": "false",
        }
    )
    try:
        relation = database.read_parquet(os.fspath(pattern))
        relation.aggregate("count(*)").fetchall()  # every file is looked at, not only the first
    except duckdb.Error as error:
        raise ReportError(f"These are no Parquet files: {error}") from None
    if missing := [name for name in COLUMNS if name not in relation.columns]:
        raise ReportError(f"These columns are missing: {', '.join(missing)}.")
    answers: nw.LazyFrame[Any] = nw.from_native(relation)
    return answers


def pandas_of(frame: nw.LazyFrame[Any]) -> pd.DataFrame:
    """Count, and return the counts the same way whatever engine counted them."""
    table: pd.DataFrame = frame.collect("pandas").to_native()
    whole = {name: _WHOLE[name] for name in table.columns if name in _WHOLE}
    decimal = [name for name in table.columns if name in _DECIMAL]
    # By way of Float64, which knows every engine's way of saying that there is nothing.
    table = table.astype(whole | dict.fromkeys(decimal, "Float64"))
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
        package = module.partition(".")[0]
        raise ReportError(
            f'For this {package} is needed: pip install "timeline-widgets[report]"'
        ) from None
