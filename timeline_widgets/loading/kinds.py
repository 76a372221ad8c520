"""Files that are no tables: what they are, so that the teacher is told what to do instead."""

from __future__ import annotations

import re
from collections.abc import Collection

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"  # Office files before 2007, and those with a password
_LOCKED = "EncryptedPackage".encode("utf-16-le")
_WORKBOOK = ("Workbook".encode("utf-16-le"), "Book".encode("utf-16-le"))
_FIRST_BYTES = {
    b"%PDF-": "pdf",
    b"\x89PNG": "picture",
    b"\xff\xd8\xff": "picture",
    b"GIF8": "picture",
    b"II*\0": "picture",
    b"MM\0*": "picture",
    b"{\\rtf": "document",
    b"Rar!": "archive",
    b"7z\xbc\xaf": "archive",
    b"\x1f\x8b": "archive",
    b"SQLite format 3": "database",
}
_FIRST_NAMES = {
    "word/": "document",
    "ppt/": "slides",
    "Index/": "numbers",
    "xl/workbook.bin": "binary-workbook",
}
_MIME = re.compile(rb"application/vnd\.oasis\.opendocument\.(text|presentation|graphics)")
_WEB_PAGE = re.compile(
    r"\s*(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body|table)\b", re.IGNORECASE | re.DOTALL
)
_XML = re.compile(r"\s*<\?xml\b")


def kind_of_bytes(data: bytes) -> str | None:
    """Return what a file is that is no table, or None if it may be one.

    Examples
    --------
    >>> kind_of_bytes(b"%PDF-1.7"), kind_of_bytes(b"title,date")
    ('pdf', None)
    """
    if data.startswith(_OLE):
        if _LOCKED in data:
            return "locked"
        return None if any(name in data for name in _WORKBOOK) else "document"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "picture"
    return next((kind for start, kind in _FIRST_BYTES.items() if data.startswith(start)), None)


def kind_of_archive(names: Collection[str], mime: bytes) -> str:
    """Return what an archive is whose files have these names and that is no workbook.

    Examples
    --------
    >>> kind_of_archive(["word/document.xml"], b""), kind_of_archive(["cards.csv"], b"")
    ('document', 'archive')
    """
    if found := _MIME.match(mime):
        return "document" if found[1] == b"text" else "slides"
    for start, kind in _FIRST_NAMES.items():
        if any(name.startswith(start) for name in names):
            return kind
    return "archive"


def kind_of_text(text: str) -> str | None:
    """Return what a text is that is no table: a web page, or a file of XML.

    Examples
    --------
    >>> kind_of_text("<!DOCTYPE html><html>"), kind_of_text("title,date")
    ('web-page', None)
    """
    if _WEB_PAGE.match(text):
        return "web-page"
    return "xml" if _XML.match(text) else None
