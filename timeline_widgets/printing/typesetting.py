"""Text that fits its box, in any script that a font here has."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Sequence
from importlib.resources import as_file, files
from os import PathLike, fspath

import uharfbuzz  # noqa: F401 - fpdf2 shapes text with it
from fpdf import FPDF
from fpdf.bidi import auto_detect_base_direction
from fpdf.enums import TextDirection
from fpdf.fonts import TTFFont

from timeline_widgets.printing.ink import INK
from timeline_widgets.printing.layout import Align, Box, Place, Type
from timeline_widgets.printing.paper import Paper

_POINT = 25.4 / 72  # mm
_STEP = 0.5  # points, between sizes that are tried
_MEASURED = 10.0  # points, at which widths are taken
_SLACK = 1e-6
_HALVINGS = 6  # of the doubt about the narrowest width
_LACKING = "□"  # stands for a character that no font has

_FONTS = {
    "serif": "NotoSerif-Bold",
    "sans": "NotoSans-Regular",
    "bold": "NotoSans-Bold",
    "naskh": "NotoNaskhArabic-Regular",
    "naskhbold": "NotoNaskhArabic-Bold",
    "hebrew": "NotoSansHebrew-Regular",
    "hebrewbold": "NotoSansHebrew-Bold",
}


class Typesetter(FPDF):
    """A document of sheets that text can be written on.

    Parameters
    ----------
    paper : Paper
        Its size, as it is printed.
    title : str
        The document's title.
    language : str
        The reader's language.
    fonts : sequence of path
        Font files for scripts that the shipped fonts do not have.

    Raises
    ------
    OSError
        If a font file cannot be read.
    ValueError
        If it is no font.
    """

    def __init__(
        self,
        paper: Paper,
        *,
        title: str,
        language: str,
        fonts: Sequence[str | PathLike[str]] = (),
    ) -> None:
        super().__init__(unit="mm", format=(paper.width, paper.height))
        self.set_auto_page_break(False)
        self.set_margin(0)
        self.c_margin = 0
        self.set_title(title)
        self.set_lang(language)
        self.set_creator("timeline-widgets")
        self.oversized_images = "DOWNSCALE"
        self.set_text_shaping(True)
        self.shortened: set[str] = set()
        self._widths: dict[tuple[tuple[str, ...], str], float] = {}
        logging.getLogger("fpdf").setLevel(logging.ERROR)  # missing glyphs are told by us
        for family, name in _FONTS.items():
            with as_file(files(__package__) / "fonts" / f"{name}.ttf") as path:
                self.add_font(family, fname=path)
        self._own = tuple(f"own{number}" for number in range(len(fonts)))
        for family, font in zip(self._own, fonts, strict=True):
            self._add_own(family, fspath(font))
        self._letters = {
            family: frozenset(font.cmap)
            for family, font in self.fonts.items()
            if isinstance(font, TTFFont)
        }

    def _add_own(self, family: str, path: str) -> None:
        try:
            self.add_font(family, fname=path)
        except OSError:
            raise
        except Exception as error:  # fontTools raises whatever a file that is no font makes it
            raise ValueError(
                f"“{path}” is no font to print with: it wants a file of TrueType or OpenType "
                "(.ttf, .otf)."
            ) from error

    def unwritable(self, text: str) -> str:
        """Return the characters of a text that no font here has."""
        return "".join(sorted({char for char in text if not self._has(char)}))

    def _has(self, char: str) -> bool:
        families = (*_FONTS, *self._own)
        return not char.isprintable() or any(ord(char) in self._letters[f] for f in families)

    def write_in(
        self,
        box: Box,
        text: str,
        style: Type,
        *,
        color: str = INK,
        align: Align = "left",
        place: Place = "top",
    ) -> float:
        """Write a text into a box, as large as it fits, and return the height that it takes.

        A text that reads from the right is set from the right. One that does not fit at the
        smallest size is cut short with an ellipsis and noted in `shortened`.
        """
        whole, text = text, "".join(char if self._has(char) else _LACKING for char in text)
        size, lines = self._fit(text, style, box)
        height = style.leading * size * _POINT
        most = max(1, _whole(box.height / height))
        if len(lines) > most:
            self.shortened.add(whole)
            lines = [*lines[: most - 1], self._ending(lines[most - 1], style, size, box.width)]
        down = {"top": 0.0, "middle": 0.5, "bottom": 1.0}[place]
        y = box.y + down * (box.height - len(lines) * height)
        rtl = self._begin(text, style)
        side = {"left": "R" if rtl else "L", "center": "C", "right": "R"}[align]
        self.set_font_size(size)
        self.set_text_color(color)
        for line in lines:
            self.set_xy(box.x, y)
            self.cell(box.width, height, line, align=side)
            y += height
        return len(lines) * height

    def height_of(self, text: str, style: Type, width: float, most: float) -> float:
        """Return the height that a text will take in a box of some width and greatest height."""
        size, lines = self._fit(text, style, Box(0, 0, width, most))
        height = style.leading * size * _POINT
        return min(len(lines), max(1, _whole(most / height))) * height

    def _begin(self, text: str, style: Type) -> bool:
        """Choose the font that has the text's first letter; return whether it reads from right."""
        fonts = (*style.fonts, *self._own)
        letter = next((char for char in text if char.isalpha()), "a")
        first = next((f for f in fonts if ord(letter) in self._letters[f]), fonts[0])
        self.set_font(first, size=_MEASURED)
        self.set_fallback_fonts([font for font in fonts if font != first])
        direction = auto_detect_base_direction(text)
        self.set_text_shaping(True, direction=direction)
        return direction is TextDirection.RTL

    def _fit(self, text: str, style: Type, box: Box) -> tuple[float, list[str]]:
        """Return the largest size at which a text fits, and its lines; else those of the smallest.

        Words are cut in two only at the smallest size.
        """
        self._begin(text, style)
        words = _words(text)
        size = style.largest
        while True:
            whole = max((self._width(w.strip(), style) for w in words), default=0) * size
            lines = self._lines(words, style, box.width / size)
            high = len(lines) * style.leading * size * _POINT
            if size <= style.smallest or (whole <= box.width and high <= box.height + _SLACK):
                break
            size = max(style.smallest, size - _STEP)
        if whole > box.width:
            lines = self._lines(list(" ".join(text.split())), style, box.width / size)
        elif style.balanced and len(lines) > 1:
            lines = self._balanced(words, style, box.width / size, lines)
        return size, lines

    def _balanced(self, words: list[str], style: Type, width: float, lines: list[str]) -> list[str]:
        """Return lines that are as many as those given, and as narrow as they can be."""
        narrow, wide = max(self._width(word.rstrip(), style) for word in words), width
        for _ in range(_HALVINGS):
            middle = (narrow + wide) / 2
            tried = self._lines(words, style, middle)
            if len(tried) > len(lines):
                narrow = middle
            else:
                wide, lines = middle, tried
        return lines

    def _lines(self, words: list[str], style: Type, width: float) -> list[str]:
        lines = [""]
        used = 0.0
        for word in words:
            wide = self._width(word, style)
            if lines[-1] and used + self._width(word.rstrip(), style) > width - _SLACK:
                lines.append("")
                used = 0.0
            lines[-1] += word
            used += wide
        return [line.strip() for line in lines if line.strip()]

    def _ending(self, line: str, style: Type, size: float, width: float) -> str:
        self._begin(line, style)
        while line and self._width(f"{line}…", style) * size > width:
            line = line[:-1].rstrip()
        return f"{line}…"

    def _width(self, text: str, style: Type) -> float:
        """Return how many millimetres a piece of text is wide at the size of one point."""
        key = (style.fonts, text)
        if key not in self._widths:
            self._widths[key] = self.get_string_width(text) / _MEASURED if text else 0.0
        return self._widths[key]


def _whole(number: float) -> int:
    return int(number + _SLACK)


def _words(text: str) -> list[str]:
    """Split a text where lines may break: after spaces, and between Chinese characters."""
    words: list[str] = []
    for part in text.split():
        word = ""
        for char in part:
            if word and unicodedata.east_asian_width(char) in "WF":
                words.append(word)
                word = ""
            word += char
        words.append(f"{word} ")
    return words
