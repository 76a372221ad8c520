"""How far a workbook's cells reach, looked at before the whole rectangle is set up in memory.

One cell in the last corner of an xlsx sheet makes 17 thousand million of it, which no reader
survives; so cells beyond the limits are found in the XML first.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable
from xml.parsers import expat

from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import refuse_table

# References to rows from 100,000 on or to columns from GS (the 201st) on, as programs write them.
_FAR = re.compile(rb' r="(?:[A-Z]{3}|[H-Z][A-Z]|G[S-Z]|[A-Z]{0,2}[0-9]{6})')
# What makes such a reference look otherwise, though it is valid XML.
_UNUSUAL = (b"'", b"\t", b"\n", b"\r", b"&#", b" =", b"= ")


def check_xlsx(archive: zipfile.ZipFile) -> None:
    """Raise a CardSetError if a cell of an xlsx workbook lies beyond the limits."""
    for entry in archive.infolist():
        if not entry.filename.endswith(".xml"):
            continue
        xml = archive.read(entry)
        head, _, cells = xml.partition(b"sheetData")
        if cells and (_FAR.search(cells) or any(sign in cells for sign in _UNUSUAL)):
            _check_cells(xml)
        if cells and b"<!" in head:
            raise ValueError("a sheet has no document type")


def _check_cells(xml: bytes) -> None:
    def start(tag: str, attributes: dict[str, str]) -> None:
        if tag.rpartition(":")[2] in ("row", "c"):
            reference = attributes.get("r", "")
            letters = reference.rstrip("0123456789")
            row = int(reference[len(letters) :][:9] or 0)
            column = 0
            for letter in letters[:4].upper():
                column = column * 26 + ord(letter) - 64
            _refuse_beyond(row - 1, column)

    _parse(xml, start)


def check_ods(archive: zipfile.ZipFile) -> None:
    """Raise a CardSetError if a filled cell of an ods sheet lies beyond the limits."""
    rows = columns = 0
    repeated = 1

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal rows, columns, repeated
        name = tag.rpartition(":")[2]
        values = {key.rpartition(":")[2]: value for key, value in attributes.items()}
        if name == "table":
            rows, repeated = 0, 0
        elif name == "table-row":
            columns = 0
            rows += repeated
            repeated = int(values.get("number-rows-repeated", "1")[:9])
        elif name == "table-cell":
            columns += int(values.get("number-columns-repeated", "1")[:9])
            if "value-type" in values or "formula" in values:
                _refuse_beyond(rows + repeated - 1, columns)

    _parse(archive.read("content.xml"), start)


def _refuse_beyond(rows: int, columns: int) -> None:
    if rows > limits.ROWS:
        refuse_table("too-many-rows", count=rows, most=limits.ROWS)
    if columns > limits.COLUMNS:
        refuse_table("too-many-columns", count=columns, most=limits.COLUMNS)


def _parse(xml: bytes, start: Callable[[str, dict[str, str]], None]) -> None:
    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.Parse(xml, True)
