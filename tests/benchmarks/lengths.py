"""How long games of Challenge are: prints the table of `timeline_widgets.simulation.length`.

.venv/bin/python tests/benchmarks/lengths.py
"""

from __future__ import annotations

import sys

from timeline_widgets import simulate
from timeline_widgets.games.challenge import TRACKS
from timeline_widgets.simulation.length import lengths_of

GAMES = 1000


def main() -> None:
    """Simulate them with the cards of *Inventions and discoveries*."""
    for track in TRACKS:
        for players in (2, 3, 4, 5):
            simulation = simulate(
                "inventions", "challenge", track=track, players=players, games=GAMES, progress=False
            )
            lengths = lengths_of(simulation.played, seats=players)
            told = ", ".join(str(tuple(length)) for length in lengths)
            sys.stdout.write(f'    ("{track}", {players}): _known({told}),\n')


if __name__ == "__main__":
    main()
