"""A match of Timeline: what it numbers, what it plays and what it writes down."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from tests.match.sets import of_years
from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove, SetupError
from timeline_widgets.games.timeline import EDITIONS, Place
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records import answers
from timeline_widgets.records.reading import read_log
from timeline_widgets.records.writing import ScoreLog


def open_log(folder):
    return ScoreLog.open(folder, student="Ada", now=lambda: datetime(2026, 3, 1, tzinfo=UTC))


def ticking(step=2.5):
    now = 0.0

    def clock():
        nonlocal now
        now += step
        return now

    return clock


def played_out(match):
    """Play until the end: the first player always right, the others always wrong."""
    while match.outcome is None:
        (seat,) = match.game.to_act(match.state)
        card = match.state.hands[seat][0]
        first, last = match.state.line.right_gaps(match.game.spans[card])
        gaps = range(len(match.state.line.cards) + 1)
        wrong = [gap for gap in gaps if not first <= gap <= last]
        match.play(
            seat, Place(match.state.ply, card, first if seat == 0 or not wrong else wrong[0])
        )


def test_numbers_of_cards_do_not_follow_their_dates_nor_their_rows():
    ordered = TimelineMatch(of_years(range(1000, 1100)), [Seat("Ada")], seed="clio")
    years = [card.when.earliest[0] for card in ordered.cards]
    assert sorted(years) == list(range(1000, 1100))
    rising = sum(a < b for a, b in pairwise(years))
    assert 30 < rising < 70


def test_rows_in_another_order_are_the_same_game():
    cards = of_years(range(1000, 1030))
    turned = CardSet("test", "Test", cards.cards[::-1])
    one, other = (
        TimelineMatch(c, [Seat("Ada"), Seat("Ibn")], seed="clio") for c in (cards, turned)
    )
    assert one.cards == other.cards
    assert one.state == other.state


def test_same_seed_same_game_and_another_seed_another():
    deals = [
        TimelineMatch(of_years(range(1000, 1030)), [Seat("Ada")], seed=seed).state.hands
        for seed in ("a", "a", "b")
    ]
    assert deals[0] == deals[1] != deals[2]


def test_every_move_is_in_the_log_with_its_answer(tmp_path):
    cards = of_years([-44, 14, 800, 1066, 1492, 1789, 1914, 1945, 1969])
    match = TimelineMatch(
        cards,
        [Seat("Ada"), Seat("Ibn")],
        hand=2,
        seed="clio",
        open_log=lambda: open_log(tmp_path),
        clock=ticking(),
    )
    played_out(match)
    reading = read_log(match.log.path)
    assert not reading.problems
    session, start, *moves, end = [record.payload for record in reading.records]
    assert session["student"] == "Ada"
    assert start == {
        "match": match.id,
        "game": "timeline",
        "rules": 1,
        "edition": "spain",
        "options": {"hand": 2},
        "seed": "clio",
        "cardset": {"name": "test", "fingerprint": cards.fingerprint, "cards": 9},
        "seats": [{"name": "Ada", "members": []}, {"name": "Ibn", "members": []}],
        "starting_seat": 0,
    }
    assert [move["ply"] for move in moves] == list(range(len(moves)))
    assert [move["player"] for move in moves] == ["Ada", "Ibn"] * (len(moves) // 2) + ["Ada"] * (
        len(moves) % 2
    )
    assert all(move["answer"]["correct"] == (move["seat"] == 0) for move in moves)
    assert all(move["seconds"] == 2.5 for move in moves)
    assert end["outcome"] == {"winners": [0], "reason": "out_alone"}
    assert end["ply"] == len(moves)


@pytest.mark.parametrize(
    ("card_year", "gap", "places", "years"),
    [
        (1605, 0, -1, -59),  # belongs after 1546, was put before it
        (1000, 2, 2, 700),  # belongs before 1546, was put after 1700
        (-44, 2, 2, 1743),  # there was no year 0
    ],
)
def test_a_miss_is_signed_in_places_and_years(tmp_path, card_year, gap, places, years):
    match = TimelineMatch(
        of_years([1546, 1700, card_year, 1, 2]),
        [Seat("Ada")],
        hand=1,
        seed="clio",
        open_log=lambda: open_log(tmp_path),
    )
    by_year = {card.when.earliest[0]: n for n, card in enumerate(match.cards)}
    line = match.state.line._replace(cards=(), starts=(), ends=())
    for place, year in enumerate((1546, 1700)):
        line = line.insert(by_year[year], match.game.spans[by_year[year]], place)
    card = by_year[card_year if card_year > 0 else card_year + 1]
    match.state = match.state._replace(line=line, hands=((card,),))
    match.play(0, Place(0, card, gap))
    answer = read_log(match.log.path).records[-1].payload["answer"]
    assert (answer["places"], answer["distance_years"]) == (places, years)
    assert match.miss(match.events[2]) == (places, years)


def test_a_refused_move_changes_nothing_and_is_not_written(tmp_path):
    match = TimelineMatch(
        of_years(range(20)[1:]), [Seat("Ada")], seed="clio", open_log=lambda: open_log(tmp_path)
    )
    before, bytes_before = match.state, match.log.bytes()
    with pytest.raises(IllegalMove, match="no_such_gap"):
        match.play(0, Place(0, match.state.hands[0][0], 9))
    assert match.state == before
    assert match.log.bytes() == bytes_before


def test_a_game_that_cannot_be_set_up_leaves_no_file(tmp_path):
    with pytest.raises(SetupError, match="The largest hand that fits is 3"):
        TimelineMatch(
            of_years(range(1, 9)),
            [Seat("Ada"), Seat("Ibn")],
            edition=EDITIONS["russia"],
            seed="clio",
            open_log=lambda: open_log(tmp_path),
        )
    assert not list(tmp_path.iterdir())


def test_nothing_is_acknowledged_as_saved_that_is_not(tmp_path):
    folder = tmp_path / "no-folder"
    folder.write_text("a file stands where the folder should be")
    match = TimelineMatch(
        of_years(range(1, 20)), [Seat("Ada")], seed="clio", open_log=lambda: open_log(folder)
    )
    played = match.play(0, match.legal_moves()[0])
    assert played.receipt.saved is False
    assert played.receipt.reason == "not_a_folder"
    assert match.state.ply == 1


def test_computer_players_are_named_as_such_and_get_no_rows_of_answers(tmp_path):
    match = TimelineMatch(
        of_years(range(1001, 1021)),
        [Seat("Ada"), Seat("Clio", skill="student")],
        seed="clio",
        open_log=lambda: open_log(tmp_path),
    )
    match.play(0, match.legal_moves()[0])
    match.play(*match.computer_move())
    records = read_log(match.log.path).records
    assert records[1].payload["seats"][1]["computer"] == "student"
    assert [answer.student for answer in answers(records)] == ["Ada"]


@pytest.mark.parametrize(("edition", "source"), [("spain", "discards"), ("star-wars", "box")])
def test_t02_the_log_says_what_the_new_draw_pile_was_made_of(tmp_path, edition, source):
    match = TimelineMatch(
        of_years(range(1001, 1008)),
        [Seat("Ada"), Seat("Ibn")],
        hand=2,
        edition=EDITIONS[edition],
        seed="clio",
        open_log=lambda: open_log(tmp_path),
    )
    while match.outcome is None and match.state.ply < 30:
        (seat,) = match.game.to_act(match.state)
        card = match.state.hands[seat][0]
        first, last = match.state.line.right_gaps(match.game.spans[card])
        match.play(seat, Place(match.state.ply, card, last + 1 if first == 0 else 0))
    moves = [r.payload for r in read_log(match.log.path).records if r.kind == "move"]
    told = [move["reshuffled"] for move in moves if "reshuffled" in move]
    assert len(told) == match.state.shuffles > 0
    assert all(source in sources for sources in told)
