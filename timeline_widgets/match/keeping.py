"""Where a match is written down: in a log that begins at once, or with the first move."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from timeline_widgets.records.writing import Receipt, ScoreLog


class Keeping:
    """The score log of one match.

    Parameters
    ----------
    set_up : callable
        Gives what the ``match`` record says, with which a match begins in a log.

    Attributes
    ----------
    receipt : Receipt
        Whether everything so far is safely in the log.
    """

    def __init__(self, set_up: Callable[[], Mapping[str, object]]) -> None:
        self._set_up = set_up
        self._log: ScoreLog | None = None
        self._open_log: Callable[[], ScoreLog] | None = None
        self.receipt = Receipt(saved=True)

    @property
    def log(self) -> ScoreLog | None:
        """The log, if one is kept; one that waits is opened by whoever asks for it."""
        if self._open_log is not None:
            self.begin(self._open_log)
        return self._log

    @property
    def waits(self) -> bool:
        """Whether the log waits for the first move."""
        return self._open_log is not None

    def wait(self, open_log: Callable[[], ScoreLog] | None, expected: Receipt) -> None:
        """Open the log, if one is kept, with the first move; unless it is open.

        Parameters
        ----------
        open_log : callable or None
            Gives the log.
        expected : Receipt
            Whether it will be safe, as far as can be told.
        """
        if self._log is None:
            self._open_log, self.receipt = open_log, expected

    def begin(self, open_log: Callable[[], ScoreLog] | None, **also: object) -> None:
        """Open the log, if one is kept, and write down how the match was set up."""
        self._open_log = None
        self._log = open_log() if open_log else None
        self.write("match", {**self._set_up(), **also})

    def write(self, kind: str, payload: Mapping[str, object]) -> Receipt:
        """Write a record, and return whether everything so far is safe."""
        log = self.log
        if log is not None:
            self.receipt = log.append(kind, payload)
        return self.receipt
