"""What became of each row of a sheet, with what was noticed about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, repeat
from typing import Literal, NamedTuple

from timeline_widgets.cards import Problem
from timeline_widgets.loading.sheet import Line, Sheet

Standing = Literal["ready", "look", "left", "blank"]
"""A card; a card to look at once more; a row that is no card; a row in which nothing stands."""


class Row(NamedTuple):
    """A row as it was read.

    Parameters
    ----------
    number : int
        The row as the spreadsheet counts it.
    line : Line
        Its cells.
    standing : {"ready", "look", "left", "blank"}
        What became of it.
    problems : tuple of Problem
        What was noticed about it.
    card : int or None
        Index of its card in the set.
    """

    number: int
    line: Line
    standing: Standing
    problems: tuple[Problem, ...]
    card: int | None


def rows_of(
    sheet: Sheet, problems: Iterable[Problem], *, read: bool, before: Sequence[Row] = ()
) -> tuple[Row, ...]:
    """Return the rows of a sheet; the n-th that is a card has the n-th card of the set.

    Parameters
    ----------
    sheet : Sheet
        The table.
    problems : iterable of Problem
        Those of its report.
    read : bool
        Whether it could be read at all; otherwise every row is left out.
    before : sequence of Row
        The rows before the last step; most are still the same, and are taken over.
    """
    about: dict[int | None, list[Problem]] = {}
    for problem in problems:
        about.setdefault(problem.row, []).append(problem)
    rows = []
    cards = 0
    for number, (line, old) in enumerate(
        zip(sheet.lines, chain(before, repeat(None)), strict=False), start=sheet.number(0)
    ):
        if old is not None and _still(old, line, number, cards) and read and number not in about:
            cards += 1
            rows.append(old)
            continue
        own = tuple(about.get(number, ()))
        standing = _standing(line, own) if read else "left"
        card = None
        if read and standing in ("ready", "look"):
            card, cards = cards, cards + 1
        rows.append(Row(number, line, standing, own, card))
    return tuple(rows)


def _still(old: Row, line: Line, number: int, cards: int) -> bool:
    """Whether a row is the card that it was, if nothing is said about it."""
    return old.line is line and (old.standing, old.number, old.card) == ("ready", number, cards)


def _standing(line: Line, problems: tuple[Problem, ...]) -> Standing:
    if any(problem.kind in ("refused", "duplicate") for problem in problems):
        return "left"
    if not any(map(str.strip, line.cells)):
        return "blank"
    return "look" if problems else "ready"
