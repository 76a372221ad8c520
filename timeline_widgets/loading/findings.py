"""What is found in a table: noted where it is seen, put into words at the end.

The words wait because the teacher's language may only be known once the header has been read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, NoReturn

from timeline_widgets.cards import CardSetError, Problem, ProblemKind
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.words import sentence

_QUOTED = 80  # characters of a cell that a sentence repeats


class Finding(NamedTuple):
    """One thing noticed; its fields are those of `Problem`, with parameters for a sentence."""

    kind: ProblemKind
    code: str
    row: int | None = None
    column: str = ""
    value: str = ""
    mend: str | HistoricalDate | None = None
    params: Mapping[str, str | int | HistoricalDate] = MappingProxyType({})

    def in_words(self, language: str) -> Problem:
        """Return the problem with its sentence in the teacher's language."""
        params = {
            name: label(value, language) if isinstance(value, HistoricalDate) else value
            for name, value in self.params.items()
        }
        return Problem(
            self.row,
            self.column,
            self.value,
            self.code,
            sentence(self.code, language, value=self.value[:_QUOTED], **params),
            label(self.mend, language) if isinstance(self.mend, HistoricalDate) else self.mend,
            self.kind,
        )


class TableError(CardSetError):
    """A table that cannot be read at all, in English until the teacher's language is known."""

    def __init__(self, finding: Finding, language: str = "en") -> None:
        super().__init__([finding.in_words(language)])
        self.finding = finding


def refuse_table(
    code: str, language: str = "en", *, value: str = "", row: int | None = None, **params: str | int
) -> NoReturn:
    """Raise the error for a table that cannot be read at all."""
    raise TableError(Finding("refused", code, row, "", value, None, params), language)


def label(date: HistoricalDate, language: str) -> str:
    """Return a date in the words of the report's language."""
    known = language.partition("-")[0]
    return date.label(known if known in ("es", "fr", "de", "ru") else "en")  # type: ignore[arg-type]


def row_spans(rows: Iterable[int], most: int = 12) -> str:
    """Return rows as a person lists them.

    Examples
    --------
    >>> row_spans([2, 3, 4, 9, 11, 12])
    '2–4, 9, 11–12'
    """
    spans: list[list[int]] = []
    for row in sorted(rows):
        if spans and row == spans[-1][1] + 1:
            spans[-1][1] = row
        else:
            spans.append([row, row])
    shown = [str(a) if a == b else f"{a}–{b}" for a, b in spans[:most]]
    return ", ".join(shown) + (", …" if len(spans) > most else "")
