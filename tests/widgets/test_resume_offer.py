"""A broken-off game is offered again to the same people, and to nobody else."""

from __future__ import annotations

import pytest

from tests.match.sets import of_years
from tests.records.games import forged
from timeline_widgets import ChallengeGame, PracticeGame, TimelineGame
from timeline_widgets.match.resuming import CannotResume
from timeline_widgets.records import read_log
from timeline_widgets.widgets import score_logs

CARDS = of_years(range(1001, 1041))


@pytest.fixture
def new_game(tmp_path):
    def new_game(**options):
        score_logs._open.clear()  # as in a new kernel
        defaults = {"players": ["Ana", "Iker"], "score_folder": tmp_path, "student": "Ana"}
        return TimelineGame(CARDS, **{**defaults, **options})

    return new_game


def play(game, moves):
    for _ in range(moves):
        game.play(game.match.legal_moves()[0])


def press(game, *, upload=None, **message):
    sent = []
    game.send = lambda content, **_: sent.append(content)
    game._receive(None, message, [upload] if upload else [])
    return sent


def test_nothing_is_offered_the_first_time(new_game):
    assert new_game().state["resume"] is None


def test_a_broken_off_game_is_offered_and_taken_up(new_game):
    first = new_game()
    play(first, 5)
    second = new_game()
    assert second.state["resume"]["moves"] == 5
    assert second.state["ply"] == 0
    assert press(second, type="resume") == []
    assert second.state["ply"] == 5
    assert second.state["line"] == first.state["line"]
    assert second.state["seats"] == first.state["seats"]
    assert second.table["match"] == second.state["match"] == first.match.id
    assert second.state["resume"] is None
    assert second.scores == first.scores


def test_the_offer_ends_when_the_new_game_begins(new_game):
    play(new_game(), 2)
    second = new_game()
    play(second, 1)
    assert second.state["resume"] is None


@pytest.mark.parametrize(
    "changes",
    [
        {"players": ["Ana", "Olya"]},
        {"student": "Iker"},
        {"hand": 3},
        {"edition": "russia"},
        {"seed": 2},
    ],
)
def test_another_game_is_not_offered(new_game, changes):
    play(new_game(seed=1), 2)
    assert new_game(**changes).state["resume"] is None


def test_a_finished_or_untouched_game_is_not_offered(new_game):
    done = new_game()
    while done.outcome is None:
        (seat,) = done.match.game.to_act(done.match.state)
        card = done.match.state.hands[seat][0]
        gap, _ = done.match.state.line.right_gaps(done.match.game.spans[card])
        done.play(next(m for m in done.match.legal_moves() if m[1:] == (card, gap)))
    new_game()
    assert new_game().state["resume"] is None


def test_one_game_has_one_table(new_game):
    first = new_game()
    play(first, 2)
    second = new_game()
    press(second, type="resume")
    assert first.comm is None
    assert second.comm is not None


def test_a_students_file_is_taken_up_on_another_machine(new_game, tmp_path):
    first = new_game(score_folder=tmp_path / "school")
    play(first, 3)
    home = new_game(score_folder=tmp_path / "home")
    assert home.state["resume"] is None
    assert press(home, type="resume", upload=first.match.log.bytes()) == []
    assert home.state["ply"] == 3


def test_other_cards_are_refused_in_the_readers_language(new_game):
    first = new_game()
    play(first, 1)
    other = TimelineGame(of_years(range(1, 30)), language="es", score_folder=None)
    (answer,) = press(other, type="resume", upload=first.match.log.bytes())
    assert answer["sentence"] == "Esa partida se jugó con otras cartas (el conjunto «test»)."


@pytest.mark.parametrize(
    "other",
    [
        lambda: PracticeGame(CARDS, score_folder=None),
        lambda: ChallengeGame(CARDS, players=["Ana", "Iker"], score_folder=None),
        lambda: TimelineGame(CARDS, players=["Olya", "Sami"], score_folder=None),
        lambda: TimelineGame(CARDS, players=["Ana", "Iker"], edition="russia", score_folder=None),
    ],
)
def test_a_log_of_another_game_is_refused_and_nothing_is_lost(new_game, other):
    first = new_game()
    play(first, 1)
    game = other()
    match = game.match
    with pytest.raises(CannotResume, match="another game"):
        game.resume(first.match.log.bytes())
    assert game.match is match
    (answer,) = press(game, type="resume", upload=first.match.log.bytes())
    assert answer["sentence"].startswith("That log is of another game")
    assert press(game, type="cards")[0]["type"] == "cards"


def test_a_file_too_large_for_a_log_is_refused_at_once(new_game):
    (answer,) = press(new_game(), type="resume", upload=b"{}\n" * 2_000_000)
    assert answer["sentence"] == "That file is too large to be a score log: 5 MB at most."


@pytest.mark.parametrize("upload", [b"not a log", b'{"v":1}\n'])
def test_a_file_without_a_game_is_answered(new_game, upload):
    game = new_game()
    (answer,) = press(game, type="resume", upload=upload)
    assert answer == {"type": "error", "sentence": "This file has no unfinished game."}
    assert game.state["ply"] == 0
    with pytest.raises(CannotResume):
        game.resume(upload)


def test_a_torn_log_goes_on_and_what_is_the_matter_is_said(new_game):
    first = new_game()
    play(first, 3)
    torn = first.match.log.bytes()[:-9]
    home = TimelineGame(CARDS, players=["Ana", "Iker"], score_folder=None, language="de")
    (answer,) = press(home, type="resume", upload=torn)
    assert home.state["ply"] == 2
    assert answer["sentence"].startswith("Das Spiel geht weiter, aber das Protokoll ist nicht ganz")


def test_a_log_with_a_move_missing_says_what_is_missing(new_game):
    first = new_game()
    play(first, 3)
    lines = first.match.log.bytes().splitlines(keepends=True)
    home = TimelineGame(CARDS, players=["Ana", "Iker"], score_folder=None)
    (answer,) = press(home, type="resume", upload=b"".join([*lines[:3], *lines[4:]]))
    assert answer["sentence"] == (
        "A move of that game is missing or was changed, so it cannot go on. "
        "Record 3 is missing before it."
    )
    assert home.state["ply"] == 0


def test_a_log_by_other_rules_names_both_versions(new_game):
    first = new_game()
    play(first, 1)
    old = forged(
        read_log(first.match.log.bytes()).records,
        lambda _, kind, payload: {**payload, "rules": 9} if kind == "match" else payload,
    )
    with pytest.raises(CannotResume, match="version 9 of the rules; this program plays version"):
        new_game().resume(old)


def test_a_file_that_is_not_there_is_said(new_game, tmp_path):
    with pytest.raises(CannotResume, match="No such file"):
        new_game().resume(tmp_path / "none.jsonl")
