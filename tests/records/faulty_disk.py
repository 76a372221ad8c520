"""A disk that does as told: fails at the n-th call, writes less than asked, or lies."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from timeline_widgets.records.disk import Disk

Fault = Callable[[], None]


class FaultyDisk(Disk):
    """The real disk, with a fault at chosen calls.

    `faults` maps ``(operation, number of the call from 1)`` to a function that raises; number 0
    stands for every call. Temporary folders are made in `refuge`.
    """

    def __init__(self, refuge: Path, faults: dict[tuple[str, int], Fault] | None = None) -> None:
        self.refuge = refuge
        self.faults = faults or {}
        self.calls: Counter[str] = Counter()

    def meet(self, operation: str) -> None:
        self.calls[operation] += 1
        for number in (0, self.calls[operation]):
            if fault := self.faults.get((operation, number)):
                fault()

    def make_folder(self, folder: Path) -> None:
        self.meet("make_folder")
        super().make_folder(folder)

    def make_refuge(self) -> Path:
        self.meet("make_refuge")
        folder = self.refuge / f"refuge-{self.calls['make_refuge']}"
        folder.mkdir(parents=True)
        return folder

    def create(self, path: Path) -> int:
        self.meet("create")
        return super().create(path)

    def open(self, path: Path) -> int:
        self.meet("open")
        return super().open(path)

    def size(self, file: int) -> int:
        self.meet("size")
        return super().size(file)

    def write(self, file: int, data: memoryview) -> int:
        self.meet("write")
        return super().write(file, data)

    def sync(self, file: int) -> None:
        self.meet("sync")
        super().sync(file)

    def sync_folder(self, folder: Path) -> None:
        self.meet("sync_folder")
        super().sync_folder(folder)

    def read(self, file: int, size: int, offset: int) -> bytes:
        self.meet("read")
        return super().read(file, size, offset)

    def close(self, file: int) -> None:
        super().close(file)
        self.meet("close")

    def remove(self, path: Path) -> None:
        self.meet("remove")
        super().remove(path)


OPERATIONS = (
    "make_folder", "create", "open", "size", "write", "sync", "sync_folder", "read", "close",
    "remove",
)  # fmt: skip


class ShortWrites(FaultyDisk):
    """Takes at most seven bytes at a time, as a full pipe or an interrupted call would."""

    def write(self, file: int, data: memoryview) -> int:
        return super().write(file, data[:7])


class LyingWrites(FaultyDisk):
    """Says that it wrote everything; from the second write on it drops the second half."""

    def write(self, file: int, data: memoryview) -> int:
        if self.calls["write"]:
            super().write(file, data[: len(data) // 2])
        else:
            super().write(file, data)
        return len(data)


def failing(number: int) -> Fault:
    """A fault with an error number."""

    def fail() -> None:
        raise OSError(number, os.strerror(number))

    return fail


def interrupt() -> None:
    """The stop button of the notebook."""
    raise KeyboardInterrupt


NO_SPACE = failing(errno.ENOSPC)
