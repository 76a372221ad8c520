"""The score log as a game writes it."""

from __future__ import annotations

import builtins
import errno
import os
import threading
import uuid
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.records.disk import Disk
from timeline_widgets.records.logfile import FileChangedError, LogFile, file_name
from timeline_widgets.records.record import GENESIS, new_line, timestamp

_REASONS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "quota_used_up",
    errno.EFBIG: "file_too_large",
    errno.EROFS: "read_only",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.ENOENT: "folder_gone",
    errno.ENOTDIR: "not_a_folder",
    errno.EEXIST: "not_a_folder",
    errno.ESTALE: "folder_gone",
}

_NOTHING_PLAYED = 2  # records: the session began, and one game was set up


class Receipt(NamedTuple):
    """What became of a record.

    Attributes
    ----------
    saved : bool
        Every record so far is on the disk, in the log's folder.
    reason : str or None
        Why not: ``"disk_full"``, ``"quota_used_up"``, ``"file_too_large"``, ``"read_only"``,
        ``"not_allowed"``, ``"folder_gone"``, ``"not_a_folder"``, ``"interrupted"`` (the stop
        button was pressed while the disk did not answer) or ``"disk_failed"``.
    """

    saved: bool
    reason: str | None = None


_SAVED, _NOT_YET = Receipt(saved=True), Receipt(saved=False)


class ScoreLog:
    """An append-only log of one kernel session.

    It never raises for a fault of the disk, nor for an interrupt while it waits for one: the game
    goes on, the records stay in memory and, if at all possible, in a file of a temporary folder,
    and every later :meth:`append` tries the folder again with all that is still missing there.

    Attributes
    ----------
    session : str
        Id of the session, 32 hexadecimal digits.
    student : str
        Who plays, as given.
    receipt : Receipt
        What became of the latest record.
    name : str
        File name to offer with a download.
    path : Path or None
        The file that holds the latest record; None when it is only in memory.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     log = ScoreLog.open(folder, student="Ada")
    ...     log.append("note", {"text": "hello"})
    ...     log.pending, log.path.name == log.name, len(log.bytes().splitlines())
    Receipt(saved=True, reason=None)
    (0, True, 2)
    """

    def __init__(
        self, folder: Path, *, student: str, session: str, now: Callable[[], datetime], disk: Disk
    ) -> None:
        self.session = session
        self.student = student
        self.receipt = Receipt(saved=False)
        self.name = file_name(student, now(), session)
        self._folder = folder
        self._now = now
        self._disk = disk
        self._lock = threading.Lock()
        self.path: Path | None = None
        self._sealed: list[tuple[bytes, str]] = []
        self._home: LogFile | None = None
        self._at_home = 0
        self._refuge_folder: Path | None = None
        self._refuge: LogFile | None = None
        self._in_refuge = 0

    @classmethod
    def open(
        cls,
        folder: str | os.PathLike[str],
        *,
        student: str = "",
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        session: str | None = None,
        disk: Disk | None = None,
    ) -> ScoreLog:
        """Begin a log in a file of its own and write the ``session`` record.

        Parameters
        ----------
        folder : path
            Where score logs are kept; made when it is missing.
        student : str
            Who plays; a pseudonym or nothing at all is fine.
        now : callable
            The clock; gives an aware datetime.
        session : str, optional
            The session's id (32 hexadecimal digits); a random one by default.
        disk : Disk, optional
            The system calls to use.

        Returns
        -------
        ScoreLog
            Its ``receipt`` tells whether the folder takes records.

        Raises
        ------
        RecordError
            When the student's name holds a character that no file can (a lone surrogate).
        """
        session = session or uuid.uuid4().hex
        # A relative folder stays where it is when the notebook changes its folder.
        place = Path(os.path.abspath(os.path.expanduser(folder)))
        log = cls(place, student=student, session=session, now=now, disk=disk or Disk())
        log.append("session", {"software": _software(), "student": student})
        return log

    def append(self, kind: str, payload: Mapping[str, object]) -> Receipt:
        """Add a record and try to get it onto the disk.

        Parameters
        ----------
        kind : {"match", "move", "end", "note"}
            What the record tells.
        payload : mapping
            The fields of its kind, see ``docs/score-log.md``.

        Returns
        -------
        Receipt
            ``saved`` only after the system has said that the bytes are on the disk.

        Raises
        ------
        RecordError
            For a kind or a value that a record cannot hold; nothing is added then.
        """
        with self._lock:
            line, digest = new_line(
                session=self.session,
                n=len(self._sealed),
                prev=self._sealed[-1][1] if self._sealed else GENESIS,
                kind=kind,
                at=timestamp(self._now()),
                payload=payload,
            )
            # One step, so that an interrupt leaves the chain whole.
            self._sealed.append((line, digest))
            self.receipt = _NOT_YET
            self.receipt = self._save()
            return self.receipt

    def discard(self) -> bool:
        """Remove the log if nothing was played in it, and say whether that was so.

        A log in which anything but one set-up was written stays for ever.
        """
        with self._lock:
            if len(self._sealed) > _NOTHING_PLAYED:
                return False
            for file in (self._home, self._refuge):
                if file:
                    file.discard()
            return True

    @property
    def pending(self) -> int:
        """How many records are not (yet) in the log's folder."""
        return len(self._sealed) - self._at_home

    def bytes(self) -> builtins.bytes:
        """Give the whole log of this session, for a download; saved or not."""
        with self._lock:
            return self._lines_from(0)

    def __repr__(self) -> str:
        # Neither path nor name: a repr ends up in shared notebooks.
        return f"<ScoreLog {self.session[:8]}: {len(self._sealed)} records, {self.pending} pending>"

    def _save(self) -> Receipt:
        had_file = self._home is not None
        reason = self._save_at_home()
        if reason and had_file and reason != "interrupted":
            reason = self._save_at_home()
        if reason is None:
            return _SAVED
        self._save_in_refuge()
        return Receipt(saved=False, reason=reason)

    def _save_at_home(self) -> str | None:
        try:
            if self._home is None:
                self._disk.make_folder(self._folder)
                self._home = LogFile(self._disk, self._folder, self.name)
            self._home.append(self._lines_from(self._at_home))
        except (OSError, KeyboardInterrupt) as fault:
            if self._home:
                self._home.retire()
            self._home = None
            if isinstance(fault, KeyboardInterrupt):
                return "interrupted"
            if isinstance(fault, FileChangedError) or fault.errno == errno.ESTALE:
                # What was saved may be gone with the file.
                self._at_home = 0
            return _REASONS.get(fault.errno or 0, "disk_failed")
        self._at_home = len(self._sealed)
        self.path = self._home.path
        return None

    def _save_in_refuge(self) -> None:
        self.path = None
        try:
            if self._refuge_folder is None:
                self._refuge_folder = self._disk.make_refuge()
            if self._refuge is None:
                self._refuge = LogFile(self._disk, self._refuge_folder, self.name)
            self._refuge.append(self._lines_from(self._in_refuge))
        except (OSError, KeyboardInterrupt) as fault:
            if self._refuge:
                self._refuge.retire()
            if isinstance(fault, FileNotFoundError):
                self._refuge_folder = None
            self._refuge, self._in_refuge = None, 0
        else:
            self._in_refuge = len(self._sealed)
            self.path = self._refuge.path

    def _lines_from(self, n: int) -> builtins.bytes:
        return b"".join([line for line, _ in self._sealed[n:]])


def _software() -> str:
    try:
        return metadata.version("timeline-widgets")
    except metadata.PackageNotFoundError:
        return "unknown"
