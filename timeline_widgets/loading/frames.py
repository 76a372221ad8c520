"""DataFrames of pandas, Polars and whatever else narwhals reads become a grid."""

from __future__ import annotations

import sys
from typing import Any

from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid, cell_text, check_size


def read_frame(table: Any) -> Grid:
    """Return the grid of a DataFrame; row 1 is made of its column names.

    Raises
    ------
    TypeError
        If it is nothing that narwhals can read.
    """
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(table, pandas.DataFrame):
        return _read_pandas(table)
    import narwhals as nw

    try:
        frame = nw.from_native(table)
    except TypeError:
        raise TypeError(
            "A table is a path, the bytes of a file, a list of dicts, or a DataFrame of pandas, "
            f"Polars or another library that narwhals reads; this is {type(table).__name__}."
        ) from None
    eager = frame.collect() if isinstance(frame, nw.LazyFrame) else frame
    check_size(len(eager) + 1, len(eager.columns))
    columns = [[name, *map(cell_text, eager[name].to_list())] for name in eager.columns]
    return Grid(columns, [], {"format": "DataFrame"})


def _name(name: object) -> str:
    """Return the header of a column; of one with several levels, the lowest that says something."""
    levels = name[::-1] if isinstance(name, tuple) else (name,)
    texts = [text for level in levels if not (text := cell_text(level)).startswith("Unnamed: ")]
    return next(filter(None, texts), "")


def _read_pandas(table: Any) -> Grid:
    findings = []
    if any(name is not None for name in table.index.names):
        table = table.reset_index()
    elif table.index.dtype.kind not in "iu" and len(table):
        # what pandas.read_csv does when rows have a cell more than the header
        example = cell_text(table.index[0]) if table.index.nlevels == 1 else str(table.index[0])
        findings.append(Finding("warning", "index-not-read", value=example))
    check_size(len(table) + 1, table.shape[1])
    columns = [
        [_name(name), *map(cell_text, table.iloc[:, at].tolist())]
        for at, name in enumerate(table.columns)
    ]
    return Grid(columns, findings, {"format": "DataFrame"})
