"""Playing many games in batches, on all cores where that is worth it."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from timeline_widgets.simulation.playing import CardTally, PlayedGame, Table, play_batch
from timeline_widgets.spreading import spread

Batch = tuple[list[PlayedGame], CardTally]

_BATCH = 25  # games between two looks at the progress
_FEW = 100  # games that are played before other processes would have started


def play_games(table: Table, games: int, workers: int | None) -> Generator[Batch]:
    """Yield batches of games in whatever order they are done; leave the rest when closed.

    Parameters
    ----------
    table : Table
        What to play.
    games : int
        How many.
    workers : int or None
        How many processes; 1 plays in this one, None in as many as there are cores.
    """
    batches = [range(n, min(n + _BATCH, games)) for n in range(0, games, _BATCH)]
    if games <= _FEW:
        workers = 1
    yield from spread(partial(play_batch, table), batches, workers=workers)
