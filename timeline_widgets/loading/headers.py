"""Which column holds what: headers as teachers write them in five languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from timeline_widgets.loading.dating import is_date
from timeline_widgets.loading.eras import era_columns, tells_eras
from timeline_widgets.loading.findings import refuse_table
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.known_headers import known, normal, recognised
from timeline_widgets.loading.synonyms import SYNONYMS
from timeline_widgets.loading.words import sentence
from timeline_widgets.messages import LANGUAGES

ROLES = tuple(SYNONYMS)

_SEARCHED_ROWS = 25  # a header stands near the top, below a title or two
_DATES = ("date", "year", "position")


class Header(NamedTuple):
    """Where a table's header is and which of its columns hold what.

    Parameters
    ----------
    row : int
        Index of the header's row.
    columns : mapping of str to int
        Index of the column for each role that the table has.
    names : tuple of str
        The headers as the table writes them.
    language : str or None
        The language of the headers, if they tell.
    """

    row: int
    columns: Mapping[str, int]
    names: tuple[str, ...]
    language: str | None

    @property
    def repeated(self) -> tuple[str, ...]:
        """The names of title and date, if another table with the same headers stands beside."""
        told = [self.name(role) for role in ("title", *_DATES) if role in self.columns]
        twice = all(self.names.count(name) > 1 for name in told)
        return tuple(told) if twice else ()

    def name(self, role: str) -> str:
        """Return the table's own name of the column that has a role."""
        return self.names[self.columns[role]] if role in self.columns else ""

    @property
    def unused(self) -> tuple[str, ...]:
        """Headers of the columns that nothing was read from."""
        used = set(self.columns.values())
        return tuple(n for i, n in enumerate(self.names) if n and i not in used)


def find_header(
    grid: Grid, wanted: Mapping[str, str | int | None] | None, language: str | None
) -> Header:
    """Return where the header is and what its columns hold.

    Parameters
    ----------
    grid : Grid
        The table.
    wanted : mapping of str to (str, int or None), optional
        Columns that the teacher named: role to header, or to the column's number counted from 1;
        None for a role that the table does not have whatever its headers say.
    language : str or None
        Language of the sentences in errors; None for the header's own.

    Raises
    ------
    ValueError
        If `wanted` names a role that does not exist.
    CardSetError
        If there is no column for the title or none for the date.
    """
    wanted = dict(wanted or {})
    unknown = [role for role in wanted if role not in ROLES]
    if unknown:
        raise ValueError(f"There is no role {unknown[0]!r}; the roles are {', '.join(ROLES)}.")
    row = _header_row(grid, wanted)
    names = tuple(" ".join(c.replace("\ufeff", "").split()) for c in grid.row(row))
    columns, spoken = _roles(grid, row, names)
    spoken = language or spoken
    _apply(columns, wanted, names, spoken or "en")
    if "title" not in columns or not any(role in columns for role in _DATES):
        tongue = spoken or "en"
        missing = [
            sentence("role-" + role, tongue)
            for role, lacks in (
                ("title", "title" not in columns),
                ("date", not any(role in columns for role in _DATES)),
            )
            if lacks
        ]
        found = ", ".join(f"“{n}”" for n in names if n) or "–"
        headless = not columns and any(map(is_date, names))
        aside = [cell.strip() for cell in grid.columns[0][:_SEARCHED_ROWS]]
        if recognised(aside) > max(1, recognised(names)):
            heads = ", ".join(f"“{cell}”" for cell in aside if recognised([cell]))
            refuse_table("table-transposed", tongue, row=row + 1, found=heads)
        refuse_table(
            "header-missing" if headless else "columns-missing",
            tongue,
            row=row + 1,
            missing=", ".join(missing),
            found=found[:400],
        )
    return Header(row, columns, names, spoken)


def _header_row(grid: Grid, wanted: Mapping[str, str | int | None]) -> int:
    height = min(grid.height, _SEARCHED_ROWS)
    if not height or not any(any(c.strip() for c in grid.row(i)) for i in range(grid.height)):
        refuse_table("table-empty")
    given = {normal(name) for name in wanted.values() if isinstance(name, str)}
    rows = [grid.row(i) for i in range(height)]

    def rank(index: int) -> tuple[int, int]:
        cells = rows[index]
        return len(given & {normal(c) for c in cells}), recognised(cells)

    best = max(range(height), key=lambda i: (*rank(i), -i))
    if rank(best) == (
        0,
        0,
    ):  # nothing known: the first row with two cells, else the first not blank
        filled = [sum(1 for cell in row if cell.strip()) for row in rows]
        best = next((i for i, n in enumerate(filled) if n > 1), 0)
    return best


def _roles(grid: Grid, row: int, names: Sequence[str]) -> tuple[dict[str, int], str | None]:
    """Give each role the column whose header is highest among its synonyms."""
    offers: dict[str, list[tuple[int, int, str]]] = {}
    for index, name in enumerate(names):
        for role, rank, language in known(name):
            offers.setdefault(role, []).append((rank, index, language))
    columns: dict[str, int] = {}
    votes: dict[str, int] = dict.fromkeys(LANGUAGES, 0)
    for role in ROLES:  # in the order of importance; a column has one role
        taken = set(columns.values())
        free = [offer for offer in sorted(offers.get(role, ())) if offer[1] not in taken]
        if role == "era":
            free = [o for o in free if tells_eras(names[o[1]], grid.columns[o[1]][row + 1 :])]
        if free:
            index = free[0][1]
            columns[role] = index
            for language in {lang for _, i, lang in offers[role] if i == index}:
                votes[language] += 1
    if not any(role in columns for role in _DATES) and "theme" in columns:
        cells = [c for c in grid.columns[columns["theme"]][row + 1 :][:_SEARCHED_ROWS] if c.strip()]
        if cells and all(map(is_date, cells)):
            columns["date"] = columns.pop("theme")  # "Period", with 1914–1918 below
    _settle_parts(grid, row, columns)
    most = max(votes.values())
    winners = [language for language, count in votes.items() if count == most]
    return columns, winners[0] if most and (len(winners) == 1 or winners[0] == "en") else None


def _settle_parts(grid: Grid, row: int, columns: dict[str, int]) -> None:
    """Decide between one column of dates and one each for year, month and day; find the eras."""
    named = columns.pop("era", None)
    eras = era_columns(grid, row, columns) if "year" in columns or "date" in columns else []
    if named in eras:
        eras.insert(0, eras.pop(eras.index(named)))
    for role, index in zip(("era", "end_era"), eras, strict=False):
        for other in [r for r, i in columns.items() if i == index]:
            del columns[other]
        columns[role] = index
    if "year" not in columns:
        for part in ("month", "day"):
            columns.pop(part, None)
        return
    if "date" in columns:
        cells = {c.strip() for c in grid.columns[columns["date"]][row + 1 :]} - {""}
        if all(_TIME_OF_DAY.fullmatch(cell) for cell in cells):
            del columns["date"]
        elif "month" in columns and "day" not in columns and all(map(_DAY.fullmatch, cells)):
            columns["day"] = columns.pop("date")
    if "date" in columns:  # the year beside it can still be compared
        for part in ("month", "day"):
            columns.pop(part, None)


_DAY = re.compile(r"0?[1-9]|[12]\d|3[01]")
_TIME_OF_DAY = re.compile(r"\d{1,2}:\d\d(:\d\d)?( ?[ap]m)?", re.IGNORECASE)


def _apply(
    columns: dict[str, int],
    wanted: Mapping[str, str | int | None],
    names: Sequence[str],
    language: str,
) -> None:
    """Let the columns that the teacher named replace those that were recognised."""
    given: dict[str, int] = {}
    for role, name in wanted.items():
        columns.pop(role, None)
        if name is None:
            continue
        if isinstance(name, int):
            index = name - 1
        else:
            folded = [normal(n) for n in names]
            index = folded.index(normal(name)) if normal(name) in folded else -1
        if not 0 <= index < len(names):
            found = ", ".join(f"“{n}”" for n in names if n)
            refuse_table("column-unknown", language, value=str(name), found=found[:400])
        given[role] = index
    for role in [r for r, index in columns.items() if index in given.values()]:
        del columns[role]
    if "date" in given:
        for part in ("year", "month", "day", "era"):
            if part not in given:
                columns.pop(part, None)
    elif "year" in given:
        columns.pop("date", None)
    columns.update(given)
