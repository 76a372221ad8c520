"""Challenge as a PettingZoo environment in which agents take turns (AEC).

An action is four digits and a sign: the wheels in a Trial, and the number of a gap or of a year
that can be called in a duel. So every action of the space is legal and can be sampled.

    python pettingzoo_challenge.py check      plays games of standard input again
    python pettingzoo_challenge.py time GAMES SEED
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Mapping, Sequence

import numpy as np
from challenge import Challenge, Shuffle
from gymnasium import spaces
from pettingzoo import AECEnv
from turns import Turns, wrapped


class RawGame(Turns):
    """The environment."""

    metadata = {"name": "timeline_challenge_v0", "is_parallelizable": False}

    def __init__(self, years: Sequence[int], seats: int, shuffle: Shuffle) -> None:
        self.years, self.seats, self.shuffle = years, seats, shuffle
        cards = len(years)
        seen = spaces.Dict(
            {
                "positions": spaces.Box(0, 21, (seats,), np.int16),
                "locked": spaces.Box(0, 1, (seats,), np.int8),
                "cards": spaces.Box(-1, cards - 1, (cards,), np.int16),
                "bounds": spaces.Box(-10_000, 10_000, (2,), np.int16),
            }
        )
        super().__init__(seats, spaces.MultiDiscrete([10, 10, 10, 10, 2]), seen)

    def begin(self) -> Challenge:
        return Challenge(self.years, self.seats, self.shuffle)

    def act(self, action):
        table = self.table
        *digits, sign = action.tolist()
        if not table.duel:
            if table.trial == "C":
                digits = [1 + digit % 4 for digit in digits]
            table.lock(digits, sign)
            return
        number = digits[0] * 1000 + digits[1] * 100 + digits[2] * 10 + digits[3]
        if table.duel == "sudden_death":
            table.place(number % (len(table.line) + 1))
        else:
            table.call(table.year_to_call((2 * number + sign) % table.callable_years()))

    def observe(self, agent):  # noqa: ARG002
        table = self.table
        cards = np.full(len(self.years), -1, np.int16)
        on_table = table.line if table.duel else table.cards
        cards[: len(on_table)] = on_table
        return {
            "positions": np.array(table.positions, np.int16),
            "locked": np.array([answer is not None for answer in table.answers], np.int8),
            "cards": cards,
            "bounds": np.array(table.bounds, np.int16),
        }


def ChallengeGame(years: Sequence[int], seats: int, shuffle: Shuffle) -> AECEnv:  # noqa: N802
    """Return the environment in PettingZoo's usual wrappers."""
    return wrapped(RawGame(years, seats, shuffle))


def random_game(game: AECEnv) -> int:
    """Play by chance, and return how many moves there were."""
    game.reset()
    moves = 0
    for agent in game.agent_iter():
        _, _, over, cut_off, _ = game.last()
        if over or cut_off:
            game.step(None)
            continue
        game.step(game.action_space(agent).sample())
        moves += 1
    return moves


def again(told: Mapping[str, list]) -> dict:
    """Play a recorded game again: where everybody stands after each move, and who won."""
    piles = iter(told["piles"])

    def shuffle(pile: list[int]) -> None:
        pile[:] = next(piles)[::-1]

    game = ChallengeGame(told["years"], told["seats"], shuffle)
    game.reset()
    table, positions = game.unwrapped.table, []
    for action in told["actions"]:
        game.step(np.array(action))
        positions.append(list(table.positions))
    return {"positions": positions, "winners": table.winners}


def measure(games: int, seed: int) -> dict:
    """Play by chance: four seats, 110 cards."""
    years = [year or 1 for year in range(-200, 2000, 20)]
    game = ChallengeGame(years, 4, random.Random(seed).shuffle)
    began = time.process_time()
    moves = sum(random_game(game) for _ in range(games))
    return {"games": games, "moves": moves, "seconds": time.process_time() - began}


if __name__ == "__main__":
    if sys.argv[1] == "check":
        for line in sys.stdin:
            print(json.dumps(again(json.loads(line))))
    else:
        print(json.dumps(measure(int(sys.argv[2]), int(sys.argv[3]))))
