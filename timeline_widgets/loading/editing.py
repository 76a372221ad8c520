"""A teacher's table while it is made into cards: mended cell by cell, read anew after each step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, NamedTuple

from timeline_widgets.cards import Card, CardSetError, Picture, Problem
from timeline_widgets.loading import limits
from timeline_widgets.loading.findings import Finding, refuse_table
from timeline_widgets.loading.pictures import Pictures, checked_picture
from timeline_widgets.loading.readings import Numbering
from timeline_widgets.loading.rereading import Outcome, Reader
from timeline_widgets.loading.saving import cards_as_csv, save_cards
from timeline_widgets.loading.sheet import (
    DATE_ENDS,
    DATE_PARTS,
    Sheet,
    blank_sheet,
    sheet_of_grid,
)
from timeline_widgets.loading.sources import read_source
from timeline_widgets.loading.table import LoadedCardSet, title_of
from timeline_widgets.loading.words import sentence

_STEPS_KEPT = 100


class Step(NamedTuple):
    """What can be undone: the kind of step, the row and the header that it was about."""

    kind: Literal["read", "cell", "add", "remove", "column", "picture"]
    row: int | None = None
    column: str = ""


class TableEditor:
    r"""A table, the cards that it makes, and the steps that led to it.

    Parameters
    ----------
    language : {"en", "es", "fr", "de", "ru"}
        Language of the cards and of the sentences about them.
    title : str
        What people call the set; otherwise the file's name.
    reading : str, optional
        How the dates count years, as for `load`.
    folder : Path, optional
        Where pictures are; otherwise in the folder of a file that was read.

    Examples
    --------
    >>> editor = TableEditor()
    >>> editor.read("Event\tWhen\nIdes of March\t44 BC\nCoronation\t8oo\n")
    >>> [(row.number, row.standing) for row in editor.rows]
    [(2, 'ready'), (3, 'left')]
    >>> editor.set_cell(editor.rows[1].line.key, 1, "800")
    >>> [card.when.label() for card in editor.cardset]
    ['44 BCE', '800']
    >>> editor.undo()
    Step(kind='cell', row=3, column='When')
    >>> len(editor.cardset)
    1
    """

    def __init__(
        self,
        *,
        language: str = "en",
        title: str = "",
        reading: Numbering | None = None,
        folder: Path | None = None,
    ) -> None:
        self.language = language
        self.title = title
        self.sheet: Sheet | None = None
        self._reader = Reader(language, reading)
        self._folder = folder
        self._uploads: dict[str, bytes] = {}
        self._steps: list[tuple[Step, Sheet | None]] = []
        self._read_anew()

    def read(
        self,
        source: Any,
        *,
        columns: Mapping[str, str | int | None] | None = None,
        sheet: str | int | None = None,
        called: str = "",
    ) -> None:
        """Take another table instead of this one.

        Parameters
        ----------
        source, columns, sheet
            As for `load`; a text is always a pasted table, only a Path is a file.
        called : str
            The name of an uploaded file, for the title of the set.

        Raises
        ------
        CardSetError
            If it is no table.
        """
        if isinstance(source, str):
            source = source.encode("utf-8", "replace")
        grid, folder = read_source(source, sheet)
        after = sheet_of_grid(grid, columns, self.language)
        if isinstance(source, Path):
            called = source.name
        self._folder = self._folder or folder
        self.title = self.title or title_of(Path(called).stem)
        self._step(Step("read"), after)

    def begin_blank(self) -> None:
        """Take an empty table, to type cards into."""
        self._step(Step("read"), blank_sheet(self.language))

    def rename(self, title: str) -> None:
        """Call the set something else."""
        self.title = " ".join(title.split())
        self._read_anew()

    def set_cell(self, key: int, column: int, text: str) -> None:
        """Put another text into a cell.

        Raises
        ------
        KeyError
            If the row or the column is not there.
        """
        sheet = self._sheet
        text = text.encode("utf-8", "replace").decode()
        self._check(sheet, column)
        if sheet.lines[sheet.at(key)].cells[column] != text:
            self._mend(key, column, {column: text})

    def use(self, key: int, column: int, mend: str) -> None:
        """Put a proposed mend into a cell; that of a date replaces all parts and ends of it.

        Raises
        ------
        KeyError
            If the row or the column is not there.
        """
        self._check(self._sheet, column)
        roles = self._sheet.roles
        cells = {column: mend}
        if any(roles.get(role) == column for role in ("date", "year")):
            others = [roles[r] for r in (*DATE_PARTS, *DATE_ENDS) if r in roles]
            cells = {**dict.fromkeys(others, ""), column: mend}
        self._mend(key, column, cells)

    def add_row(self, **cells: str) -> int:
        """Add a row at the end, with texts by role, and return its key."""
        sheet = self._sheet.with_row(cells)
        if len(sheet.lines) > limits.ROWS:
            refuse_table("too-many-rows", self.language, count=len(sheet.lines), most=limits.ROWS)
        self._step(Step("add", sheet.number(len(sheet.lines) - 1)), sheet)
        return sheet.lines[-1].key

    def remove_row(self, key: int) -> None:
        """Remove a row; raise a KeyError if it is not there."""
        number = self._sheet.number(self._sheet.at(key))
        self._step(Step("remove", number), self._sheet.without_row(key))

    def set_role(self, column: int, role: str | None) -> None:
        """Say what a column holds; None: nothing that a card shows."""
        self._check(self._sheet, column)
        named = self._sheet.names[column]
        self._step(Step("column", None, named), self._sheet.with_role(column, role))

    def confirm_columns(self) -> None:
        """Say that the roles which were guessed are right."""
        self.sheet = replace(self._sheet, guessed=False)

    def add_pictures(self, pictures: Mapping[str, bytes]) -> dict[str, str]:
        """Take uploaded pictures, to be found by their file names in the column of pictures.

        Returns
        -------
        dict of str to str
            A sentence for each file that is no picture that a card can show.
        """
        refused = {}
        for name, data in pictures.items():
            found = checked_picture(data)
            if isinstance(found, Finding):
                said = found._replace(value=name).in_words(self.language)
                refused[name] = said.sentence
            else:
                self._uploads[name] = data
        if len(refused) < len(pictures):
            self._read_anew()
        return refused

    def set_picture(self, key: int, name: str, data: bytes) -> None:
        """Give a row an uploaded picture.

        Raises
        ------
        CardSetError
            If the file is no picture that a card can show.
        """
        if refused := self.add_pictures({name: data}):
            problem = Problem(None, "", name, "picture", refused[name])
            raise CardSetError([problem])
        sheet = self._sheet.with_column("image", self.language)
        row = sheet.number(sheet.at(key))
        self._step(Step("picture", row), sheet.with_cells(key, {sheet.roles["image"]: name}))

    @property
    def last_step(self) -> Step | None:
        """What `undo` would undo."""
        return self._steps[-1][0] if self._steps else None

    def undo(self) -> Step | None:
        """Undo the last step and return it; None if there is none."""
        if not self._steps:
            return None
        step, self.sheet = self._steps.pop()
        self._read_anew()
        return step

    @property
    def cardset(self) -> LoadedCardSet:
        """The cards as they stand, with their report.

        Raises
        ------
        CardSetError
            If there is no table yet, or no column for titles or dates.
        """
        if self._cards is None:
            raise CardSetError(self.problems or [_no_table(self.language)])
        return self._cards

    @property
    def images(self) -> dict[str, str]:
        """File names of the pictures by the ids of their cards."""
        column = self.sheet.roles.get("image") if self.sheet else None
        if column is None or self._cards is None:
            return {}
        cards: tuple[Card, ...] = self._cards.cards
        of_cards = [row for row in self.rows if row.card is not None]
        return {
            cards[row.card].id: row.line.cells[column].strip()
            for row in of_cards
            if row.card is not None
        }

    @property
    def pictures(self) -> dict[str, Picture]:
        """The pictures of the cards by their content hash."""
        return {c.picture.digest: c.picture for c in self._cards or () if c.picture}

    def as_csv(self) -> str:
        """Return the cards as CSV that `load` reads back as they are."""
        return cards_as_csv(self.cardset, self.images, ids=self._has_ids)

    def save(self, path: Path) -> None:
        """Write the cards as CSV, and their pictures beside it; raise an OSError if it cannot."""
        save_cards(self.cardset, path, self.images, ids=self._has_ids)

    @property
    def _has_ids(self) -> bool:
        return "id" in self._sheet.roles

    @property
    def _sheet(self) -> Sheet:
        if self.sheet is None:
            raise CardSetError([_no_table(self.language)])
        return self.sheet

    def _check(self, sheet: Sheet, column: int) -> None:
        if not 0 <= column < len(sheet.names):
            raise KeyError(column)

    def _mend(self, key: int, column: int, cells: Mapping[int, str]) -> None:
        sheet = self._sheet
        step = Step("cell", sheet.number(sheet.at(key)), sheet.names[column])
        self._step(step, sheet.with_cells(key, cells))

    def _step(self, step: Step, after: Sheet) -> None:
        self._steps = [*self._steps[1 - _STEPS_KEPT :], (step, self.sheet)]
        self.sheet = after
        self._read_anew()

    def _read_anew(self) -> None:
        outcome = Outcome()
        if self.sheet is not None:
            pictures = Pictures(self._folder, self._uploads)
            outcome = self._reader.read(self.sheet, self.title, pictures)
        self._cards, self.rows = outcome
        self.problems = () if self._cards is None else self._cards.report.problems


def _no_table(language: str) -> Problem:
    return Problem(None, "", "", "no-table", sentence("no-table", language))
