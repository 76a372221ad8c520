"""What a teacher may switch on, as the kernel keeps it: hints, sureness, time, skipped turns."""

from __future__ import annotations

from tests.widgets.timeline_table import Table


def test_skip_and_withdraw_are_the_teachers_to_allow():
    closed, open_ = Table(), Table(players=["Ana", "Iker", "Olya"], teacher_moves=True)
    for message in ({"type": "skip"}, {"type": "withdraw", "seat": 0}):
        (answer,) = closed.receive(**message, ply=0, key="k")
        assert answer["reason"] == "not_offered"
        assert closed.game.state["ply"] == 0
    open_.receive(type="skip", ply=0, key="a")
    assert open_.game.state["turn"] == 1
    open_.receive(type="withdraw", seat=2, ply=1, key="b")
    assert open_.game.state["seats"][2] == {"hand": (), "status": "withdrawn"}


def test_a_hint_is_shown_and_costs_a_point():
    table = Table(hints=True)
    card = table.hand()[0]
    assert table.receive(type="hint", ply=0, key="h", card=card, kind="century") == []
    (hint,) = table.game.state["hints"]
    year = table.game.match.cards[card].when.earliest[0]
    assert hint["card"] == card
    assert f"{(year - 1) // 100 + 1}th century" in hint["sentence"]
    assert table.game.state["scores"] == [-1, 0]
    assert table.game.scores == {"Player 1": -1, "Player 2": 0}
    assert table.game.state["ply"] == 0
    other = table.game.state["line"][0]
    table.receive(type="hint", ply=0, key="i", card=card, kind="compare", other=other)
    title = table.game.match.cards[other].title
    assert table.game.state["hints"][1]["sentence"].endswith(f"“{title}”.")


def test_a_hint_that_was_not_switched_on_is_refused():
    table = Table()
    (answer,) = table.receive(type="hint", ply=0, key="h", card=table.hand()[0], kind="century")
    assert answer["reason"] == "not_offered"
    assert table.game.state["scores"] == [0, 0]


def test_confidence_is_kept_only_where_it_is_asked(tmp_path):
    for asked in (True, False):
        table = Table(confidence=asked, score_folder=tmp_path, student=f"Ada {asked}")
        table.place(table.hand()[0], 0, confidence="guess")
        assert (b'"confidence":"guess"' in table.game.match.log.bytes()) is asked


def test_time_that_runs_out_skips_the_turn_only_where_there_is_a_timer(tmp_path):
    table = Table(timer=30, score_folder=tmp_path, student="Ada timer")
    assert table.game.table["options"]["timer"] == 30
    (answer,) = table.receive(type="skip", ply=0, key="s", why="time")
    assert answer["reason"] == "time_is_left"
    table.game.match._turn_began -= 30
    assert table.receive(type="skip", ply=0, key="t", why="time") == []
    assert table.game.state["turn"] == 1
    assert b'"why":"time"' in table.game.match.log.bytes()
    (answer,) = table.receive(type="skip", ply=1, key="u", why="teacher")
    assert answer["reason"] == "not_offered"
    (answer,) = Table().receive(type="skip", ply=0, key="t", why="time")
    assert answer["reason"] == "not_offered"
