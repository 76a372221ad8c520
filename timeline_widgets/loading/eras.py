"""A column beside the dates that tells their era: BC and AD, or a tick under "BC?"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.header_notes import is_era

_MOST_KINDS = 6  # different ways of writing them that one column may have
_LOOKED_AT = 50  # cells, before all of them
_LONGEST = 30  # characters
_MAY_BE_ERAS = ("era", "end_era", "theme", "type")
_TICKS = frozenset(
    ("x", "✓", "✔", "☑", "+", "1", "yes", "y", "true", "ja", "j", "wahr", "sí", "si", "s")
    + ("verdadero", "oui", "o", "vrai", "да", "д", "истина")
)
_NO_TICKS = frozenset(
    ("", "☐", "-", "–", "0", "no", "n", "false", "nein", "falsch", "falso", "non", "faux")
    + ("нет", "н", "ложь")
)
_MAY_BE_ERAS = ("era", "end_era", "theme", "type")
_TICKS = frozenset(
    [
        "x",
        "✓",
        "✔",
        "☑",
        "+",
        "1",
        "yes",
        "y",
        "true",
        "ja",
        "j",
        "wahr",
        "sí",
        "si",
        "s",
        "verdadero",
        "oui",
        "o",
        "vrai",
        "да",
        "д",
        "истина",
    ]
)
_NO_TICKS = frozenset(
    [
        "",
        "☐",
        "-",
        "–",
        "0",
        "no",
        "n",
        "false",
        "nein",
        "falsch",
        "falso",
        "non",
        "faux",
        "нет",
        "н",
        "ложь",
    ]
)


def era_columns(grid: Grid, row: int, columns: Mapping[str, int]) -> list[int]:
    """Return the indexes of the columns that tell the eras of the dates.

    Parameters
    ----------
    grid : Grid
        The table.
    row : int
        Index of the header's row.
    columns : mapping of str to int
        The columns that are known already; of these only a theme may be an era after all.

    Examples
    --------
    >>> era_columns(Grid([["Year", "44"], ["Época", "a. C."]]), 0, {"year": 0})
    [1]
    """
    taken = {index for role, index in columns.items() if role not in _MAY_BE_ERAS}
    return [
        index
        for index, cells in enumerate(grid.columns)
        if index not in taken and tells_eras(cells[row], cells[row + 1 :])
    ]


def tells_eras(header: str, cells: Sequence[str]) -> bool:
    """Return whether a column holds nothing but eras, or ticks below the name of one."""
    if len(set(cells[:_LOOKED_AT])) > _MOST_KINDS:
        return False
    kinds = set(map(str.strip, set(cells)))
    if len(kinds) > _MOST_KINDS or not any(kinds):
        return False
    if any(map(is_era, kinds)) and all(not kind or _names_era(kind) for kind in kinds):
        return True
    folded = set(map(str.casefold, kinds))
    return _era_of(header) != "" and folded <= _TICKS | _NO_TICKS and bool(folded & _TICKS)


@lru_cache(maxsize=200)
def _names_era(cell: str) -> bool:
    if len(cell) > _LONGEST or any(map(str.isdigit, cell)):
        return False
    try:
        date = HistoricalDate.parse(f"44 {cell}")
    except DateError:
        return False
    return date.precision == "year" and not date.approximate


def _era_of(header: str) -> str:
    name = header.replace("?", "").strip()
    return name if is_era(name) else ""


def eras(header: str, cells: Sequence[str]) -> list[str]:
    """Return the era of each row: what its cell says, or the header's if the cell is ticked."""
    era = _era_of(header)
    if not era:
        return list(map(str.strip, cells))
    return [
        era if cell.strip().casefold() in _TICKS else cell.strip() if _names_era(cell) else ""
        for cell in cells
    ]


def with_eras(texts: Sequence[str], of_rows: Sequence[str]) -> list[str]:
    """Return the texts with the era of their row behind each that has no sign and does not say it.

    Examples
    --------
    >>> with_eras(["44", "15 March 44", "1066", "-31", "44 BC"], ["BC", "BC", "", "BC", "BC"])
    ['44 BC', '15 March 44 BC', '1066', '-31', '44 BC']
    """
    return [
        f"{text} {era}" if era and text and text[0] not in "-−" and not text.endswith(era) else text
        for text, era in zip(texts, of_rows, strict=True)
    ]


def eras_of_ends(
    starts: Sequence[str], ends: Sequence[str], of_rows: Sequence[str]
) -> Sequence[str]:
    """Return the eras of the ends where one column tells that of the starts.

    What began in 264 BC and ended in 146 ended BC; what ended in 476 did not.

    Examples
    --------
    >>> eras_of_ends(["264", "27"], ["146", "476"], ["BC", "BC"])
    ['BC', '']
    """
    return [
        era if is_era(era) and _size(end) <= _size(start) else ""
        for start, end, era in zip(starts, ends, of_rows, strict=True)
    ]


def _size(text: str) -> int:
    return int(text) if text.isdecimal() else 0
