"""Games that are played into score logs, and logs that are rewritten by a careful forger."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.timeline import EDITIONS
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records import Record, ScoreLog
from timeline_widgets.records.record import GENESIS, make_record

CARDS = CardSet(
    "class-9b",
    "Class 9b",
    tuple(
        Card(f"00{number}", f"Event {number}", HistoricalDate.of_year(year))
        for number, year in enumerate([-753, -44, 14, 476, 800, 1066, 1215, 1453, 1492, 1789, 1914])
    ),
)


def play(
    log: ScoreLog, *, names: Iterable[str] = ("Ada", "Ben"), seed: str = "clio", moves: int = 10**9,
    edition: str = "spain", cards: CardSet = CARDS, hand: int = 3,
) -> TimelineMatch:  # fmt: skip
    """Play a game of chance into a log, to its end or so many moves of it."""
    chance = random.Random(seed)
    ticks = count()
    match = TimelineMatch(
        cards,
        [Seat(name) for name in names],
        hand=hand,
        edition=EDITIONS[edition],
        seed=seed,
        open_log=lambda: log,
        clock=lambda: next(ticks) * 1.25,
    )
    while match.outcome is None and match.state.ply < moves:
        (seat,) = match.game.to_act(match.state)
        match.play(seat, chance.choice(match.legal_moves()))
    return match


def open_log(folder: Path, student: str = "Ada", *, session: str | None = None) -> ScoreLog:
    """Open a log whose clock ticks once a record."""
    ticks = count()
    begin = datetime(2026, 3, 1, 9, 5, 7, tzinfo=UTC)
    return ScoreLog.open(
        folder,
        student=student,
        session=session,
        now=lambda: begin + timedelta(seconds=next(ticks)),
    )


def forged(
    records: Iterable[Record], change: Callable[[int, str, dict[str, Any]], dict[str, Any] | None]
) -> bytes:
    """Rewrite a log from beginning to end with new hashes; None leaves a record out."""
    lines, prev = [], GENESIS
    for record in records:
        payload = change(record.n, record.kind, dict(record.payload))
        if payload is None:
            continue
        new = make_record(
            session=record.session,
            n=len(lines),
            prev=prev,
            kind=record.kind,
            at=record.at,
            payload=payload,
        )
        lines.append(new.line)
        prev = new.hash
    return b"".join(lines)
