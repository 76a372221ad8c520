"""The quick way through a delimited text and the slow one read the same."""

from __future__ import annotations

import csv
import io

from hypothesis import example, given, settings
from hypothesis import strategies as st

from timeline_widgets.loading.splitting import split_at_once

pieces = st.sampled_from(['"', '""', ",", "\n", "\r\n", "\r", "a", "é", " ", "1", "x y", "\x1e"])


def slowly(text: str) -> list[list[str]] | None:
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    except csv.Error:
        return None
    if len({len(row) or 1 for row in rows}) != 1:
        return None
    return [list(column) for column in zip(*(row or [""] for row in rows), strict=True)]


@example('a,b,c,d,e\n1,2\n3,4\n"5",6,7,8,9\n')  # two short lines are as long as one
@example("a,b,c,d,e\n1,2\n3,4\n5,6,7,8,9\n")
@given(st.lists(pieces, max_size=25).map("".join))
@settings(max_examples=1500)
def test_where_the_quick_way_answers_it_is_right(text: str) -> None:
    columns = split_at_once(text, ",")
    if columns is not None and text:
        assert columns == slowly(text)


cells = st.text(st.sampled_from('a"é,\n ;1'), max_size=6)


@given(st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=6))
def test_whatever_a_csv_writer_wrote_is_read_back_at_once(rows: list[tuple[str, str, str]]) -> None:
    out = io.StringIO(newline="")
    csv.writer(out).writerows(rows)
    assert split_at_once(out.getvalue(), ",") == [
        list(column) for column in zip(*rows, strict=True)
    ]
