"""How far a simulation is: a bar in a notebook and in a terminal, where somebody waits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

Progress = Callable[[int, int], object]
"""Called with the number of games played and of games to play; returning False stops."""


@contextmanager
def shown(progress: bool | Progress, games: int) -> Iterator[Progress]:
    """Return what is to be called as games are played: the bar, nothing, or what was asked for."""
    bar = _bar(games) if progress is True else None
    if bar is None:
        yield progress if callable(progress) else lambda _played, _games: None
        return
    with bar:
        yield lambda played, _games: bar.update(played - bar.n) and None


def _bar(games: int) -> Any:
    """Return a bar of tqdm's, or None if nobody would see it."""
    try:
        from tqdm import auto, notebook
    except ImportError:  # in a browser, where only what the page brings along can be imported
        return None
    if not (issubclass(auto.tqdm, notebook.tqdm) or sys.stderr.isatty()):
        return None
    return auto.tqdm(total=games, unit=" games", leave=False)
