"""Rows of score files for tests: any that can be, and those that mean harm."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from timeline_widgets.records import Answer
from timeline_widgets.records.rows import COLUMNS

HOSTILE = [
    '=HYPERLINK("http://x","y")', "@SUM(1)", "\t=1", "+1", "-1+1", "\r=1", "\n", " =1", "＝1",
    "'=1", "''", "'tis", "=", "Núñez, Ольга", '"', "00429", "9912140633506421", "-44", "1e5",
    "TRUE", "\x00", "_x0041_", "_x000D_", "a\r\nb", "\x0b", "\u2028", "\ufeffx", "\ufffe", "  x  ",
    "3-4", "<b>&amp;", "\u200b=1", "\ufeff@a",
]  # fmt: skip

text = st.one_of(st.text(st.characters(exclude_categories=["Cs"])), st.sampled_from(HOSTILE))
whole = st.none() | st.integers(-(2**53), 2**53)
decimal = st.none() | st.integers(0, 10**9).map(lambda milliseconds: milliseconds / 1000)
kinds = {str: text, bool: st.booleans(), int: whole, float: decimal}
rows = st.lists(st.builds(Answer, **{n: kinds[kind] for n, kind in COLUMNS.items()}), max_size=3)


def form_here(form: str) -> str:
    """Return the form, if its package is here."""
    if form == "parquet":
        pytest.importorskip("pyarrow", reason="Parquet is written only where pyarrow is")
    if form == "xlsx":
        pytest.importorskip("openpyxl", reason="xlsx is written only where openpyxl is")
    return form


def row(**values: object) -> Answer:
    """Return a row that is empty but for some values."""
    empty: dict[type, object] = {str: "", bool: False, int: None, float: None}
    return Answer(**{name: empty[kind] for name, kind in COLUMNS.items()} | values)
