"""A card set on paper: fronts and backs that meet, or cards to fold and glue."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from os import PathLike, fspath
from pathlib import Path
from typing import NamedTuple, get_args

from timeline_widgets.cards import Card, CardSet
from timeline_widgets.cards.looks import theme_looks
from timeline_widgets.messages import Language, say
from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.faces import Faces
from timeline_widgets.printing.guide import Guide
from timeline_widgets.printing.options import one_of, reading_language
from timeline_widgets.printing.paper import PAPERS, Grid, Layout, Paper, PaperName, Slot
from timeline_widgets.printing.pictures import printable
from timeline_widgets.printing.sheet import cut_marks, fold_marks, heading


class Printed(NamedTuple):
    """What was printed.

    Parameters
    ----------
    path : Path
        The PDF.
    sheets : int
        How many sheets of paper it takes.
    remarks : tuple of str
        What to look at before printing, in the reader's language: characters that no font has,
        texts that were cut short, pictures that could not be read.
    """

    path: Path
    sheets: int
    remarks: tuple[str, ...] = ()


def print_cards(
    cardset: CardSet,
    path: str | PathLike[str],
    *,
    paper: PaperName = "a4",
    layout: Layout = "duplex",
    language: Language | None = None,
    fonts: Sequence[str | PathLike[str]] = (),
) -> Printed:
    """Write a PDF of all cards of a set, to cut out at 63 × 88 mm.

    The cards lie in an order that says nothing about their dates. After them comes a card with the
    rules in brief, whose back is the key to the themes.

    Parameters
    ----------
    cardset : CardSet
        The cards.
    path : path
        The PDF to write; a file that is there is replaced.
    paper : {"a4", "letter"}
        Size of the paper.
    layout : {"duplex", "fold"}
        Nine cards on each sheet, to print on both sides and flip on the long edge; or four on a
        landscape sheet, for printers that print one side: fold each and glue it.
    language : {"en", "es", "fr", "de", "ru"}, optional
        Language of the dates and of what stands around the cards; that of the set, if left out.
    fonts : sequence of path
        Font files for scripts other than Latin, Greek, Cyrillic, Arabic and Hebrew.

    Returns
    -------
    Printed
        Where the file is, how many sheets it takes, and what to look at.

    Raises
    ------
    ValueError
        If an option is not one of those that are allowed, or a font file is none.
    OSError
        If the file cannot be written, or a font file not read.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> from timeline_widgets import shipped_cardset
    >>> with TemporaryDirectory() as folder:
    ...     printed = print_cards(shipped_cardset("spain"), f"{folder}/spain.pdf")
    >>> printed.sheets, printed.remarks
    (8, ())
    """
    one_of("paper", paper, PAPERS)
    one_of("layout", layout, get_args(Layout))
    reader = reading_language(language, cardset.language)
    size = PAPERS[paper] if layout == "duplex" else PAPERS[paper].sideways
    canvas = Canvas(size, title=cardset.title, language=reader, fonts=fonts)
    faces = Faces(canvas, reader, theme_looks(cardset))
    cards = _in_no_order(cardset)
    pieces = [_Piece(partial(faces.front, card.front), partial(faces.back, card)) for card in cards]
    guide = Guide(faces, cardset)
    pieces.append(_Piece(guide.front, guide.back))
    sheets = (_duplex if layout == "duplex" else _fold)(canvas, size, pieces, cardset.title, reader)
    canvas.output(fspath(path))
    return Printed(Path(path), sheets, _remarks(faces, cards))


class _Piece(NamedTuple):
    front: Callable[[Slot], None]
    back: Callable[[Slot], None]


def _duplex(
    canvas: Canvas, paper: Paper, pieces: list[_Piece], title: str, language: Language
) -> int:
    grid = Grid(paper, 3, 3)
    sheets = _dealt(pieces, grid.places)
    for number, sheet in enumerate(sheets, 1):
        sides = {"front": grid.slot, "back": grid.behind}
        for side, slot in sides.items():
            canvas.add_page()
            counted = say(language, f"print.sheet_{side}", number=number, count=len(sheets))
            heading(canvas, grid, title, counted, say(language, f"print.how_{side}"))
            cut_marks(canvas, grid)
            for place, piece in enumerate(sheet):
                draw = piece.front if side == "front" else piece.back
                draw(slot(place))
    return len(sheets)


def _fold(
    canvas: Canvas, paper: Paper, pieces: list[_Piece], title: str, language: Language
) -> int:
    grid = Grid(paper, 4, 2)
    sheets = _dealt(pieces, grid.places // 2)
    for number, sheet in enumerate(sheets, 1):
        canvas.add_page()
        counted = say(language, "print.sheet_fold", number=number, count=len(sheets))
        heading(canvas, grid, title, counted, say(language, "print.how_fold"))
        cut_marks(canvas, grid, step=2)
        fold_marks(canvas, grid)
        for place, piece in enumerate(sheet):
            piece.front(grid.slot(2 * place))
            piece.back(grid.slot(2 * place + 1))
    return len(sheets)


def _dealt(pieces: list[_Piece], places: int) -> list[list[_Piece]]:
    return [pieces[start : start + places] for start in range(0, len(pieces), places)]


def _in_no_order(cardset: CardSet) -> list[Card]:
    """Return the cards in an order that stays the same and has nothing to do with their dates."""
    return sorted(cardset, key=lambda card: hashlib.sha256(card.id.encode()).digest())


def _remarks(faces: Faces, cards: list[Card]) -> tuple[str, ...]:
    canvas, language = faces.canvas, faces.language
    remarks = []
    for card in cards:
        texts = (card.title, card.text, card.source, *faces.date(card), card.theme)
        if lacking := canvas.unwritable("".join(texts)):
            remarks.append(
                say(language, "print.no_glyphs", title=card.title, characters=" ".join(lacking))
            )
        if canvas.shortened.intersection(texts):
            remarks.append(say(language, "print.shortened", title=card.title))
        if card.picture and printable(card.picture.data) is None:
            remarks.append(say(language, "print.no_picture", title=card.title))
    return tuple(remarks)
