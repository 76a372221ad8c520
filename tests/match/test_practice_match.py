"""A practice in the score log."""

from __future__ import annotations

from tests.match.sets import of_years
from timeline_widgets.games.timeline import Place
from timeline_widgets.match import PracticeMatch, Seat
from timeline_widgets.records.reading import read_log
from timeline_widgets.records.writing import ScoreLog


def test_a_practice_is_written_down_like_a_game(tmp_path):
    match = PracticeMatch(
        of_years(range(1900, 1920)),
        Seat("Ada"),
        lives=2,
        seed="clio",
        open_log=lambda: ScoreLog.open(tmp_path, student="Ada"),
    )
    while match.outcome is None:
        card = match.state.queue[0]
        first, last = match.state.line.right_gaps(match.game.spans[card])
        wrong = match.state.ply % 2
        match.play(
            0, Place(match.state.ply, card, (last + 1 if first == 0 else 0) if wrong else first)
        )
    start, *moves, end = [record.payload for record in read_log(match.log.path).records[1:]]
    assert start["game"] == "practice"
    assert start["options"] == {"lives": 2}
    assert [move["answer"]["correct"] for move in moves] == [True, False, True, False]
    assert all(move["answer"]["places"] for move in moves[1::2])
    assert end["outcome"] == {"winners": [], "reason": "out_of_lives"}
    assert match.scores == [2]
