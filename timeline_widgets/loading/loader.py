"""`load`: any teacher's table becomes a card set, with a report of what was understood."""

from __future__ import annotations

import os
import re
import unicodedata
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from timeline_widgets.cards import OrderBy
from timeline_widgets.loading.findings import TableError
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.readings import Numbering
from timeline_widgets.loading.sources import read_source
from timeline_widgets.loading.table import LoadedCardSet, cards_of_grid, title_of

if TYPE_CHECKING:
    import pandas as pd


def load(
    source: Any,
    *,
    columns: Mapping[str, str | int | None] | None = None,
    reading: Numbering | None = None,
    sheet: str | int | None = None,
    language: str | None = None,
    name: str | None = None,
    title: str | None = None,
    description: str = "",
    order_by: OrderBy = "start",
    circa_years: int = 0,
    pictures: str | Path | Mapping[str, bytes] | None = None,
    strict: bool = False,
) -> LoadedCardSet:
    """Return the card set that a table holds, with a report of how it was read.

    Rows that cannot be cards are left out and reported; whatever could mean something else is
    reported too. The set's ``report`` lists it all, and a notebook shows it.

    Parameters
    ----------
    source : path, bytes, list of dict, or DataFrame
        A file (CSV and its kin, xlsx, xls, ods, JSON), the bytes of one, pasted text of more than
        one line, records, or a DataFrame of pandas, Polars or another library that narwhals reads.
        Nothing is fetched from the web.
    columns : mapping of str to (str, int or None), optional
        Which column holds what, where its header does not tell: ``{"title": "Qué", "date": 3}``
        by header or by number from 1; None for what the table does not have. The roles are those of
        `timeline_widgets.loading.headers.ROLES`.
    reading : str, optional
        How the dates count years, see `HistoricalDate.parse`. Unless it is given, the column
        decides, and the report says so where it matters.
    sheet : str or int, optional
        Which sheet of a workbook, by name or by number from 1; otherwise the first that holds a
        table of events.
    language : str, optional
        Language of the cards and of the report: "en", "es", "fr", "de" or "ru". Unless it is given,
        the headers decide.
    name, title, description, order_by, circa_years
        As for `CardSet`; name and title come from the file's name.
    pictures : path or mapping of str to bytes, optional
        Where the pictures are: a folder, instead of the table's own, or uploaded files by name.
    strict : bool
        Whether a refused row is an error rather than a line in the report.

    Raises
    ------
    CardSetError
        If there is no table, no column for titles or dates, or something is over a limit; when
        `strict`, also if any row is refused. It lists every problem.
    TypeError, ValueError
        If an argument is not one that is allowed.

    Examples
    --------
    >>> cards = load([
    ...     {"Fecha": "15 de marzo de 44 a. C.", "Acontecimiento": "Asesinato de César"},
    ...     {"Fecha": "siglo XV", "Acontecimiento": "Carabela"},
    ...     {"Fecha": "0", "Acontecimiento": "Nada"},
    ... ])
    >>> [card.when.label() for card in cards]
    ['15 March 44 BCE', '15th century']
    >>> cards.report.kept, cards.report.refused, cards.report.problems[-1].row
    (2, 1, 4)
    """
    try:
        grid, folder = read_source(source, sheet)
        uploads = pictures if isinstance(pictures, Mapping) else None
        if pictures is not None and not isinstance(pictures, Mapping):
            folder = Path(pictures)
        stem = Path(source).stem if folder and isinstance(source, str | Path) else "table"
        stem = os.fsencode(stem).decode(errors="replace")  # a name may be of another encoding
        stem = unicodedata.normalize("NFC", stem)
        return cards_of_grid(
            grid,
            columns=columns,
            reading=reading,
            language=language,
            pictures=Pictures(folder, uploads),
            strict=strict,
            identity={
                "name": name or re.sub(r"[^\w]+", "-", stem.casefold()).strip("-") or "table",
                "title": title or title_of(stem),
                "description": description,
                "order_by": order_by,
                "circa_years": circa_years,
            },
        )
    except TableError as error:
        if language is None:
            raise
        raise TableError(error.finding, language) from None


def from_table(table: pd.DataFrame, **options: Any) -> LoadedCardSet:
    """Return the card set of a well-formed table; the same as `load`, but every row must be a card.

    Parameters
    ----------
    table : pandas.DataFrame
        Columns ``title`` and ``date`` (whole years, BCE negative, or any text that `HistoricalDate`
        understands), and if you like ``theme``, ``text``, ``image`` and its ``alt``, ``source`` and
        ``id``.
    **options
        Those of `load`.

    Raises
    ------
    CardSetError
        If any row cannot be a card; it lists every problem with its row.

    Warns
    -----
    UserWarning
        If rows repeat others and were left out, or a date may mean something else.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({"title": ["Battle of Actium", "Sack of Rome"], "date": [-31, 410]})
    >>> [card.id for card in from_table(table, title="Battles")]
    ['battle-of-actium', 'sack-of-rome']
    """
    cards = load(table, strict=True, **options)
    warn_of_doubts(cards)
    return cards


def warn_of_doubts(cards: LoadedCardSet) -> None:
    """Say as Python warnings what a set that was read strictly left out, or may have misread."""
    for problem in cards.report.of_kind("duplicate"):
        warnings.warn(f"Row {problem.row}: {problem.sentence}", stacklevel=3)
    ambiguous = cards.report.of_kind("ambiguous")
    doubtful = [str(row) for row in dict.fromkeys(problem.row for problem in ambiguous)]
    if doubtful:
        rows = ", ".join(doubtful[:10]) + (" …" if len(doubtful) > 10 else "")
        warnings.warn(
            f"Some dates may mean something else than was understood (rows {rows}). "
            "Look at the report of the set: show the set itself in a cell.",
            stacklevel=3,
        )
