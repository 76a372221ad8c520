"""Playing many games on all cores, where the machine allows it."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, as_completed
from contextlib import contextmanager

from timeline_widgets.simulation.playing import CardTally, PlayedGame, Table, play_batch

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
    workers = workers or os.cpu_count() or 1
    done: set[range] = set()
    if workers > 1 and games > _FEW:
        try:
            for numbers, batch in _in_processes(table, batches, workers):
                done.add(numbers)
                yield batch
        except (BrokenExecutor, OSError, ImportError):
            pass  # a sandbox or a browser that cannot start processes: the rest is played here
    for numbers in batches:
        if numbers not in done:
            yield play_batch(table, numbers)


def _in_processes(
    table: Table, batches: Sequence[range], workers: int
) -> Iterator[tuple[range, Batch]]:
    from concurrent.futures import ProcessPoolExecutor  # which a browser's Python has not
    from multiprocessing import get_context

    # Started afresh rather than forked: a kernel has threads, and forking those can hang.
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        with _interrupts_wait():
            tasks: dict[Future[Batch], range] = {
                executor.submit(play_batch, table, numbers): numbers for numbers in batches
            }
        for task in as_completed(tasks):
            yield tasks[task], task.result()
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Let Ctrl-C wait while processes start: those would be told as well, before they ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Leave the stop button to the process that shows it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
