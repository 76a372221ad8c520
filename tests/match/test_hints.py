"""Hints: what is told, what it costs, and what is written down."""

from __future__ import annotations

import pytest

from tests.match.sets import of_positions, of_years
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records.reading import read_log
from timeline_widgets.records.writing import ScoreLog


def new_match(cards, folder=None):
    open_log = (lambda: ScoreLog.open(folder, student="Ada")) if folder else None
    return TimelineMatch(cards, [Seat("Ada"), Seat("Ibn")], hand=2, seed="clio", open_log=open_log)


def year(match, number):
    return match.cards[number].when.earliest[0]


def test_a_comparison_is_true_and_costs_its_asker_a_point():
    match = new_match(of_years(range(1900, 1910)))
    for card in match.state.hands[0]:
        hint = match.hint(0, card, "compare", match.state.reference)
        before = year(match, card) < year(match, match.state.reference)
        assert hint.says == ("earlier" if before else "later")
    assert match.scores == [-2, 0]


def test_equal_dates_are_said_to_be_the_same():
    match = new_match(of_years([1900] * 6))
    assert match.hint(0, match.state.hands[0][0], "compare", match.state.reference).says == "same"


def test_the_same_hint_is_paid_for_once():
    match = new_match(of_years(range(1900, 1910)))
    card = match.state.hands[0][0]
    assert match.hint(0, card, "century") == match.hint(0, card, "century")
    assert match.scores == [-1, 0]
    assert len(match.hints) == 1


def test_the_move_that_follows_says_how_many_hints_it_had(tmp_path):
    match = new_match(of_years(range(1900, 1910)), tmp_path)
    card = match.state.hands[0][0]
    match.hint(0, card, "century")
    match.hint(0, card, "compare", match.state.reference)
    first, _ = match.state.line.right_gaps(match.game.spans[card])
    match.play(0, Place(0, card, first), confidence="sure")
    match.play(1, match.legal_moves()[0])
    *notes, one, other = [record.payload for record in read_log(match.log.path).records[2:]]
    assert [note["hint"]["kind"] for note in notes] == ["century", "compare"]
    assert (one["hints"], one["confidence"], one["answer"]["points"]) == (2, "sure", 1)
    assert "hints" not in other
    assert "confidence" not in other
    assert match.scores[0] == 1 - 2


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"ply": 1}, "stale"),
        ({"card": 99}, "not_in_hand"),
        ({"kind": "date"}, "no_such_hint"),
        ({"kind": "compare"}, "no_such_hint"),
        ({"kind": "compare", "other": 99}, "no_such_hint"),
    ],
)
def test_a_hint_that_there_is_not_costs_nothing(asked, reason):
    match = new_match(of_years(range(1900, 1910)))
    question = {"ply": 0, "card": match.state.hands[0][0], "kind": "century", **asked}
    with pytest.raises(IllegalMove, match=reason):
        match.hint(**question)
    assert match.scores == [0, 0]


def test_a_card_of_another_hand_gets_no_hint():
    match = new_match(of_years(range(1900, 1910)))
    with pytest.raises(IllegalMove, match="not_in_hand"):
        match.hint(0, match.state.hands[1][0], "century")


def test_a_story_has_no_centuries_but_an_order():
    match = new_match(of_positions(range(1, 11)))
    card = match.state.hands[0][0]
    with pytest.raises(IllegalMove, match="no_such_hint"):
        match.hint(0, card, "century")
    assert match.hint(0, card, "compare", match.state.reference).says in ("earlier", "later")


def test_an_unknown_confidence_is_refused_and_nothing_moves():
    match = new_match(of_years(range(1900, 1910)))
    with pytest.raises(IllegalMove, match="no_such_confidence"):
        match.play(0, match.legal_moves()[0], confidence="certain")
    assert match.state.ply == 0
