"""A match of Timeline as the browser gets it: fixed facts, and one picture of the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from timeline_widgets.games.timeline.events import (
    Drew,
    Ended,
    Event,
    FinalRoundBegan,
    Misplaced,
    Placed,
    Reshuffled,
    RoundBegan,
    Skipped,
    Withdrew,
)
from timeline_widgets.games.timeline.observation import Observation
from timeline_widgets.match import TimelineMatch
from timeline_widgets.messages import say
from timeline_widgets.widgets.faces import Faces, themes


def table(match: TimelineMatch, language: str, *, teacher_moves: bool) -> dict[str, Any]:
    """Return what stays the same for the whole match."""
    edition = match.game.edition
    return {
        "match": match.id,
        "language": language,
        "dir": "ltr",
        "title": match.cardset.title,
        "edition": edition.name,
        "scale": match.cardset.scale,
        "wrong_pile": "box" if edition.misplaced_to == "box" else "discard",
        "themes": themes(match.cardset),
        "seats": [{"name": seat.name, "emblem": n} for n, seat in enumerate(match.seats)],
        "options": {
            "letters": False,
            "confidence": False,
            "hints": False,
            "timer": None,
            "withdraw": teacher_moves,
        },
    }


def state(
    match: TimelineMatch, seen: Observation, events: tuple[Event, ...], faces: Faces, language: str
) -> dict[str, Any]:
    """Return the picture after a move: all that changed for the eyes, and no more.

    Parameters
    ----------
    match : TimelineMatch
        The match.
    seen : Observation
        What the viewers of the table may see.
    events : tuple
        What the last move led to, as they may see it; none before the first move.
    faces : Faces
        Writes the cards.
    language : str
        The reader's language.
    """
    over = seen.outcome is not None
    receipt = match.receipt
    return {
        "match": match.id,
        "ply": seen.ply,
        "phase": "over" if over else "final" if seen.finalists else "play",
        "round": seen.round,
        "turn": seen.to_play[0] if seen.to_play else None,
        "seats": [
            {"hand": hand, "status": _status(seat, seen)} for seat, hand in enumerate(seen.hands)
        ],
        "reference": seen.reference,
        "line": seen.line,
        "pile": seen.pile_left,
        "wrong": seen.box if match.game.edition.misplaced_to == "box" else seen.discards,
        "last": _verdict(match, seen, events),
        "outcome": seen.outcome._asdict() if seen.outcome else None,
        "saved": {"ok": True}
        if receipt.saved
        else {"ok": False, "reason": say(language, f"unsaved.{receipt.reason}")},
        "cards": cards(match, seen, _changed(seen, events), faces),
    }


def cards(
    match: TimelineMatch, seen: Observation, numbers: Iterable[int], faces: Faces
) -> dict[str, Any]:
    """Return the faces of cards by number: backs only of those that are revealed."""
    return {
        str(number): faces.both(match.cards[number])
        if number in seen.revealed
        else faces.front(match.cards[number].front)
        for number in numbers
    }


def visible(seen: Observation) -> list[int]:
    """Return every card of which a face lies open."""
    hands = [card for hand in seen.hands for card in hand]
    return [*hands, *sorted(seen.revealed), *seen.discards[-1:], *seen.box[-1:]]


def _status(seat: int, seen: Observation) -> str:
    if seat in seen.withdrawn:
        return "withdrawn"
    if seat not in seen.active:
        return "out"
    return "finalist" if seat in seen.finalists else "in"


def _changed(seen: Observation, events: tuple[Event, ...]) -> list[int]:
    if not events:
        return visible(seen)
    return [event.card for event in events if isinstance(event, (Placed, Misplaced, Drew))]


def _verdict(
    match: TimelineMatch, seen: Observation, events: tuple[Event, ...]
) -> dict[str, Any] | None:
    if not events:
        return None
    verdict = _answer(match, events[0])
    for event in events[1:]:
        if isinstance(event, RoundBegan | FinalRoundBegan | Ended):
            verdict["round_ended"] = True
            if isinstance(event, FinalRoundBegan):
                verdict["finalists"] = event.finalists
                verdict["eliminated"] = event.eliminated
        elif isinstance(event, Reshuffled):
            verdict["reshuffled"] = "box" if "box" in event.sources else "discard"
        elif isinstance(event, Drew) and "round_ended" not in verdict:
            verdict["drew"] = event.card
    if verdict["kind"] == "placed":
        seat = verdict["seat"]
        drawn = sum(isinstance(event, Drew) and event.seat == seat for event in events)
        verdict["went_out"] = len(seen.hands[seat]) == drawn
    return verdict


def _answer(match: TimelineMatch, event: Event) -> dict[str, Any]:
    if isinstance(event, Misplaced):
        miss = match.miss(event)
        return {
            "kind": "misplaced",
            "seat": event.seat,
            "card": event.card,
            "gap": event.gap,
            "right_gaps": [event.first, event.last],
            "miss": {
                "years": abs(miss.places if miss.years is None else miss.years),
                "direction": "earlier" if miss.places > 0 else "later",
            },
        }
    if isinstance(event, Placed):
        return {"kind": "placed", "seat": event.seat, "card": event.card, "gap": event.gap}
    if isinstance(event, Skipped | Withdrew):
        kind = "skipped" if isinstance(event, Skipped) else "withdrew"
        return {"kind": kind, "seat": event.seat}
    raise ValueError(f"A move begins with what became of it, not with {event!r}.")
