"""One record of the score log: its fields, its canonical bytes and its hash.

The format is described in ``docs/score-log.md``.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, cast

from timeline_widgets.records.problems import Said, SaidError, Value

VERSION = 1
GENESIS = "0" * 64
"""What stands as ``prev`` in the first record of a session."""

Kind = Literal["session", "match", "move", "end", "note"]
KINDS: frozenset[str] = frozenset({"session", "match", "move", "end", "note"})

_PLACE = secrets.token_hex(32)
"""Stands for a hash until it is known; nothing that is written holds it."""

_TOLD = ("session", "n", "prev", "kind", "at")
_ENVELOPE = frozenset({"v", *_TOLD, "hash"})
_SESSION = re.compile(r"[0-9a-f]{32}")
_HASH = re.compile(r"[0-9a-f]{64}")
_AT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)

# What holds itself ends in a RecursionError, so that nobody has to look out for it.
_encode = json.JSONEncoder(
    ensure_ascii=False,
    allow_nan=False,
    check_circular=False,
    sort_keys=True,
    separators=(",", ":"),
).encode


class RecordError(SaidError):
    """Bytes that are not a record, or a value that no record can hold.

    Attributes
    ----------
    code : str
        ``"damaged"`` (not a record at all), ``"edited"`` (the content does not fit its hash),
        ``"version"`` (another version of the format) or ``"value"`` (cannot be written).
    """

    def __init__(self, code: str, key: str, **told: Value) -> None:
        super().__init__(Said(f"record.{key}", told))
        self.code = code


def canonical(value: object) -> bytes:
    """Give the one way in which a value is written in a log.

    Parameters
    ----------
    value : object
        Anything JSON can hold: text, whole numbers, finite decimals, booleans, None, lists,
        and mappings with text keys.

    Returns
    -------
    bytes
        UTF-8 JSON with sorted keys and no spaces.

    Raises
    ------
    RecordError
        With code ``"value"`` when JSON cannot hold it.

    Examples
    --------
    >>> canonical({"n": 1, "at": "Łódź"}).decode()
    '{"at":"Łódź","n":1}'
    """
    return _canonical_text(value).encode()


def _canonical_text(value: object) -> str:
    try:
        text = _encode(value)
        text.encode()  # half a letter has no bytes
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError("value", "value", problem=str(error)) from error
    return text


def timestamp(moment: datetime) -> str:
    """Write a moment as a record does: UTC, ISO 8601, milliseconds, ``Z``.

    Examples
    --------
    >>> timestamp(datetime(2026, 3, 1, 9, 5, 7, 250_000, tzinfo=UTC))
    '2026-03-01T09:05:07.250Z'
    """
    there = moment if moment.tzinfo is UTC else moment.astimezone(UTC)
    return there.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"


@dataclass(frozen=True, slots=True)
class Record:
    """One line of a score log.

    Attributes
    ----------
    session : str
        The kernel session that wrote it, 32 hexadecimal digits.
    n : int
        Number within the session, from 0.
    prev : str
        Hash of record ``n - 1`` of the session; :data:`GENESIS` for record 0.
    kind : {"session", "match", "move", "end", "note"}
        What the record tells.
    at : str
        When it was written by the machine's clock, UTC, ISO 8601 with milliseconds.
    payload : mapping
        The fields of its kind.
    hash : str
        SHA-256 of the canonical JSON of everything else, 64 hexadecimal digits.
    """

    session: str
    n: int
    prev: str
    kind: Kind
    at: str
    payload: Mapping[str, Any]
    hash: str

    @property
    def line(self) -> bytes:
        """The record as it stands in a file, line feed included."""
        return _sealed(
            _body(self.session, self.n, self.prev, self.kind, self.at, self.payload), self.hash
        )[0]


def make_record(
    *, session: str, n: int, prev: str, kind: str, at: str, payload: Mapping[str, object]
) -> Record:
    """Make a record and seal it with its hash.

    Raises
    ------
    RecordError
        With code ``"value"`` for an unknown kind, a payload field that has the name of an
        envelope field, or a value that JSON cannot hold.

    Examples
    --------
    >>> first = make_record(session="0" * 32, n=0, prev=GENESIS, kind="session",
    ...                     at="2026-03-01T09:05:07.250Z", payload={"student": "Ada"})
    >>> first.hash[:12]
    '94df9e5c365c'
    >>> parse_record(first.line) == first
    True
    """
    digest = new_line(session=session, n=n, prev=prev, kind=kind, at=at, payload=payload)[1]
    return Record(session, n, prev, cast(Kind, kind), at, payload, digest)


def new_line(
    *, session: str, n: int, prev: str, kind: str, at: str, payload: Mapping[str, object]
) -> tuple[bytes, str]:
    """Return a new record as it stands in a file, line feed included, and its hash.

    Raises
    ------
    RecordError
        As :func:`make_record`.
    """
    if kind not in KINDS:
        allowed = ", ".join(sorted(KINDS))
        raise RecordError("value", "kind", kind=repr(kind), allowed=allowed)
    if not _ENVELOPE.isdisjoint(payload):
        taken = ", ".join(sorted(_ENVELOPE & payload.keys()))
        raise RecordError("value", "taken", fields=taken)
    return _sealed(_body(session, n, prev, kind, at, payload))


def parse_record(line: bytes) -> Record:
    """Read a record and check it against its own hash.

    Spacing, line end and the order of keys do not matter here, since they change nothing
    that the record says; :attr:`Record.line` tells whether a line was written as it should be.

    Parameters
    ----------
    line : bytes
        One line of a log.

    Raises
    ------
    RecordError
        With code ``"damaged"``, ``"edited"`` or ``"version"``.

    Examples
    --------
    >>> parse_record(b'{"v":1')  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    timeline_widgets.records.record.RecordError: not a line of JSON (...)
    """
    try:
        fields = json.loads(line.decode("utf-8-sig"), object_pairs_hook=_without_repeats)
        if not isinstance(fields, dict):
            raise ValueError("not a JSON object")
    except (ValueError, RecursionError) as error:
        raise RecordError("damaged", "no_json", problem=str(error)) from None
    if missing := sorted(_ENVELOPE - fields.keys()):
        raise RecordError("damaged", "missing", fields=", ".join(missing))
    envelope = {name: fields.pop(name) for name in _ENVELOPE}
    if envelope["v"] != VERSION or envelope["v"] is True:
        told = {"theirs": repr(envelope["v"]), "ours": str(VERSION)}
        raise RecordError("version", "version", **told)
    _check_envelope(envelope)
    written = envelope.pop("hash")
    del envelope["v"]
    try:
        record = make_record(payload=fields, **envelope)
    except RecordError as error:
        error.code = "damaged"
        raise
    if record.hash != written:
        raise RecordError("edited", "edited")
    return record


def sound_record(line: bytes) -> Record | None:
    r"""Return the record of a line that is in every way as it was written, else None.

    Whatever is not is left to :func:`parse_record`, which says what it is. This is several times
    faster: the bytes of a canonical line without its hash are those that were hashed.

    Parameters
    ----------
    line : bytes
        One line of a log, line feed included.

    Examples
    --------
    >>> sound_record(b'{"v":1}\n') is None
    True
    """
    try:
        text = line.decode()
        fields = json.loads(text)
        seal = fields.pop("hash")
        before, found, after = text.partition(f'"hash":"{seal}",')
        body = before + after
        version = fields["v"]
        if type(version) is not int or version != VERSION or not found:
            return None
        if body != _encode(fields) + "\n":
            return None
        digest = hashlib.sha256(body[:-1].encode()).hexdigest()
        envelope = {name: fields.pop(name) for name in _TOLD}
        del fields["v"]
        _check_envelope({**envelope, "hash": digest})
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return Record(**envelope, payload=fields, hash=digest) if digest == seal else None


def _body(
    session: str, n: int, prev: str, kind: str, at: str, payload: Mapping[str, object]
) -> dict[str, object]:
    return {
        "v": VERSION,
        "session": session,
        "n": n,
        "prev": prev,
        "kind": kind,
        "at": at,
        **payload,
    }


def _sealed(fields: Mapping[str, object], digest: str = "") -> tuple[bytes, str]:
    """Write the fields once, and put the hash of what was written where it belongs."""
    text = _canonical_text({**fields, "hash": _PLACE})
    before, _, after = text.partition(f'"hash":"{_PLACE}",')
    digest = digest or hashlib.sha256((before + after).encode()).hexdigest()
    return f'{before}"hash":"{digest}",{after}\n'.encode(), digest


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field stands twice")
    return fields


def _check_envelope(envelope: Mapping[str, object]) -> None:
    texts = {"session": _SESSION, "prev": _HASH, "hash": _HASH, "at": _AT}
    wrong = [
        name
        for name, pattern in texts.items()
        if not (isinstance(text := envelope[name], str) and pattern.fullmatch(text))
    ]
    if not (type(number := envelope["n"]) is int and number >= 0):
        wrong.append("n")
    if not (isinstance(kind := envelope["kind"], str) and kind in KINDS):
        wrong.append("kind")
    if wrong:
        raise RecordError("damaged", "impossible", fields=", ".join(sorted(wrong)))
