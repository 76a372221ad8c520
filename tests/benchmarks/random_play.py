"""Whole games by chance, through nothing but the public rules: legal moves, events, states.

    python -m tests.benchmarks.random_play classic GAMES SEED

Prints the moves and the processor's seconds. Timeline: four seats of four cards; Challenge: four
seats; both with 110 cards.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import Call, Dated, Lock, TimelineChallenge, Wheels
from timeline_widgets.games.challenge.state import call_bounds
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Place, Timeline

YEARS = [year or 1 for year in range(-200, 2000, 20)]
random.Random(5).shuffle(YEARS)  # a card's number tells nothing
CLASSIC = Timeline([Span(year, year) for year in YEARS], seats=4, hand=4)
CHALLENGE = TimelineChallenge([Dated.of_year(year) for year in YEARS], seats=4)

Chance = Callable[[], float]


def classic(shuffler: Shuffler, chance: Chance, game: Timeline = CLASSIC) -> int:
    """Play a game of Timeline, and return how many moves there were."""
    state = game.first_state(game.setup(shuffler))
    while game.outcome(state) is None:
        (seat,) = game.to_act(state)
        legal = game.legal_moves(state, seat)
        _, state = game.play(state, seat, legal[int(chance() * len(legal))], shuffler)
    return state.ply


def challenge(shuffler: Shuffler, chance: Chance) -> int:
    """Play a game of Challenge, and return how many moves there were."""
    game = CHALLENGE
    state = game.first_state(game.setup(shuffler))
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        duel = state.challenge
        move: Lock | Place | Call
        if duel is None:
            lowest, count = (1, 4) if state.trial == "combination" else (0, 10)
            digits = tuple([lowest + int(chance() * count) for _ in range(4)])
            sign = "+-"[int(chance() * 2)] if state.trial == "right_date" else None
            move = Lock(state.ply, Wheels(digits, sign))
        elif duel.duel == "sudden_death":
            move = Place(state.ply, duel.card, int(chance() * (len(duel.line.cards) + 1)))
        else:
            low, high = call_bounds(duel)
            year = low + 1 + int(chance() * (high - low - 1))
            move = Call(state.ply, year or (1 if high > 1 else -1))
        _, state = game.play(state, seat, move, shuffler)
    return state.ply


def main(what: str, games: int, seed: int) -> None:
    """Play, and print what it took."""
    play = {"classic": classic, "challenge": challenge}[what]
    chance = random.Random(seed).random
    began = time.process_time()
    moves = sum(play(Shuffler(f"{seed} {number}"), chance) for number in range(games))
    seconds = time.process_time() - began
    print(json.dumps({"games": games, "moves": moves, "seconds": seconds}))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
