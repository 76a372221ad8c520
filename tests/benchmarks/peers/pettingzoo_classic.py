"""The classic game as a PettingZoo environment in which agents take turns (AEC).

It is wrapped as PettingZoo's own games are, and random moves are sampled as its pages show it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from classic import Classic
from gymnasium import spaces
from pettingzoo import AECEnv
from turns import Turns, wrapped

Shuffle = Callable[[list[int]], None]


class RawGame(Turns):
    """The environment; `shuffle` puts a new draw pile in order, which is drawn from its end."""

    metadata = {"name": "classic_timeline_v0", "is_parallelizable": False}

    def __init__(self, years: Sequence[int], seats: int, hand: int, shuffle: Shuffle) -> None:
        self.years, self.seats, self.hand, self.shuffle = years, seats, hand, shuffle
        self.gaps = len(years) + 1
        cards = len(years)
        seen = spaces.Dict(
            {
                # the hand, then the line; -1 where no card lies
                "observation": spaces.Box(-1, cards - 1, (hand + cards,), np.int16),
                "action_mask": spaces.Box(0, 1, (hand * self.gaps,), np.int8),
            }
        )
        super().__init__(seats, spaces.Discrete(hand * self.gaps), seen)

    def begin(self) -> Classic:
        self.table = Classic(self.years, self.seats, self.hand)
        self._deal()
        return self.table

    def act(self, action):
        self.table.place(*divmod(int(action), self.gaps))
        self._deal()

    def _deal(self) -> None:
        table = self.table
        while table.drawing:
            if table.refilled:
                self.shuffle(table.pile)
            table.draw(table.pile[-1])

    def observe(self, agent):
        table = self.table
        seat = self.possible_agents.index(agent)
        hand, line = table.hands[seat], table.line
        seen = np.full(self.hand + len(self.years), -1, np.int16)
        seen[: len(hand)] = hand
        seen[self.hand : self.hand + len(line)] = line
        mask = np.zeros((self.hand, self.gaps), np.int8)
        if table.waiting and table.waiting[0] == seat:
            mask[: len(hand), : len(line) + 1] = 1
        return {"observation": seen, "action_mask": mask.ravel()}


def ClassicGame(years: Sequence[int], seats: int, hand: int, shuffle: Shuffle) -> AECEnv:  # noqa: N802
    """Return the environment in PettingZoo's usual wrappers."""
    return wrapped(RawGame(years, seats, hand, shuffle))


def random_game(game: AECEnv) -> int:
    """Play by chance, and return how many moves there were."""
    game.reset()
    moves = 0
    for agent in game.agent_iter():
        seen, _, over, cut_off, _ = game.last()
        if over or cut_off:
            game.step(None)
            continue
        game.step(game.action_space(agent).sample(seen["action_mask"]))
        moves += 1
    return moves


def play(game: AECEnv, told: Mapping[str, list]) -> Classic:
    """Play a recorded game again."""
    game.reset()
    for slot, gap in told["placements"]:
        game.step(slot * game.unwrapped.gaps + gap)
    return game.unwrapped.table
