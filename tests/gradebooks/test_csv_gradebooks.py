"""Gradebooks take the files as they are: headers, ids, numbers, and nobody's grade goes astray."""

from __future__ import annotations

import csv
import io
import math

import pytest

from timeline_widgets.gradebooks import (
    Gradebook,
    GradebookError,
    canvas_gradebook,
    moodle_gradebook,
    nbgrader_gradebook,
    read_roster,
)

CANVAS = (
    '\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Essay (12),Final Score\r\n'
    "    Points Possible,,,,,20,(read only)\r\n"
    '"Lovelace, Ada",17,00429,ada,9b,12,60\r\n'
    '"Núñez, Ольга ",18,9912140633506421, olga ,9b,,\r\n'
    '"Student, Test",19,,test,9b,,\r\n'
).encode()  # fmt: skip
MOODLE = b"First name,Last name,ID number,Email address\nAda,Lovelace,00429,ada@x.y\nBen,Bo,7,\n"


def table(book: Gradebook) -> list[list[str]]:
    return list(csv.reader(io.StringIO(book.data.decode(), newline="")))


@pytest.mark.parametrize("name", ["ada", "ADA", "00429", "17", "Lovelace, Ada", "Ada  Lovelace"])
def test_canvas_is_told_the_student_by_every_id_that_it_gave(name):
    book = canvas_gradebook({name: 7.25}, read_roster(CANVAS), title="Timeline", maximum=10)
    header, points, ada = table(book)
    assert header == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Timeline"]
    assert points == ["Points Possible", "", "", "", "", "10"]
    assert ada == ["Lovelace, Ada", "17", "00429", "ada", "9b", "7.25"]
    assert book.without_grade == ("Núñez, Ольга", "Student, Test")


def test_ids_keep_zeros_and_digits_and_lose_only_the_spaces_around_them():
    book = canvas_gradebook({"olga": 1}, read_roster(CANVAS), title="T", maximum=1)
    assert table(book)[2] == ["Núñez, Ольга", "18", "9912140633506421", "olga", "9b", "1"]


@pytest.mark.parametrize(
    "title",
    ["Final Score", "My final score", "Unposted Current Score", "Current  Grade", "Final Points",
     "Override Score", " ", "Section", "=1+1"],
)  # fmt: skip
def test_a_title_that_canvas_would_drop_or_run_is_refused(title):
    with pytest.raises(GradebookError):
        canvas_gradebook({}, read_roster(CANVAS), title=title, maximum=10)


def test_who_is_not_on_the_roster_is_named_and_pseudonyms_are_resolved():
    points = {"Red Fox": 3, "Nobody": 4}
    book = canvas_gradebook(
        points, read_roster(CANVAS), title="T", maximum=10, aliases={"Red Fox": "00429"}
    )
    assert book.left_out == ("Nobody",)
    assert "Nobody" in repr(book)
    assert table(book)[2][-1] == "3"


def test_a_grade_never_goes_to_a_namesake():
    roster = read_roster(b"Student,ID,Section\nAda,1,a\nAda,2,b\n")
    with pytest.raises(GradebookError, match=r"'Ada' could be any of the rows \[2, 3\]"):
        canvas_gradebook({"Ada": 1}, roster, title="T", maximum=1)
    with pytest.raises(GradebookError, match="'one' and '1' are the same row"):
        canvas_gradebook({"1": 1, "one": 0}, roster, title="T", maximum=1, aliases={"one": "1"})


@pytest.mark.parametrize("grade", [None, "A", math.nan, math.inf, -1, 10.01, True])
def test_no_gradebook_takes_what_is_no_grade_and_all_are_named(grade):
    given = {"ada": grade, "ben": grade, "cy": 10}
    books = [
        lambda: canvas_gradebook(given, read_roster(CANVAS), title="T", maximum=10),
        lambda: moodle_gradebook(given, title="T", maximum=10),
        lambda: nbgrader_gradebook(given, assignment="a", maximum=10),
    ]
    for book in books:
        with pytest.raises(GradebookError) as error:
            book()
        assert [line[:3] for line in str(error.value).splitlines()] == ["ada", "ben"]


def test_moodle_gets_a_line_only_for_those_who_have_a_grade():
    book = moodle_gradebook(
        {"Ada Lovelace": 1 / 3}, read_roster(MOODLE), title="T", maximum=1, identifier="ID number"
    )
    assert table(book) == [["ID number", "T"], ["00429", "0.33"]]
    assert book.without_grade == ("7",)


def test_moodle_is_not_given_a_grade_for_nobody():
    with pytest.raises(GradebookError, match="'Ben Bo': row 3 has no Email address"):
        moodle_gradebook(
            {"Ben Bo": 1}, read_roster(MOODLE), title="T", maximum=1, identifier="Email address"
        )


def test_nbgrader_export_has_its_columns_and_a_zero_for_who_did_nothing():
    roster = read_roster(b"id,last_name,first_name,email\nstud1, smith, ann, a@b.c\nstud2,,,\n")
    book = nbgrader_gradebook({"stud1": 4}, roster, assignment="ps1", maximum=5)
    header, *rows = table(book)
    assert ",".join(header) == (
        "assignment,duedate,timestamp,student_id,last_name,first_name,email,"
        "raw_score,late_submission_penalty,score,max_score"
    )
    assert rows == [
        ["ps1", "", "", "stud1", "smith", "ann", "a@b.c", "4", "0", "4", "5"],
        ["ps1", "", "", "stud2", "", "", "", "0", "0", "0", "5"],
    ]


@pytest.mark.parametrize("name", ['=HYPERLINK("http://x","y")', "@SUM(1)", "\t=1", "+x"])
def test_a_name_that_a_spreadsheet_would_run_is_neutralised(name):
    for book in (
        moodle_gradebook({name: 1}, title="T", maximum=1),
        nbgrader_gradebook({name: 1}, assignment="a", maximum=1),
    ):
        assert f"'{name}" in table(book)[1]


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe\x00", b"a,b\n1,2\n", b'Student,ID\n"' + b"x" * 200_000]
)
def test_a_file_that_is_no_roster_is_refused_with_a_sentence(data):
    with pytest.raises(GradebookError, match="roster"):
        read_roster(data)
