"""One file of a score log: made exclusively, appended to, given up at the first fault."""

from __future__ import annotations

import contextlib
import errno
import re
import sys
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from timeline_widgets.records.disk import Disk

_FILE_NAMES = sys.getfilesystemencoding()


class FileChangedError(OSError):
    """The file is not the one that was written: somebody moved, deleted or changed it."""


def file_name(student: str, opened: datetime, session: str) -> str:
    """Name the log of a session so that every file system takes it.

    Parameters
    ----------
    student : str
        Any name; letters, marks and digits of every script are kept.
    opened : datetime
        When the session began.
    session : str
        The session's id, whose first 8 digits are used.

    Examples
    --------
    >>> file_name("../Núñez, Ольга", datetime(2026, 3, 1, 9, 5, 7, tzinfo=UTC), "ab12cd34" * 4)
    'núñez-ольга-20260301T090507Z-ab12cd34.jsonl'
    """
    return f"{slug(student)}-{opened.astimezone(UTC):%Y%m%dT%H%M%SZ}-{session[:8]}.jsonl"


def slug(student: str) -> str:
    """Make a student's name safe as part of a file name.

    Examples
    --------
    >>> slug("=cmd|'/c calc'!A1"), slug(""), slug("अदिति")
    ('cmd-c-calc-a1', 'student', 'अदिति')
    """
    kept = "".join(
        letter if unicodedata.category(letter)[0] in "LMN" else "-"
        for letter in unicodedata.normalize("NFC", student.lower())
    )
    short = re.sub("-+", "-", kept)[:40].strip("-")
    try:
        short.encode(_FILE_NAMES)
    except UnicodeEncodeError:
        short = ""
    return short or "student"


def named_after(name: str, student: str) -> bool:
    """Whether the name of a file says whose log it is, perhaps behind what a gradebook put there.

    Examples
    --------
    >>> named_after("lovelaceada_17_42_ada-20260301T090507Z-ab12cd34.jsonl", "Ada")
    True
    >>> named_after("ben-20260301T090507Z-ab12cd34.jsonl", "Ada")
    False
    """
    composed = unicodedata.normalize("NFC", name)  # a Mac writes accents apart
    return re.search(rf"(?:^|[_ ]){re.escape(slug(student))}-", composed) is not None


class LogFile:
    """A file that only this object writes to.

    It is opened anew for every append: nothing has to be closed when a notebook forgets the
    game, a network home reports its faults at once, and JupyterLite keeps a file only when it
    is closed.

    Attributes
    ----------
    path : Path
        Where it stands.
    size : int
        How many bytes are known to be on the disk.
    """

    def __init__(self, disk: Disk, folder: Path, name: str) -> None:
        self._disk = disk
        self.size = 0
        for self.path in _names(folder, name):
            with contextlib.suppress(FileExistsError):
                file = disk.create(self.path)
                break
        try:
            disk.close(file)
        except BaseException:
            self.retire()
            raise

    def append(self, data: bytes) -> None:
        """Return when the bytes are on the disk and were read back the same.

        Raises
        ------
        FileChangedError
            When the file was moved, deleted or changed by somebody else.
        OSError
            For every other fault. The file must then be retired: what a failed sync left on
            the disk cannot be known, and a second sync would not tell.
        """
        file = self._open()
        try:
            rest = memoryview(data)
            while rest:
                written = self._disk.write(file, rest)
                if not 0 < written <= len(rest):
                    raise OSError(errno.EIO, f"{written} bytes written", str(self.path))
                rest = rest[written:]
            self._disk.sync(file)
            if self._disk.read(file, len(data) + 1, self.size) != data:
                raise OSError(errno.EIO, "other bytes read than written", str(self.path))
        except BaseException:
            with contextlib.suppress(OSError):
                self._disk.close(file)
            raise
        self._disk.close(file)
        if not self.size:
            self._disk.sync_folder(self.path.parent)
        self.size += len(data)

    def retire(self) -> None:
        """Remove the file when nothing in it counts; else leave it as it is."""
        if not self.size:
            with contextlib.suppress(OSError, KeyboardInterrupt):
                self._disk.remove(self.path)

    def discard(self) -> None:
        """Remove the file, if it is still as it was written."""
        with contextlib.suppress(OSError):
            self._disk.close(self._open())
            self._disk.remove(self.path)

    def _open(self) -> int:
        try:
            file = self._disk.open(self.path)
        except FileNotFoundError as error:
            raise FileChangedError(*error.args) from error
        if self._disk.size(file) != self.size:
            self._disk.close(file)
            raise FileChangedError(errno.ENOENT, "changed by somebody else", str(self.path))
        return file


def _names(folder: Path, name: str) -> Iterator[Path]:
    yield folder / name
    stem, ending = name.rsplit(".", 1)
    for number in range(2, 10_000):
        yield folder / f"{stem}-{number}.{ending}"
    raise FileExistsError(errno.EEXIST, "no free name", str(folder / name))
