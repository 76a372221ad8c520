"""Work on all cores, where the machine allows it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def spread(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], *, workers: int | None = None
) -> Iterator[Done]:
    """Do each piece of some work, and yield the results in whatever order they are done.

    Parameters
    ----------
    work : callable
        A function of a module, or a partial of one, so that other processes find it.
    pieces : sequence
        What it is called with. What is left is not done when the iterator is closed.
    workers : int, optional
        How many processes; 1 does the work in this one; by default as many as there are cores.

    Examples
    --------
    >>> list(spread(abs, [-1, -2], workers=1))
    [1, 2]
    """
    workers = min(workers or os.cpu_count() or 1, len(pieces))
    done: set[int] = set()
    if workers > 1:
        try:
            for number, result in _in_processes(work, pieces, workers):
                done.add(number)
                yield result
        except (BrokenExecutor, OSError, ImportError):
            pass  # a sandbox or a browser that cannot start processes: the rest is done here
    for number, piece in enumerate(pieces):
        if number not in done:
            yield work(piece)


def _in_processes(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int
) -> Iterator[tuple[int, Done]]:
    from concurrent.futures import ProcessPoolExecutor  # which a browser's Python has not
    from multiprocessing import get_context

    # Started afresh rather than forked: a kernel has threads, and forking those can hang.
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        with _interrupts_wait(), _main_stays_here():
            tasks: dict[Future[Done], int] = {
                executor.submit(work, piece): number for number, piece in enumerate(pieces)
            }
        for task in as_completed(tasks):
            yield tasks[task], task.result()
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Let Ctrl-C wait while processes start: those would be told as well, before they ignore it.

    They inherit what this thread does not hear; another thread may hear it and interrupt this one.
    """
    if not _hears_interrupts():
        yield
        return
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if pressed:
        signal.raise_signal(signal.SIGINT)


def _hears_interrupts() -> bool:
    """Only the main thread is interrupted, and Windows has no signals that wait."""
    main = threading.current_thread() is threading.main_thread()
    return main and hasattr(signal, "pthread_sigmask")


@contextmanager
def _main_stays_here() -> Iterator[None]:
    """Let processes start as from a notebook: they need no script, and would run it again."""
    main = vars(sys.modules["__main__"])
    told: dict[str, Any] = {name: main[name] for name in ("__file__", "__spec__") if name in main}
    main.update(dict.fromkeys(told))
    try:
        yield
    finally:
        main.update(told)


def _ignore_interrupts() -> None:
    """Leave the stop button to the process that shows it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
