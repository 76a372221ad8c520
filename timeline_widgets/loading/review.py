"""A look at a whole set of dates: is it a good game, is it what was meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.assembling import Assembled
from timeline_widgets.loading.findings import Finding, row_spans

_FEWEST = 10  # below this many cards nothing can be said about the set as a whole
_SERIAL_YEARS = (1900, 1905)  # where years of the Common Era land when taken for day numbers
_CROWDED = 0.25  # more than this share of the cards with one date makes dull placements
_EMPTY_SHARE = 0.8


def years(dates: Sequence[HistoricalDate]) -> tuple[tuple[int, int], ...]:
    """Return first and last astronomical year of every date, in order; an open end has one year."""
    spans = []
    for date in dates:
        start = date.start()
        first, last = start.earliest, start.latest
        if first or last:
            spans.append(((first or last)[0], (last or first)[0]))  # type: ignore[index]
    return tuple(sorted(spans))


def review(assembled: Assembled, column: str) -> list[Finding]:
    """Return what the teacher should know about the set as a whole."""
    dated = [
        (row, card.when)
        for row, card in zip(assembled.rows, assembled.cards, strict=True)
        if isinstance(card.when, HistoricalDate)
    ]
    findings = []
    for look in (_serial_years, _few, _crowded, _empty_middle, _bce_block):
        found = look(dated)
        if found:
            findings.append(found._replace(column=column))
    return findings


Dated = Sequence[tuple[int, HistoricalDate]]


def _serial_years(dated: Dated) -> Finding | None:
    days = [
        (row, date)
        for row, date in dated
        if date.precision == "day"
        and date.earliest
        and _SERIAL_YEARS[0] <= date.earliest[0] <= _SERIAL_YEARS[1]
    ]
    if len(days) < 3 or len(days) < 0.5 * len(dated):
        return None
    params: dict[str, str | int] = {"count": len(days), "rows": row_spans(row for row, _ in days)}
    return Finding("warning", "dates-1900-1905", value=days[0][1].text, params=params)


def _few(dated: Dated) -> Finding | None:
    different = len({date for _, date in dated})
    if not dated or different >= _FEWEST:
        return None
    return Finding("warning", "few-dates", params={"count": different, "least": _FEWEST})


def _crowded(dated: Dated) -> Finding | None:
    if len(dated) < _FEWEST:
        return None
    date, count = Counter(date for _, date in dated).most_common(1)[0]
    if count < max(3, _CROWDED * len(dated)):
        return None
    params = {"count": count, "cards": len(dated)}
    return Finding("warning", "many-equal-dates", value=date.text, params=params)


def _empty_middle(dated: Dated) -> Finding | None:
    """Find a gap without any card that takes up four fifths of the whole range."""
    points = [first for first, _ in years([date for _, date in dated])]
    if len(points) < _FEWEST or points[-1] == points[0]:
        return None
    gap, before, after = max((b - a, a, b) for a, b in pairwise(points))
    if gap < _EMPTY_SHARE * (points[-1] - points[0]):
        return None
    ends = (HistoricalDate.of_year(y if y > 0 else y - 1).label() for y in (before, after))
    params = dict(zip(("before", "after"), ends, strict=True))
    return Finding("warning", "empty-stretch", params=params)


def _bce_block(dated: Dated) -> Finding | None:
    """Find years without a sign that fall, row by row, in a table that otherwise rises.

    A table in order of time that begins 753, 509, 264, 44, 79, 476 has lost four minus signs: with
    them, it is in order.
    """
    plain = [
        (row, date.earliest[0])
        for row, date in dated
        if date.earliest and date.precision == "year" and not date.approximate
    ]
    if len(plain) < 6:
        return None
    numbers = [year for _, year in plain]
    start, end = _longest_fall(numbers)
    if end - start < 3:
        return None
    mended = [-n if start <= i < end else n for i, n in enumerate(numbers)]
    if _steps_back(numbers) < 2 or _steps_back(mended) > len(mended) // 20:
        return None
    rows = row_spans(row for row, _ in plain[start:end])
    row, year = plain[start]
    return Finding(
        "warning", "bce-signs-lost", row, value=str(year), mend=str(-year), params={"rows": rows}
    )


def _longest_fall(numbers: Sequence[int]) -> tuple[int, int]:
    """Return the longest run of positive numbers in which each is below the one before."""
    best, start = (0, 0), 0
    for i, number in enumerate(numbers):
        if i and not (0 < number < numbers[i - 1]):
            start = i
        if number > 0 and i + 1 - start > best[1] - best[0]:
            best = (start, i + 1)
    return best


def _steps_back(numbers: Sequence[int]) -> int:
    return sum(b < a for a, b in pairwise(numbers))
