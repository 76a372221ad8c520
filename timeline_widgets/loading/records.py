"""Lists of records, from Python or from JSON, become a grid."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import refuse_table
from timeline_widgets.loading.grid import Grid, cell_text, check_size

Record = Mapping[Any, Any]


def read_json(text: str, facts: Mapping[str, str]) -> Grid:
    """Return the grid of a JSON file: a list of records, TimelineJS, or a Wikidata query's answer.

    Examples
    --------
    >>> read_json('[{"date": -44, "title": "Ides of March"}]', {}).row(1)
    ['-44', 'Ides of March']
    """
    try:
        content = json.loads(text, parse_constant=str)
    except (ValueError, RecursionError) as error:
        try:  # JSON lines: a record on each
            content = [json.loads(line) for line in text.splitlines() if line.strip()]
        except (ValueError, RecursionError):
            refuse_table("json-broken", reason=str(error)[:200])
    if isinstance(content, dict) and "nbformat" in content:
        refuse_table("not-a-table-notebook")
    records = _records(content)
    if records is None:
        refuse_table("json-no-rows")
    return grid_of_records(records, facts)


def _records(content: Any) -> list[Record] | None:
    if isinstance(content, dict):
        if set(content) >= {"head", "results"} and isinstance(content["results"], dict):
            content = content["results"].get("bindings")
        elif content and all(isinstance(v, list) for v in content.values()):
            lengths = {len(v) for v in content.values()}
            if len(lengths) == 1 and not all(
                isinstance(c, dict) for v in content.values() for c in v
            ):
                names = list(content)
                return [
                    dict(zip(names, row, strict=True))
                    for row in zip(*content.values(), strict=True)
                ]
            content = next(iter(content.values()))
        else:
            lists = [v for v in content.values() if isinstance(v, list)]
            content = max(lists, key=len, default=None)
    if not isinstance(content, list) or not all(isinstance(row, dict) for row in content):
        return None
    return cast("list[Record]", content)


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
