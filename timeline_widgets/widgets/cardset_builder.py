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
from timeline_widgets.dates import DateError
from timeline_widgets.loading.editing import Row, TableEditor
from timeline_widgets.loading.readings import Numbering
from timeline_widgets.loading.saving import cards_as_csv, image_name
from timeline_widgets.loading.table import LoadedCardSet
from timeline_widgets.messages import LANGUAGES, browser_words, say
from timeline_widgets.widgets.arguments import one_of, refuse_unknown_options
from timeline_widgets.widgets.builder_filter import RowFilter
from timeline_widgets.widgets.builder_wire import picture, row_in_words, step_in_words
from timeline_widgets.widgets.game_widget import STATIC

_CSV = "text/csv;charset=utf-8"
_MARK = "\ufeff"  # tells spreadsheet programs that the letters are UTF-8


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
        self._language = one_of("language", language, {code: code for code in LANGUAGES})
        uploads = pictures if isinstance(pictures, Mapping) else {}
        folder = None if pictures is None or isinstance(pictures, Mapping) else Path(pictures)
        self._editor = TableEditor(
            language=language, title=title or "", reading=reading, folder=folder
        )
        self._filter = RowFilter()
        self._lock = RLock()
        self._version = 0
        self._said = ""
        self._saved: str | None = None
        if source is not None:
            self._read(source, columns, sheet)
        if uploads:
            self._editor.add_pictures(uploads)
        self._find()
        super().__init__()  # opens the connection, so the table must be there by now
        self.set_trait("words", browser_words(language, "builder"))
        self._show()
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
        standings = [row.standing for row in self._editor.rows]
        cards = standings.count("ready") + standings.count("look")
        left = standings.count("left")
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
        """Answer a message of the browser. Nothing may escape: the page would never tell."""
        try:
            with self._lock:
                self._answer(message, buffers)
        except CardSetError as error:
            self._refuse(" ".join(problem.sentence for problem in error.problems))
        except DateError as error:
            text = str(error.params["text"]).strip("'")
            self._refuse(say(self._language, "builder.no_period", value=text))
        except KeyError:
            self._refuse(say(self._language, "builder.row_gone"))
        except OSError as error:
            reason = error.strerror or str(error)
            self._refuse(say(self._language, "builder.not_written", reason=reason))
        except Exception as error:
            self._refuse(say(self._language, "builder.unexpected", problem=str(error)))

    def _refuse(self, sentence: str) -> None:
        self.send({"type": "error", "sentence": sentence})

    def _answer(self, message: Any, buffers: Sequence[Any]) -> None:
        editor = self._editor
        match message:
            case {"type": "paste", "text": str(text)}:
                editor.read(text)
                self._begin()
            case {"type": "upload", "name": str(name)} if buffers:
                editor.read(bytes(buffers[0]), called=name)
                self._begin()
            case {"type": "blank"}:
                editor.begin_blank()
                self._begin()
            case {"type": "cell", "key": int(key), "column": int(column), "text": str(text)}:
                editor.set_cell(key, column, text)
                self._tell(key)
            case {"type": "use", "key": int(key), "column": int(column), "text": str(text)}:
                editor.use(key, column, text)
                self._tell(key)
            case {"type": "add"}:
                self._add()
            case {"type": "remove", "key": int(key)}:
                editor.remove_row(key)
                self._after(self._step_told())
            case {"type": "role", "column": int(column), "role": str() | None as role}:
                editor.set_role(column, role)
                self._filter = RowFilter()
                self._find()
                self._after(self._counted())
            case {"type": "title", "title": str(title)}:
                editor.rename(title)
                self._after("")
            case {"type": "undo"}:
                self._undo()
            case {"type": "filter", **wanted}:
                self._set_filter(wanted)
            case {"type": "page", "first": int(first)}:
                self._filter.turn_to(first)
                self._after("")
            case {"type": "pictures", "names": [*names]}:
                self._take_pictures(dict(zip(map(str, names), map(bytes, buffers), strict=True)))
            case {"type": "row_picture", "key": int(key), "name": str(name)} if buffers:
                editor.set_picture(key, name, bytes(buffers[0]))
                self._tell(key)
            case {"type": "picture", "image": str(image)}:
                shown = editor.pictures[image]
                answer = {"type": "picture", "image": image, "mime": shown.mime}
                self.send(answer, buffers=[shown.data])
            case {"type": "text"}:
                text = editor.sheet.as_csv() if editor.sheet else ""
                answer = {"type": "text", "version": self._version}
                self.send(answer, buffers=[text.encode("utf-8", "replace")])
            case {"type": "download"}:
                answer = {"type": "download", "name": self._file_name(), "mime": _CSV}
                self.send(answer, buffers=[(_MARK + editor.as_csv()).encode()])
            case {"type": "save", "name": str(name)}:
                self._save_beside(name)
            case _:
                raise ValueError(f"unknown message {message!r:.80}")

    def _begin(self) -> None:
        self._filter = RowFilter()
        self._find()
        self._after(self._counted())

    def _add(self) -> None:
        key = self._editor.add_row()
        self._filter.keys.append(key)
        self._filter.turn_to(len(self._filter.keys))
        self._after(self._step_told())

    def _undo(self) -> None:
        if (step := self._editor.undo()) is None:
            return
        if step.kind == "cell":
            self._filter.follow(self._editor.rows)
        else:
            self._find()
        self._after(
            say(self._language, "builder.undone", step=step_in_words(step, self._language) or "")
        )

    def _set_filter(self, wanted: Mapping[str, Any]) -> None:
        allowed = ("show", "theme", "since", "until", "words")
        texts = {name: str(wanted[name]) for name in allowed if name in wanted}
        chosen = RowFilter(**texts)  # type: ignore[arg-type]
        chosen.find(self._editor)
        self._filter = chosen
        self._after(say(self._language, "builder.rows_found", count=len(chosen.keys)))

    def _take_pictures(self, pictures: Mapping[str, bytes]) -> None:
        refused = self._editor.add_pictures(pictures)
        taken = len(pictures) - len(refused)
        self._after(say(self._language, "builder.pictures_taken", count=taken))
        if refused:
            self._refuse(" ".join(refused.values()))

    def _save_beside(self, name: str) -> None:
        plain = re.split(r"[\\/]", name)[-1].strip().removesuffix(".csv") or "cards"
        target = Path(f"{plain}.csv")
        if target.exists() and str(target) != self._saved:
            self._refuse(say(self._language, "builder.name_taken", name=str(target)))
            return
        self.save(target)
        self._saved = str(target)
        self._after(say(self._language, "builder.saved", name=self._saved))

    def _file_name(self) -> str:
        words = re.sub(r"[^\w]+", "-", self._editor.title).strip("-")
        return f"{words or 'cards'}.csv"

    def _find(self) -> None:
        """Find the rows of the filter; show all where it does not fit the table any more."""
        try:
            self._filter.find(self._editor)
        except CardSetError:
            self._filter = RowFilter()
            self._filter.find(self._editor)

    def _tell(self, key: int) -> None:
        row = next(row for row in self._editor.rows if row.line.key == key)
        told = row_in_words(row, self._language, self._spoken(row))
        self._after(f"{told} {self._counted()}")

    def _spoken(self, row: Row) -> str | None:
        if row.card is None:
            return None
        when = self._editor.cardset.cards[row.card].when
        return when.label(self._language) if hasattr(when, "earliest") else str(when.number)

    def _step_told(self) -> str:
        return f"{step_in_words(self._editor.last_step, self._language)}. {self._counted()}"

    def _counted(self) -> str:
        standings = [row.standing for row in self._editor.rows]
        left = standings.count("left")
        cards = standings.count("ready") + standings.count("look")
        return " ".join(
            (
                say(self._language, "builder.cards_count", count=cards),
                say(self._language, "builder.left_count", count=left),
            )
        )

    def _after(self, said: str) -> None:
        self._version += 1
        self._said = said
        self._filter.follow(self._editor.rows)
        self._show()

    def _show(self) -> None:
        shown = picture(self._editor, self._filter, self._language)
        about = {
            "language": self._language,
            "version": self._version,
            "said": self._said,
            "saved": self._saved,
            "file": self._file_name(),
        }
        self.set_trait("state", {**shown, **about})
