"""What stands in a cell becomes the plain text on a card."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Sequence
from html.parser import HTMLParser

_TAG = re.compile(r"</?[a-zA-Z][^<>]*>|<!--")
_ENTITY = re.compile(r"&(?:#\d+|#[xX][0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*);")
_BLOCKS = frozenset(
    {"p", "br", "div", "li", "tr", "td", "th", "blockquote", "h1", "h2", "h3", "h4"}
)
_UNSEEN = frozenset({"script", "style", "template"})
_PLAIN = bytes(set(range(32, 127)) - set(b"<"))  # what needs no mending on any account
_CONTROL = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]"
)


class _Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.hidden += tag in _UNSEEN
        if tag in _BLOCKS:
            self.parts.append(" ")

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in _UNSEEN and self.hidden > 0
        if tag in _BLOCKS:
            self.parts.append(" ")

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.parts.append(data)


def plain_text(cell: str) -> str:
    """Return a cell as plain text on one line, composed (NFC), without HTML and unseen characters.

    Examples
    --------
    >>> plain_text("  Food &amp; <b>drink</b><br>at sea ")
    'Food & drink at sea'
    >>> plain_text("<script>alert(1)</script>Rome")
    'Rome'
    >>> plain_text("1 < 2 and AT&T")
    '1 < 2 and AT&T'
    """
    if _TAG.search(cell):
        parser = _Text()
        parser.feed(cell)
        parser.close()
        cell = "".join(parser.parts)
    elif _ENTITY.search(cell):
        cell = html.unescape(cell)
    cell = _CONTROL.sub("", cell)
    return unicodedata.normalize("NFC", " ".join(cell.split()))


def plain_column(cells: Sequence[str]) -> Sequence[str]:
    """Return `plain_text` of every cell of a column.

    A column in which nothing needs mending, as in most tables, costs a few searches over all of it;
    of another, each different text is mended once.
    """
    joined = "".join(cells)
    if "  " not in joined and _is_plain(joined):
        return list(map(str.strip, cells))
    plain = {cell: plain_text(cell) for cell in set(cells)}
    return list(map(plain.__getitem__, cells))


def _is_plain(text: str) -> bool:
    if "&" in text and _ENTITY.search(text):
        return False
    if text.isascii():
        return not text.encode().translate(None, _PLAIN)
    return "<" not in text and text.isprintable() and unicodedata.is_normalized("NFC", text)
