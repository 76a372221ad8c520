"""The columns that tell when the cards are: which they are, and what they say together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from timeline_widgets.cards import Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.beside import compare_years
from timeline_widgets.loading.cells import plain_column
from timeline_widgets.loading.dating import Dating, read_date
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.header_notes import is_era, parted, with_era
from timeline_widgets.loading.headers import Header
from timeline_widgets.loading.known_headers import is_name
from timeline_widgets.loading.parts import date_texts
from timeline_widgets.loading.readings import (
    Numbering,
    Reading,
    choose_order,
    choose_reading,
    whole_years,
)

_POSITION = re.compile(r"-?\d{1,6}(\.0+)?")
_SERIAL_OF_A_YEAR = range(1, 2101)  # as days since 1899 these lie between 1900 and 1905
_GHOST_DAYS = 60  # Excel has a 29 February 1900; up to there programs differ by a day


Known = dict[tuple[str, Reading, str], HistoricalDate | Finding]
"""What texts meant, for a table that is read again and again while it is mended."""


def read_dates(
    grid: Grid, header: Header, reading: Numbering | None, known: Known | None = None
) -> Dating:
    """Return what the dates of a table mean.

    Parameters
    ----------
    grid : Grid
        The table.
    header : Header
        Its header.
    reading : str or None
        How to read the dates; None lets the column decide and reports it.
    known : dict, optional
        What texts meant before; it is used and added to.
    """
    if "date" not in header.columns and "year" not in header.columns:
        return _read_positions(grid, header)
    column = header.name("date") or header.name("year")
    starts, ends = date_texts(grid, header)
    note = parted(column, is_name)[1]
    era = note if is_era(note) else ""
    if era:
        starts = with_era(starts, era)
    years = list(map(whole_years().get, starts))
    dating = Dating(starts, years, column=column)
    unclear = _different(starts, years) if None in years else []
    order = choose_order(unclear, column)
    if reading is None:
        dates = {i for role, i in header.columns.items() if role != "id"}
        below = slice(header.row + 1, header.row + 200)
        others = [cells[below] for i, cells in enumerate(grid.columns) if i not in dates]
        reading, said = choose_reading(unclear, years, others, column)
        dating.findings += said
    dating.reading = Reading(reading, order.day_first)
    if reading not in (None, "historical"):
        dating.years = [None] * len(starts)
        unclear = _different(starts, dating.years)
    known = {} if known is None else known
    for text in unclear:
        key = (text, dating.reading, column)
        result = known.get(key) or known.setdefault(key, read_date(*key))
        if isinstance(result, Finding):
            dating.faults[text] = result
        else:
            dating.dates[text] = result
    code = "day-first" if order.day_first else "month-first"
    dating.settled = {
        text: _settled(code, dating.dates[text], order.example)
        for text in order.unclear
        if text in dating.dates
    }
    if era:
        dating.findings += _said_by_header(dating, era)
    if "precision" in header.columns:
        _use_precision(grid, header, dating)
    if {"date", "year"} <= set(header.columns):
        compare_years(grid, header, dating)
    if any(ends):
        _use_ends(ends, column, header, dating)
    _look_at_serials(grid, header, column, dating)
    return dating


def _settled(code: str, date: HistoricalDate, example: str) -> Finding:
    return Finding("ambiguous", code, mend=date, params={"example": example, "means": date})


def _said_by_header(dating: Dating, era: str) -> list[Finding]:
    """Say once how the numbers of a column were read whose header has an era."""
    example = next((text for text in dating.dates if text.endswith(f" {era}")), None)
    if example is None:
        return []
    params: dict[str, str | HistoricalDate]
    params = {"column": dating.column, "era": era, "means": dating.dates[example]}
    value = example.removesuffix(f" {era}")
    return [Finding("warning", "header-era", None, dating.column, value, params=params)]


def _different(texts: Sequence[str], years: Sequence[int | None]) -> list[str]:
    """Return the different texts that are no whole years."""
    unclear = dict.fromkeys(t for t, year in zip(texts, years, strict=True) if year is None)
    unclear.pop("", None)
    return list(unclear)


def _read_positions(grid: Grid, header: Header) -> Dating:
    """Read the places of scenes in a story, for sets that have no dates."""

    def cells(role: str) -> Sequence[str]:
        if role not in header.columns:
            return [""] * (grid.height - header.row - 1)
        return plain_column(grid.columns[header.columns[role]][header.row + 1 :])

    texts = cells("position")
    dating = Dating(texts, [None] * len(texts), column=header.name("position"))
    rows = zip(dating.texts, cells("label"), cells("episode"), strict=True)
    for index, (text, label, episode) in enumerate(rows):
        if _POSITION.fullmatch(text):
            dating.own[index] = Position(int(float(text)), label, episode)
        elif text:
            dating.own[index] = Finding("refused", "position-unreadable", None, dating.column, text)
    return dating


def _use_precision(grid: Grid, header: Header, dating: Dating) -> None:
    """Read times again that a column beside them says to be less precise than they look."""
    cells = grid.columns[header.columns["precision"]][header.row + 1 :]
    known: dict[tuple[str, int], HistoricalDate | Finding] = {}
    for index, (text, cell) in enumerate(zip(dating.texts, cells, strict=True)):
        precision = cell.strip()
        if text and precision.isdecimal() and len(precision) < 3:
            key = (text, int(precision))
            if key not in known:
                known[key] = read_date(text, dating.reading, header.name("date"), key[1])
            dating.own[index] = known[key]


def _use_ends(ends: Sequence[str], column: str, header: Header, dating: Dating) -> None:
    """Make a duration of a start and an end in two columns."""
    end_column = header.name("end") or header.name("end_year")
    known: dict[tuple[str, str], HistoricalDate | Finding] = {}
    for index, (text, end) in enumerate(zip(dating.texts, ends, strict=True)):
        dated = index in dating.own or text in dating.dates or dating.years[index] is not None
        if not end or not dated:
            continue
        start = dating.own.get(index) or dating.when(index)
        if not isinstance(start, HistoricalDate):
            continue
        if (text, end) not in known:
            until = read_date(end, dating.reading, end_column)
            if isinstance(until, HistoricalDate) and _may_be_earlier(start, text, end):
                until = replace(until, ambiguous=True)
            known[text, end] = until if isinstance(until, Finding) else _lasting(start, until, end)
        result = known[text, end]
        if isinstance(result, HistoricalDate):
            dating.own[index] = result
        elif result.code == "end-before-start":
            dating.own[index] = result._replace(column=column, value=text)
        else:  # "ongoing", "?": the start is enough to place the card
            dating.findings.append(
                Finding("warning", "end-unreadable", index + header.row + 2, end_column, end)
            )


def _may_be_earlier(start: HistoricalDate, text: str, end: str) -> bool:
    """Whether "264 BC" and "146" in two columns may both be meant BC."""
    if start.earliest is None or start.earliest[0] > 0 or text[0] in "-−" or not end.isdecimal():
        return False
    return int(end) <= 1 - start.earliest[0]


def _lasting(start: HistoricalDate, until: HistoricalDate, end: str) -> HistoricalDate | Finding:
    if (start.earliest, start.latest) == (until.earliest, until.latest):
        return start
    start, until = start.start(), until.end()
    if start.earliest and until.latest and start.earliest > until.latest:
        return Finding("refused", "end-before-start", params={"end": end})
    return HistoricalDate(
        start.earliest,
        until.latest,
        "range",
        approximate=start.approximate or until.approximate,
        ambiguous=start.ambiguous or until.ambiguous,
        duration=True,
        text=f"{start.text} – {until.text}",
        parts=(start, until),
    )


def _look_at_serials(grid: Grid, header: Header, column: str, dating: Dating) -> None:
    """Point out cells that a spreadsheet holds as dates though a year may have been meant."""
    if "date" not in header.columns:
        return
    at = header.columns["date"]
    for (col, row), serial in grid.serials.items():
        index = row - header.row - 1
        if col != at or index < 0:
            continue
        text = dating.texts[index]
        if serial in _SERIAL_OF_A_YEAR:
            code = "year-shown-as-date" if serial > _GHOST_DAYS else "year-shown-as-early-date"
            mend: str | HistoricalDate | None = str(serial)
        elif serial <= 0:
            code, mend = "date-before-spreadsheets", dating.dates.get(text)
        else:
            continue
        params = {"serial": str(serial), "means": dating.dates.get(text) or text}
        if text in dating.faults:
            fault = dating.faults[text]
            dating.faults[text] = fault._replace(code=code, mend=mend, params=params)
            continue
        dating.findings.append(Finding("ambiguous", code, row + 1, column, text, mend, params))
