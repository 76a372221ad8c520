"""Reads a PDF back: which words stand where, in millimetres from the top left corner."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pypdf import PageObject, PdfReader

MM = 25.4 / 72


class Word(NamedTuple):
    text: str
    x: float
    y: float


def pages(path: Path) -> list[PageObject]:
    return list(PdfReader(path).pages)


def size(page: PageObject) -> tuple[float, float]:
    return float(page.mediabox.width) * MM, float(page.mediabox.height) * MM


def words(page: PageObject) -> list[Word]:
    """Return the pieces of text of a page with the place where each begins."""
    found: list[Word] = []
    high = float(page.mediabox.height)

    def visit(text, matrix, text_matrix, _font, _size):
        if text.strip():
            (a, b, c, d, e, f), (tx, ty) = matrix, text_matrix[4:]
            x, y = a * tx + c * ty + e, b * tx + d * ty + f
            found.append(Word(text.strip(), x * MM, (high - y) * MM))

    page.extract_text(visitor_text=visit)
    return found
