"""Plays one of OpenSpiel's own card games by chance: ``cards_in_cpp.py go_fish GAMES SEED``.

Prints the moves of players and the processor's seconds.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel


def main(name: str, games: int, seed: int) -> None:
    """Play, and print what it took."""
    chance = random.Random(seed).random
    game = pyspiel.load_game(name)
    moves = 0
    began = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(actions[int(chance() * len(actions))])
    print(json.dumps({"moves": moves, "seconds": time.process_time() - began}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
