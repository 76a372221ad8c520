"""A look at a whole set of dates: is it a good game, is it what was meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from operator import gt, sub
from typing import cast

from timeline_widgets.cards import Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.findings import Finding, row_spans
from timeline_widgets.loading.rows import Rows

_FEWEST = 10  # different dates that a good game needs
_SERIAL_YEARS = (1900, 1905)  # where years of the Common Era land when taken for day numbers
_CROWDED = 0.25  # more than this share of the cards with one date makes dull placements
_EMPTY_SHARE = 0.8
_FEWEST_IN_ORDER = 6  # rows that can show an order of time


def review(rows: Rows, years: Sequence[int | None]) -> list[Finding]:
    """Return what the teacher should know about the set as a whole."""
    if not rows.kept:
        return [Finding("warning", "no-cards")]
    if isinstance(rows.dating.when(rows.kept[0]), Position):
        return []
    found = [
        _serial_years(rows),
        _few_or_crowded(rows, years),
        _empty_stretch(set(years)),
        _lost_signs(rows, years),
    ]
    return [finding._replace(column=rows.dating.column) for finding in found if finding]


def card_years(rows: Rows) -> Sequence[int | None]:
    """Return the astronomical year in which each card begins; None if it is all open."""
    return rows.of_kept(rows.dating.first_years())


def _serial_years(rows: Rows) -> Finding | None:
    days = {
        text
        for text, date in rows.dating.dates.items()
        if date.precision == "day"
        and date.earliest
        and _SERIAL_YEARS[0] <= date.earliest[0] <= _SERIAL_YEARS[1]
    }
    if not days:
        return None
    numbers = [rows.number(i) for i in rows.kept if rows.dating.texts[i] in days]
    if len(numbers) < 3 or len(numbers) < 0.5 * len(rows.kept):
        return None
    params: dict[str, str | int] = {"count": len(numbers), "rows": row_spans(numbers)}
    return Finding("warning", "dates-1900-1905", value=min(days), params=params)


def _few_or_crowded(rows: Rows, years: Sequence[int | None]) -> Finding | None:
    dating = rows.dating
    whole = not dating.own and not dating.dates
    counts = Counter(years if whole else map(dating.when, rows.kept))
    if len(counts) < _FEWEST:
        return Finding("warning", "few-dates", params={"count": len(counts), "least": _FEWEST})
    count = max(counts.values())
    if count < max(3, _CROWDED * len(rows.kept)):
        return None
    date = next(date for date, times in counts.items() if times == count)
    if isinstance(date, int):
        date = _written(date)
    params = {"count": count, "cards": len(rows.kept)}
    value = date.text if isinstance(date, HistoricalDate) else str(date)
    return Finding("warning", "many-equal-dates", value=value, params=params)


def _empty_stretch(years: set[int | None]) -> Finding | None:
    """Find a gap without any card that takes up four fifths of the whole range."""
    points = sorted(cast("set[int]", years - {None}))
    if len(points) < _FEWEST:
        return None
    widest = max(map(sub, points[1:], points))
    if widest < _EMPTY_SHARE * (points[-1] - points[0]):
        return None
    before, after = next((a, b) for a, b in pairwise(points) if b - a == widest)
    params = {"before": _written(before), "after": _written(after)}
    return Finding("warning", "empty-stretch", params=params)


def _written(year: int) -> HistoricalDate:
    return HistoricalDate.of_year(year if year > 0 else year - 1)


def _lost_signs(rows: Rows, years: Sequence[int | None]) -> Finding | None:
    """Find years without a sign that fall, row by row, in a table that otherwise rises.

    A table in order of time that begins 753, 509, 264, 44, 79, 476 has lost four minus signs: with
    them, it is in order.
    """
    if len(years) < _FEWEST_IN_ORDER or None in years:
        return None
    numbers: list[int] = years  # type: ignore[assignment]
    for looked_at in (len(numbers) // 6, len(numbers)):  # most tables in no order show it soon
        falls = bytes(map(gt, numbers[:looked_at], numbers[1:]))
        least = max(2, falls.count(1) - len(numbers) // 20)  # so many in one go
        if b"\1" * least not in falls and (least > 2 or looked_at == len(numbers)):
            return None
    longest = max(falls.split(b"\0"), key=len)
    start = falls.index(longest)
    end = start + len(longest) + 1
    if end > len(numbers) - 3:  # newest first, or nothing that rises afterwards
        return None
    while numbers[end - 1] <= 0:
        end -= 1
    mended = [-n if start <= i < end else n for i, n in enumerate(numbers)]
    if end - start < 3 or sum(map(gt, mended, mended[1:])) > len(mended) // 20:
        return None
    numbered = [rows.number(i) for i in rows.kept[start:end]]
    params = {"rows": row_spans(numbered)}
    year = numbers[start]
    return Finding("warning", "bce-signs-lost", numbered[0], "", str(year), f"-{year}", params)
