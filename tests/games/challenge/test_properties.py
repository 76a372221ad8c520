"""What is true of every game of Challenge, whatever the cards and whoever plays."""

from __future__ import annotations

from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.challenge.games import games, play
from tests.games.challenge.table import wheels
from timeline_widgets.games.challenge import Call, Lock, State, TimelineChallenge, Unlock
from timeline_widgets.games.challenge.events import DuelBegan, Ended, Revealed, TrialBegan
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Place

seeds = st.integers(0, 10**6)
few = settings(max_examples=40, deadline=None)


def cards_of(state: State) -> list[int]:
    cards = [*state.pile[state.drawn :], *state.discards, *state.cards]
    if state.challenge is not None:
        cards += state.challenge.line.cards
        if state.challenge.card is not None:
            cards.append(state.challenge.card)
    return sorted(cards)


@few
@given(games(), seeds)
def test_cards_are_conserved(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        assert cards_of(step.after) == list(range(len(game.cards)))


@few
@given(games(), seeds)
def test_positions_never_fall_nor_pass_finish(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        moved = zip(step.before.positions, step.after.positions, strict=True)
        assert all(before <= after <= game.track.finish for before, after in moved)


@few
@given(games(), seeds)
def test_a_trial_needs_every_seat_and_no_more(game: TimelineChallenge, seed: int) -> None:
    locked: set[int] = set()
    for step in play(game, seed):
        if isinstance(step.move, Unlock):
            locked.remove(step.seat)
        elif isinstance(step.move, Lock):
            assert step.seat not in locked
            locked.add(step.seat)
            revealed = any(isinstance(event, Revealed) for event in step.events)
            assert revealed == (len(locked) == game.seats)
            if revealed:
                locked.clear()
        if step.after.trial is not None:
            assert set(game.to_act(step.after)) == set(range(game.seats)) - locked


@few
@given(games(), seeds)
def test_the_game_waits_for_somebody_until_it_is_over(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        state = step.after
        over = game.outcome(state) is not None
        assert over == (not game.to_act(state))
        assert [state.trial is not None, state.challenge is not None, over].count(True) == 1


@few
@given(games(), seeds)
def test_each_line_is_crossed_once_and_in_track_order(game: TimelineChallenge, seed: int) -> None:
    crossed = [
        event.line
        for step in play(game, seed)
        for event in step.events
        if isinstance(event, DuelBegan) and event.line is not None
    ]
    assert crossed == sorted(set(crossed))


@few
@given(games(), seeds)
def test_the_leading_space_gives_the_trial(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        for event in step.events:
            if isinstance(event, TrialBegan):
                assert event.trial == game.track.trials[max(step.after.positions)]


@few
@given(games(), seeds)
def test_winners_lead(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        outcome = game.outcome(step.after)
        if outcome is not None:
            best = max(step.after.positions)
            leaders = [seat for seat, s in enumerate(step.after.positions) if s == best]
            if outcome.reason == "sudden_death":
                assert set(outcome.winners) < set(leaders)
                assert len(outcome.winners) == 1
            else:
                assert list(outcome.winners) == leaders
            assert (best == game.track.finish) or outcome.reason == "no_cards"
            assert isinstance(step.events[-1], Ended)


@few
@given(games(), seeds)
def test_replaying_the_events_gives_the_same_state(game: TimelineChallenge, seed: int) -> None:
    events = list(game.setup(Shuffler(str(seed))))
    state = game.first_state(events)
    for step in play(game, seed):
        events += step.events
        state = step.after
    assert game.first_state(events) == state


@few
@given(games(), seeds)
def test_a_move_is_decided_and_evolved_as_it_is_played(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        events = game.decide(step.before, step.seat, step.move, Shuffler(str(seed)))
        assert events == step.events
        assert reduce(game.evolve, events, step.before) == step.after


@few
@given(games(), seeds)
def test_the_same_seed_is_the_same_game(game: TimelineChallenge, seed: int) -> None:
    assert list(play(game, seed)) == list(play(game, seed))


odd = st.sampled_from([-1, 0, 1, 2, 4, 5, 9, 10, None, True, "1", 1.0, 1500, -10_000])


@st.composite
def strange_moves(draw: st.DrawFn):
    """Moves as they might come from anywhere: legal ones and others."""
    ply = draw(st.sampled_from([0, 0, 0, 1, -1, "0", None]))
    answer = wheels("1234", draw(st.sampled_from([None, None, "+", "-", "x"])))
    answer = answer._replace(digits=(*answer.digits[:3], draw(odd)))
    kinds = [Lock(ply, answer), Unlock(ply), Place(ply, draw(odd), draw(odd)), Call(ply, draw(odd))]
    return draw(st.sampled_from(kinds))


@few
@given(games(), seeds, st.integers(0, 60), st.lists(st.tuples(odd, strange_moves()), min_size=20))
def test_check_passes_exactly_when_decide_succeeds(game, seed, moves, tries) -> None:
    state = game.first_state(game.setup(Shuffler("x")))
    for step in play(game, seed, most=moves):
        state = step.after
    for seat, move in tries:
        move = move._replace(ply=state.ply + move.ply if isinstance(move.ply, int) else move.ply)
        reasons = []
        for judge in (game.check, lambda *args: game.decide(*args, Shuffler("x"))):
            try:
                judge(state, seat, move)
                reasons.append(None)
            except IllegalMove as error:
                reasons.append(error.reason)
        assert reasons[0] == reasons[1]


@few
@given(games(), seeds, st.integers(0, 60))
def test_legal_moves_are_legal_and_belong_to_the_seats_to_act(game, seed, moves) -> None:
    state = game.first_state(game.setup(Shuffler("x")))
    for step in play(game, seed, most=moves):
        state = step.after
    for seat in range(game.seats):
        legal = [move for move, _ in zip(game.legal_moves(state, seat), range(300), strict=False)]
        assert bool(legal) == (seat in game.to_act(state))
        for move in legal:
            game.check(state, seat, move)
