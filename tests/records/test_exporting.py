"""Exports: a file for each student, with a row for each answer that was revealed."""

from __future__ import annotations

import unicodedata
from itertools import count
from pathlib import Path

import pytest

from tests.records.games import CARDS, open_log, play
from tests.records.score_rows import form_here
from timeline_widgets.games.challenge import Lock, Wheels
from timeline_widgets.match import ChallengeMatch, Seat, TimelineMatch
from timeline_widgets.records import (
    Record,
    ScoreLog,
    answers,
    export_scores,
    read_log,
    read_scores,
    verify,
)
from timeline_widgets.records.score_files import FORMS

TRIALS = {"timeline_4", "bet", "combination", "split", "right_date"}


@pytest.fixture(params=list(FORMS))
def form(request: pytest.FixtureRequest) -> str:
    return form_here(request.param)


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


RESERVED = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}


@pytest.mark.parametrize(
    "names",
    [
        ("Ὀδυσσεύς", "Ὀδυσσεύσ"),
        ("Straße", "STRASSE"),
        ("ﬁn", "fin"),
        ("é", "e\u0301"),
        ("Ａｎａ", "Ana"),
        ("CON", "con"),
        ("COM1", "aux."),
        ("a/b", "a:b", "a*b", "a?b", "a|b"),
        ("..", "."),
        ("x" * 300, "x" * 301),
    ],
)
def test_names_that_some_file_system_takes_for_one_or_for_none(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    log = open_log(tmp_path / "logs")
    play(log, names=names, hand=2)
    paths = export_scores(read_log(log.path).records, tmp_path / "out")
    seen = {unicodedata.normalize("NFKD", path.name.casefold()) for path in paths}
    assert len(seen) == len(names)
    for path in paths:
        assert not set(path.name) & set('<>:"/\\|?*')
        assert path.name.partition(".")[0].lower() not in RESERVED
        assert len(path.name.encode()) < 255
    assert {row.student for path in paths for row in read_scores(path)} == set(names)


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
