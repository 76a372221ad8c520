"""A seed stands for the same game in every version: deals, moves by chance, events and states.

A change of the rules counts `RULES_VERSION` up and writes the digest anew; any other change of the
engine leaves both alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

import pytest

from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import (
    SHORT_TRACK,
    TRACKS,
    Call,
    Dated,
    Lock,
    TimelineChallenge,
    Wheels,
)
from timeline_widgets.games.challenge.state import call_bounds
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import EDITIONS, Skip, Timeline, Withdraw


def timeline() -> Iterator[object]:
    """What happens in games of all editions and sizes, with uncertain dates and teacher's moves."""
    for number in range(150):
        chance = Random(number)
        seats, hand = 1 + number % 8, 1 + number % 5
        cards = 110 if number % 3 == 0 else seats * hand + 1 + chance.randrange(9)
        years = [chance.randrange(chance.choice([5, 40, 2000])) for _ in range(cards)]
        spans = [Span(year, year + chance.choice([0, 0, 0, 3, 50])) for year in years]
        edition = tuple(EDITIONS.values())[number % 3]
        game = Timeline(spans, seats=seats, hand=hand, edition=edition, starting_seat=seats - 1)
        shuffler = Shuffler(str(number))
        happened = game.setup(shuffler)
        state = game.first_state(happened)
        yield happened, state
        while state.outcome is None:
            (seat,) = game.to_act(state)
            legal = game.legal_moves(state, seat)
            move = legal[chance.randrange(len(legal))]
            fate = chance.random()
            if fate < 0.5:
                move = move._replace(gap=state.line.right_gaps(spans[move.card])[0])
            elif fate > 0.96:
                move = Skip(state.ply) if fate > 0.97 else Withdraw(state.ply)
            happened, state = game.play(state, seat, move, shuffler)
            yield happened, state


def challenge() -> Iterator[object]:
    """What happens in games for all numbers of seats, on both Clocks, with blank wheels."""
    for number in range(120):
        chance = Random(number)
        years = [chance.randint(1, 2000) * chance.choice([-1, 1]) for _ in range(20 + number % 90)]
        game = TimelineChallenge(
            [Dated.of_year(year) for year in years],
            seats=2 + number % 4,
            track=SHORT_TRACK if number % 3 else TRACKS["classic"],
            tie="share" if number % 2 else "sudden_death",
        )
        shuffler = Shuffler(str(number))
        happened = game.setup(shuffler)
        state = game.first_state(happened)
        yield happened, state
        while state.outcome is None:
            duel = state.challenge
            move: Lock | Call | object
            if duel is None:
                lowest, highest = (1, 4) if state.trial == "combination" else (0, 9)
                digits = [chance.randint(lowest, highest) for _ in range(4)]
                blank = chance.random() < 0.1
                sign = chance.choice("+-") if state.trial == "right_date" else None
                move = Lock(state.ply, Wheels((None if blank else digits[0], *digits[1:]), sign))
            elif duel.duel == "sudden_death":
                move = chance.choice(list(game.legal_moves(state, duel.to_play[0])))
            else:
                low, high = call_bounds(duel)
                move = Call(state.ply, chance.randint(low + 1, high - 1) or 1)
                if not low < move.year < high:
                    move = Call(state.ply, -1)
            happened, state = game.play(state, game.to_act(state)[0], move, shuffler)
            yield happened, state


@pytest.mark.parametrize(
    ("games", "digest"),
    [
        (timeline, "0c4964bab62c845e3a99e343010024b88a501ab603466f9d819d0f02176c825a"),
        (challenge, "1c0f771ec94197d43f83a3d9a5f6ccb5bced9c2b55bfde6d7d339d0043952823"),
    ],
    ids=["timeline", "challenge"],
)
def test_a_seed_stands_for_the_same_games(
    games: Callable[[], Iterator[object]], digest: str
) -> None:
    told = sha256()
    for step in games():
        told.update(repr(step).encode())
    assert told.hexdigest() == digest
