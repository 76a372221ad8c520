"""Lines that are as they were written are read a faster way, which tells nothing else."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from timeline_widgets.records.record import (
    GENESIS,
    RecordError,
    canonical,
    make_record,
    parse_record,
    sound_record,
)

names = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
ENVELOPE = {"v", "session", "n", "prev", "kind", "at", "hash"}
payloads = st.dictionaries(names.filter(lambda name: name not in ENVELOPE), values, max_size=4)


def line_of(payload: dict[str, object], **harm: object) -> bytes:
    """Return a line that is sealed with a hash that fits its bytes, whatever they say."""
    record = make_record(
        session="ab12cd34" * 4, n=3, prev=GENESIS, kind="note",
        at="2026-03-01T09:05:07.250Z", payload=payload,
    )  # fmt: skip
    fields = {**json.loads(record.line), **harm}
    del fields["hash"]
    return canonical({**fields, "hash": hashlib.sha256(canonical(fields)).hexdigest()}) + b"\n"


def slowly(line: bytes) -> object:
    """Return what the reader that explains itself makes of a line, if it is canonical too."""
    try:
        record = parse_record(line)
    except RecordError:
        return None
    return record if record.line == line else None


@settings(max_examples=150, deadline=None)
@given(payloads)
def test_what_was_written_is_read_the_same_both_ways(payload: dict[str, object]) -> None:
    line = line_of(payload)
    assert sound_record(line) == parse_record(line)


@settings(max_examples=150, deadline=None)
@given(payloads, st.data())
def test_a_changed_line_is_sound_in_neither_way(
    payload: dict[str, object], data: st.DataObject
) -> None:
    line = bytearray(line_of(payload))
    at = data.draw(st.integers(0, len(line) - 1))
    line[at] ^= data.draw(st.integers(1, 255))
    assert sound_record(bytes(line)) == slowly(bytes(line))


@pytest.mark.parametrize(
    "harm",
    [
        {"v": True}, {"v": 1.0}, {"v": 2}, {"v": "1"}, {"n": True}, {"n": -1}, {"n": 3.0},
        {"kind": "score"}, {"kind": []}, {"session": "AB12CD34" * 4}, {"prev": None},
        {"at": "yesterday"},
    ],
    ids=str,
)  # fmt: skip
def test_a_line_whose_hash_fits_but_which_is_no_record(harm: dict[str, object]) -> None:
    line = line_of({}, **harm)
    assert sound_record(line) is None
    assert slowly(line) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line[:-1],
        lambda line: line[:-1] + b"\r\n",
        lambda line: line + b"\n",
        lambda line: b"\xef\xbb\xbf" + line,
        lambda line: line.replace(b'"n":3', b'"n":3,"n":3'),
        lambda line: line.replace(b'"n":3', b'"n": 3'),
        lambda line: line.replace(b"note", rb"\u006eote"),
    ],
)
def test_a_line_in_another_form_is_left_to_those_who_can_say_what_it_is(change) -> None:
    line = change(line_of({}))
    assert sound_record(line) is None


def test_a_hash_within_the_content_is_not_taken_for_the_seal() -> None:
    seal = json.loads(line_of({}))["hash"]
    line = line_of({"a": {"hash": seal, "z": 1}})
    assert sound_record(line) == parse_record(line)
