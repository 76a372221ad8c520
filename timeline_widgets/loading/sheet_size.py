"""How much a workbook's cells would hold, looked at before a reader sets all of them up in memory.

One cell in the last corner of an xlsx sheet makes 17 thousand million of it; one text to which a
million cells refer, or which an ods sheet repeats, becomes a million texts. No reader survives
that, so it is found in the XML first.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Sequence
from itertools import zip_longest
from xml.parsers import expat

from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import refuse_table

# Nearly all workbooks have only cells such as this finds none of: within 50,001 rows and 200
# columns, and written as programs write them. In others every cell is looked at.
_UNUSUAL = re.compile(
    rb'<(?:[^\s<>/]*:c|c(?! r="(?:[A-Z]|[A-F][A-Z]|G[A-R])'
    rb'(?:[1-9][0-9]{0,3}|[1-4][0-9]{4}|5000[01])"))[\s/>]'
)
_BEYOND_T = re.compile(rb'<c r="(?:[A-Z][A-Z]|[U-Z])')
_BEYOND_9999 = re.compile(rb'<c r="[A-Z]{1,2}[0-9]{5}')
_SHARED = re.compile(rb"<(?:[^\s<>/]*:)?sst[\s>]")
_PLACE = re.compile(r"([A-Za-z]{1,4})([0-9]{1,9})")
_CELL_BYTES = 32  # of a cell in the reader's memory, an empty one included


def refuse_bomb(unpacked: int, packed: int) -> None:
    """Raise a CardSetError if what takes so many bytes takes too many more when it is unpacked."""
    small = unpacked < limits.TABLE_BYTES
    ratio = unpacked / max(packed, 1)
    if unpacked > limits.UNPACKED_BYTES or (ratio > limits.UNPACKED_RATIO and not small):
        refuse_table(
            "workbook-bomb",
            size=str(round(unpacked / 1e6)),
            ratio=str(round(ratio)),
            most=limits.UNPACKED_BYTES // 1_000_000,
            most_ratio=limits.UNPACKED_RATIO,
        )


def check_xlsx(archive: zipfile.ZipFile, packed: int) -> None:
    """Raise a CardSetError if the cells of an xlsx workbook are beyond the limits."""
    parts = [archive.read(entry) for entry in archive.infolist()]  # any can be a sheet
    lengths: list[int] = []
    for xml in parts:
        if _SHARED.search(xml):
            lengths = list(map(max, zip_longest(lengths, _lengths(xml), fillvalue=0)))
    longest = max(lengths, default=0)
    for xml in parts:
        head, _, cells = xml.partition(b"sheetData")
        if not cells:
            continue
        if b"<!" in head:
            raise ValueError("a sheet has no document type")
        if (
            _UNUSUAL.search(cells)
            or (_BEYOND_T.search(cells) and _BEYOND_9999.search(cells))
            or longest * cells.count(b"<c ") > limits.UNPACKED_BYTES
        ):
            refuse_bomb(_checked_texts(xml, lengths), packed)


def _lengths(xml: bytes) -> list[int]:
    """Return how long each of the texts is to which cells refer, at most."""
    return [len(text) for text in re.split(rb"</(?:[^\s<>]*:)?si\s*>", xml)]


def _checked_texts(xml: bytes, lengths: Sequence[int]) -> int:
    """Refuse cells of a sheet beyond the limits; return the size of the texts they refer to."""
    row = column = texts = count = 0
    top, left, bottom, right = limits.ROWS, limits.COLUMNS, 0, 0
    shared = False
    number: list[str] | None = None

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal row, column, shared, number, top, left, bottom, right, count
        name = tag.rpartition(":")[2]
        if name == "row":
            row, column = int(attributes.get("r", row + 1)), 0
        elif name == "c":
            if "r" in attributes:
                row, column = _place(attributes["r"])
            else:
                column += 1
            shared = attributes.get("t") == "s"
        elif name in ("v", "is"):
            number, count = [], count + 1
            _refuse_beyond(row - 1, column)
            top, left = min(top, row), min(left, column)
            bottom, right = max(bottom, row), max(right, column)
            _refuse_area(max((bottom - top + 1) * (right - left + 1), count))

    def text(data: str) -> None:
        if number is not None:
            number.append(data)

    def end(tag: str) -> None:
        nonlocal number, texts
        if tag.rpartition(":")[2] == "v" and shared and number:
            at = int("".join(number))
            texts += lengths[at] if 0 <= at < len(lengths) else 0
        number = None

    _parse(xml, start, end, text)
    return texts


def _place(reference: str) -> tuple[int, int]:
    """Return the row and column of a reference such as B12, both from 1."""
    place = _PLACE.fullmatch(reference)
    if place is None:
        raise ValueError(f"{reference!r} is no cell")
    column = 0
    for letter in place[1].upper():
        column = column * 26 + ord(letter) - 64
    return int(place[2]), column


def check_ods(archive: zipfile.ZipFile, packed: int) -> None:
    """Raise a CardSetError if the filled cells of an ods workbook are beyond the limits."""
    rows = columns = right = row_texts = texts = area = all_cells = 0
    repeated = times = 1
    length: int | None = None  # of the text of a filled cell

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal rows, columns, right, row_texts, repeated, times, length, area
        name = tag.rpartition(":")[2]
        values = {key.rpartition(":")[2]: value for key, value in attributes.items()}
        if name == "table":
            rows, right, area, repeated = 0, 0, 0, 0
        elif name == "table-row":
            columns = row_texts = 0
            rows += repeated
            repeated = int(values.get("number-rows-repeated", "1")[:9])
        elif name in ("table-cell", "covered-table-cell"):
            times = int(values.get("number-columns-repeated", "1")[:9])
            columns += times
            if "value-type" in values or "formula" in values:
                _refuse_beyond(rows + repeated - 1, columns)
                right = max(right, columns)
                area = (rows + repeated) * right
                _refuse_area(area)
                length = sum(map(len, values.values()))
        elif name == "s" and length is not None:  # so many spaces
            length += int(values.get("c", "1")[:9])

    def text(data: str) -> None:
        nonlocal length
        if length is not None:
            length += len(data)

    def end(tag: str) -> None:
        nonlocal length, row_texts, texts, all_cells
        name = tag.rpartition(":")[2]
        if name in ("table-cell", "covered-table-cell") and length is not None:
            row_texts += times * length
            length = None
        elif name == "table-row":
            texts += repeated * row_texts
        elif name == "table":
            all_cells += area

    _parse(archive.read("content.xml"), start, end, text)
    if texts + all_cells * _CELL_BYTES > limits.UNPACKED_BYTES:
        refuse_bomb(texts + all_cells * _CELL_BYTES, packed)


def _refuse_beyond(rows: int, columns: int) -> None:
    if rows > limits.ROWS:
        refuse_table("too-many-rows", count=rows, most=limits.ROWS)
    if columns > limits.COLUMNS:
        refuse_table("too-many-columns", count=columns, most=limits.COLUMNS)


def _refuse_area(cells: int) -> None:
    if cells > limits.CELLS:
        refuse_table("too-many-cells", count=cells, most=limits.CELLS)


def _parse(
    xml: bytes,
    start: Callable[[str, dict[str, str]], None],
    end: Callable[[str], None],
    text: Callable[[str], None],
) -> None:
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = text
    parser.Parse(xml, True)
