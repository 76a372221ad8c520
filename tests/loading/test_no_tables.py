"""What is no table is told by its name, with what to do instead, in every language."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from tests.loading.workbook_files import xlsx
from timeline_widgets import CardSetError
from timeline_widgets.loading import load
from timeline_widgets.messages import LANGUAGES

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)
BOOK = xlsx({"One": [["title", "date"], ["A", 1492]]})


def packed(*names: str, mime: str = "") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in names:
            archive.writestr(name, "x")
        if mime:
            archive.writestr("mimetype", mime)
    return out.getvalue()


FILES = {
    "half a workbook": (BOOK[: len(BOOK) // 2], "cut off or damaged"),
    "docx": (packed("word/document.xml"), "text document"),
    "odt": (
        packed("content.xml", mime="application/vnd.oasis.opendocument.text"),
        "text document",
    ),
    "pptx": (packed("ppt/presentation.xml"), "slides"),
    "numbers": (packed("Index/Document.iwa"), "Apple Numbers"),
    "xlsb": (packed("xl/workbook.bin"), "xlsb"),
    "zip": (packed("cards.csv"), "Unpack it"),
    "locked": (OLE + "EncryptedPackage".encode("utf-16-le"), "has a password"),
    "doc": (OLE + "WordDocument".encode("utf-16-le"), "text document"),
    "broken xls": (OLE + "Workbook".encode("utf-16-le"), "cut off or damaged"),
    "pdf": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3", "is a PDF"),
    "png": (b"\x89PNG\r\n\x1a\n" + bytes(20), "picture"),
    "jpeg": (b"\xff\xd8\xff\xe0" + bytes(20), "picture"),
    "rtf": (b"{\\rtf1 title,date}", "text document"),
    "web page": (b"<!DOCTYPE html><html><table></table></html>", "web page"),
    "xml": (b'<?xml version="1.0"?><Workbook/>', "file of XML"),
    "notebook": (b'{"cells": [], "nbformat": 4}', "notebook"),
    "nothing": (b"", "empty"),
    "bytes": (bytes(range(256)), "neither text, nor a workbook"),
}


@pytest.mark.parametrize(("data", "said"), FILES.values(), ids=FILES)
def test_what_is_no_table_is_called_by_its_name(data: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "events.xlsx"  # whatever it is called
    path.write_bytes(data)
    for source in (data, path):
        with pytest.raises(CardSetError, match=said):
            load(source)
    told = set()
    for language in LANGUAGES:
        with pytest.raises(CardSetError) as caught:
            load(data, language=language)
        told.add(caught.value.problems[0].sentence)
    assert len(told) == len(LANGUAGES)


def test_a_folder_is_answered_with_the_tables_in_it(tmp_path: Path) -> None:
    (tmp_path / "battles.csv").write_text("title,date\n")
    (tmp_path / "notes.md").write_text("x")
    with pytest.raises(CardSetError, match=r"is a folder.*battles\.csv") as caught:
        load(tmp_path)
    assert "notes.md" not in str(caught.value)
    with pytest.raises(CardSetError, match="empty"):
        load("")


def test_a_table_of_headers_alone_is_told_so() -> None:
    cards = load(b"title,date\n")
    assert [p.code for p in cards.report.problems] == ["no-cards"]
