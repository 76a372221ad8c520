"""Every row of the shared oracle of dates."""

from __future__ import annotations

import csv
from pathlib import Path

from timeline_widgets.dates import DateError, HistoricalDate


def day(text: str) -> tuple[int, int, int] | None:
    if text == "..":
        return None
    year, month, number = text.lstrip("-").split("-")
    return int(year) * (-1 if text[0] == "-" else 1), int(month), int(number)


def accepts(row: dict[str, str], date: HistoricalDate) -> bool:
    pairs = [f"{row['earliest']}/{row['latest']}", *filter(None, row["also_ok"].split(" | "))]
    for pair in pairs:
        first, last = map(day, pair.split("/"))
        if row["match"] == "within":
            if first and last and date.earliest and date.latest:
                return first <= date.earliest <= date.latest <= last
        elif (date.earliest, date.latest) == (first, last):
            return True
    return False


def test_no_row_is_refused_or_misread(shared: Path) -> None:
    wrong: list[str] = []
    with (shared / "cases" / "dates.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        try:
            date = HistoricalDate.parse(row["text"], row["hint"] or None)
        except DateError as error:
            if row["expect"] == "ok":
                wrong.append(f"{row['id']} {error}")
            continue
        if row["expect"] == "refuse" or not accepts(row, date):
            wrong.append(f"{row['id']} {row['text']!r} is {date.earliest} to {date.latest}")
        elif row["approximate"] in ("yes", "no") and row["approximate"] != (
            "yes" if date.approximate else "no"
        ):
            wrong.append(f"{row['id']} {row['text']!r} approximate")
        elif row["precision"] != date.precision:
            wrong.append(f"{row['id']} {row['text']!r} is a {date.precision}")
    assert len(rows) > 100
    assert wrong == []
