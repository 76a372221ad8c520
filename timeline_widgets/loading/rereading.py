"""A sheet that is read again after each step; what was found out before is kept."""

from __future__ import annotations

import re
from typing import NamedTuple

from timeline_widgets.loading.date_columns import Known
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.readings import Numbering
from timeline_widgets.loading.sheet import Sheet
from timeline_widgets.loading.standing import Row, rows_of
from timeline_widgets.loading.table import LoadedCardSet, cards_of_grid

_DATES = {"date", "year", "position"}


class Outcome(NamedTuple):
    """What a sheet is read as: its cards, or None if it lacks a column, and all of its rows."""

    cards: LoadedCardSet | None = None
    rows: tuple[Row, ...] = ()


class Reader:
    """Reads a table while it is mended, in the time that a mend may take.

    Parameters
    ----------
    language : str
        Language of the cards and of the sentences about them.
    reading : str or None
        How the dates count years, as for `load`.
    """

    def __init__(self, language: str, reading: Numbering | None) -> None:
        self._language = language
        self._reading = reading
        self._known_dates: Known = {}
        self._rows: tuple[Row, ...] = ()

    def read(self, sheet: Sheet, title: str, pictures: Pictures) -> Outcome:
        """Return what a sheet is read as."""
        header = sheet.header()
        cards = None
        if "title" in header.columns and _DATES & set(header.columns):
            cards = cards_of_grid(
                sheet.grid(),
                columns=header,
                reading=self._reading,
                language=self._language,
                pictures=pictures,
                strict=False,
                identity={"name": _name(title), "title": title},
                known=self._known_dates,
            )
        problems = cards.report.problems if cards is not None else ()
        self._rows = rows_of(sheet, problems, read=cards is not None, before=self._rows)
        return Outcome(cards, self._rows)


def _name(title: str) -> str:
    return re.sub(r"[^\w]+", "-", title.casefold()).strip("-") or "table"
