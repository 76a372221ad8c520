"""What a game of Challenge can be told besides its players: the board, and what a tie means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from timeline_widgets.cards import CardSet
from timeline_widgets.games.challenge import CLASSIC_BOARD, Board
from timeline_widgets.games.challenge.rules import Tie
from timeline_widgets.games.challenge.usable import usable_cards
from timeline_widgets.widgets.arguments import one_of, whole_number

TIES: Mapping[str, Tie] = {"share": "share", "sudden_death": "sudden_death"}


def board_of(board: Board | Sequence[int] | str, cardset: CardSet, oldest: int) -> Board:
    """Return the board that was asked for.

    Parameters
    ----------
    board : Board, sequence of int, or {"classic", "cards"}
        The board, its nine dates, or what it is called.
    cardset : CardSet
        The cards that ``"cards"`` proposes dates for.
    oldest : int
        Earlier cards are left out.

    Raises
    ------
    TypeError, ValueError
        If there is no such board.
    """
    if isinstance(board, Board):
        return board
    if not isinstance(board, str | Sequence):
        raise TypeError(f"The board is nine years, or one of classic, cards; not {board!r}.")
    if not isinstance(board, str):
        return Board(tuple(whole_number("year of a board", year) for year in board))
    if one_of("board", board, {"classic": "classic", "cards": "cards"}) == "classic":
        return CLASSIC_BOARD
    return Board.for_years(dated.year for _, dated in usable_cards(cardset, oldest=oldest).cards)
