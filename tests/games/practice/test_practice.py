"""Practice for one: lives, streaks, and cards that come back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from timeline_widgets.cards import Span
from timeline_widgets.games.practice import Practice
from timeline_widgets.games.protocol import IllegalMove, SetupError
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.moves import Place, Skip

SHUFFLER = Shuffler("clio")


def practice(count=30, lives=3):
    game = Practice([Span(year, year) for year in range(count)], lives=lives)
    return game, game.first_state(game.setup(SHUFFLER))


def play(game, state, *, right):
    """Play the card in hand rightly or wrongly; return the state and the card."""
    card = state.queue[0]
    first, last = state.line.right_gaps(game.spans[card])
    wrong = next(gap for gap in range(len(state.line.cards) + 1) if not first <= gap <= last)
    for event in game.decide(state, 0, Place(state.ply, card, first if right else wrong), SHUFFLER):
        state = game.evolve(state, event)
    return state, card


def test_a_right_card_stays_and_the_streak_grows():
    game, state = practice()
    state, card = play(game, state, right=True)
    assert card in state.line.cards
    assert (state.streak, state.best, state.lives) == (1, 1, 3)


def test_a_missed_card_costs_a_life_and_the_streak_but_not_the_best_one():
    game, state = practice()
    state, _ = play(game, state, right=True)
    state, card = play(game, state, right=False)
    assert card not in state.line.cards
    assert (state.streak, state.best, state.lives) == (0, 1, 2)


def test_a_missed_card_comes_back_and_sooner_each_time_it_is_missed():
    game, state = practice(lives=None)
    waits = []
    state, card = play(game, state, right=False)
    for _ in range(4):
        waits.append(state.queue.index(card))
        while state.queue[0] != card:
            state, _ = play(game, state, right=True)
        state, _ = play(game, state, right=False)
    assert waits == [12, 6, 3, 3]


def test_the_last_life_ends_it():
    game, state = practice(lives=2)
    state, _ = play(game, state, right=False)
    assert state.outcome is None
    state, _ = play(game, state, right=False)
    assert state.outcome == ((), "out_of_lives")
    assert game.to_act(state) == ()
    with pytest.raises(IllegalMove, match="game_over"):
        game.check(state, 0, Place(state.ply, state.queue[0], 0))


def test_every_card_placed_completes_it():
    game, state = practice(count=5)
    while state.outcome is None:
        state, _ = play(game, state, right=True)
    assert state.outcome == ((0,), "complete")
    assert state.line.cards == (0, 1, 2, 3, 4)
    assert state.best == 4


def test_endless_practice_begins_a_new_line_with_the_missed_cards_first():
    game, state = practice(count=8, lives=None)
    state, missed = play(game, state, right=False)
    while state.deals == 1:
        state, _ = play(game, state, right=True)
    assert state.outcome is None
    assert len(state.line.cards) == 1
    assert missed in (state.reference, state.queue[0])
    assert sorted([state.reference, *state.queue]) == list(range(8))


def test_a_single_card_left_comes_back_at_once():
    game, state = practice(count=2, lives=None)
    state, card = play(game, state, right=False)
    assert state.queue == (card,)


def test_too_few_cards_or_lives_are_refused():
    with pytest.raises(SetupError, match="the set has 1"):
        Practice([Span(1, 1)])
    with pytest.raises(SetupError, match="not 0"):
        Practice([Span(1, 1), Span(2, 2)], lives=0)


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, Place(1, 0, 0), "stale"),
        (1, Place(0, 0, 0), "not_playing"),
        (0, Place(0, -1, 0), "not_in_hand"),
        (0, Skip(0), "not_in_hand"),
    ],
)
def test_what_is_not_a_placement_of_the_card_in_hand_is_refused(seat, move, reason):
    game, state = practice()
    with pytest.raises(IllegalMove, match=reason):
        game.decide(state, seat, move, SHUFFLER)


@settings(max_examples=60, deadline=None)
@given(
    spans=some.lists(
        some.tuples(some.integers(0, 30), some.integers(0, 4)), min_size=2, max_size=20
    ),
    lives=some.sampled_from([None, 1, 3]),
    choices=some.lists(some.integers(0, 10**6), min_size=1, max_size=60),
)
def test_cards_are_conserved_the_line_is_in_order_and_replay_is_the_same(spans, lives, choices):
    game = Practice([Span(start, start + width) for start, width in spans], lives=lives)
    events = list(game.setup(SHUFFLER))
    state = game.first_state(events)
    for choice in choices:
        if state.outcome:
            break
        moves = list(game.legal_moves(state, 0))
        seen = game.observe(state, 0)
        assert not set(seen.hands[0]) & seen.revealed
        happened, state = game.play(state, 0, moves[choice % len(moves)], SHUFFLER)
        events += happened
        assert sorted([*state.line.cards, *state.queue]) == list(range(len(spans)))
        line = [game.spans[card] for card in state.line.cards]
        assert all(a.earliest <= b.latest for n, a in enumerate(line) for b in line[n:])
    assert game.first_state(events) == state
