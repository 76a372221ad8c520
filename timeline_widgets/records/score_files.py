"""The four forms of a score file: CSV, Excel, JSON lines, Parquet. Each gives every value back."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from timeline_widgets.records import cells
from timeline_widgets.records.problems import Said, SaidError, Value
from timeline_widgets.records.record import canonical
from timeline_widgets.records.rows import COLUMNS, Answer

MOST_BYTES = 1 << 28
"""How large an unpacked workbook may be: 256 MiB, some hundred thousand answers."""

_LONGEST_CELL = 32_767
_LONGEST_LINE = 1 << 20  # bytes of JSON; a row has some hundred
_LARGEST_WHOLE = 2**53  # of Excel, whose numbers are decimals of 64 bits
_MOST_ROWS = 1_048_576  # of a sheet of Excel; nobody answers more
_MOST_NAMED = 20  # problems; a file with so many is another kind of file
# What XML cannot hold, or would change, is written in a way that Excel knows, _x000D_; and so is
# the beginning of a text that only looks like it.
_FOR_XML = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")
_FROM_XML = re.compile("_x([0-9A-Fa-f]{4})_")


class ScoreFileError(SaidError):
    """A score file that cannot be written or read; the message names every problem."""


def refused(key: str, **told: Value) -> ScoreFileError:
    """Return an error that says what is the matter with a file."""
    return ScoreFileError(Said(f"score_file.{key}", told))


class Form(NamedTuple):
    """How rows become the bytes of a file, and come back.

    Attributes
    ----------
    mime : str
        Media type, for a download.
    write : callable
        Rows to bytes.
    read : callable
        Bytes to rows.
    """

    mime: str
    write: Callable[[Iterable[Answer]], bytes]
    read: Callable[[bytes], list[Answer]]


def _write_csv(rows: Iterable[Answer]) -> bytes:
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    table.writerows([cells.written(value) for value in row] for row in rows)
    # Without the byte-order mark Excel takes the text for the code page of the country.
    return text.getvalue().encode("utf-8-sig")


def _read_csv(data: bytes) -> list[Answer]:
    table = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), strict=True)
    return _assemble(next(table, []), table, cells.read)


def _write_json_lines(rows: Iterable[Answer]) -> bytes:
    return b"".join(canonical(row._asdict()) + b"\n" for row in rows)


def _read_json_lines(data: bytes) -> list[Answer]:
    lines = (_json_row(line) for line in io.BytesIO(data))
    return rows_of(list(COLUMNS), lines) if data else rows_of([], [])


def _json_row(line: bytes) -> list[object]:
    if len(line) > _LONGEST_LINE:
        raise refused("line_too_long", most=_LONGEST_LINE)
    told = json.loads(line)
    if not isinstance(told, dict):
        raise refused("no_object")
    if missing := [name for name in COLUMNS if name not in told]:
        raise refused("columns_missing", columns=", ".join(missing))
    return [told[name] for name in COLUMNS]


def _write_xlsx(rows: Iterable[Answer]) -> bytes:
    lines = [[_for_xml(value) for value in row] for row in rows]
    if len(lines) >= _MOST_ROWS:
        raise refused("sheet_full", most=_MOST_ROWS)
    workbook = _module("openpyxl").Workbook(write_only=True)
    cell_of = _module("openpyxl.cell").WriteOnlyCell
    sheet = workbook.create_sheet("scores")
    sheet.freeze_panes = "A2"
    sheet.append(list(COLUMNS))
    for line in lines:
        cells_of_line = [cell_of(sheet, value) for value in line]
        for cell in cells_of_line:
            if isinstance(cell.value, str):
                cell.data_type = "s"  # "=1+1" too is text and no formula
        sheet.append(cells_of_line)
    packed = io.BytesIO()
    workbook.save(packed)
    return packed.getvalue()


def _for_xml(value: str | int | float | None) -> str | int | float | None:
    if isinstance(value, int) and abs(value) > _LARGEST_WHOLE:
        raise refused("cell_number", most=str(_LARGEST_WHOLE))
    if not isinstance(value, str):
        return value
    text = _FOR_XML.sub(lambda found: f"_x{ord(found[0]):04X}_", value)
    if len(text) > _LONGEST_CELL:
        raise refused("cell_text", most=_LONGEST_CELL)
    return text


def _read_xlsx(data: bytes) -> list[Answer]:
    with zipfile.ZipFile(io.BytesIO(data)) as parts:
        if sum(part.file_size for part in parts.infolist()) > MOST_BYTES:
            raise refused("unpacks", most=MOST_BYTES // 10**6)
    workbook = _module("openpyxl").load_workbook(io.BytesIO(data), read_only=True)

    def value(cell: object, kind: type) -> object:
        if kind is str:
            return _FROM_XML.sub(lambda found: chr(int(found[1], 16)), str(cell or ""))
        return _as_it_is(cell, kind)

    lines: Iterator[Sequence[Any]] = workbook.worksheets[0].iter_rows(values_only=True)
    return _assemble([str(name) for name in next(lines, ())], lines, value)


def _write_parquet(rows: Iterable[Answer]) -> bytes:
    arrow, parquet = _module("pyarrow"), _module("pyarrow.parquet")
    types = {str: arrow.string(), bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64()}
    schema = arrow.schema([(name, types[kind]) for name, kind in COLUMNS.items()])
    packed = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist([r._asdict() for r in rows], schema), packed)
    return packed.getvalue()


def _read_parquet(data: bytes) -> list[Answer]:
    # Threads of its own, when they are still about at the end, take the whole program down.
    table = _module("pyarrow.parquet").read_table(
        _module("pyarrow").BufferReader(data), use_threads=False, pre_buffer=False
    )
    names = [name for name in table.column_names if name in COLUMNS]
    return rows_of(names, zip(*(table.column(name).to_pylist() for name in names), strict=True))


FORMS = {
    "csv": Form("text/csv", _write_csv, _read_csv),
    "xlsx": Form(
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        _write_xlsx,
        _read_xlsx,
    ),
    "jsonl": Form("application/jsonl", _write_json_lines, _read_json_lines),
    "parquet": Form("application/vnd.apache.parquet", _write_parquet, _read_parquet),
}
"""By the ending of the file's name."""


def rows_of(names: Sequence[str], lines: Iterable[Sequence[Any]]) -> list[Answer]:
    """Return lines of values as answers, if every value is of the type of its column.

    Parameters
    ----------
    names : sequence of str
        The columns of the lines; others than those of an answer are passed over.
    lines : iterable of sequence
        The values.

    Raises
    ------
    ScoreFileError
        Naming what is missing, or is none.

    Examples
    --------
    >>> rows_of(["student"], [])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    timeline_widgets.records.score_files.ScoreFileError: These columns are missing: team, ...
    """
    return _assemble(names, lines, _as_it_is)


def _assemble(
    header: Sequence[str], lines: Iterable[Sequence[Any]], read: Callable[[Any, type], Any]
) -> list[Answer]:
    if missing := [name for name in COLUMNS if name not in header]:
        raise refused("columns_missing", columns=", ".join(missing))
    places = {name: header.index(name) for name in COLUMNS}
    rows: list[Answer] = []
    problems: list[Said] = []
    for number, line in enumerate(lines, start=2):
        values = {}
        for name, kind in COLUMNS.items():
            try:
                values[name] = read(line[places[name]], kind)
            except cells.CellError as error:
                problems.append(_at(number, name, error.said[0]))
            except IndexError:
                problems.append(_at(number, name, Said("score_file.no_cell", {})))
        if len(values) == len(COLUMNS):
            rows.append(Answer(**values))
        if len(problems) > _MOST_NAMED:
            problems = [*problems[:_MOST_NAMED], Said("score_file.more", {})]
            break
        if number > _MOST_ROWS:
            raise refused("too_many_rows", most=_MOST_ROWS)
    if problems:
        raise ScoreFileError(*problems)
    return rows


def _at(row: int, column: str, problem: Said) -> Said:
    return Said("score_file.at", {"row": str(row), "column": column, "problem": problem})


def _as_it_is(value: object, kind: type) -> object:
    if value is None and kind in (int, float):
        return None
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise cells.cell_error("other_kind", value=repr(str(value)[:40]))
    return cells.bounded(value)


def _module(name: str) -> Any:
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise refused("package", package=name.partition(".")[0]) from None
