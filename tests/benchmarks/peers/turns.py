"""What both games have in common as PettingZoo environments in which agents take turns (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers


class Turns(AECEnv):
    """An environment around a table, which knows its `winners` and its `turn`."""

    def __init__(self, seats: int, action: spaces.Space, seen: spaces.Space) -> None:
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)

    def begin(self) -> Any:
        """Return a new table of the game, which its subclass knows."""
        raise NotImplementedError

    def act(self, action: Any) -> None:
        """Let whose turn it is do something; what can be done, the subclass knows."""
        raise NotImplementedError

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):  # noqa: ARG002
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.table = self.begin()
        self.agent_selection = self.agents[self.table.turn]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.act(action)
        if self.table.winners is None:
            self.agent_selection = self.possible_agents[self.table.turn]
        else:
            for seat, each in enumerate(self.agents):
                self.rewards[each] = int(seat in self.table.winners)
                self.terminations[each] = True
        self._accumulate_rewards()


def wrapped(game: Turns) -> AECEnv:
    """Return the environment in PettingZoo's usual wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))
