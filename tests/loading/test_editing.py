"""Mending a table step by step: what becomes of each row, and the way back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timeline_widgets.cards import CardSetError
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.editing import Step, TableEditor
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.rereading import Reader
from timeline_widgets.loading.standing import rows_of

MESSY = (
    "What happened\tWhen was it\tKind\n"
    "Caesar is killed\t44 BC\tRule & law\n"
    "Coronation of Charlemagne\t8oo\tRule & law\n"
    "\t1492\tVoyages\n"
    "\t\t\n"
    "Declaration in Philadelphia\t3/4/1776\tRule & law\n"
    "Caesar is killed\t44 BC\tRule & law\n"
)


@pytest.fixture
def editor() -> TableEditor:
    editor = TableEditor()
    editor.read(MESSY)
    return editor


def standings(editor):
    return [(row.number, row.standing) for row in editor.rows]


def key(editor, number):
    return next(row.line.key for row in editor.rows if row.number == number)


def test_each_row_is_told_apart_as_the_spreadsheet_counts(editor):
    assert standings(editor) == [
        (2, "ready"), (3, "left"), (4, "left"), (5, "blank"), (6, "look"), (7, "left"),
    ]  # fmt: skip
    assert [row.card for row in editor.rows] == [0, None, None, None, 1, None]
    assert [card.title for card in editor.cardset] == [
        "Caesar is killed", "Declaration in Philadelphia",
    ]  # fmt: skip


def test_a_mended_cell_changes_its_row_and_the_counts_and_can_be_undone(editor):
    editor.set_cell(key(editor, 3), 1, "800")
    assert standings(editor)[1] == (3, "ready")
    assert editor.cardset.report.kept == 3
    assert editor.last_step == Step("cell", 3, "When was it")
    editor.undo()
    assert standings(editor)[1] == (3, "left")
    assert editor.rows[1].line.cells[1] == "8oo"


DATES = ["44 BC", "8oo", "1492", "", "3/4/1776", "25/12/1800", "800"]
TITLES = ["Caesar is killed", "", "Crown", "A voyage"]
steps = st.lists(
    st.tuples(
        st.sampled_from(["title", "date", "remove", "add", "undo"]),
        st.integers(0, 7),
        st.integers(0, 6),
    ),
    max_size=8,
)


@given(steps)
def test_after_any_steps_the_rows_are_as_if_the_table_had_just_been_read(steps):
    editor = TableEditor()
    editor.read(MESSY)
    for what, row, choice in steps:
        line = editor.rows[row % len(editor.rows)].line if editor.rows else None
        if what == "undo" or line is None:
            editor.undo()
        elif what == "add":
            editor.add_row(title=TITLES[choice % 4], date=DATES[choice])
        elif what == "remove":
            editor.remove_row(line.key)
        elif what == "title":
            editor.set_cell(line.key, 0, TITLES[choice % 4])
        else:
            editor.set_cell(line.key, 1, DATES[choice])
        if editor.sheet is None:
            continue
        assert editor.rows == rows_of(editor.sheet, editor.problems, read=True)
        fresh = Reader("en", None).read(editor.sheet, editor.title, Pictures(None, {}))
        assert fresh.rows == editor.rows
        assert fresh.cards.report == editor.cardset.report
        assert fresh.cards.cards == editor.cardset.cards


def test_a_mend_reads_only_the_date_that_changed(editor, monkeypatch):
    read = []
    parse = HistoricalDate.parse

    def listed(text, *rest, **more):
        read.append(text)
        return parse(text, *rest, **more)

    monkeypatch.setattr(HistoricalDate, "parse", listed)
    editor.set_cell(key(editor, 3), 1, "c. 800")
    assert read == ["c. 800"]


def test_a_text_that_is_too_long_is_cut_and_said_until_it_is_mended(editor):
    editor.set_cell(key(editor, 2), 2, "x" * 20_001)
    row = editor.rows[0]
    assert len(row.line.cells[2]) == 20_000
    assert [(p.code, p.row) for p in row.problems] == [("cell-too-long", 2)]
    assert "20,000" in row.problems[0].sentence
    editor.set_cell(row.line.key, 2, "Murder")
    assert editor.rows[0].standing == "ready"


@pytest.mark.parametrize("chosen", [0, 1])
def test_both_readings_are_proposed_and_either_is_used_as_it_is(editor, chosen):
    row = editor.rows[4]
    mends = [problem.mend for problem in row.problems if problem.mend]
    assert mends == ["3 April 1776", "4 March 1776"]
    editor.use(row.line.key, 1, mends[chosen])
    assert standings(editor)[4] == (6, "ready")
    assert editor.cardset.cards[-1].when.label() == mends[chosen]


def test_the_proposal_for_a_date_in_parts_replaces_all_of_them():
    editor = TableEditor()
    editor.read("title,year,month,day,end\nIdes of March,-44,March,15,x\n")
    editor.use(editor.rows[0].line.key, 1, "16 March 44 BC")
    assert editor.rows[0].line.cells == ("Ides of March", "16 March 44 BC", "", "", "")
    assert editor.cardset.cards[0].when.label() == "16 March 44 BCE"


def test_rows_come_and_go_and_every_step_can_be_undone(editor):
    before = editor.sheet
    added = editor.add_row(title="Moon landing", date="1969")
    assert editor.cardset["moon-landing"].when.label() == "1969"
    editor.remove_row(key(editor, 2))
    assert "Caesar is killed" in [card.title for card in editor.cardset]  # row 7 is no copy now
    editor.set_role(2, None)
    assert editor.cardset.themes == ()
    editor.remove_row(added)
    steps = []
    while (step := editor.last_step) and step.kind != "read":
        steps.append(editor.undo().kind)
    assert steps == ["remove", "column", "remove", "add"]
    assert editor.sheet == before


def test_what_is_gone_is_answered_with_a_key_error(editor):
    gone = key(editor, 2)
    editor.remove_row(gone)
    with pytest.raises(KeyError):
        editor.set_cell(gone, 1, "800")
    with pytest.raises(KeyError):
        editor.set_cell(key(editor, 3), 9, "800")


def test_columns_are_guessed_by_what_stands_in_them_if_headers_do_not_tell(editor):
    editor.read("Nr\tQ\tW\n1\tIdes of March\t44 BC\n2\tCoronation\t800\n3\tVoyage\t1492\n")
    assert editor.sheet.guessed
    assert editor.sheet.roles == {"id": 0, "title": 1, "date": 2}
    assert len(editor.cardset) == 3


def test_a_table_without_headers_loses_no_row(editor):
    editor.read("Ides of March\t44 BC\nCoronation\t800\nVoyage\t1492\n")
    assert editor.sheet.names == ("A", "B")
    assert [(row.number, row.standing) for row in editor.rows] == [
        (1, "ready"), (2, "ready"), (3, "ready"),
    ]  # fmt: skip


def test_a_table_nobody_understands_waits_for_its_columns(editor):
    editor.read("Foo\tBar\nIdes of March\tlong ago\nCrown\tonce\n")
    with pytest.raises(CardSetError):
        _ = editor.cardset
    assert {row.standing for row in editor.rows} == {"left"}
    editor.set_role(0, "title")
    editor.set_role(1, "date")
    assert editor.cardset.report.refused == 2
    editor.set_cell(editor.rows[0].line.key, 1, "44 BC")
    assert len(editor.cardset) == 1


def test_a_column_has_one_role_and_a_role_one_column(editor):
    editor.set_role(2, "title")
    assert editor.sheet.roles == {"date": 1, "title": 2}
    editor.set_role(0, "year")
    assert editor.sheet.roles == {"title": 2, "year": 0}


def test_a_table_that_cannot_be_read_leaves_the_old_one(editor):
    before = editor.sheet
    with pytest.raises(CardSetError, match="a picture, not a table"):
        editor.read(b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01" + bytes(range(256)))
    assert editor.sheet is before


def test_typing_from_nothing():
    editor = TableEditor(language="es")
    with pytest.raises(CardSetError):
        _ = editor.cardset
    editor.begin_blank()
    assert [row.standing for row in editor.rows] == ["blank"] * 3
    row = editor.rows[0].line.key
    editor.set_cell(row, 0, "Idus de marzo")
    editor.set_cell(row, 1, "44 a. C.")
    assert [c.when.label("es") for c in editor.cardset] == ["44 a. C."]


def test_words_in_a_cell_never_become_the_header():
    editor = TableEditor()
    editor.read("What happened\tWhen was it\nIdes of March\t44 BC\nCrown\t800\n")
    editor.set_cell(editor.rows[1].line.key, 0, "Title")
    editor.set_cell(editor.rows[0].line.key, 0, "Date")
    assert [card.title for card in editor.cardset] == ["Date", "Title"]


def test_day_numbers_of_a_workbook_follow_their_rows():
    import io

    import pandas as pd

    file = io.BytesIO()
    dates = pd.to_datetime(["2024-05-01", "1905-07-01", "2023-02-02"])
    table = pd.DataFrame({"title": ["Now", "Then", "Lately"], "date": dates})
    pytest.importorskip("openpyxl")
    table.to_excel(file, index=False)
    editor = TableEditor()
    editor.read(file.getvalue())
    assert [p.code for p in editor.rows[1].problems] == ["year-shown-as-date"]
    editor.remove_row(editor.rows[0].line.key)
    [problem] = editor.rows[0].problems
    assert problem.mend == "2009"
    editor.use(editor.rows[0].line.key, 1, "2009")
    assert editor.rows[0].standing == "ready"


def test_what_a_heading_tells_is_kept_when_another_is_guessed(editor):
    editor.read("What happened\tMoment\tNote\nIdes of March\t44 BC\tIn a theatre, in Rome.\n")
    assert editor.sheet.guessed
    assert editor.sheet.roles == {"title": 0, "date": 1, "text": 2}


@pytest.mark.parametrize(
    ("written", "mend"), [("8oo", "800"), ("l492", "1492"), ("184o", "1840"), ("19I4", "1914")]
)
def test_letters_among_figures_are_proposed_as_figures(editor, written, mend):
    row = editor.rows[1]
    editor.set_cell(row.line.key, 1, written)
    [problem] = editor.rows[1].problems
    assert (problem.kind, problem.mend) == ("refused", mend)
