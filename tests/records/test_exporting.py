"""Score files: one for each student, every value comes back, and no spreadsheet runs a name."""

from __future__ import annotations

import csv
import io
import zipfile
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.games import CARDS, open_log, play
from timeline_widgets.games.challenge import Lock, Wheels
from timeline_widgets.match import ChallengeMatch, Seat, TimelineMatch
from timeline_widgets.records import (
    Answer,
    Record,
    ScoreFileError,
    ScoreLog,
    answers,
    export_scores,
    read_log,
    read_scores,
    score_files,
    verify,
)
from timeline_widgets.records.rows import COLUMNS
from timeline_widgets.records.score_files import FORMS

HOSTILE = [
    '=HYPERLINK("http://x","y")', "@SUM(1)", "\t=1", "+1", "-1+1", "\r=1", "\n", " =1", "＝1",
    "'=1", "''", "'tis", "=", "Núñez, Ольга", '"', "00429", "9912140633506421", "-44", "1e5",
    "TRUE", "\x00", "_x0041_", "_x000D_", "a\r\nb", "\x0b", "\u2028", "\ufeffx", "\ufffe", "  x  ",
    "3-4", "<b>&amp;",
]  # fmt: skip

TRIALS = {"timeline_4", "bet", "combination", "split", "right_date"}

text = st.one_of(st.text(st.characters(exclude_categories=["Cs"])), st.sampled_from(HOSTILE))
whole = st.none() | st.integers(-(2**53), 2**53)
decimal = st.none() | st.integers(0, 10**9).map(lambda milliseconds: milliseconds / 1000)
kinds = {str: text, bool: st.booleans(), int: whole, float: decimal}
rows = st.lists(st.builds(Answer, **{n: kinds[kind] for n, kind in COLUMNS.items()}), max_size=3)


def form_here(form: str) -> str:
    if form == "parquet":
        pytest.importorskip("pyarrow", reason="Parquet is written only where pyarrow is")
    if form == "xlsx":
        pytest.importorskip("openpyxl", reason="xlsx is written only where openpyxl is")
    return form


@pytest.fixture(params=list(FORMS))
def form(request: pytest.FixtureRequest) -> str:
    return form_here(request.param)


def row(**values: object) -> Answer:
    empty: dict[type, object] = {str: "", bool: False, int: None, float: None}
    return Answer(**{name: empty[kind] for name, kind in COLUMNS.items()} | values)


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


def test_each_student_has_a_file_with_a_row_for_each_answer(tmp_path: Path, form: str) -> None:
    log = open_log(tmp_path / "logs", "Teacher")
    play(log, names=("Ada", "Ben"))
    paths = export_scores(read_log(log.path).records, tmp_path / "out", forms=[form])

    assert [path.name for path in paths] == [f"ada-scores.{form}", f"ben-scores.{form}"]
    read = [row for path in paths for row in read_scores(path)]
    moves = [record.payload for record in read_log(log.path).records if record.kind == "move"]
    assert sorted(
        (row.student, row.ply, row.card, row.answer, row.correct, row.points) for row in read
    ) == sorted(
        (
            move["player"],
            move["ply"],
            move["move"]["card"],
            str(move["move"]["gap"]),
            move["answer"]["correct"],
            move["answer"]["points"],
        )
        for move in moves
    )
    assert {(row.game, row.variant, row.cardset) for row in read} == {
        ("timeline", "spain", "class-9b")
    }


def test_the_answer_of_a_team_is_in_every_members_file(tmp_path: Path) -> None:
    log = open_log(tmp_path / "logs")
    match = TimelineMatch(
        CARDS,
        [Seat("Owls", ("Ada", "Ben")), Seat("Chen")],
        hand=3,
        seed="clio",
        open_log=lambda: log,
    )
    match.play(0, match.legal_moves()[0])
    paths = export_scores(read_log(log.path).records, tmp_path / "out")

    assert [path.name for path in paths] == ["ada-scores.csv", "ben-scores.csv"]
    first, second = (read_scores(path) for path in paths)
    assert [(row.student, row.team) for row in first + second] == [("Ada", "Owls"), ("Ben", "Owls")]
    assert first[0]._replace(student="Ben") == second[0]


def test_a_seat_without_a_name_is_the_sessions_student(tmp_path: Path) -> None:
    log = open_log(tmp_path, "Ольга")
    play(log, names=("",), moves=1)
    (found,) = answers(read_log(log.path).records)
    assert found.student == "Ольга"


def test_hints_and_confidence_are_kept(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    match = play(log, names=("Ada",), moves=0)
    match.hint(0, match.state.hands[0][0], "century")
    match.play(0, match.legal_moves()[0], confidence="think_so")
    match.play(0, match.legal_moves()[0])
    rows = answers(read_log(log.path).records)
    assert [(row.confidence, row.hints) for row in rows] == [("think_so", 1), ("", 0)]


def test_each_answer_of_a_trial_or_duel_is_a_row_with_its_own_time(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    ticks = count()
    match = ChallengeMatch(
        CARDS,
        [Seat("Ana"), Seat("Red", ("Iker", "Olya"))],
        seed="clio",
        open_log=lambda: log,
        clock=lambda: float(next(ticks) ** 2),
    )
    wheels = {"combination": (1, 2, 3, 4), "right_date": (1, 0, None, 7)}
    while len({move.payload["revealed"]["trial"] for move in revealing(log)}) < 5:
        trial, state = match.state.trial, match.state
        (seat, *_) = match.game.to_act(state)
        if state.challenge is None:
            sign = "-" if trial == "right_date" else None
            match.play(seat, Lock(state.ply, Wheels(wheels.get(trial, (0, 1, 3, 3)), sign)))
        else:
            match.play(seat, match.legal_moves()[0])

    rows = answers(read_log(log.path).records)
    told = [(move, one) for move in revealing(log) for one in move.payload["revealed"]["answers"]]
    trials = [row for row in rows if row.variant in TRIALS and row.student != "Olya"]
    assert [(row.variant, row.points) for row in trials] == [
        (move.payload["revealed"]["trial"], one["steps"]) for move, one in told
    ]
    locks = {
        (move.payload["ply"], move.payload["seconds"])
        for move in read_log(log.path).records
        if move.kind == "move" and move.payload["move"]["type"] == "lock"
    }
    assert {(row.ply, row.seconds) for row in trials} <= locks
    assert len({(row.ply, row.seconds) for row in trials}) == len(trials)
    assert {row.answer for row in trials if row.variant == "split"} == {"133"}
    assert {row.answer for row in trials if row.variant == "right_date"} == {"1 0 _ 7"}
    assert {row.answer for row in trials if row.variant == "bet"} == {"0 1 3 3"}
    for row in trials:
        assert len(row.card.split(" | ")) == {"bet": 1, "right_date": 1, "split": 2}.get(
            row.variant, 4
        )
        assert (row.year is None) == (row.variant not in ("bet", "right_date"))
    assert {row.team for row in rows if row.student in ("Iker", "Olya")} == {"Red"}
    assert all(FORMS[form].read(FORMS[form].write(rows)) == rows for form in ("csv", "jsonl"))


def revealing(log: ScoreLog) -> list[Record]:
    """Return the moves that revealed a Trial."""
    return [record for record in read_log(log.bytes()).records if "revealed" in record.payload]


def test_an_answer_that_is_no_answer_breaks_nothing(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    for harm in (None, [], "x", {"answers": 3}, {"answers": [3, {}], "cards": [None]}):
        log.append("move", {"answer": harm, "move": harm, "revealed": harm, "seat": harm})
        log.append("match", {"seats": harm, "cardset": harm, "match": harm})
    rows = answers(read_log(log.path).records)
    assert {type(row.correct) for row in rows} == {bool}
    assert all(FORMS[form].read(FORMS[form].write(rows)) == rows for form in ("csv", "jsonl"))
    assert verify(log.path).replayed == 0


def test_the_same_record_counts_once(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    play(log, moves=2)
    records = read_log(log.path).records
    assert answers([*records, *records]) == answers(records)


def test_an_export_in_the_middle_of_a_game_has_only_what_was_revealed(tmp_path: Path) -> None:
    log = open_log(tmp_path / "logs")
    match = play(log, moves=2)
    (*paths,) = export_scores(read_log(log.path).records, tmp_path / "out")
    exported = b"".join(path.read_bytes() for path in paths).decode()

    placed = {move.payload["move"]["card"] for move in read_log(log.path).records[2:]}
    hidden = {card.when.label() for card in match.cards if card.id not in placed}
    shown = [row.date for path in paths for row in read_scores(path)]
    assert len(shown) == 2
    assert not hidden & set(shown)
    assert all(f",{date}," not in exported for date in hidden)


def test_names_that_look_alike_have_a_file_each(tmp_path: Path) -> None:
    log = open_log(tmp_path / "logs")
    play(log, names=("Ana", "ana", "../ana", "ANA!", ""), hand=2)
    paths = export_scores(read_log(log.path).records, tmp_path / "out")

    assert len({path.name.lower() for path in paths}) == 5
    assert {path.parent for path in paths} == {tmp_path / "out"}
    students = [{row.student for row in read_scores(path)} for path in paths]
    assert all(len(names) == 1 for names in students)
    assert set.union(*students) == {"Ana", "ana", "../ana", "ANA!", "Ada"}


def test_a_later_export_replaces_the_earlier_one(tmp_path: Path) -> None:
    log = open_log(tmp_path / "logs")
    match = play(log, names=("Ada",), moves=1)
    export_scores(read_log(log.path).records, tmp_path / "out")
    match.play(0, match.legal_moves()[0])
    (path,) = export_scores(read_log(log.path).records, tmp_path / "out")
    assert len(read_scores(path)) == 2
    assert list((tmp_path / "out").iterdir()) == [path]


def test_nothing_answered_is_no_file(tmp_path: Path) -> None:
    log = open_log(tmp_path / "logs")
    play(log, moves=0)
    assert export_scores(read_log(log.path).records, tmp_path / "out") == ()
    assert not (tmp_path / "out").exists()


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
    with pytest.raises(ScoreFileError, match="larger than 1048576 bytes"):
        read_scores(path)


def test_a_text_that_is_too_long_for_a_cell_is_refused_not_cut() -> None:
    form_here("xlsx")
    FORMS["xlsx"].write([row(title="x" * 32_767)])
    with pytest.raises(ScoreFileError, match="32767 characters"):
        FORMS["xlsx"].write([row(title="x" * 32_768)])


def test_an_unknown_form_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ScoreFileError, match="allowed are csv, xlsx, jsonl, parquet"):
        export_scores([], tmp_path, forms=["pdf"])
    with pytest.raises(ScoreFileError, match="allowed are csv, xlsx, jsonl, parquet"):
        read_scores(tmp_path / "scores.pdf")
