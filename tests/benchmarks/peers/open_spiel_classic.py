"""The classic game as an OpenSpiel game written in Python.

As in OpenSpiel's own card games, chance is a player whose actions are the cards that are dealt, so
that a history tells the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pyspiel
from classic import Classic

_TYPE = pyspiel.GameType(
    short_name="python_classic_timeline",
    long_name="Classic timeline",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)


class ClassicGame(pyspiel.Game):
    """The rules."""

    def __init__(self, years: Sequence[int], seats: int, hand: int) -> None:
        self.years, self.seats, self.hand = years, seats, hand
        self.gaps = len(years) + 1
        info = pyspiel.GameInfo(
            num_distinct_actions=hand * self.gaps,
            max_chance_outcomes=len(years),
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=100_000,
        )
        super().__init__(_TYPE, info, {})

    def new_initial_state(self):
        return ClassicState(self)


class ClassicState(pyspiel.State):
    """One game being played."""

    def __init__(self, game: ClassicGame) -> None:
        super().__init__(game)
        self.gaps = game.gaps
        self.table = Classic(game.years, game.seats, game.hand)

    def current_player(self):
        table = self.table
        if table.winners is not None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if table.drawing else table.waiting[0]

    def _legal_actions(self, player):
        slots = range(len(self.table.hands[player]))
        gaps = range(len(self.table.line) + 1)
        return [slot * self.gaps + gap for slot in slots for gap in gaps]

    def chance_outcomes(self):
        pile = self.table.pile
        share = 1 / len(pile)
        return [(card, share) for card in pile]

    def _apply_action(self, action):
        if self.table.drawing:
            self.table.draw(action)
        else:
            self.table.place(*divmod(action, self.gaps))

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        slot, gap = divmod(action, self.gaps)
        return f"{player} places card {slot} in gap {gap}"

    def is_terminal(self):
        return self.table.winners is not None

    def returns(self):
        winners = self.table.winners or []
        return [float(player in winners) for player in range(len(self.table.hands))]

    def __str__(self):
        return f"line {self.table.line}, hands {self.table.hands}"


def random_game(game: ClassicGame, chance: Callable[[], float]) -> int:
    """Play by chance, and return how many moves the players made."""
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
        moves += 1
    return moves


def play(game: ClassicGame, told: Mapping[str, list]) -> Classic:
    """Play a recorded game again."""
    state = game.new_initial_state()
    dealt, moves = iter(told["dealt"]), iter(told["placements"])
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(dealt))
        else:
            slot, gap = next(moves)
            state.apply_action(slot * game.gaps + gap)
    return state.table
