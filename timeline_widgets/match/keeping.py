"""Where a match is written down."""

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
    log : ScoreLog or None
        The log, if one is kept.
    receipt : Receipt
        Whether everything so far is safely in it.
    untouched : bool
        Whether nothing has happened yet since the match was set up.
    """

    def __init__(self, set_up: Callable[[], Mapping[str, object]]) -> None:
        self._set_up = set_up
        self.log: ScoreLog | None = None
        self.receipt = Receipt(saved=True)
        self.untouched = True

    def begin(self, open_log: Callable[[], ScoreLog] | None, **also: object) -> None:
        """Open the log, if one is kept, and write down how the match was set up."""
        self.log = open_log() if open_log else None
        self.write("match", {**self._set_up(), **also})
        self.untouched = not also

    def write(self, kind: str, payload: Mapping[str, object]) -> Receipt:
        """Write a record, and return whether everything so far is safe."""
        self.untouched = False
        if self.log is not None:
            self.receipt = self.log.append(kind, payload)
        return self.receipt
