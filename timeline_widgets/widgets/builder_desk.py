"""The builder's desk: what each message of the browser does to the table, and what is answered."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from timeline_widgets.cards import CardSetError, Position
from timeline_widgets.dates import DateError
from timeline_widgets.loading.editing import TableEditor
from timeline_widgets.loading.sheet import Sheet
from timeline_widgets.loading.standing import Row
from timeline_widgets.messages import Language, say
from timeline_widgets.widgets.builder_filter import RowFilter
from timeline_widgets.widgets.builder_wire import picture, row_in_words, step_in_words

Answer = tuple[dict[str, Any], list[bytes]]
"""A message to the browser with its bytes."""

_CSV = "text/csv;charset=utf-8"
_MARK = "\ufeff"  # tells spreadsheet programs that the letters are UTF-8


class Desk:
    r"""A table in the making, as one teacher works at it.

    Parameters
    ----------
    editor : TableEditor
        The table.
    language : str
        The teacher's language.

    Attributes
    ----------
    version : int
        Counts the changes.

    Examples
    --------
    >>> desk = Desk(TableEditor(), "en")
    >>> desk.take({"type": "paste", "text": "Event,When\nIdes of March,44 BC\n"}, [])
    []
    >>> desk.picture()["said"]
    '1 card. 0 rows left out.'
    """

    def __init__(self, editor: TableEditor, language: Language) -> None:
        self.editor = editor
        self.language = language
        self._filter = RowFilter()
        self.version = 0
        self._said = ""
        self._saved: str | None = None
        self._saved_sheet: Sheet | None = None
        self._find()

    @property
    def standings(self) -> tuple[int, int]:
        """How many rows are cards, and how many are left out."""
        standings = [row.standing for row in self.editor.rows]
        cards = standings.count("ready") + standings.count("look")
        return cards, standings.count("left")

    def picture(self) -> dict[str, Any]:
        """Return all that a view shows."""
        about = {
            "language": self.language,
            "version": self.version,
            "said": self._said,
            "saved": self._saved,
            "fresh": self._saved_sheet is self.editor.sheet,
            "file": self._file_name(),
        }
        return {**picture(self.editor, self._filter, self.language), **about}

    def take(self, message: Any, buffers: Sequence[Any]) -> list[Answer]:
        """Do what a message wants and return what is to be answered. Nothing escapes.

        The page would never tell an exception; it tells a sentence.
        """
        try:
            return self._do(message, [bytes(each) for each in buffers])
        except CardSetError as error:
            return _refused(" ".join(problem.sentence for problem in error.problems))
        except DateError as error:
            return _refused(
                say(self.language, "builder.no_period", value=str(error.params["text"]))
            )
        except KeyError:
            return _refused(say(self.language, "builder.row_gone"))
        except OSError as error:
            reason = error.strerror or str(error)
            return _refused(say(self.language, "builder.not_written", reason=reason))
        except Exception as error:
            return _refused(say(self.language, "builder.unexpected", problem=str(error)))

    def _do(self, message: Any, buffers: list[bytes]) -> list[Answer]:
        editor = self.editor
        match message:
            case {"type": "paste", "text": str(text)}:
                editor.read(text)
                self._begin()
            case {"type": "upload", "name": str(name)} if buffers:
                editor.read(buffers[0], called=name)
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
                self._begin()
            case {"type": "columns_right"}:
                editor.confirm_columns()
                self._after("")
            case {"type": "title", "title": str(title)}:
                editor.rename(title)
                self._after("")
            case {"type": "undo"}:
                self._undo()
            case {"type": "filter"}:
                self._set_filter(message)
            case {"type": "page", "first": int(first)}:
                self._filter.turn_to(first)
                self._after("")
            case {"type": "row_picture", "key": int(key), "name": str(name)} if buffers:
                editor.set_picture(key, name, buffers[0])
                self._tell(key)
            case {"type": "pictures", "names": [*names]}:
                return self._take_pictures(dict(zip(map(str, names), buffers, strict=True)))
            case {"type": "save", "name": str(name)}:
                return self._save_beside(name)
            case _:
                return self._hand_out(message)
        return []

    def _hand_out(self, message: Any) -> list[Answer]:
        """Answer a message that changes nothing."""
        answer: dict[str, Any]
        match message:
            case {"type": "picture", "image": str(image)}:
                shown = self.editor.pictures[image]
                answer, data = {"image": image, "mime": shown.mime}, shown.data
            case {"type": "text"}:
                text = self.editor.sheet.as_csv() if self.editor.sheet else ""
                answer, data = {"version": self.version}, text.encode("utf-8", "replace")
            case {"type": "download"}:
                answer = {"name": self._file_name(), "mime": _CSV}
                data = (_MARK + self.editor.as_csv()).encode()
            case _:
                raise ValueError(f"unknown message {message!r:.80}")
        return [({"type": message["type"], **answer}, [data])]

    def _begin(self) -> None:
        self._filter = RowFilter()
        self._find()
        self._after(self._counted())

    def _add(self) -> None:
        key = self.editor.add_row()
        self._filter.keys.append(key)
        self._filter.turn_to(len(self._filter.keys))
        self._after(self._step_told())

    def _undo(self) -> None:
        if (step := self.editor.undo()) is None:
            return
        if step.kind != "cell":
            self._find()
        told = step_in_words(step, self.language) or ""
        self._after(say(self.language, "builder.undone", step=told))

    def _set_filter(self, wanted: Mapping[str, Any]) -> None:
        names = ("show", "theme", "since", "until", "words")
        texts: dict[str, Any] = {name: str(wanted[name]) for name in names if name in wanted}
        chosen = RowFilter(**texts)
        chosen.find(self.editor)
        self._filter = chosen
        self._after(say(self.language, "builder.rows_found", count=len(chosen.keys)))

    def _take_pictures(self, pictures: Mapping[str, bytes]) -> list[Answer]:
        refused = self.editor.add_pictures(pictures)
        taken = len(pictures) - len(refused)
        self._after(say(self.language, "builder.pictures_taken", count=taken))
        return _refused(" ".join(refused.values())) if refused else []

    def _save_beside(self, name: str) -> list[Answer]:
        plain = re.split(r"[\\/]", name)[-1].strip().removesuffix(".csv") or "cards"
        target = Path(f"{plain}.csv")
        if target.exists() and str(target) != self._saved:
            return _refused(say(self.language, "builder.name_taken", name=str(target)))
        self.editor.save(target)
        self._saved, self._saved_sheet = str(target), self.editor.sheet
        self._after(say(self.language, "builder.saved", name=self._saved))
        return []

    def _file_name(self) -> str:
        words = re.sub(r"[^\w]+", "-", self.editor.title).strip("-")
        return f"{words or 'cards'}.csv"

    def _find(self) -> None:
        """Find the rows of the filter; show all where it does not fit the table any more."""
        try:
            self._filter.find(self.editor)
        except CardSetError:
            self._filter = RowFilter()
            self._filter.find(self.editor)

    def _tell(self, key: int) -> None:
        row = next(row for row in self.editor.rows if row.line.key == key)
        told = row_in_words(row, self.language, self._spoken(row))
        self._after(f"{told} {self._counted()}")

    def _spoken(self, row: Row) -> str | None:
        if row.card is None:
            return None
        when = self.editor.cardset.cards[row.card].when
        return str(when.number) if isinstance(when, Position) else when.label(self.language)

    def _step_told(self) -> str:
        return f"{step_in_words(self.editor.last_step, self.language)}. {self._counted()}"

    def _counted(self) -> str:
        cards, left = self.standings
        told = say(self.language, "builder.cards_count", count=cards)
        return f"{told} {say(self.language, 'builder.left_count', count=left)}"

    def _after(self, said: str) -> None:
        self.version += 1
        self._said = said
        self._filter.follow(self.editor.rows)


def _refused(sentence: str) -> list[Answer]:
    return [({"type": "error", "sentence": sentence}, [])]
