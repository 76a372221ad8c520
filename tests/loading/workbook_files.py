"""Small workbooks made by hand, so that every cell holds exactly what a test needs."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from html import escape

Cell = str | int | float | tuple[float, int] | None
"""A text, a number, or a number with the style (an index into `FORMATS`) that shows it."""

FORMATS = ["General", "yyyy-mm-dd", 'dd"/"mm"/"yyyy', '0 "BC"', '0 "n. Chr.";0 "v. Chr."', "#,##0"]
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def xlsx(sheets: Mapping[str, Sequence[Sequence[Cell]]], *, since_1904: bool = False) -> bytes:
    numbers = range(1, len(sheets) + 1)
    book = "".join(
        f'<sheet name="{escape(name)}" sheetId="{n}" r:id="rId{n}"/>'
        for n, name in zip(numbers, sheets, strict=True)
    )
    links = "".join(
        f'<Relationship Id="rId{n}" Type="{_LINKS}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n in numbers
    )
    formats = "".join(
        f'<numFmt numFmtId="{164 + i}" formatCode="{escape(code)}"/>'
        for i, code in enumerate(FORMATS)
    )
    styles = "".join(f'<xf numFmtId="{164 + i}"/>' for i in range(len(FORMATS)))
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types"/>',
        "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="r" '
        f'Type="{_LINKS}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_LINKS}">'
        f'<workbookPr date1904="{int(since_1904)}"/><sheets>{book}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">{links}'
        f'<Relationship Id="rIdS" Type="{_LINKS}/styles" Target="styles.xml"/></Relationships>',
        "xl/styles.xml": f'<styleSheet xmlns="{_MAIN}"><numFmts>{formats}</numFmts>'
        f'<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>{styles}</cellXfs></styleSheet>',
    }
    for n, rows in zip(numbers, sheets.values(), strict=True):
        parts[f"xl/worksheets/sheet{n}.xml"] = _sheet(rows)
    return _zip(parts)


def _sheet(rows: Sequence[Sequence[Cell]]) -> str:
    lines = []
    for at, row in enumerate(rows, start=1):
        cells = []
        for letter, cell in zip("ABCDEFGHIJ", row, strict=False):
            if isinstance(cell, str):
                text = f'<is><t xml:space="preserve">{escape(cell)}</t></is>'
                cells.append(f'<c r="{letter}{at}" t="inlineStr">{text}</c>')
            elif cell is not None:
                number, style = cell if isinstance(cell, tuple) else (cell, 0)
                cells.append(f'<c r="{letter}{at}" s="{style}"><v>{number}</v></c>')
        lines.append(f'<row r="{at}">{"".join(cells)}</row>')
    return f'<worksheet xmlns="{_MAIN}"><sheetData>{"".join(lines)}</sheetData></worksheet>'


def ods(rows: Sequence[Sequence[str]]) -> bytes:
    """A LibreOffice sheet; a cell that looks like 1492-10-12 is stored as a date."""
    lines = []
    for row in rows:
        cells = []
        for cell in row:
            day = len(cell) == 10 and cell[4] == cell[7] == "-"
            kind = f'date" office:date-value="{cell}' if day else "string"
            cells.append(
                f'<table:table-cell office:value-type="{kind}"><text:p>{escape(cell)}</text:p>'
                "</table:table-cell>"
            )
        lines.append(f"<table:table-row>{''.join(cells)}</table:table-row>")
    office = "urn:oasis:names:tc:opendocument:xmlns"
    content = (
        f'<office:document-content xmlns:office="{office}:office:1.0" '
        f'xmlns:table="{office}:table:1.0" xmlns:text="{office}:text:1.0"><office:body>'
        f'<office:spreadsheet><table:table table:name="One">{"".join(lines)}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    manifest = (
        f'<manifest:manifest xmlns:manifest="{office}:manifest:1.0">'
        f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>'
        "</manifest:manifest>"
    )
    parts = {"mimetype": kind, "content.xml": content, "META-INF/manifest.xml": manifest}
    return _zip(parts)


def _zip(parts: Mapping[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return out.getvalue()
