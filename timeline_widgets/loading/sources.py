"""Whatever a teacher has becomes a grid: files, uploads, pasted text, rows, DataFrames."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading import limits
from timeline_widgets.loading.delimited import read_delimited
from timeline_widgets.loading.encodings import decode
from timeline_widgets.loading.findings import Finding, refuse_table
from timeline_widgets.loading.grid import Grid, with_short_cells
from timeline_widgets.loading.kinds import kind_of_bytes, kind_of_text
from timeline_widgets.loading.known_headers import recognised

_JSON = re.compile(r"\s*[\[{]\s*[\[{\"\]}]")
_ENDINGS = (".csv", ".tsv", ".txt", ".xlsx", ".xls", ".ods", ".json")
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")


def read_source(source: Any, sheet: str | int | None = None) -> tuple[Grid, Path | None]:
    """Return the cells of a table, and the folder that it lies in if it is a file.

    Raises
    ------
    TypeError
        If it is nothing that holds a table.
    CardSetError
        If there is no such file, or it is no table, or too large.
    """
    grid, folder = _read(source, sheet)
    return with_short_cells(grid), folder


def _read(source: Any, sheet: str | int | None) -> tuple[Grid, Path | None]:
    if isinstance(source, str):
        if not source.strip():
            refuse_table("table-empty")
        if len(source) > limits.TABLE_BYTES:
            _too_large(len(source))
        if set(source) & set("\n\r\t") or _JSON.match(source):  # pasted, not a name
            return _text(source.removeprefix("\ufeff"), {"format": "text"}), None
        if source.startswith(("http://", "https://", "ftp://")):
            refuse_table("no-address", value=source)
        source = Path(source)
    if isinstance(source, os.PathLike):
        path = Path(source)
        return read_bytes(_file(path), sheet), path.parent
    if isinstance(source, bytes | bytearray | memoryview):
        return read_bytes(bytes(source), sheet), None
    if isinstance(source, Sequence) and all(isinstance(row, Mapping) for row in source):
        from timeline_widgets.loading.records import grid_of_records

        return grid_of_records(source, {"format": "rows"}), None
    from timeline_widgets.loading.frames import read_frame

    return read_frame(source), None


def _file(path: Path) -> bytes:
    try:
        about = path.stat()
        if about.st_size > limits.TABLE_BYTES:
            _too_large(about.st_size)
        if not stat.S_ISREG(about.st_mode) and not stat.S_ISDIR(about.st_mode):
            refuse_table("not-a-table")  # a pipe or a device, which may never end
        return path.read_bytes()
    except IsADirectoryError:
        refuse_table("file-folder", value=str(path), found=_tables_in(path))
    except FileNotFoundError:
        folder = path.parent
        names = [p.name for p in folder.iterdir() if p.is_file()] if folder.is_dir() else []
        close = get_close_matches(path.name, names, n=1, cutoff=0.5)
        code = "file-missing-but" if close else "file-missing"
        refuse_table(code, value=str(path), close="".join(close))
    except CardSetError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        refuse_table("file-unreadable", value=str(path), reason=reason)


def _tables_in(folder: Path) -> str:
    """Return how to name the tables in a folder, or one that might be there."""
    names = sorted(p.name for p in folder.iterdir() if p.suffix.lower() in _ENDINGS)[:5]
    return ", ".join(f"“{folder / name}”" for name in names or ["events.csv"])


def _too_large(size: int) -> None:
    refuse_table("table-too-large", size=f"{size / 1e6:.1f}", most=limits.TABLE_BYTES // 1_000_000)


def read_bytes(data: bytes, sheet: str | int | None = None) -> Grid:
    """Return the cells of a file, whose kind its first bytes tell."""
    if len(data) > limits.TABLE_BYTES:
        _too_large(len(data))
    if not data:
        refuse_table("file-empty")
    kind = kind_of_bytes(data)
    if kind is not None:
        refuse_table("workbook-locked" if kind == "locked" else f"not-a-table-{kind}")
    if data.startswith(_WORKBOOKS):
        from timeline_widgets.loading.workbooks import read_workbook

        return read_workbook(data, sheet)
    decoded = decode(data)
    if decoded is None:
        refuse_table("not-a-table")
    grid = _text(decoded.text, {"format": "text", "encoding": decoded.encoding})
    if decoded.guessed:
        params = {"encoding": decoded.encoding, "sample": decoded.sample}
        grid.findings.append(Finding("warning", "encoding-guessed", params=params))
    return grid


def _text(text: str, facts: Mapping[str, str]) -> Grid:
    kind = kind_of_text(text)
    if kind is not None:
        refuse_table(f"not-a-table-{kind}")
    if _JSON.match(text):
        from timeline_widgets.loading.records import read_json

        return read_json(text, {**facts, "format": "JSON"})
    grid = read_delimited(text, recognised)
    return Grid(grid.columns, grid.findings, {**facts, **grid.facts}, grid.serials)
