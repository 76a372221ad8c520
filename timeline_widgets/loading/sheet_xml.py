"""What an xlsx file says of a cell beyond its value: a date before 1900, words in its format.

Only workbooks in which such cells can occur are read here; most never are.
"""

from __future__ import annotations

import datetime
import io
import re
import zipfile
from collections.abc import Mapping
from xml.parsers import expat

RawCells = Mapping[tuple[int, int], tuple[str, int | None]]
"""For (row, column) index: the text that the cell shows, and its day number if it is a date."""

_EPOCH = datetime.date(1899, 12, 30)
_SINCE_1904 = re.compile(rb'\bdate1904\s*=\s*["\'](?:1|true)["\']')
_GHOST_DAY = 60  # Excel's 29 February 1900; its day numbers before are one more than others'
_WORDS = re.compile(r'"([^"]*[^\W\d_][^"]*)"|\\([^\W\d_])')
_DATE_CODE = re.compile(r"[ymdhs]", re.IGNORECASE)
_BUILT_IN_DATES = frozenset({*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)})
_REFERENCE = re.compile(r"([A-Z]{1,3})(\d{1,7})")
_NUMBER = re.compile(r"-?\d{1,9}(\.\d+)?")


def raw_cells(data: bytes, sheet: int, has_early_dates: bool) -> RawCells:
    """Return the cells of a sheet whose value alone does not say what they show.

    Parameters
    ----------
    data : bytes
        The xlsx file.
    sheet : int
        Index of the sheet in the workbook.
    has_early_dates : bool
        Whether there are cells with a date before March 1900; those before 1900 come out as a time.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            formats = _formats(archive)
            wordy = {style for style, code in formats.items() if _WORDS.search(code)}
            if not wordy and not has_early_dates:
                return {}
            dates = {style for style, code in formats.items() if _is_date(code)}
            return _read(archive, _sheet_path(archive, sheet), formats, wordy, dates)
    except (zipfile.BadZipFile, KeyError, IndexError, ValueError, OSError, expat.ExpatError):
        return {}  # what calamine made of it stands; a time of day is refused as a date


def _parser() -> expat.XMLParserType:
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _no_doctype
    return parser


def _no_doctype(*_: object) -> None:
    raise ValueError("a workbook's XML has no document type")


def _formats(archive: zipfile.ZipFile) -> dict[int, str]:
    """Return the number format of each cell style; built-in date formats count as "y"."""
    custom: dict[int, str] = {}
    styles: list[int] = []
    inside = False

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal inside
        name = tag.rpartition(":")[2]
        if name == "numFmt":
            custom[int(attributes["numFmtId"])] = attributes["formatCode"]
        elif name == "cellXfs":
            inside = True
        elif name == "xf" and inside:
            styles.append(int(attributes.get("numFmtId", "0")))

    def end(tag: str) -> None:
        nonlocal inside
        inside = inside and tag.rpartition(":")[2] != "cellXfs"

    parser = _parser()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.Parse(archive.read("xl/styles.xml"), True)
    return {
        style: custom.get(number, "y" if number in _BUILT_IN_DATES else "")
        for style, number in enumerate(styles)
    }


def _is_date(code: str) -> bool:
    return bool(_DATE_CODE.search(re.sub(r'"[^"]*"|\\.|\[[^\]]*\]|General', "", code)))


def counts_from_1904(data: bytes) -> bool:
    """Whether the workbook's day 0 is 1 January 1904, as on old Macintoshes."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return bool(_SINCE_1904.search(archive.read("xl/workbook.xml")))
    except (zipfile.BadZipFile, KeyError, OSError, ValueError):
        return False


def _sheet_path(archive: zipfile.ZipFile, sheet: int) -> str:
    book = archive.read("xl/workbook.xml").decode("utf-8", "replace")
    links = archive.read("xl/_rels/workbook.xml.rels").decode("utf-8", "replace")
    tag = re.findall(r"<(?:\w+:)?sheet\b[^>]*>", book)[sheet]
    relation = re.search(r'\br?:?id="([^"]+)"', tag) or re.search(r':id="([^"]+)"', tag)
    for link in re.findall(r"<(?:\w+:)?Relationship\b[^>]*>", links):
        if relation and f'Id="{relation[1]}"' in link:
            target = re.search(r'Target="([^"]+)"', link)
            if target:
                path = target[1]
                return path[1:] if path.startswith("/") else f"xl/{path}"
    raise KeyError("sheet")


def _read(
    archive: zipfile.ZipFile, path: str, formats: dict[int, str], wordy: set[int], dates: set[int]
) -> RawCells:
    cells: dict[tuple[int, int], tuple[str, int | None]] = {}
    reference, style, kind, value, within = "", 0, "", "", False

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal reference, style, kind, value, within
        name = tag.rpartition(":")[2]
        if name == "c":
            reference, value = attributes.get("r", ""), ""
            style, kind = int(attributes.get("s", "0")), attributes.get("t", "n")
        within = name == "v"

    def text(data: str) -> None:
        nonlocal value
        if within:
            value += data

    def end(tag: str) -> None:
        nonlocal within
        within = False
        if tag.rpartition(":")[2] != "c" or kind != "n" or not _NUMBER.fullmatch(value):
            return
        place = _REFERENCE.fullmatch(reference)
        if not place:
            return
        number = float(value)
        if style in wordy and style not in dates:
            cells[_index(place)] = (_worded(number, formats[style]), None)
        elif style in dates and number <= _GHOST_DAY:
            cells[_index(place)] = (_day(number), int(number // 1))

    parser = _parser()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = text
    parser.Parse(archive.read(path), True)
    return cells


def _index(place: re.Match[str]) -> tuple[int, int]:
    column = 0
    for letter in place[1]:
        column = column * 26 + ord(letter) - 64
    return int(place[2]) - 1, column - 1


def _day(number: float) -> str:
    """Return the day that Excel shows, or before 1900, where Excel shows none, LibreOffice."""
    number //= 1
    if number == _GHOST_DAY:
        return "1900-02-29"
    if number > 0:
        number += 1
    try:
        return (_EPOCH + datetime.timedelta(days=number)).isoformat()
    except OverflowError:
        return f"{number:g}"


def _worded(number: float, code: str) -> str:
    """Return a whole number as a format such as ``0 "BC"`` shows it."""
    section = code.split(";")[1 if number < 0 and ";" in code else 0]
    digits = f"{abs(number) if ';' in code else number:g}"
    plain = _WORDS.sub(lambda words: words[1] or words[2], section)
    shown, times = re.subn(r"[#0?](?:[#0?,.]*[#0?])?", digits, plain, count=1)
    return shown.strip() if times else digits
