"""Dates as history teachers write them in five languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.dates.days import astronomical, month_length

TEXTS = [Path(__file__).with_name(name) for name in ("teachers.txt", "odd_texts.txt")]


def rows() -> Iterator[tuple[str, str]]:
    for line in "\n".join(path.read_text(encoding="utf-8") for path in TEXTS).split("\n"):
        if line and not line.startswith("# "):
            text, meaning = line.rsplit(" | ", 1)
            yield text, meaning


def day(written: str, *, last: bool) -> tuple[int, int, int] | None:
    if not written:
        return None
    parts = written.lstrip("-").split("-")
    year = astronomical(int(parts[0]) * (-1 if written[0] == "-" else 1))
    month = int(parts[1]) if len(parts) > 1 else 12 if last else 1
    if len(parts) > 2:
        return year, month, int(parts[2])
    return year, month, month_length(year, month) if last else 1


@pytest.mark.parametrize(("text", "meaning"), list(rows()))
def test_text(text: str, meaning: str) -> None:
    if meaning[0] == "!":
        with pytest.raises(DateError) as caught:
            HistoricalDate.parse(text)
        assert caught.value.code == meaning[1:]
        return
    days, *marks = meaning.split(" ")
    if days.startswith("...."):
        first, last = "", days[4:]
    elif days.endswith("...."):
        first, last = days[:-4], ""
    else:
        first, _, last = days.partition("..")
        last = last or first
    date = HistoricalDate.parse(text)
    assert (date.earliest, date.latest) == (day(first, last=False), day(last, last=True))
    found = [("~", date.approximate), ("?", date.ambiguous), ("<>", date.duration)]
    assert [mark for mark, there in found if there] == marks
    assert date.text == text
