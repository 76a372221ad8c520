"""Whole games of Challenge for properties: of any cards, played by anybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from timeline_widgets.games.challenge import (
    CLASSIC_BOARD,
    CLASSIC_TRACK,
    SHORT_TRACK,
    Call,
    Dated,
    Lock,
    Move,
    State,
    TimelineChallenge,
    Unlock,
    Wheels,
)
from timeline_widgets.games.challenge.events import Event
from timeline_widgets.games.challenge.state import call_bounds
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Place


class Step(NamedTuple):
    """One move of a game, with the state before and after it."""

    before: State
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: State


@st.composite
def dated_cards(draw: st.DrawFn) -> Dated:
    year = draw(st.integers(-8000, 2030).filter(bool))
    card = Dated.of_year(year)
    width = draw(st.sampled_from([0, 0, 0, 1, 30, 400]))
    return Dated(card.span.widened(width), year)


@st.composite
def games(draw: st.DrawFn) -> TimelineChallenge:
    seats = draw(st.integers(2, 5))
    return TimelineChallenge(
        draw(st.lists(dated_cards(), min_size=seats + 2, max_size=30)),
        seats=seats,
        board=CLASSIC_BOARD,
        track=draw(st.sampled_from([CLASSIC_TRACK, SHORT_TRACK])),
        tie=draw(st.sampled_from(["share", "sudden_death"])),
    )


def any_move(game: TimelineChallenge, state: State, chance: random.Random) -> Move:
    """Return a legal move of a seat to act: mostly a good one, so that games come to an end."""
    if state.challenge is None:
        answer = [chance.choice(range(1, 5)) for _ in range(4)]
        sign = None
        if state.trial == "right_date":
            sign = chance.choice("+-")
        if state.trial in ("timeline_4", "bet"):
            cards = list(state.cards) * (4 // len(state.cards))
            answer = [chance.choice(game.board.spaces(game.cards[card].span)) for card in cards]
        blank = chance.random() < 0.1
        return Lock(state.ply, Wheels((None, *answer[1:]) if blank else tuple(answer), sign))
    card = state.challenge.card
    if state.challenge.duel == "sudden_death":
        gaps = len(state.challenge.line.cards) + 1
        return Place(state.ply, card, chance.randrange(gaps))
    low, high = call_bounds(state.challenge)
    wild = [year for year in (chance.randrange(low + 1, high),) if year]
    return Call(state.ply, chance.choice([*wild, game.cards[card].year]))


def play(game: TimelineChallenge, seed: int, most: int = 250) -> Iterator[Step]:
    """Play until the end, or for so many moves."""
    shuffler = Shuffler(str(seed))
    chance = random.Random(seed)
    state = game.first_state(game.setup(shuffler))
    for _ in range(most):
        if game.outcome(state) is not None:
            return
        seat = chance.choice(game.to_act(state))
        move = any_move(game, state, chance)
        locked = [s for s, answer in enumerate(state.answers) if answer is not None]
        if locked and chance.random() < 0.1:
            seat, move = chance.choice(locked), Unlock(state.ply)
        events, after = game.play(state, seat, move, shuffler)
        yield Step(state, seat, move, events, after)
        state = after
