"""Bytes of a text file become text: byte order marks, UTF-8, then the old code pages.

Strict UTF-8 comes first because other text hardly ever passes as UTF-8 by accident. Of the old code
pages the one wins whose reading looks most like words; it is always said, with a sample to check.
"""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CODE_PAGES = ("cp1252", "cp1251", "mac_roman")
_LOST = "\ufffd"
_NAMES = {"cp1252": "Windows-1252", "cp1251": "Windows-1251", "mac_roman": "Mac OS Roman"}

# What a wrong code page makes of words: a capital in the midst of small letters, a sign within a
# word, Latin beside Cyrillic, signs no title has.
_ODD = re.compile(
    r"[a-zà-öø-ÿа-яё](?=[A-ZÀ-ÖØ-ÞА-ЯЁ])"
    r"|(?<=[^\W\d_])[^\w\s'’.,;:!?()\[\]{}<>\"«»“”„…/&=#%@+*|\\–—-](?=[^\W\d_])"
    r"|[A-Za-z](?=[А-Яа-яЁё])|[А-Яа-яЁё](?=[A-Za-z])"
    r"|[\x00-\x08\x0e-\x1f\x7f-\x9f¤§¶¦¬¨¯¸¹²³¼½¾÷×±µ†‡ˆ‰ŒœŠšŽžŸƒ˜™∂∑∏∫Ω≈∆◊ﬁﬂˇ˘˙˛˝√∞≠≤≥¥¢£ª®©\ue000-\uf8ff]"
    r"|[À-ÖØ-öø-ÿ]{3,}"
    r"|[ЂЃѓЉЊЌЋЏђљњќћџЎўЈҐЄЇІіґєїјЅѕ]"
)
_VOWELLESS = re.compile(r"[бвгджзйклмнпрстфхцчшщъь]{5,}|[а-яё](?=[ъыь]{2})", re.IGNORECASE)


class Decoded(NamedTuple):
    """Text, how it was encoded, and whether that had to be guessed."""

    text: str
    encoding: str
    sample: str = ""

    @property
    def guessed(self) -> bool:
        """Whether nothing in the file says which encoding it has."""
        return bool(self.sample)


def decode(data: bytes) -> Decoded | None:
    """Return the text of a file, or None if it is no text.

    Parameters
    ----------
    data : bytes
        The whole file.

    Examples
    --------
    >>> decode("Fecha;Título".encode("utf-8-sig")).encoding
    'UTF-8'
    >>> decode("Année;Événement".encode("cp1252"))
    Decoded(text='Année;Événement', encoding='Windows-1252', sample='Année;Événement')
    >>> decode("Дата;Событие".encode("cp1251")).encoding
    'Windows-1251'
    >>> decode("Année;Événement".encode("mac_roman")).encoding
    'Mac OS Roman'
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _strictly(data[len(mark) :], encoding)
    if b"\0" in data[:4096]:
        return _strictly(data, _utf16_without_mark(data))
    try:
        return Decoded(data.decode("utf-8"), "UTF-8")
    except UnicodeDecodeError:
        pass
    mended = data.decode("utf-8", "replace")
    lost = mended.count(_LOST)
    if 20 * lost < sum(1 for char in mended if char > "\x7f"):  # a few bytes of it are damaged
        return Decoded(mended, "UTF-8", _around(mended, mended.index(_LOST)))
    readings = []
    for rank, page in enumerate(_CODE_PAGES):
        try:
            text = data.decode(page)
        except UnicodeDecodeError:
            continue
        readings.append((_oddness(text), rank, page, text))
    if not readings:
        return None
    _, _, page, text = min(readings)
    return Decoded(text, _NAMES[page], _sample(text))


def _strictly(data: bytes, encoding: str) -> Decoded | None:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else Decoded(text, encoding.upper().removesuffix("-LE"))


def _utf16_without_mark(data: bytes) -> str:
    even, odd = data[:4096:2].count(0), data[1:4096:2].count(0)
    return "utf-16-le" if odd > even else "utf-16-be"


def _oddness(text: str) -> int:
    beyond_ascii = "\n".join(line for line in text.splitlines()[:2000] if not line.isascii())
    return len(_ODD.findall(beyond_ascii)) + 2 * len(_VOWELLESS.findall(beyond_ascii))


def _sample(text: str) -> str:
    return _around(text, next(i for i, char in enumerate(text) if not char.isascii()))


def _around(text: str, at: int) -> str:
    """Return the piece of its line that stands around a letter."""
    before = (text[max(0, at - 20) : at].splitlines() or [""])[-1]
    after = text[at : at + 40].splitlines()[0]
    return (before + after).strip()
