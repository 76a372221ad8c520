"""Checking logs: every fault is named, and what cannot be proved is not claimed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.records.checking import check, codes
from tests.records.games import CARDS, forged, open_log, play
from timeline_widgets.records import read_log, verify
from timeline_widgets.records.record import make_record
from timeline_widgets.records.verifying import NOT_PROVED


def lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def edit(path: Path) -> None:
    """Make a wrong answer right."""
    data = path.read_bytes().replace(b'"correct":false', b'"correct":true', 1)
    assert data != path.read_bytes()
    path.write_bytes(data)


def cut(path: Path, *, at: int) -> None:
    path.write_bytes(b"".join(lines(path)[:at]))


def leave_out(path: Path) -> None:
    path.write_bytes(b"".join([*lines(path)[:3], *lines(path)[4:]]))


def swap(path: Path) -> None:
    one, two, three, four, *rest = lines(path)
    path.write_bytes(b"".join([one, two, four, three, *rest]))


def double(path: Path) -> None:
    path.write_bytes(b"".join([*lines(path), lines(path)[3]]))


def reseal(path: Path) -> None:
    """Change a record and give it a hash that fits, as somebody who can program would."""
    old = read_log(path).records[3]
    new = make_record(
        session=old.session, n=old.n, prev=old.prev, kind=old.kind, at=old.at,
        payload={**old.payload, "seconds": 1},
    )  # fmt: skip
    path.write_bytes(path.read_bytes().replace(old.line, new.line))


def copy(path: Path) -> None:
    shutil.copy(path, path.with_name(path.name.replace("ada", "ben")))


def newer(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"v":1}', b'"v":2}'))


def other_session(path: Path) -> None:
    """The same session id once more, with another game in it."""
    log = open_log(path.parent, "Ada", session=read_log(path).records[0].session)
    play(log, seed="another")


def append_elsewhere(path: Path) -> None:
    other = open_log(path.parent / "x", session="0" * 32)
    path.write_bytes(path.read_bytes() + other.path.read_bytes())
    shutil.rmtree(path.parent / "x")


def rules(path: Path) -> None:
    records = read_log(path).records
    path.write_bytes(forged(records, lambda _, k, p: {**p, "rules": 9} if k == "match" else p))


FAULTS: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "edited": (edit, "edited", ": Left aside, since it was changed"),
    "resealed": (reseal, "fork", "does not follow the record 3 that is here"),
    "torn": (lambda p: p.write_bytes(p.read_bytes()[:-30]), "torn", "not written to its end"),
    "gap": (leave_out, "gap", "Record 3 is missing before it"),
    "reordered": (swap, "out_of_order", "Record 2 stands after record 3"),
    "doubled": (double, "repeated", "Record 3 stands here a second time"),
    "forked": (other_session, "fork", "There are two different records 1"),
    "copied": (copy, "copied", "one of the two is a copy"),
    "renamed": (lambda p: p.rename(p.with_name("ben-1.jsonl")), "renamed", "not named after"),
    "mixed": (append_elsewhere, "mixed", "records of 2 sessions"),
    "reformatted": (
        lambda p: p.write_bytes(p.read_bytes().replace(b"\n", b"\r\n")),
        "reformatted",
        "saved by another program",
    ),
    "foreign": (lambda p: p.write_text("title,date\n"), "foreign", "No record of a game"),
    "empty": (lambda p: p.write_bytes(b""), "empty", "nothing was saved"),
    "newer format": (newer, "version", "format version 2"),
    "other rules": (rules, "other_rules", "version 9 of the rules; this program plays version 1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_kind_of_fault_is_named_in_plain_words(path: Path, fault: str) -> None:
    harm, code, words = FAULTS[fault]
    harm(path)
    found = check(path.parent)
    assert code in codes(found)
    told = found.in_words()
    assert words in told, told
    assert read_log(path).records or code in ("empty", "foreign", "version", "renamed")


def test_a_file_in_a_newer_format_is_one_sentence(path: Path) -> None:
    newer(path)
    assert codes(check(path)) == ["version"]


def test_a_set_that_is_not_here_and_one_that_was_changed_are_told_apart(path: Path) -> None:
    assert "is not here" in verify(path).problems[0].sentence
    assert codes(verify(path)) == ["other_cardset"]


@pytest.mark.parametrize("at", range(3, 6))
def test_a_log_whose_end_was_cut_off_has_a_note_that_its_game_has_no_end(
    path: Path, at: int
) -> None:
    """Nobody can tell it from a game that was broken off, so it is no fault."""
    cut(path, at=at)
    found = check(path)
    assert found.problems == ()
    (note,) = found.notes
    assert (note.code, note.line) == ("unfinished", at)
    assert found.replayed == 1
    moves = at - 2
    assert f"broken off after {moves} move" in note.sentence


def test_a_whole_game_and_practice_without_end_need_no_note(path: Path) -> None:
    from timeline_widgets.match import PracticeMatch, Seat

    assert check(path).notes == ()
    cut(path, at=2)
    assert check(path).notes == (), "a game that was set up and never played"
    log = open_log(path.parent, "Ben", session="0" * 32)
    match = PracticeMatch(CARDS, Seat("Ben"), lives=None, seed="1", open_log=lambda: log)
    match.play(0, match.legal_moves()[0])
    assert check(path.parent).notes == ()


def test_shipped_sets_need_not_be_given(tmp_path: Path) -> None:
    from timeline_widgets.loading import shipped_cardset

    play(open_log(tmp_path), cards=shipped_cardset("world-history"))
    assert verify(tmp_path).problems == ()


def test_a_log_copied_under_another_name(path: Path) -> None:
    copy = path.with_name(path.name.replace("ada", "ben"))
    shutil.copy(path, copy)
    verification = check(path.parent)
    assert sorted(codes(verification)) == ["copied", "renamed"]
    assert {problem.where for problem in verification.problems} == {str(copy)}


def test_a_log_copied_into_another_folder(path: Path, tmp_path: Path) -> None:
    (tmp_path / "ben").mkdir()
    shutil.copy(path, tmp_path / "ben" / path.name)
    assert codes(check(path, tmp_path / "ben")) == ["copied"]


def test_a_second_download_of_a_file_is_no_copy_under_another_name(path: Path) -> None:
    shutil.copy(path, path.with_name(f"{path.stem} (1).jsonl"))
    assert codes(check(path.parent)) == []


def test_a_session_in_several_files_is_one_game(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    match = play(log, moves=2)
    log.path.write_bytes(log.path.read_bytes()[:-5])
    match.play(*next((s, m) for s in match.game.to_act(match.state) for m in match.legal_moves()))
    assert len(list(tmp_path.iterdir())) == 2

    verification = check(tmp_path)
    assert codes(verification) == ["torn"]
    assert (verification.matches, verification.replayed) == (1, 1)


def test_a_game_taken_up_twice_from_the_same_place_is_a_fork(tmp_path: Path) -> None:
    logs = [open_log(tmp_path, session=f"{number:032x}") for number in range(2)]
    records = []
    for log, seat_moves in zip(logs, (0, 1), strict=True):
        match = play(log, moves=1)
        match.play(1, match.legal_moves()[seat_moves])
        records.append(read_log(log.path).records)
    same = records[0][1].payload["match"]
    last = records[0][2].hash
    logs[1].path.write_bytes(
        forged(
            (record for record in records[1] if record.payload.get("ply") != 0),
            lambda _, kind, payload: {
                **payload,
                **({"match": same} if kind != "session" else {}),
                **({"continues": last} if kind == "match" else {}),
            },
        )
    )
    assert codes(check(tmp_path)) == ["fork"]


def test_the_end_of_a_game_whose_beginning_is_not_there(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"".join(lines[2:]))
    assert codes(check(path)) == ["gap", "move_missing"]


def test_damaged_and_foreign_files_are_named_and_harm_no_other(path: Path) -> None:
    (path.parent / "notes.jsonl").write_text("{}")
    (path.parent / "ben-1.jsonl").write_bytes(b"")
    (path.parent / "ada-scores.jsonl").write_text("an export is no log")
    (path.parent / "loop.jsonl").symlink_to("loop.jsonl")
    verification = check(path.parent)
    assert sorted(codes(verification)) == ["empty", "foreign", "unreadable"]
    assert verification.replayed == 1


def test_a_consistent_forgery_passes(path: Path) -> None:
    """Nobody may promise more than the chain and the rules can show."""
    from timeline_widgets.games.timeline import Place

    real = read_log(path).records
    log = open_log(path.parent / "forged", session="f" * 32)
    match = play(log, moves=0)
    while match.outcome is None:
        (seat,) = match.game.to_act(match.state)
        card = match.state.hands[seat][0]
        first, _ = match.state.line.right_gaps(match.game.spans[card])
        match.play(seat, Place(match.state.ply, card, first))
    path.write_bytes(log.path.read_bytes())
    log.path.unlink()

    assert real[2].payload != read_log(path).records[2].payload
    assert check(path).problems == ()
    for word in ("who played", "looked up", "deleted", "cut off", "forgery"):
        assert word in NOT_PROVED


def test_checking_writes_nothing(path: Path) -> None:
    before = path.read_bytes(), path.stat().st_mtime_ns
    path.write_bytes(before[0][:-20])
    stamp = path.stat().st_mtime_ns
    check(path.parent)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before[0][:-20], stamp)
    assert list(path.parent.iterdir()) == [path]
