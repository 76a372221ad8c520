"""A match on a line as the browser gets it: fixed facts, and one picture of the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from timeline_widgets.dates.centuries import century_of
from timeline_widgets.games.challenge.events import DuelMisplaced
from timeline_widgets.games.practice.state import Dealt as NewLine
from timeline_widgets.games.practice.state import Event as PracticeEvent
from timeline_widgets.games.practice.state import Missed
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
from timeline_widgets.match import Match, PracticeMatch
from timeline_widgets.match.line_match import Hint, LineMatch
from timeline_widgets.match.miss import Miss
from timeline_widgets.messages import Language, say
from timeline_widgets.widgets.faces import Faces, themes

LineEvent = Event | PracticeEvent


class Revealing(Protocol):
    """An observation of any game."""

    @property
    def revealed(self) -> frozenset[int]:
        """The cards whose dates may be seen."""


class Helps(NamedTuple):
    """What the teacher has switched on.

    Parameters
    ----------
    letters : bool
        Letters at the gaps, for a class that calls them out.
    confidence : bool
        Whether the table asks how sure a player is, before the reveal.
    hints : bool
        Whether hints can be bought for a point.
    timer : int or None
        Seconds for a turn.
    teacher_moves : bool
        Whether a turn can be skipped and a player withdrawn (ruling T17).
    """

    letters: bool = False
    confidence: bool = False
    hints: bool = False
    timer: int | None = None
    teacher_moves: bool = False


def table(match: LineMatch[Any, Any], language: Language, helps: Helps) -> dict[str, Any]:
    """Return what stays the same for the whole match."""
    practice = match if isinstance(match, PracticeMatch) else None
    return {
        "match": match.id,
        "language": language,
        "dir": "ltr",
        "title": match.cardset.title,
        "edition": "practice" if practice else match.set_up()["edition"],
        "practice": {"lives": practice.game.lives} if practice else None,
        "scale": match.cardset.scale,
        "wrong_pile": "box" if match.misplaced_to == "box" else "discard",
        "themes": themes(match.cardset),
        "seats": seats(match),
        "options": {
            "letters": helps.letters,
            "confidence": helps.confidence,
            "hints": helps.hints,
            "timer": helps.timer,
            "withdraw": helps.teacher_moves,
        },
    }


def state(
    match: LineMatch[Any, Any],
    seen: Observation,
    events: tuple[LineEvent, ...],
    faces: Faces,
    language: Language,
) -> dict[str, Any]:
    """Return the picture after a move: all that changed for the eyes, and no more.

    Parameters
    ----------
    match : LineMatch
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
    return {
        "match": match.id,
        "ply": seen.ply,
        "phase": "over" if over else "final" if seen.finalists else "play",
        "round": seen.round,
        "turn": seen.to_play[0] if seen.to_play else None,
        "seats": [
            {"hand": hand, "status": _status(seat, seen)} for seat, hand in enumerate(seen.hands)
        ],
        "scores": list(match.scores),
        "practice": _practice(match),
        "hints": hints(match, language),
        "reference": seen.reference,
        "line": seen.line,
        "pile": seen.pile_left,
        "wrong": seen.box if match.misplaced_to == "box" else seen.discards,
        "last": _verdict(match, seen, events),
        "outcome": seen.outcome._asdict() if seen.outcome else None,
        "cards": cards(match, seen, _changed(seen, events), faces),
    }


def hints(match: LineMatch[Any, Any], language: Language) -> list[dict[str, Any]]:
    """Return the hints about cards that are still in a hand, in words."""
    seen = match.game.observe(match.state, None)
    held = {card for hand in seen.hands for card in hand}
    return [
        {
            "card": hint.card,
            "kind": hint.kind,
            "other": hint.other,
            "sentence": _hint_sentence(match, hint, language),
        }
        for hint in match.hints
        if hint.card in held
    ]


def _hint_sentence(match: LineMatch[Any, Any], hint: Hint, language: Language) -> str:
    if hint.other is None:
        century = century_of(match.cardset.date(match.cards[hint.card])).label(language)
        return say(language, "hint.century", century=century)
    return say(language, f"hint.{hint.says}", title=match.cards[hint.other].title)


def _practice(match: LineMatch[Any, Any]) -> dict[str, Any] | None:
    if not isinstance(match, PracticeMatch):
        return None
    state = match.state
    missed = sum(state.misses)
    return {"streak": state.streak, "best": state.best, "lives": state.lives, "missed": missed}


def seats(match: Match[Any, Any, Any]) -> list[dict[str, Any]]:
    """Return who sits where, each with an emblem."""
    return [
        {
            "name": seat.name,
            "emblem": number,
            "members": list(seat.members),
            "bot": bool(seat.skill),
        }
        for number, seat in enumerate(match.seats)
    ]


def cards(
    match: Match[Any, Any, Any], seen: Revealing, numbers: Iterable[int], faces: Faces
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


def misplaced(event: Misplaced | Missed | DuelMisplaced, miss: Miss) -> dict[str, Any]:
    """Return the verdict about a card that was misplaced in a line of any game."""
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


def _status(seat: int, seen: Observation) -> str:
    if seat in seen.withdrawn:
        return "withdrawn"
    if seat not in seen.active:
        return "out"
    return "finalist" if seat in seen.finalists else "in"


def _changed(seen: Observation, events: tuple[LineEvent, ...]) -> list[int]:
    if not events:
        return visible(seen)
    changed = [e.card for e in events if isinstance(e, Placed | Misplaced | Missed | Drew)]
    if isinstance(events[0], Missed) or len(seen.hands) == 1:
        changed += seen.hands[0]  # practice draws its next card without an event
    if isinstance(events[-1], NewLine):
        changed.append(seen.reference)
    return changed


def _verdict(
    match: LineMatch[Any, Any], seen: Observation, events: tuple[LineEvent, ...]
) -> dict[str, Any] | None:
    if not events:
        return None
    verdict = _answer(match, events[0])
    for event in events[1:]:
        if isinstance(event, RoundBegan | FinalRoundBegan | Ended | NewLine):
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


def _answer(match: LineMatch[Any, Any], event: LineEvent) -> dict[str, Any]:
    if isinstance(event, Misplaced | Missed):
        again = {"again_in": event.later} if isinstance(event, Missed) else {}
        return {**misplaced(event, match.miss(event)), **again}
    if isinstance(event, Placed):
        return {"kind": "placed", "seat": event.seat, "card": event.card, "gap": event.gap}
    if isinstance(event, Skipped | Withdrew):
        kind = "skipped" if isinstance(event, Skipped) else "withdrew"
        return {"kind": kind, "seat": event.seat}
    raise ValueError(f"A move begins with what became of it, not with {event!r}.")
