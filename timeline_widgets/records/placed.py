"""Placed cards, which most lines of a log tell of, read without an object for each.

Only a line exactly as a game writes it is taken: one pattern has its fields in canonical order, so
a line that fits both the pattern and its own hash is a record, and says what
:func:`~timeline_widgets.records.rows.answers` would read in it. Whatever else there is (other
moves, escaped letters, fields of a later version, damage) is left to those who read with care.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

from timeline_widgets.records.chain import Link
from timeline_widgets.records.columns import Column, Each, Repeated
from timeline_widgets.records.given import right_gaps
from timeline_widgets.records.record import GENESIS, Record, sound_record
from timeline_widgets.records.rows import COLUMNS

_TEXT = r'"[^"\\\x00-\x1f]*+"'
_WHOLE = r"(?:0|-?[1-9]\d{0,17}+)"
_DECIMAL = r"(?:0|[1-9]\d{0,9}+)\.(?:0|\d{0,2}[1-9])"
_PILE = r'"(?:discards|box)"'

# Possessive throughout: a line fits at once, or is given up at once. What hashes and session are
# made of is looked at afterwards. Head and tail are what the hash was made of.
_PLACED = (
    rf'(?P<head>\{{"answer":\{{"correct":(?P<correct>true|false),"date":(?P<date>{_TEXT}),'
    rf'"distance_years":(?P<years_off>{_WHOLE}|null),"places":(?P<places_off>{_WHOLE}),'
    rf'(?:"points":(?P<points>{_WHOLE}),)?+'
    rf'"right_gaps":\[(?P<right_answer>{_WHOLE},{_WHOLE})\],"year":(?P<year>{_WHOLE}|null)\}},'
    rf'"at":"(?P<at>\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{{3}}Z)",'
    rf'(?:"confidence":(?P<confidence>{_TEXT}),)?+'
    rf')"hash":"(?P<hash>.{{64}})",(?P<tail>'
    rf'(?:"hints":(?P<hints>{_WHOLE}),)?+'
    rf'"kind":"move","match":(?P<match>{_TEXT}),'
    rf'"move":\{{"between":\[(?P<after>{_TEXT}|null),(?P<before>{_TEXT}|null)\],'
    rf'"card":(?P<card>{_TEXT}),"gap":(?P<answer>{_WHOLE}),"title":(?P<title>{_TEXT}),'
    rf'"type":"place"\}},"n":(?P<n>0|[1-9]\d{{0,17}}+),"player":(?P<player>{_TEXT}),'
    rf'"ply":(?P<ply>{_WHOLE}),"prev":"(?P<prev>.{{64}})",'
    rf'(?:"reshuffled":\[{_PILE}(?:,{_PILE})*+\],)?+'
    rf'"seat":(?P<seat>{_WHOLE}),"seconds":(?P<seconds>{_DECIMAL}),'
    rf'"session":"(?P<session>.{{32}})","v":1\}})'
)
_LINES = re.compile(rf"{_PLACED}\n|(?P<other>.*)\n".encode())
_HEX = re.compile(rb"[0-9a-f]+").fullmatch
_AT = {name: number - 1 for name, number in _LINES.groupindex.items()}
_HEAD, _HASH, _TAIL = (_AT[name] for name in ("head", "hash", "tail"))
_N, _PREV, _OTHER = (_AT[name] for name in ("n", "prev", "other"))
_SITTING = _SESSION, _MATCH, _SEAT, _PLAYER = tuple(
    _AT[name] for name in ("session", "match", "seat", "player")
)
_COLUMNS = tuple(name for name in _AT if name in COLUMNS and _AT[name] not in _SITTING)
_ALL_DIFFERENT = frozenset({"at", "seconds"})
_Told: TypeAlias = tuple[Any, ...]

_MANY = 200  # lines between two sortings into columns: as many as stay in a processor's cache


class Placed(NamedTuple):
    """Answers of placed cards.

    Attributes
    ----------
    columns : mapping of str to Column
        Those of :class:`~timeline_widgets.records.rows.Answer` that a line itself tells.
    sitting : Column
        Session, match, seat and player of each.
    """

    columns: Mapping[str, Column]
    sitting: Column


class WholeLog(NamedTuple):
    """A log in which nothing is the matter, without its placed cards.

    Attributes
    ----------
    session : str
        The session that wrote it.
    others : list of Record
        What it tells of beside placed cards.
    """

    session: str
    others: list[Record]


class PlacedCards:
    """Takes the lines of placed cards out of logs."""

    def __init__(self) -> None:
        self._lines: list[_Told] = []
        self._columns = {
            name: (Each if name in _ALL_DIFFERENT else Repeated)(_READ.get(name, _text))
            for name in _COLUMNS
        }
        self._sitting = Repeated(_sitting)

    def take(self, line: bytes) -> Link | None:
        """Take a line, and return its link of the chain; None, if it is for others to read."""
        found = _LINES.fullmatch(line)
        if found is None or not _is_text(line):
            return None
        told = found.groups(b"")
        if not (_sealed(told) and _HEX(told[_PREV]) and _HEX(told[_SESSION])):
            return None
        self._add([told])
        session, prev, seal = (told[at].decode() for at in (_SESSION, _PREV, _HASH))
        return Link(session, int(told[_N]), prev, seal)

    def take_log(self, data: bytes) -> WholeLog | None:
        """Take all placed cards of a log in which nothing is the matter.

        Parameters
        ----------
        data : bytes
            The log.

        Returns
        -------
        WholeLog or None
            None, and then nothing was taken, unless all lines are records of one session in
            canonical form, from the first on, each after the one before.
        """
        if not data.endswith(b"\n") or not _is_text(data):
            return None
        lines: list[_Told] = []
        others: list[Record] = []
        before = GENESIS.encode()
        for n, told in enumerate(_LINES.findall(data)):
            if told[_HASH]:
                if told[_PREV] != before or int(told[_N]) != n or not _sealed(told):
                    return None
                before = told[_HASH]
                lines.append(told)
                continue
            record = sound_record(told[_OTHER] + b"\n")
            if record is None or record.n != n or record.prev != before.decode():
                return None
            before = record.hash.encode()
            others.append(record)
        sessions = {told[_SESSION] for told in lines}
        sessions.update(record.session.encode() for record in others)
        if len(sessions) > 1 or not all(map(_HEX, sessions)):
            return None
        self._add(lines)
        return WholeLog(sessions.pop().decode(), others)

    def placed(self) -> Placed:
        """Return what was taken."""
        self._sort()
        columns = {name: values.column() for name, values in self._columns.items()}
        return Placed(columns, self._sitting.column())

    def _add(self, lines: Sequence[_Told]) -> None:
        self._lines += lines
        if len(self._lines) >= _MANY:
            self._sort()

    def _sort(self) -> None:
        if not self._lines:
            return
        told = list(zip(*self._lines, strict=True))
        for name, values in self._columns.items():
            values.extend(told[_AT[name]])
        self._sitting.extend(zip(*(told[at] for at in _SITTING), strict=True))
        self._lines.clear()


def _sealed(told: _Told) -> bool:
    """Whether the hash is that of everything else."""
    seal: bytes = told[_HASH]
    return sha256(told[_HEAD] + told[_TAIL]).hexdigest().encode() == seal


def _is_text(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _text(told: bytes) -> str:
    return "" if told == b"null" else told[1:-1].decode()


def _whole(told: bytes) -> int | None:
    return None if told in (b"", b"null") else int(told)


def _sitting(told: tuple[bytes, ...]) -> tuple[str, str, int, str]:
    session, match, seat, player = told
    return session.decode(), _text(match), int(seat), _text(player)


_READ: Mapping[str, Callable[[Any], object]] = {
    "at": bytes.decode,
    "correct": lambda told: told == b"true",
    "years_off": _whole,
    "places_off": _whole,
    "points": _whole,
    "right_answer": lambda told: right_gaps([int(gap) for gap in told.split(b",")]),
    "year": _whole,
    "hints": lambda told: int(told or 0),
    "answer": bytes.decode,
    "ply": _whole,
    "seconds": float,
}
