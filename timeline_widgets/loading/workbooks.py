"""Workbooks (xlsx, xls, ods) become a grid.

python-calamine reads the cells and tells by their number format which are dates. Three things it
does not tell are read from the workbook's own XML where they occur: a date before 1900 (a negative
day number), the day number behind a date, and a format that adds words, such as ``0 "BC"``.
"""

from __future__ import annotations

import datetime
import io
import zipfile
import zlib
from collections.abc import Sequence
from typing import Any
from xml.parsers import expat

from python_calamine import CalamineError, CalamineWorkbook, PasswordError

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading.findings import Finding, refuse_table
from timeline_widgets.loading.grid import Grid, cell_text, check_size
from timeline_widgets.loading.kinds import kind_of_archive
from timeline_widgets.loading.known_headers import recognised
from timeline_widgets.loading.sheet_size import check_ods, check_xlsx, refuse_bomb
from timeline_widgets.loading.sheet_xml import RawCells, counts_from_1904, raw_cells

_EPOCH = datetime.date(1899, 12, 30)
_EPOCH_1904 = datetime.date(1904, 1, 1)
_LOOKED_AT = 50  # sheets, when the one with the table is looked for
_LEAP_BUG = datetime.date(1900, 3, 1)  # before it, Excel's day numbers are one less


def read_workbook(data: bytes, sheet: str | int | None = None) -> Grid:
    """Return the grid of one sheet of a workbook.

    Parameters
    ----------
    data : bytes
        The file.
    sheet : str or int, optional
        A sheet by name, or by number from 1; otherwise the one whose header names the most columns.

    Raises
    ------
    CardSetError
        If it is no workbook, has a password, or is over a limit.
    """
    kind = _checked_kind(data)
    try:
        workbook = CalamineWorkbook.from_filelike(io.BytesIO(data))
        name, findings = _sheet_name(workbook, sheet)
        rows, corner = _rows(workbook, name)
    except CardSetError:
        raise
    except PasswordError:
        refuse_table("workbook-locked")
    except (CalamineError, ValueError, OSError, OverflowError):
        refuse_table("workbook-damaged")
    except BaseException as error:
        if type(error).__name__ != "PanicException":  # calamine's own, for what it never expected
            raise
        refuse_table("workbook-damaged")
    odd = (
        raw_cells(data, workbook.sheet_names.index(name), _has_early_dates(rows))
        if kind == "xlsx"
        else {}
    )
    epoch = _EPOCH_1904 if kind == "xlsx" and counts_from_1904(data) else _EPOCH
    grid = _grid(rows, corner, odd, epoch, {"format": kind, "sheet": name})
    grid.findings.extend(findings)
    return grid


def _checked_kind(data: bytes) -> str:
    """Return the kind of workbook, after a look at how large it would unpack."""
    if not data.startswith(b"PK"):
        return "xls"
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            refuse_bomb(sum(entry.file_size for entry in archive.infolist()), len(data))
            names = archive.namelist()
            if "xl/workbook.xml" in names:
                check_xlsx(archive, len(data))
                return "xlsx"
            mime = archive.read("mimetype")[:99] if "mimetype" in names else b""
            kind = kind_of_archive(names, mime)
            if "content.xml" in names and kind == "archive":
                check_ods(archive, len(data))
                return "ods"
    except CardSetError:
        raise
    except (zipfile.BadZipFile, zlib.error, expat.ExpatError, ValueError, KeyError, OSError):
        refuse_table("workbook-damaged")
    except (EOFError, NotImplementedError, RuntimeError):
        refuse_table("workbook-damaged")
    return refuse_table(f"not-a-table-{kind}")


def _sheet_name(workbook: CalamineWorkbook, sheet: str | int | None) -> tuple[str, list[Finding]]:
    names = workbook.sheet_names
    if sheet is not None:
        found = names[sheet - 1] if isinstance(sheet, int) and 0 < sheet <= len(names) else sheet
        if found not in names:
            refuse_table(
                "sheet-unknown", value=str(sheet), found=", ".join(f"“{n}”" for n in names)
            )
        return str(found), []
    if not names:
        refuse_table("table-empty")
    if len(names) == 1:
        return names[0], []
    looked_at = names[:_LOOKED_AT]
    heads = {name: workbook.get_sheet_by_name(name).to_python(nrows=25) for name in looked_at}

    def rank(name: str) -> tuple[int, int]:
        rows = [[c if isinstance(c, str) else "" for c in row] for row in heads[name]]
        return max(map(recognised, rows), default=0), sum(any(map(_filled, r)) for r in heads[name])

    best = max(heads, key=rank)
    if sum(bool(rank(name)[0] > 1) for name in heads) < 2:
        return best, []
    params: dict[str, str | int] = {"count": len(names), "sheet": best}
    return best, [Finding("warning", "sheet-chosen", params=params)]


def _filled(cell: object) -> bool:
    return cell not in ("", None)


def _rows(workbook: CalamineWorkbook, name: str) -> tuple[list[list[Any]], tuple[int, int]]:
    sheet = workbook.get_sheet_by_name(name)
    end = sheet.end or (0, 0)
    start = sheet.start or (0, 0)
    check_size(end[0] - start[0] + 1, end[1] - start[1] + 1)
    return sheet.to_python(skip_empty_area=True), start


def _has_early_dates(rows: Sequence[Sequence[Any]]) -> bool:
    """Whether there are cells of which calamine loses the day number."""
    dates = (cell for row in rows for cell in row if type(cell) not in (str, float))
    return any(
        isinstance(cell, datetime.time)
        or (isinstance(cell, datetime.date) and (cell.year, cell.month) <= (1900, 2))
        for cell in dates
    )


def _grid(
    rows: list[list[Any]],
    corner: tuple[int, int],
    odd: RawCells,
    epoch: datetime.date,
    facts: dict[str, str],
) -> Grid:
    top, left = corner
    height = top + len(rows)
    columns: list[Sequence[str]] = [[""] * height] * left
    serials: dict[tuple[int, int], int] = {}
    for at, cells in enumerate(zip(*rows, strict=True), start=left):
        if any(issubclass(kind, datetime.date) for kind in set(map(type, cells))):
            serials |= {
                (at, row): _serial(cell, epoch)
                for row, cell in enumerate(cells, start=top)
                if isinstance(cell, datetime.date)
            }
        columns.append([""] * top + [c if type(c) is str else cell_text(c) for c in cells])
    grid = Grid(columns, [], facts, serials)
    return _with_odd_cells(grid, odd) if odd else grid


def _with_odd_cells(grid: Grid, odd: RawCells) -> Grid:
    columns = [list(column) for column in grid.columns]
    serials = dict(grid.serials)
    for (row, column), (text, serial) in odd.items():
        if row < grid.height and column < len(columns):
            columns[column][row] = text
            if serial is not None:
                serials[column, row] = serial
    return Grid(columns, [], grid.facts, serials)


def _serial(value: datetime.date, epoch: datetime.date) -> int:
    day = value.date() if isinstance(value, datetime.datetime) else value
    return (day - epoch).days - (epoch == _EPOCH and day < _LEAP_BUG)
