"""Playing logged games again: what does not follow from the moves is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.records.checking import Change, check, codes, forge
from tests.records.games import CARDS, open_log, play
from timeline_widgets.match import PracticeMatch, Seat
from timeline_widgets.match.resuming import resume
from timeline_widgets.records import read_log, read_logs, verify
from timeline_widgets.records.stories import stories


@pytest.mark.parametrize("edition", ["spain", "russia", "star-wars"])
@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Ben"), ("Ada", "Ben", "Chen")])
def test_games_as_they_were_played_come_out_the_same(
    tmp_path: Path, edition: str, names: tuple[str, ...]
) -> None:
    log = open_log(tmp_path)
    for number in range(8):
        play(log, names=names, edition=edition, seed=f"seed {number}")
    play(log, names=names, edition=edition, moves=2)

    verification = check(tmp_path)
    assert verification.problems == ()
    assert (verification.files, verification.matches, verification.replayed) == (1, 9, 9)


def test_skipped_turns_and_players_who_left_are_replayed(tmp_path: Path) -> None:
    from timeline_widgets.games.timeline import Skip, Withdraw

    match = play(open_log(tmp_path), names=("Ada", "Ben", "Chen"), moves=2)
    match.play(2, Skip(2))
    match.play(1, Withdraw(3))
    match.play(0, match.legal_moves()[0])
    assert check(tmp_path).problems == ()


def test_practice_hints_and_stated_confidence_are_replayed(tmp_path: Path) -> None:
    log = open_log(tmp_path)
    for lives in (1, 3, None):
        practice = PracticeMatch(
            CARDS, Seat("Ada"), lives=lives, seed=f"{lives}", open_log=lambda: log
        )
        while practice.outcome is None and practice.state.ply < 12:
            practice.play(0, practice.legal_moves()[practice.state.ply % 2])
    match = play(log, moves=0)
    card, first = match.state.hands[0][0], match.state.line.cards[0]
    match.hint(0, card, "century")
    match.hint(0, card, "compare", first)
    match.play(0, match.legal_moves()[0], confidence="guess")
    verification = check(tmp_path)
    assert verification.problems == ()
    assert verification.replayed == 4

    path = log.path

    def with_hint(**harm: object) -> Change:
        def change(_: int, __: str, payload: dict[str, Any]) -> dict[str, Any]:
            if payload.get("hint", {}).get("kind") == "compare":
                return {**payload, "hint": {**payload["hint"], **harm}}
            return payload

        return change

    original = path.read_bytes()
    for harm in ({"says": "same"}, {"kind": "century"}, {"card": "none"}, {"ply": 0.5}):
        assert codes(forge(path, with_hint(**harm)))[0] in ("other_answer", "illegal_move"), harm
        path.write_bytes(original)
    free = forge(path, lambda _, __, p: {**p, "hints": 0} if "hints" in p else p)
    assert codes(free) == ["other_answer"]


def test_a_game_opened_again_without_a_move_is_no_fork(tmp_path: Path) -> None:
    play(open_log(tmp_path, session="a" * 32), moves=2)
    (story,) = stories(read_logs(tmp_path.iterdir()).records)
    for session in ("b" * 32, "c" * 32):
        log = open_log(tmp_path, session=session)
        match = resume(story, CARDS, lambda log=log: log)
    match.play(0, match.legal_moves()[0])

    assert len(stories(read_logs(tmp_path.iterdir()).records)) == 2
    verification = check(tmp_path)
    assert verification.problems == ()
    assert (verification.matches, verification.replayed) == (1, 1)


def test_an_answer_made_right_with_new_hashes_does_not_follow_from_its_move(path: Path) -> None:
    def change(_: int, kind: str, payload: dict[str, Any]) -> dict[str, Any]:
        if kind == "move" and not payload["answer"]["correct"]:
            payload["answer"] = {**payload["answer"], "correct": True, "points": 1}
        return payload

    verification = forge(path, change)
    assert codes(verification) == ["other_answer"]
    assert verification.replayed == 0
    assert "'correct': False" in verification.problems[0].sentence


@pytest.mark.parametrize(
    ("field", "value"),
    [("points", 2), ("distance_years", -1), ("places", 0), ("right_gaps", [0, 9]), ("year", 1)],
)
def test_every_field_that_follows_from_the_rules_is_compared(
    path: Path, field: str, value: object
) -> None:
    wrong = next(r.n for r in read_log(path).records if r.kind == "move")
    verification = forge(
        path,
        lambda n, _, payload: (
            {**payload, "answer": {**payload["answer"], field: value}} if n == wrong else payload
        ),
    )
    assert codes(verification) == ["other_answer"]


def test_another_winner_is_named(path: Path) -> None:
    verification = forge(
        path,
        lambda _, kind, payload: (
            {**payload, "outcome": {"winners": [], "reason": "nobody"}}
            if kind == "end"
            else payload
        ),
    )
    assert codes(verification) == ["other_result"]


def test_a_result_at_another_move_is_named(path: Path) -> None:
    verification = forge(path, lambda _, kind, p: {**p, "ply": 1} if kind == "end" else p)
    assert codes(verification) == ["other_result"]


def test_a_move_left_out_with_new_hashes_is_missing(path: Path) -> None:
    verification = forge(path, lambda n, _, payload: None if n == 3 else payload)
    assert codes(verification) == ["move_missing"]
    assert "move 1 is missing" in verification.problems[0].sentence


@pytest.mark.parametrize(
    "harm",
    [
        {"move": {"type": "place", "card": "none", "gap": 0}},
        {"move": {"type": "fly"}},
        {"move": []},
        {"seat": 7},
        {"seat": "0"},
        {"move": {"type": "place", "card": "001", "gap": -1}},
        {"move": {"type": "place", "card": ["001"], "gap": 0}},
    ],
    ids=str,
)
def test_a_move_that_the_rules_refuse_is_named(path: Path, harm: dict[str, Any]) -> None:
    verification = forge(path, lambda n, _, payload: {**payload, **harm} if n == 3 else payload)
    assert codes(verification) == ["illegal_move"]
    assert verification.problems[0].line == 4


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        ({"rules": 2}, "other_rules"),
        ({"game": "chess"}, "unknown_game"),
        ({"game": ["timeline"]}, "unknown_game"),
        ({"edition": "atlantis"}, "impossible_match"),
        ({"seats": []}, "impossible_match"),
        ({"seats": {"a": 1}}, "impossible_match"),
        ({"options": {"hand": 10**9}}, "impossible_match"),
        ({"options": None}, "impossible_match"),
        ({"starting_seat": 5}, "impossible_match"),
        ({"cardset": {"name": "class-9b", "fingerprint": "0" * 64}}, "other_cardset"),
        ({"cardset": {"name": "world-history", "fingerprint": ["0"]}}, "other_cardset"),
        ({"cardset": "class-9b"}, "other_cardset"),
        ({"seed": "another"}, "other_answer"),
    ],
    ids=str,
)
def test_a_game_that_cannot_have_been_is_named(path: Path, harm: dict[str, Any], code: str) -> None:
    verification = forge(path, lambda n, _, payload: {**payload, **harm} if n == 1 else payload)
    found = codes(verification)
    assert len(found) == 1
    assert found[0] == code or (code == "other_answer" and found[0] == "illegal_move")


def test_an_edited_card_set_is_not_the_one_that_was_played(path: Path) -> None:
    mended = replace(CARDS, cards=CARDS.cards[1:])
    verification = verify(path, cardsets=[mended])
    assert codes(verification) == ["other_cardset"]
    assert "'class-9b'" in verification.problems[0].sentence
