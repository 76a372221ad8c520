"""The quick way of reading a log gives what the careful one gives; no edited line is taken."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.gradebooks.challenge import challenge
from tests.records.games import forged, open_log, play
from timeline_widgets.records import read_log
from timeline_widgets.records.given import variant_of
from timeline_widgets.records.placed import PlacedCards
from timeline_widgets.records.record import GENESIS, canonical, make_record, parse_record
from timeline_widgets.records.rows import COLUMNS, Answer, every_answer
from timeline_widgets.records.sittings import Sittings

SESSION = "a" * 32
MATCH = {
    "match": "m", "game": "timeline", "edition": "spain",
    "cardset": {"name": "set", "fingerprint": "f"},
    "seats": [{"name": "Ada", "members": []}, {"name": "Red", "members": ["Ben", "Cy"]},
              {"name": "Clio", "members": [], "computer": "expert"}],
}  # fmt: skip
MOVE = {
    "match": "m", "ply": 3, "seat": 0, "player": "Ada", "seconds": 12.5,
    "move": {"type": "place", "card": "c1", "title": "Łódź", "gap": 2, "between": ["c2", None]},
    "answer": {"correct": False, "right_gaps": [3, 5], "points": 0, "distance_years": -40,
               "places": -1, "date": "44 BCE", "year": -44},
}  # fmt: skip


def record(n, kind, payload, prev=GENESIS):
    return make_record(
        session=SESSION, n=n, prev=prev, kind=kind, at="2026-03-01T09:05:07.250Z", payload=payload
    )


def rows_of(cards: PlacedCards, others) -> list[Answer]:
    """Put placed cards together with who sat where."""
    placed, sittings = cards.placed(), Sittings(others)
    rows = []
    for at, number in enumerate(placed.sitting.codes):
        session, match, seat, player = placed.sitting.values[number]
        told = {
            name: values[at if codes is None else codes[at]]
            for name, (values, codes) in placed.columns.items()
        }
        told |= {"session": session, "match": match, "variant": variant_of(sittings.game(match))}
        told |= sittings.about(match)
        rows += [
            Answer(student=student, team=team, **told)
            for student, team in sittings.players(session, match, seat, player)
        ]
    return rows


def changed(payload, path, value):
    """Return the payload with another value, or without it."""
    *outer, last = path
    payload = json.loads(json.dumps(payload))
    part = payload
    for name in outer:
        part = part[name]
    part.pop(last, None)
    if value is not ...:
        part[last] = value
    return payload


def paths(payload, before=()):
    for name, value in payload.items():
        yield (*before, name)
        if isinstance(value, dict):
            yield from paths(value, (*before, name))


ODD = st.one_of(
    st.just(...), st.none(), st.booleans(), st.integers(-(10**20), 10**20), st.text(max_size=5),
    st.floats(allow_nan=False, allow_infinity=False), st.lists(st.integers(-1, 9), max_size=3),
    st.sampled_from([0.0, 12.0, 12.3, 12.34, 1e-7, 1e22, [2, 2], [2, 3], ["a", None], {}, "place"]),
)  # fmt: skip


@given(
    path=st.sampled_from([*paths(MOVE), ("confidence",), ("hints",), ("reshuffled",), ("why",)]),
    value=ODD,
    seat=st.sampled_from([0, 1, 2]),
)
def test_a_line_that_is_taken_says_what_the_careful_reader_reads_in_it(path, value, seat):
    move = record(0, "move", changed(MOVE | {"seat": seat}, path, value))
    start = record(0, "match", MATCH)
    cards = PlacedCards()
    if cards.take(move.line) is None:
        return
    assert parse_record(move.line) == move
    assert rows_of(cards, [start]) == every_answer([start, move])


def test_a_move_as_games_write_it_is_taken():
    for more in ({}, {"confidence": "sure"}, {"hints": 2}, {"reshuffled": ["discards"]}):
        move = record(0, "move", MOVE | more)
        link = PlacedCards().take(move.line)
        assert link == (move.session, move.n, move.prev, move.hash)


def test_no_changed_byte_of_a_line_is_taken():
    line = record(0, "move", MOVE).line
    assert PlacedCards().take(line) is not None
    for at in range(len(line)):
        for bit in range(8):
            other = bytearray(line)
            other[at] ^= 1 << bit
            assert PlacedCards().take(bytes(other)) is None, (at, bit)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        record(0, "move", MOVE).line[:-1],
        record(0, "move", MOVE).line * 2,
        record(0, "move", MOVE).line[:-1] + b"\r\n",
        b"\xef\xbb\xbf" + record(0, "move", MOVE).line,
    ],
)
def test_lines_of_another_form_are_left_to_the_careful_reader(line):
    assert PlacedCards().take(line) is None


def sealed(text: str) -> bytes:
    """Seal the bytes as they are, as a forger would who does not know the canonical form."""
    from hashlib import sha256

    body = text.encode("utf-8", "surrogatepass")
    digest = sha256(body).hexdigest().encode()
    return body.replace(b'"kind"', b'"hash":"' + digest + b'","kind"', 1) + b"\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [('"ply":3', '"ply":03'), ('"ply":3', '"ply":-0'), ("12.5", "12.50"), ("12.5", "1.25e1"),
     ("Łódź", "\udc80"), ("Łódź", "\t"), ('"gap":2', '"gap":2,"gap":3')],
)  # fmt: skip
def test_what_the_careful_reader_refuses_is_not_taken(old, new):
    fields = json.loads(record(0, "move", MOVE).line)
    fields.pop("hash")
    text = canonical(fields).decode()
    assert PlacedCards().take(sealed(text)) is not None
    assert PlacedCards().take(sealed(text.replace(old, new))) is None


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("scores")
    play(open_log(folder, session="a" * 32), names=["Ada", ""])
    play(open_log(folder, session="b" * 32), names=["Ada", "Ben"], moves=3)
    challenge(open_log(folder, session="c" * 32))
    return [path.read_bytes() for path in sorted(folder.iterdir())]


def test_whole_logs_are_taken_with_the_same_answers(logs):
    for data in logs:
        cards = PlacedCards()
        whole = cards.take_log(data)
        assert whole.session == read_log(data).records[0].session
        rows = rows_of(cards, whole.others) + every_answer(whole.others)
        assert sorted(rows, key=str) == sorted(every_answer(read_log(data).records), key=str)
        assert set(rows[0]._fields) == set(COLUMNS)


def test_no_changed_byte_of_a_log_is_taken_at_once(logs):
    data = logs[1]
    assert PlacedCards().take_log(data) is not None
    for at in range(len(data)):
        other = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert PlacedCards().take_log(other) is None, at


def test_a_log_that_goes_on_from_another_record_is_not_taken_at_once(logs):
    records = read_log(logs[0]).records
    other = forged(records, lambda n, _, told: told | ({"seconds": 0.001} if n == 3 else {}))
    mixed = logs[0].splitlines(keepends=True)[:4] + other.splitlines(keepends=True)[4:]
    assert PlacedCards().take_log(other) is not None
    assert PlacedCards().take_log(b"".join(mixed)) is None


def test_a_log_whose_numbers_leap_is_not_taken_at_once():
    start = record(0, "session", {"student": "Ada"})
    for n, taken in ((1, True), (2, False)):
        move = record(n, "move", MOVE, prev=start.hash)
        assert (PlacedCards().take_log(start.line + move.line) is not None) is taken


def test_a_log_with_any_fault_is_not_taken_at_once_and_nothing_of_it(logs):
    lines = logs[0].splitlines(keepends=True)
    other = logs[1].splitlines(keepends=True)
    faulty = {
        "torn": b"".join(lines)[:-5],
        "no line end": b"".join(lines)[:-1],
        "gap": b"".join(lines[:4] + lines[5:]),
        "repeated": b"".join([*lines[:4], lines[3], *lines[4:]]),
        "no beginning": b"".join(lines[1:]),
        "two sessions": b"".join(lines + other),
        "foreign line": b"".join([*lines[:4], b"{}\n", *lines[4:]]),
        "edited": b"".join(lines).replace(b'"correct":true', b'"correct":false', 1),
        "empty": b"",
    }
    for fault, data in faulty.items():
        cards = PlacedCards()
        assert cards.take_log(data) is None, fault
        assert not cards.placed().sitting.codes, fault
