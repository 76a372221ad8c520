"""Whatever is loaded, either cards and a true account of every row come out, or our own error."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.loading.workbook_files import xlsx
from timeline_widgets import CardSetError
from timeline_widgets.loading import LoadedCardSet, load

HEADS = ["title", "date", "Fecha", "Acontecimiento", "year", "month", "day", "end", "image", "id"]
HEADS += ["Datum", "дата", "theme", "precision", "position", "type", "text", "xyz", "", "qid"]
DATES = [
    "1492",
    "-44",
    "0",
    "c. 1450",
    "15th century",
    "1337–1453",
    "-0043-03-15",
    "33786",
    "1066.0",
]
DATES += [
    "03/04/1776",
    "+1800-00-00T00:00:00Z",
    "Monday",
    "44 BC",
    "siglo XV",
    "9" * 30,
    "1e5",
    "-",
]
ODD = [
    "",
    " ",
    "<b>x</b>",
    "&amp;",
    '"',
    "a,b",
    "a;b",
    "\n",
    "NA",
    "Q42",
    "../x.png",
    "=1+1",
    "\x00",
]
cells = st.sampled_from(HEADS + DATES + ODD) | st.text(max_size=8)
tables = st.lists(st.lists(cells, max_size=6), max_size=8)


def account(cards: LoadedCardSet) -> None:
    report = cards.report
    assert report.rows == report.kept + report.blank + report.duplicate + report.refused
    assert len(cards) == len(cards.cards) == report.kept
    assert len({card.id for card in cards}) == report.kept
    assert all(card.title for card in cards)
    assert {p.row for p in report.of_kind("refused")} <= set(range(1, 100))
    assert len({p.row for p in report.of_kind("refused")}) == report.refused
    assert all(problem.sentence for problem in report.problems)
    assert cards.fingerprint
    assert str(report)
    assert report._repr_html_()


def try_to_load(source: object) -> None:
    try:
        cards = load(source)
    except CardSetError:
        return
    account(cards)


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    try_to_load(data)


@given(tables, st.sampled_from(",;\t|"), st.sampled_from(["utf-8", "utf-16", "cp1252", "cp1251"]))
@settings(max_examples=300, deadline=None)
def test_any_delimited_table(rows: list[list[str]], separator: str, encoding: str) -> None:
    text = "\n".join(separator.join(row) for row in [["title", "date", "theme"], *rows])
    try_to_load(text.encode(encoding, "replace"))


@given(st.lists(st.dictionaries(st.sampled_from(HEADS[:8]), cells | st.floats() | st.none())))
@settings(deadline=None)
def test_any_records(records: list[dict[str, object]]) -> None:
    try_to_load(records)
    try_to_load(json.dumps(records).encode())


@given(
    st.lists(
        st.lists(
            st.sampled_from(HEADS + DATES)
            | st.integers(-200_000, 3_000_000)
            | st.tuples(st.floats(-1e7, 1e7), st.integers(0, 5)),
            max_size=4,
        ),
        max_size=6,
    ),
    st.booleans(),
)
@settings(deadline=None)
def test_any_workbook(rows: list[list[object]], since_1904: bool) -> None:
    sheet = [["Date", "Event", "Theme"], *rows]
    try_to_load(xlsx({"One": sheet}, since_1904=since_1904))  # type: ignore[dict-item]


@given(st.data())
@settings(deadline=None)
def test_any_damage_to_a_workbook(data: st.DataObject) -> None:
    whole = bytearray(xlsx({"One": [["Date", "Event"], [(1066, 1), "Hastings"]]}))
    for _ in range(data.draw(st.integers(1, 6))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try_to_load(bytes(whole))
