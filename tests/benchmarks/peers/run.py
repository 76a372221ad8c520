"""Runs a Python peer of the classic game: ``run.py open_spiel check`` or ``... time GAMES SEED``.

``check`` reads games as JSON lines (how cards were dealt, and the moves that were made) and answers
each with what came of it. ``time`` plays games by chance and tells the moves and the processor's
seconds.
"""

from __future__ import annotations

import json
import random
import sys
import time

YEARS = list(range(-200, 2000, 20))
SEATS = HAND = 4


def again(peer: str, told: dict):
    """Return the table of a recorded game after it was played again."""
    setting = (told["years"], told["seats"], told["hand"])
    if peer == "open_spiel":
        import open_spiel_classic

        return open_spiel_classic.play(open_spiel_classic.ClassicGame(*setting), told)
    import pettingzoo_classic

    piles = iter(told["piles"])

    def shuffle(pile: list[int]) -> None:
        pile[:] = next(piles)[::-1]

    return pettingzoo_classic.play(pettingzoo_classic.ClassicGame(*setting, shuffle), told)


def measure(peer: str, games: int, seed: int) -> dict:
    """Play by chance: four seats of four cards, 110 cards."""
    chance = random.Random(seed)
    if peer == "open_spiel":
        from open_spiel_classic import ClassicGame, random_game

        game = ClassicGame(YEARS, SEATS, HAND)
        began = time.process_time()
        moves = sum(random_game(game, chance.random) for _ in range(games))
    else:
        from pettingzoo_classic import ClassicGame, random_game

        game = ClassicGame(YEARS, SEATS, HAND, chance.shuffle)
        began = time.process_time()
        moves = sum(random_game(game) for _ in range(games))
    return {"moves": moves, "seconds": time.process_time() - began}


if __name__ == "__main__":
    _, peer, what, *numbers = sys.argv
    if what == "check":
        for line in sys.stdin:
            table = again(peer, json.loads(line))
            print(json.dumps({"line": table.line, "winners": table.winners}))
    else:
        print(json.dumps(measure(peer, *map(int, numbers))))
