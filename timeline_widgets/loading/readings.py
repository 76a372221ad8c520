"""How a column counts years: what its values and its neighbours say about it.

Whole numbers are historical years unless something speaks against it; whatever is decided against
that default is said in the report, because 43 or 44 BCE hangs on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Literal, NamedTuple, get_args

from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.header_notes import tells_day_first
from timeline_widgets.loading.limits import LATEST_YEAR

Numbering = Literal[
    "historical", "astronomical", "edtf", "excel-serial", "wikidata-json", "wikidata-sparql"
]
NUMBERINGS: tuple[Numbering, ...] = get_args(Numbering)

_FIRST_WHOLE_YEAR = -3000  # few tables go further back, and a small table is looked up faster
_WIKI_TIME = re.compile(r"([+-]?)(\d{4,16})-(\d\d)-(\d\d)T00:00:00Z(/\d{1,2}(?:/[JG])?)?")
_ISO_BCE = re.compile(r"-\d{4,}-\d\d(-\d\d)?(T.*)?")
_ITEM = re.compile(r"(?:https?://www\.wikidata\.org/(?:entity|wiki)/)?Q[1-9]\d*")
_SERIAL = re.compile(r"[1-9]\d{4}(\.\d+)?")
_SLASHED = re.compile(r"(\d{1,2})([/.-])(\d{1,2})\2-?\d{2,4}")


class Reading(NamedTuple):
    """How a column of dates is read.

    Parameters
    ----------
    numbering : str or None
        One of `NUMBERINGS`; None is the default of `HistoricalDate.parse`.
    day_first : bool or None
        Whether 03/04/1776 is 3 April; None if the column does not tell.
    """

    numbering: Numbering | None = None
    day_first: bool | None = None


class Order(NamedTuple):
    """What a column says about dates such as 03/04/1776.

    Parameters
    ----------
    day_first : bool or None
        Whether it is 3 April; None if the column does not tell.
    example : str
        The date that tells.
    unclear : tuple of str
        The dates that could be read either way.
    """

    day_first: bool | None = None
    example: str = ""
    unclear: tuple[str, ...] = ()


def choose_order(texts: Iterable[str], column: str = "") -> Order:
    """Return whether 03/04/1776 is 3 April, if the column's header or other dates of it tell.

    Examples
    --------
    >>> choose_order(["03/04/1776", "12/25/0800"])
    Order(day_first=False, example='12/25/0800', unclear=('03/04/1776',))
    >>> choose_order(["03/04/1776", "1492"]).day_first is None
    True
    >>> choose_order(["03/04/1776"], "Date (MM/DD/YYYY)").day_first
    False
    """
    told = tells_day_first(column)
    if told is not None:
        return Order(told)
    unclear, day_first, month_first = [], "", ""
    for text in texts:
        match = _SLASHED.fullmatch(text)
        if match and match[2] != ".":
            first, second = int(match[1]), int(match[3])
            if first > 12:
                day_first = text
            elif second > 12:
                month_first = text
            elif first != second:
                unclear.append(text)
    if bool(day_first) == bool(month_first):
        return Order()
    return Order(bool(day_first), day_first or month_first, tuple(unclear))


@cache
def whole_years() -> Mapping[str, int]:
    """Return the texts that are whole years as people count, each with its astronomical year.

    Most tables have no other dates, and looking them up is the quickest way of reading them.

    Examples
    --------
    >>> list(map(whole_years().get, ["-44", "1492", "c. 1450", "0", "007"]))
    [-43, 1492, None, None, None]
    """
    years = {str(year): year + 1 for year in range(_FIRST_WHOLE_YEAR, 0)}
    return years | {str(year): year for year in range(1, LATEST_YEAR + 1)}


def choose_reading(
    unclear: Sequence[str],
    years: Sequence[int | None],
    others: Sequence[Sequence[str]],
    column: str,
) -> tuple[Numbering | None, list[Finding]]:
    """Return how to read a column of dates, and what the teacher should know about it.

    Parameters
    ----------
    unclear : sequence of str
        The different texts of the column that are no whole years.
    years : sequence of (int or None)
        The astronomical years of the rows whose text is one.
    others : sequence of sequences of str
        Cells of the other columns; item numbers among them tell a Wikidata export.
    column : str
        The column's header.

    Examples
    --------
    >>> choose_reading([], [-42], [["Q1048", "Q2"]], "year")[0]
    'astronomical'
    >>> choose_reading([], [-42], [["Caesar dies", "Voyage"]], "year")
    (None, [])
    >>> choose_reading(["+1800-00-00T00:00:00Z"], (), [], "time")[0]
    'wikidata-json'
    """
    times = [(text, match) for text in unclear if (match := _WIKI_TIME.fullmatch(text))]
    if times:
        as_json = any(m[1] == "+" or m[3] == "00" or m[5] for _, m in times)
        reading: Numbering = "wikidata-json" if as_json else "wikidata-sparql"
        examples = {
            "numbering-precision": next((text for text, m in times if m[5]), None),
            "numbering-json" if as_json else "numbering-sparql": next(
                (text for text, m in times if m[1] == "-"), None
            ),
        }
        return reading, [
            _said(code, column, example, reading)
            for code, example in examples.items()
            if example is not None
        ]
    if any(map(_items, others)):
        before = [year for year in years if year is not None and year <= 0]
        if before:
            example = str(max(before) - 1)
            return "astronomical", [_said("numbering-items", column, example, "astronomical")]
    iso = [text for text in unclear if _ISO_BCE.fullmatch(text)]
    if iso:
        return None, [_said("numbering-iso", column, iso[0], None)]
    serials = [text for text in unclear if _SERIAL.fullmatch(text)]
    if len(serials) >= 3 and len(serials) >= 0.8 * (len(unclear) + len(set(years) - {None})):
        return "excel-serial", [_said("numbering-serial", column, serials[0], "excel-serial")]
    return None, []


def _said(code: str, column: str, example: str, reading: Numbering | None) -> Finding:
    try:
        means: HistoricalDate | str = HistoricalDate.parse(example, reading=reading)
    except DateError:
        means = "?"
    return Finding("warning", code, None, column, example, params={"means": means})


def _items(cells: Sequence[str]) -> bool:
    """Whether a column holds Wikidata's item numbers."""
    filled = [cell for cell in cells if cell]
    return bool(filled) and all(_ITEM.fullmatch(cell.strip()) for cell in filled)
