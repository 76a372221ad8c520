"""Score files: every value comes back, and no spreadsheet runs a name."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.records.score_rows import HOSTILE, form_here, row, rows
from timeline_widgets.records import (
    Answer,
    ScoreFileError,
    export_scores,
    read_scores,
    score_files,
)
from timeline_widgets.records.record import canonical
from timeline_widgets.records.rows import COLUMNS
from timeline_widgets.records.score_files import FORMS


@pytest.fixture(params=list(FORMS))
def form(request: pytest.FixtureRequest) -> str:
    return form_here(request.param)


@settings(max_examples=60, deadline=None)
@given(rows)
def test_every_value_comes_back_from_csv(rows: list[Answer]) -> None:
    assert FORMS["csv"].read(FORMS["csv"].write(rows)) == rows


@settings(max_examples=60, deadline=None)
@given(rows)
def test_every_value_comes_back_from_json_lines(rows: list[Answer]) -> None:
    if rows:
        assert FORMS["jsonl"].read(FORMS["jsonl"].write(rows)) == rows


@settings(max_examples=25, deadline=None)
@given(rows)
def test_every_value_comes_back_from_excel(rows: list[Answer]) -> None:
    form_here("xlsx")
    assert FORMS["xlsx"].read(FORMS["xlsx"].write(rows)) == rows


@settings(max_examples=25, deadline=None)
@given(rows)
def test_every_value_comes_back_from_parquet(rows: list[Answer]) -> None:
    form_here("parquet")
    assert FORMS["parquet"].read(FORMS["parquet"].write(rows)) == rows


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_comes_back_and_types_are_kept(form: str, name: str) -> None:
    given_rows = [row(student=name, card=name, year=-44, correct=True, seconds=0.1)]
    (back,) = FORMS[form].read(FORMS[form].write(given_rows))
    assert back == given_rows[0]
    assert [type(value) for value in back] == [type(value) for value in given_rows[0]]


@pytest.mark.parametrize("name", HOSTILE[:13])
def test_no_cell_of_a_csv_file_begins_a_formula(name: str) -> None:
    data = FORMS["csv"].write([row(student=name, year=-44, answer="-44")])
    (cells,) = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert cells["student"].startswith("'") or cells["student"] == name == "''"
    assert cells["year"] == cells["answer"] == "-44", "negative years are left numbers"


def test_cells_of_an_excel_file_are_text_where_they_are_text() -> None:
    form_here("xlsx")
    import openpyxl

    data = FORMS["xlsx"].write([row(student="=1+1", card="00429", year=-44, correct=True)])
    sheet = openpyxl.load_workbook(io.BytesIO(data)).active
    cells = {name.value: cell for name, cell in zip(sheet[1], sheet[2], strict=True)}
    assert (cells["student"].data_type, cells["student"].value) == ("s", "=1+1")
    assert (cells["card"].data_type, cells["card"].value) == ("s", "00429")
    assert (cells["year"].data_type, cells["year"].value) == ("n", -44)
    assert cells["correct"].value is True


def test_excel_and_pandas_read_the_accents() -> None:
    import pandas as pd

    data = FORMS["csv"].write([row(student="Núñez, Ольга", card="00429", year=-44)])
    assert data.startswith(b"\xef\xbb\xbf")
    table = pd.read_csv(io.BytesIO(data), dtype={"card": str})
    assert list(table.columns) == list(COLUMNS)
    assert (table.student[0], table.card[0], table.year[0]) == ("Núñez, Ольга", "00429", -44)


def test_a_number_that_excel_would_round_is_refused_not_rounded() -> None:
    form_here("xlsx")
    whole = row(points=2**53, ply=-(2**53))
    assert FORMS["xlsx"].read(FORMS["xlsx"].write([whole])) == [whole]
    with pytest.raises(ScoreFileError, match="whole numbers up to 9007199254740992"):
        FORMS["xlsx"].write([row(points=2**53 + 1)])


def test_a_file_with_faults_is_refused_with_all_of_them(tmp_path: Path) -> None:
    data = FORMS["csv"].write([row(ply=1, seconds=2.5), row(ply=2)]).decode("utf-8-sig")
    path = tmp_path / "ada-scores.csv"
    path.write_text(data.replace("2.5", "soon").replace("FALSE", "maybe"), "utf-8")
    with pytest.raises(ScoreFileError) as refused:
        read_scores(path)
    assert str(refused.value).splitlines() == [
        "ada-scores.csv is not a score file: "
        "Row 2, column correct: 'maybe' is neither TRUE nor FALSE.",
        "Row 2, column seconds: 'soon' is no number.",
        "Row 3, column correct: 'maybe' is neither TRUE nor FALSE.",
    ]


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\x80\x04.", b"title,date\n", b"[1]\n"])
def test_a_file_that_is_something_else_is_refused(
    tmp_path: Path, form: str, content: bytes
) -> None:
    path = tmp_path / f"x.{form}"
    path.write_bytes(content)
    with pytest.raises(ScoreFileError, match="is not a score file"):
        read_scores(path)


def test_a_workbook_that_unpacks_to_a_bomb_is_not_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form_here("xlsx")
    monkeypatch.setattr(score_files, "MOST_BYTES", 1 << 20)
    path = tmp_path / "bomb.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("xl/workbook.xml", bytes(2 << 20))
    with pytest.raises(ScoreFileError, match="larger than 1 MB"):
        read_scores(path)


def test_a_text_that_is_too_long_for_a_cell_is_refused_not_cut() -> None:
    form_here("xlsx")
    FORMS["xlsx"].write([row(title="x" * 32_767)])
    with pytest.raises(ScoreFileError, match="32,767 characters"):
        FORMS["xlsx"].write([row(title="x" * 32_768)])


def test_an_unknown_form_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ScoreFileError, match="allowed are csv, xlsx, jsonl, parquet"):
        export_scores([], tmp_path, forms=["pdf"])
    with pytest.raises(ScoreFileError, match="allowed are csv, xlsx, jsonl, parquet"):
        read_scores(tmp_path / "scores.pdf")


FAULTY = {
    "a.csv": b"title,date\n",
    "b.csv": b"\xef\xbb\xbf" + ",".join(COLUMNS).encode() + b"\nAda,,\n",
    "c.jsonl": b"[1]\n",
    "d.jsonl": canonical(row(points=2**70)._asdict()),
    "e.jsonl": canonical(row()._asdict() | {"correct": 1}),
    "f.csv": FORMS["csv"].write([row(ply=1)]).replace(b"FALSE", b"maybe"),
}


@pytest.mark.parametrize("language", ["es", "fr", "de", "ru"])
@pytest.mark.parametrize("name", FAULTY)
def test_what_is_the_matter_is_said_in_every_language(
    tmp_path: Path, name: str, language: str
) -> None:
    path = tmp_path / name
    path.write_bytes(FAULTY[name])
    with pytest.raises(ScoreFileError) as refused:
        read_scores(path)
    told, english = refused.value.in_language(language), str(refused.value)
    assert refused.value.in_language("en") == english
    assert len(told.splitlines()) == len(english.splitlines())
    left = re.sub("|".join([name, *COLUMNS, "JSON", "TRUE", "FALSE", "maybe", "bits"]), "", told)
    assert set(re.findall("[a-z]{4,}", left)).isdisjoint(re.findall("[a-z]{4,}", english))
