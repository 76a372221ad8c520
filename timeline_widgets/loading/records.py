"""Lists of records, from Python or from JSON, become a grid."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import refuse_table
from timeline_widgets.loading.grid import Grid, cell_text, check_size
from timeline_widgets.loading.known_headers import recognised

Record = Mapping[Any, Any]
_DEEPEST = 6  # levels around the records


def read_json(text: str, facts: Mapping[str, str]) -> Grid:
    """Return the grid of a JSON file: a list of records, TimelineJS, or a Wikidata query's answer.

    Examples
    --------
    >>> read_json('[{"date": -44, "title": "Ides of March"}]', {}).row(1)
    ['-44', 'Ides of March']
    """
    marks = max(text.count(mark) for mark in "[{,")
    if marks > limits.CELLS + limits.ROWS:  # each is of a value, but for those within texts
        refuse_table("too-many-cells", count=marks, most=limits.CELLS)
    try:
        content = json.loads(text, parse_constant=str)
    except (ValueError, RecursionError) as error:
        content = _json_lines(text, reason=str(error)[:200])
    if isinstance(content, dict) and "nbformat" in content:
        refuse_table("not-a-table-notebook")
    records = _records(content)
    if records is None:
        refuse_table("json-no-rows")
    return grid_of_records(records, facts)


def _json_lines(text: str, reason: str) -> list[Any]:
    """Return what stands on each line of a text, if that is JSON, as some programs write it."""
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        first = json.loads(lines[0])
        if not isinstance(first, dict | list):
            raise ValueError("no record")
        check_size(len(lines) + 1, 1)
        return [first, *map(json.loads, lines[1:])]
    except CardSetError:
        raise
    except (ValueError, RecursionError):
        refuse_table("json-broken", reason=reason)


def _records(content: Any, depth: int = 0) -> list[Record] | None:
    """Return the records in JSON of any of the shapes that programs write, or None."""
    if isinstance(content, list):
        if content and all(isinstance(row, list) for row in content):
            return _of_rows(content[0], content[1:])
        return cast("list[Record]", content) if _all_mappings(content) else None
    if not isinstance(content, dict) or not content or depth > _DEEPEST:
        return None
    if set(content) >= {"head", "results"}:  # the answer of a SPARQL query
        return _records(content["results"], depth + 1)
    names = content.get("columns")
    if isinstance(names, list) and isinstance(content.get("data"), list):  # pandas, "split"
        return _of_rows(names, content["data"])
    values = list(content.values())
    if all(isinstance(value, list) for value in values):
        as_columns = len({len(value) for value in values}) == 1
        if as_columns and not all(_all_mappings(value) for value in values):
            return _of_rows(list(content), list(zip(*values, strict=True)))
    elif _all_mappings(values) and len({frozenset(value) for value in values}) == 1:
        if recognised(list(content)) > recognised(list(values[0])):  # pandas, "columns"
            return [{name: content[name][key] for name in content} for key in values[0]]
        if recognised(list(values[0])) and not any(
            isinstance(cell, list) for value in values for cell in value.values()
        ):
            return values
    inner = (_records(value, depth + 1) for value in values if isinstance(value, dict | list))
    return max(filter(None, inner), key=len, default=None)


def _all_mappings(values: Sequence[Any]) -> bool:
    return all(isinstance(value, dict) for value in values)


def _of_rows(names: Sequence[Any], rows: Sequence[Any]) -> list[Record] | None:
    if not all(isinstance(row, list | tuple) for row in rows):
        return None
    return [dict(zip(map(cell_text, names), row, strict=False)) for row in rows]


def grid_of_records(records: Sequence[Record], facts: Mapping[str, str]) -> Grid:
    """Return the grid of records; row 1 is made of their keys.

    Records within records become columns of their own, such as ``start_date.year``.
    """
    if len(records) > limits.ROWS:
        check_size(len(records) + 1, 1)
    flat = [_flat(record) for record in records]
    names = list(dict.fromkeys(name for record in flat for name in record))
    check_size(len(flat) + 1, len(names))
    columns = [[name, *(record.get(name, "") for record in flat)] for name in names]
    return Grid(columns, [], facts)


def _flat(record: Record, prefix: str = "", depth: int = 0) -> dict[str, str]:
    cells: dict[str, str] = {}
    for key, value in record.items():
        name = prefix + str(key)
        if isinstance(value, Mapping) and depth < 4:
            if "value" in value and set(value) <= {"type", "value", "datatype", "xml:lang"}:
                cells[name] = cell_text(value["value"])  # as in the answer of a SPARQL query
            else:
                cells.update(_flat(value, f"{name}.", depth + 1))
        elif isinstance(value, list | tuple | set):
            cells[name] = ", ".join(cell_text(item) for item in value)
        else:
            cells[name] = cell_text(value)
    return cells
