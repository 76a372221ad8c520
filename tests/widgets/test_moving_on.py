"""From machine to machine: each download is enough to go on, to be checked and to be counted."""

from __future__ import annotations

import pytest

from tests.match.sets import of_years
from timeline_widgets import ChallengeGame, ClassReport, PracticeGame, TimelineGame
from timeline_widgets.games.challenge import Lock, Wheels
from timeline_widgets.records import read_log, read_scores, verify
from timeline_widgets.records.stories import stories
from timeline_widgets.widgets import naming, score_logs

CARDS = of_years(range(1001, 1041))


@pytest.fixture
def machine(tmp_path):
    """A fresh machine each time: nothing in its folder, nobody known."""
    machines = iter(range(9))

    def machine(game=PracticeGame, **options):
        score_logs._open.clear()
        naming._given.clear()
        if game is PracticeGame:
            options["lives"] = 9  # or three wrong cards would end it
        return game(CARDS, score_folder=tmp_path / f"machine {next(machines)}", **options)

    return machine


def take(game, **message):
    """Press a download button and return name and bytes of what comes."""
    sent = []
    game.send = lambda content, buffers=(): sent.append((content, *buffers))
    game._receive(None, {"type": "download", **message}, [])
    ((told, data),) = sent
    return told["name"], data


def upload(game, data):
    sent = []
    game.send = lambda content, **_: sent.append(content)
    game._receive(None, {"type": "resume"}, [data])
    assert sent == []


def move(game):
    game.play(game.match.legal_moves()[0])


def test_a_game_goes_over_three_machines_with_one_file_each_time(machine, tmp_path):
    game = machine()
    game._receive(None, {"type": "names", "names": ["Red Fox"]}, [])
    files = []
    for number in range(3):
        if files:
            game = machine()
            upload(game, files[-1])
        assert game.state["ply"] == number
        move(game)
        files.append(take(game)[1])
    assert files[2].startswith(files[1])
    assert files[1].startswith(files[0])

    handed_in = tmp_path / "handed in"
    handed_in.mkdir()
    (handed_in / take(game)[0]).write_bytes(files[-1])
    found = verify(handed_in, cardsets=[CARDS])
    assert found.problems == ()
    assert (found.matches, found.replayed, found.notes[0].code) == (1, 1, "unfinished")
    (story,) = stories(read_log(files[-1]).records)
    assert story.moves == 3


def test_the_answers_of_earlier_machines_are_in_the_export(machine, tmp_path):
    first = machine()
    move(first)
    second = machine()
    upload(second, take(first)[1])
    for rows in (0, 1):
        name, data = take(second, form="csv")
        (tmp_path / name).write_bytes(data)
        assert [row.ply for row in read_scores(tmp_path / name)] == [0, 1][: rows + 1]
        move(second)
    (path,) = second.export_scores(tmp_path / "out")
    assert [row.ply for row in read_scores(path)] == [0, 1, 2]


def test_a_game_taken_up_in_the_same_folder_is_in_one_download_too(tmp_path):
    for made in range(2):
        score_logs._open.clear()
        game = PracticeGame(CARDS, player="Ana", lives=9, score_folder=tmp_path)
        if made:
            game._receive(None, {"type": "resume"}, [])
        move(game)
    assert [r.payload["ply"] for r in read_log(take(game)[1]).records if r.kind == "move"] == [0, 1]


def test_both_files_handed_in_are_one_game_and_no_copy(machine, tmp_path):
    first = machine(student="Red Fox")
    move(first)
    second = machine(student="Red Fox")
    upload(second, take(first)[1])
    move(second)
    handed_in = tmp_path / "handed in"
    handed_in.mkdir()
    for number, game in enumerate((first, second)):
        name, data = take(game)
        (handed_in / name.replace("-20", f"-{number}-20", 1)).write_bytes(data)
    found = verify(handed_in, cardsets=[CARDS])
    assert found.problems == ()
    assert (found.matches, found.replayed) == (2, 2), "one was set up and never played"
    assert [note.code for note in found.notes] == ["unfinished"]
    report = ClassReport.read(handed_in)
    assert (report.problems, len(report.answers)) == ((), 2)


def test_somebody_elses_game_in_ones_own_file_is_named(machine, tmp_path):
    ada = machine(student="Ada", player="A")
    move(ada)
    ben = machine(student="Ben", player="A")
    upload(ben, take(ada)[1])
    move(ben)
    name, data = take(ben)
    (tmp_path / name).write_bytes(data)
    found = verify(tmp_path / name, cardsets=[CARDS])
    assert [(problem.code, "Ada" in problem.sentence) for problem in found.problems] == [
        ("renamed", True)
    ]


def test_a_second_resume_in_one_kernel_brings_nothing_twice(machine):
    first = machine(TimelineGame, players=["Ana", "Iker"])
    move(first)
    data = take(first)[1]
    second = machine(TimelineGame, players=["Ana", "Iker"])
    upload(second, data)
    upload(second, take(second)[1])
    records = read_log(take(second)[1])
    assert records.problems == ()
    assert len({r.hash for r in records.records}) == len(records.records)


def test_a_challenge_takes_its_earlier_trials_along_and_no_locked_answer(machine):
    game = machine(ChallengeGame, seed=3)

    def lock(seat):
        game.play(seat, Lock(game.match.state.ply, Wheels((0, 0, 0, 0), None)))

    lock(0)
    lock(1)
    data = take(game)[1]
    game = machine(ChallengeGame, seed=3)
    upload(game, data)
    if game.match.state.trial:
        lock(0)
        assert take(game)[1].count(b'"type":"lock"') == 2
