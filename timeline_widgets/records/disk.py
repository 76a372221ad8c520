"""The few system calls that a score log needs.

They stand together so that tests can put a disk with faults in their place, and so that a
system without some of them (JupyterLite, Windows, macOS) is served in one place.
"""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

# Windows would otherwise turn line feeds into two bytes.
_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
_CREATE = _APPEND | os.O_CREAT | os.O_EXCL
_SYNC = getattr(os, "fdatasync", None) or getattr(os, "fsync", None)
# What a file system answers that has no such operation: its writes are as safe as it makes them.
_NO_SYNC_HERE = frozenset({errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})


class Disk:
    """The real disk. Every method raises OSError when the system refuses."""

    def make_folder(self, folder: Path) -> None:
        """Make a folder with its parents, so that their names survive a crash too."""
        missing = [path for path in (folder, *folder.parents) if not path.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        for path in missing:
            self.sync_folder(path.parent)

    def make_refuge(self) -> Path:
        """Make a private temporary folder."""
        return Path(tempfile.mkdtemp(prefix="timeline-widgets-"))

    def create(self, path: Path) -> int:
        """Open a new file for appending; FileExistsError when there is one already."""
        return os.open(path, _CREATE, 0o666)

    def open(self, path: Path) -> int:
        """Open a file for appending; FileNotFoundError when there is none."""
        return os.open(path, _APPEND)

    def size(self, file: int) -> int:
        """Count the bytes of an open file."""
        return os.fstat(file).st_size

    def write(self, file: int, data: memoryview) -> int:
        """Write some of the bytes and say how many."""
        return os.write(file, data)

    def sync(self, file: int) -> None:
        """Return when the bytes of a file are on the disk."""
        if _SYNC is not None:
            _unless_unknown_here(_SYNC, file)

    def sync_folder(self, folder: Path) -> None:
        """Return when the names in a folder are on the disk."""
        if not hasattr(os, "O_DIRECTORY") or not hasattr(os, "fsync"):
            return
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            _unless_unknown_here(os.fsync, handle)
        finally:
            os.close(handle)

    def read(self, file: int, size: int, offset: int) -> bytes:
        """Read bytes of an open file."""
        os.lseek(file, offset, os.SEEK_SET)
        return os.read(file, size)

    def close(self, file: int) -> None:
        """Close a file; JupyterLite keeps what was written only now."""
        os.close(file)

    def remove(self, path: Path) -> None:
        """Remove a file."""
        os.unlink(path)


def _unless_unknown_here(sync: Callable[[int], None], file: int) -> None:
    try:
        sync(file)
    except OSError as error:
        if error.errno not in _NO_SYNC_HERE:
            raise
