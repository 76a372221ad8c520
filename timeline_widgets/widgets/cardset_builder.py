"""`CardSetBuilder`: a teacher's table becomes cards, mended in place."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Any

import anywidget
import traitlets

from timeline_widgets.cards import CardSet, CardSetError
from timeline_widgets.loading.editing import TableEditor
from timeline_widgets.loading.readings import Numbering
from timeline_widgets.loading.saving import cards_as_csv, image_name
from timeline_widgets.loading.table import LoadedCardSet
from timeline_widgets.messages import browser_words
from timeline_widgets.widgets.arguments import refuse_unknown_options, spoken
from timeline_widgets.widgets.builder_desk import Desk
from timeline_widgets.widgets.game_widget import STATIC


class CardSetBuilder(anywidget.AnyWidget):
    """A screen that makes cards of a teacher's table, to be shown by a cell.

    The table is uploaded, pasted or typed there. What is wrong with a row stands beside it, with a
    proposal where there is one; each mend is read at once and can be undone.

    Parameters
    ----------
    source : path, bytes, list of dict, DataFrame or CardSet, optional
        A table to begin with, as for `load`, or a set to change.
    language : {"en", "es", "fr", "de", "ru"}
        Language of the cards and of the screen.
    title : str, optional
        What people call the set; otherwise the file's name.
    columns, sheet, reading
        As for `load`.
    pictures : path or mapping of str to bytes, optional
        Where the pictures are: a folder, instead of the table's own, or the files by name.

    Raises
    ------
    CardSetError
        If the source holds no table.
    TypeError, ValueError
        If an argument is not one that is allowed.

    Examples
    --------
    >>> builder = CardSetBuilder([{"Event": "Ides of March", "When": "44 BC"},
    ...                           {"Event": "Coronation", "When": "8oo"}], title="Two crowns")
    >>> builder
    CardSetBuilder('Two crowns', cards=1, left_out=1)
    >>> [card.when.label() for card in builder.cardset]
    ['44 BCE']
    """

    _esm = STATIC / "builder.js"
    _css = STATIC / "builder.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        source: Any = None,
        *,
        language: str = "en",
        title: str | None = None,
        columns: Mapping[str, str | int | None] | None = None,
        sheet: str | int | None = None,
        reading: Numbering | None = None,
        pictures: str | Path | Mapping[str, bytes] | None = None,
        **unknown: object,
    ) -> None:
        refuse_unknown_options(CardSetBuilder, unknown)
        known = spoken(language)
        uploads = pictures if isinstance(pictures, Mapping) else {}
        folder = None if pictures is None or isinstance(pictures, Mapping) else Path(pictures)
        self._editor = TableEditor(
            language=known, title=title or "", reading=reading, folder=folder
        )
        self._lock = RLock()
        if source is not None:
            self._read(source, columns, sheet)
        if uploads:
            self._editor.add_pictures(uploads)
        self._desk = Desk(self._editor, known)
        self.set_trait("words", browser_words(known, "builder"))
        self.set_trait("state", self._desk.picture())
        super().__init__()  # opens the connection, so the table must be there by now
        self.on_msg(self._receive)

    @property
    def cardset(self) -> LoadedCardSet:
        """The cards as they stand, for a game; its ``report`` lists what is left to mend.

        Raises
        ------
        CardSetError
            If there is no table yet, or no column for titles or dates.
        """
        with self._lock:
            return self._editor.cardset

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the cards as CSV, and their pictures into ``pictures`` beside it.

        Rows that are no cards are not written. The file is read back by `load` and
        `read_cardset` as the same cards, without anything to ask. A file of that name is replaced.

        Parameters
        ----------
        path : path
            The file; ``.csv`` is added to a name without an ending.

        Returns
        -------
        Path
            Where the cards are.

        Raises
        ------
        CardSetError
            If there are no cards yet.
        OSError
            If the place cannot be written to.
        """
        target = Path(path)
        if not target.suffix:
            target = target.with_suffix(".csv")
        with self._lock:
            self._editor.save(target)
        return target

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the browser wants to set, except the table, which only messages can change."""
        ours = ("state", "words")
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})

    def __repr__(self) -> str:
        cards, left = self._desk.standings
        return f"CardSetBuilder({self._editor.title!r}, cards={cards}, left_out={left})"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        told = {"text/plain": repr(self)}
        try:
            told["text/html"] = self._editor.cardset.report._repr_html_()
        except CardSetError as error:
            told["text/html"] = ""
            told["text/plain"] = f"{self!r}: {error.problems[0].sentence}"
        return {**data, **{kind: text for kind, text in told.items() if text}}, metadata

    def _read(
        self,
        source: Any,
        columns: Mapping[str, str | int | None] | None,
        sheet: str | int | None,
    ) -> None:
        if isinstance(source, CardSet):
            named = {card.id: image_name(card, {}) for card in source if card.picture}
            shown = {named[card.id]: card.picture.data for card in source if card.picture}
            self._editor.title = self._editor.title or source.title
            self._editor.read(cards_as_csv(source, named, ids=True))
            self._editor.add_pictures(shown)
            return
        if isinstance(source, os.PathLike) or (
            isinstance(source, str) and not re.search(r"[\n\r\t]", source)
        ):
            source = Path(source)
        self._editor.read(source, columns=columns, sheet=sheet)

    def _receive(self, _widget: object, message: Any, buffers: Sequence[Any]) -> None:
        with self._lock:
            before = self._desk.version
            answers = self._desk.take(message, buffers)
            if self._desk.version != before:
                self.set_trait("state", self._desk.picture())
            for answer, data in answers:
                self.send(answer, buffers=data)
