"""Timeline Challenge on paper: everything but the cards."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path

from timeline_widgets.games.challenge import CLASSIC_BOARD, CLASSIC_TRACK, Board, Track
from timeline_widgets.messages import Language, say
from timeline_widgets.printing import ink
from timeline_widgets.printing.aid import Aid
from timeline_widgets.printing.board import BoardSheet
from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.cards import Printed
from timeline_widgets.printing.gadget import Gadget
from timeline_widgets.printing.options import one_of, reading_language
from timeline_widgets.printing.paper import PAPERS, PaperName
from timeline_widgets.printing.trials import Mats

_MOST = len(ink.TRAVELLERS)


def print_challenge(
    path: str | PathLike[str],
    *,
    board: Board = CLASSIC_BOARD,
    track: Track = CLASSIC_TRACK,
    players: int = _MOST,
    paper: PaperName = "a4",
    language: Language = "en",
) -> Printed:
    """Write a PDF of what Challenge needs beside cards; print it on one side.

    It has the board (the Timeline and the Clock), two mats for the cards of the Trials, for each
    player a historical board with wheels and a token to cut out, numbered tokens, and the rules on
    a page. The cards are printed with `print_cards`.

    Parameters
    ----------
    path : path
        The PDF to write; a file that is there is replaced.
    board : Board
        The nine dates; ``Board.for_cards(cardset)`` proposes some that suit a set.
    track : Track
        The Clock.
    players : int
        How many historical boards, 2 to 5.
    paper : {"a4", "letter"}
        Size of the paper.
    language : {"en", "es", "fr", "de", "ru"}
        The reader's language.

    Returns
    -------
    Printed
        Where the file is, and how many sheets it takes.

    Raises
    ------
    ValueError
        If an option is not one of those that are allowed.
    OSError
        If the file cannot be written.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     printed = print_challenge(f"{folder}/challenge.pdf", players=3, language="es")
    >>> printed.sheets
    7
    """
    one_of("paper", paper, PAPERS)
    if type(players) is not int or not 2 <= players <= _MOST:
        raise ValueError(f"players is a whole number from 2 to {_MOST}; not {players!r}.")
    reader = reading_language(language, language)
    upright = PAPERS[paper]
    size = upright.sideways
    canvas = Canvas(size, title=say(reader, "print.challenge"), language=reader)
    BoardSheet(canvas, size, reader).draw(board, track)
    Mats(canvas, size, reader).draw()
    for traveller in range(players):
        Gadget(canvas, size, reader).draw(traveller)
    Aid(canvas, upright, reader).draw()
    canvas.output(fspath(path))
    return Printed(Path(path), canvas.page)
