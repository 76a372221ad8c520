"""A column of years beside a column of dates: it fills in, and it tells where the two disagree."""

from __future__ import annotations

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.dating import Dating, read_date
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.headers import Header
from timeline_widgets.loading.parts import join_parts


def compare_years(grid: Grid, header: Header, dating: Dating) -> None:
    """Use the year of each row where its date has none; point out the rows where they differ."""
    other = header.name("year")
    cells = grid.columns[header.columns["year"]][header.row + 1 :]
    known: dict[str, HistoricalDate | Finding] = {}
    filled = False
    for index, (text, cell) in enumerate(zip(dating.texts, cells, strict=True)):
        year = join_parts(cell.strip())
        if not year or year == text or index in dating.own:
            continue
        if year not in known:
            known[year] = read_date(year, dating.reading, other)
        wanted = known[year]
        fault = dating.faults.get(text)
        if not text:
            dating.own[index] = wanted
            filled = True
        elif fault is not None:
            completed = read_date(_with_year(text, year), dating.reading, dating.column)
            if fault.code == "date-no-year" and isinstance(completed, HistoricalDate):
                dating.own[index] = completed
                filled = True
        elif isinstance(wanted, HistoricalDate):
            date = dating.when(index)
            if isinstance(date, HistoricalDate) and _apart(date, wanted):
                params: dict[str, str | HistoricalDate]
                params = {"other": other, "year": year, "means": date}
                row = index + header.row + 2
                dating.findings.append(
                    Finding("ambiguous", "date-not-year", row, dating.column, text, wanted, params)
                )
    if filled:
        said = {"column": dating.column, "other": other}
        dating.findings.append(
            Finding("warning", "date-beside-year", None, dating.column, params=said)
        )


def _with_year(text: str, year: str) -> str:
    return f"{text} {year[1:]} BC" if year[0] in "-−" else f"{text} {year}"


def _apart(date: HistoricalDate, other: HistoricalDate) -> bool:
    """Whether two dates have no year in common."""
    return any(
        late.earliest is not None
        and early.latest is not None
        and late.earliest[0] > early.latest[0]
        for early, late in ((date, other), (other, date))
    )
