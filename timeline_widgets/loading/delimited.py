"""Text with separators (CSV, TSV, semicolons, bars) becomes a grid.

Files are read as RFC 4180 describes and as spreadsheet programs write them: a line ``sep=;`` may
come first, lines may differ in length, rows are counted as the spreadsheet counts them.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import Finding, refuse_table, row_spans
from timeline_widgets.loading.grid import Grid, check_size, grid_of_rows
from timeline_widgets.loading.splitting import split_at_once

_NAMES = {",": "comma", ";": "semicolon", "\t": "tab", "|": "bar"}
_SEP_LINE = re.compile(r'\A"?sep=([^"\r\n])"?(?:\r\n|\r|\n)', re.IGNORECASE)
_FORCED_TEXT = re.compile(r'\A="([^"]*)"\Z')  # so that Excel leaves a cell as it is
_LOOKED_AT = 60  # rows that decide which separator a file has


def read_delimited(text: str, score: Callable[[Sequence[str]], int]) -> Grid:
    r"""Return the grid of a text with separators.

    Parameters
    ----------
    text : str
        The whole file, decoded.
    score : callable
        How many columns a row names if it is the header; tells separators apart.

    Raises
    ------
    CardSetError
        If a quotation mark is never closed, or the table is too large.

    Examples
    --------
    >>> grid = read_delimited("sep=;\nFecha;Título\n1492;Colón, el viaje\n", len)
    >>> grid.row(1), grid.facts["separator"]
    (['1492', 'Colón, el viaje'], ';')
    """
    told = _SEP_LINE.match(text)
    if told:
        text, separator = text[told.end() :], told[1]
    else:
        separator = _separator(text, score)
    facts = {"separator": separator}
    columns = split_at_once(text, separator)
    if columns:
        check_size(len(columns[0]), len(columns))
        return Grid(columns, [], facts)
    rows, findings = _records(text, separator)
    if '="' in text:
        rows = [[_FORCED_TEXT.sub(r"\1", cell) for cell in row] for row in rows]
    findings += _ragged(rows, score)
    grid = grid_of_rows(rows, facts=facts)
    grid.findings.extend(findings)
    return grid


def _separator(text: str, score: Callable[[Sequence[str]], int]) -> str:
    best, best_rank = ",", (-1, -1.0, -1)
    for separator in filter(text.__contains__, _NAMES):
        rows = [r for r in _first_records(text, separator) if any(cell.strip() for cell in r)]
        if not rows:
            break
        width, times = Counter(map(len, rows)).most_common(1)[0]
        rank = (max(map(score, rows[:20])), times / len(rows) if width > 1 else 0.0, width)
        if rank > best_rank:
            best, best_rank = separator, rank
    return best


def _first_records(text: str, separator: str) -> list[list[str]]:
    reader = csv.reader(io.StringIO(text[:100_000], newline=""), delimiter=separator)
    rows: list[list[str]] = []
    try:
        for row in reader:
            rows.append(row)
            if len(rows) == _LOOKED_AT:
                break
    except csv.Error:
        pass
    return rows


def _records(text: str, separator: str) -> tuple[list[list[str]], list[Finding]]:
    """Return all records; a blank line is a record without cells, so rows keep their numbers."""
    rows: list[list[str]] = []
    line = 1
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
        for row in _within_limits(reader):
            rows.append(row)
            line = reader.line_num + 1
    except csv.Error as error:
        never_closed = "end of data" in str(error) or "larger" in str(error)
    else:
        return rows, []
    # '"Peace" of 1648', an inch mark: quotation marks that are text, if the rows agree about it
    at = len(rows)
    odd = Finding("warning", "quote-odd", at + 1)
    as_text = _with_quoting(text, separator, csv.QUOTE_NONE)
    as_marks = [] if never_closed else _with_quoting(text, separator, csv.QUOTE_MINIMAL)
    for rows in (as_marks, as_text):
        if len({*map(len, rows)}) == 1:
            return rows, [odd]
    if not as_marks or any("\n" in cell for cell in as_marks[at]):
        refuse_table("quote-open", line=line)
    return as_marks, [odd]


def _with_quoting(text: str, separator: str, quoting: Literal[0, 3]) -> list[list[str]]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, quoting=quoting)
    try:
        return list(_within_limits(reader))
    except (csv.Error, CardSetError):
        return []


def _within_limits(records: Iterable[list[str]]) -> Iterator[list[str]]:
    """Yield records, and refuse those of too large a table once all of them have been counted."""
    height = cells = 0
    for row in records:
        height += 1
        cells += len(row)
        if height <= limits.ROWS + 1 and cells <= limits.CELLS:
            yield row
    check_size(height, 1)
    if cells > limits.CELLS:
        refuse_table("too-many-cells", count=cells, most=limits.CELLS)


def _ragged(rows: list[list[str]], score: Callable[[Sequence[str]], int]) -> list[Finding]:
    """Tell which rows have more or fewer cells than most, and drop what is too much."""
    widths = Counter(len(row) for row in rows if row)
    if len(widths) < 2:
        return []
    filled = [row for row in rows[:_LOOKED_AT] if any(cell.strip() for cell in row)]
    header = len(max(filled, key=score, default=[]))  # there may be lines about the table above
    usual = max(header, widths.most_common(1)[0][0])
    findings, short = [], []
    for number, row in enumerate(rows, start=1):
        if 1 < len(row) < header:
            short.append(number)
        if len(row) > usual:
            extra = [cell for cell in row[usual:] if cell.strip()]
            code = "row-too-long" if extra else "row-too-long-empty"
            params = {"cells": len(row), "usual": usual}
            findings.append(
                Finding("warning", code, number, value=" | ".join(extra), params=params)
            )
            del row[usual:]
    if short:
        about: dict[str, str | int] = {"rows": row_spans(short), "usual": header}
        findings.append(Finding("warning", "rows-too-short", short[0], params=about))
    return findings
