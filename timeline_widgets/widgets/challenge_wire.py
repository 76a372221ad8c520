"""A match of Challenge as the browser gets it: fixed facts, and one picture of the state."""

from __future__ import annotations

from typing import Any

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge.events import (
    Called,
    DuelBegan,
    DuelDrew,
    DuelEnded,
    DuelMisplaced,
    DuelPlaced,
    Event,
    Locked,
    Revealed,
    TrialBegan,
    Unlocked,
)
from timeline_widgets.games.challenge.observation import Observation, ObservedChallenge
from timeline_widgets.games.challenge.standings import leaders
from timeline_widgets.games.challenge.state import State, call_bounds
from timeline_widgets.games.challenge.track import Trial
from timeline_widgets.games.challenge.trials.combination import orders
from timeline_widgets.games.challenge.trials.right_date import right_wheels
from timeline_widgets.games.challenge.trials.split import years_between
from timeline_widgets.games.challenge.wheels import wheel_range
from timeline_widgets.match import ChallengeMatch
from timeline_widgets.messages import Language, say
from timeline_widgets.widgets.faces import Faces, themes
from timeline_widgets.widgets.line_wire import cards, seats


def table(match: ChallengeMatch, language: Language, *, curtain: bool) -> dict[str, Any]:
    """Return what stays the same for the whole match."""
    game = match.game
    return {
        "match": match.id,
        "language": language,
        "dir": "ltr",
        "title": match.cardset.title,
        "themes": themes(match.cardset),
        "seats": seats(match),
        "board": [{"year": year, "label": year_label(year, language)} for year in game.board.dates],
        "track": {
            "name": game.track.name,
            "trials": game.track.trials,
            "lines": [{"after": space, "duel": duel} for space, duel in game.track.lines],
            "finish": game.track.finish,
        },
        "tie": game.tie,
        "left_out": [
            {"title": card.title, "sentence": say(language, f"left_out.{reason}")}
            for card, reason in match.left_out
        ],
        "options": {"curtain": curtain},
    }


def state(
    match: ChallengeMatch,
    before: State,
    seen: Observation,
    events: tuple[Event, ...],
    faces: Faces,
    language: Language,
) -> dict[str, Any]:
    """Return the picture after a move: all that changed for the eyes, and no more.

    Parameters
    ----------
    match : ChallengeMatch
        The match.
    before : State
        What the last move was made in.
    seen : Observation
        What the viewers of the table may see.
    events : tuple
        What the last move led to, as they may see it; none before the first move.
    faces : Faces
        Writes the cards.
    language : str
        The reader's language.
    """
    duel = seen.challenge
    phase = "over" if seen.outcome else duel.duel if duel else "trial"
    return {
        "match": match.id,
        "ply": seen.ply,
        "phase": phase,
        "positions": seen.positions,
        "leaders": leaders(seen.positions),
        "trial": _trial(seen) if seen.trial else None,
        "duel": _duel(match, duel) if duel else None,
        "crossed": seen.crossed,
        "pile": seen.pile_left,
        "discards": len(seen.discards),
        "last": _last(match, before, events, language),
        "outcome": seen.outcome._asdict() if seen.outcome else None,
        "cards": cards(match, seen, _changed(before, seen, events), faces),
    }


def visible(seen: Observation) -> list[int]:
    """Return every card of which a face lies open."""
    numbers = {*seen.cards, *seen.revealed}
    if seen.challenge is not None:
        numbers.update(seen.challenge.line)
        if seen.challenge.card is not None:
            numbers.add(seen.challenge.card)
    return sorted(numbers)


def year_label(year: int, language: Language) -> str:
    """Return a year as a card prints it."""
    return HistoricalDate.of_year(year).label(language, style="plate")


def _trial(seen: Observation) -> dict[str, Any]:
    trial = seen.trial
    if trial is None:
        raise ValueError("No Trial is being played.")
    digits = wheel_range(trial)
    return {
        "number": seen.trial_number,
        "kind": trial,
        "cards": seen.cards,
        "locked": seen.locked,
        "wheel": [digits[0], digits[-1]],
        "sign": trial == "right_date",
    }


def _duel(match: ChallengeMatch, duel: ObservedChallenge) -> dict[str, Any]:
    above, below = call_bounds(duel)
    asking = duel.duel == "more_or_less"
    return {
        "kind": duel.duel,
        "deciding": duel.line_number is None,
        "participants": duel.participants,
        "to_play": duel.to_play,
        "card": duel.card,
        "line": duel.line,
        "above": above if asking else None,
        "below": below if asking else None,
        "referee": None if duel.referee is None else match.seats[duel.referee].name,
    }


def _changed(before: State, seen: Observation, events: tuple[Event, ...]) -> list[int]:
    """Return the cards of which another face lies open than before the move."""
    if not events:
        return visible(seen)
    changed: list[int] = []
    for event in events:
        if isinstance(event, Revealed):
            changed += before.cards
        elif isinstance(event, TrialBegan):
            changed += event.cards
        elif isinstance(event, DuelBegan | DuelDrew | DuelPlaced | DuelMisplaced):
            changed.append(event.card)
        elif isinstance(event, Called) and event.answer == "exact" and before.challenge:
            changed += [card for card in (before.challenge.card,) if card is not None]
    return changed


def _last(
    match: ChallengeMatch, before: State, events: tuple[Event, ...], language: Language
) -> dict[str, Any] | None:
    last: dict[str, Any] | None = None
    for event in events:
        if isinstance(event, Locked | Unlocked):
            kind = "locked" if isinstance(event, Locked) else "unlocked"
            # Computer players lock at once after a reveal, which is what the eyes are on.
            last = last or {"kind": kind, "seat": event.seat}
        elif isinstance(event, Revealed) and before.trial:
            last = _revealed(match, before, before.trial, event)
        elif isinstance(event, DuelPlaced):
            last = {"kind": "placed", "seat": event.seat, "card": event.card, "gap": event.gap}
        elif isinstance(event, DuelMisplaced):
            last = _misplaced(match, before, event)
        elif isinstance(event, Called) and before.challenge:
            last = {
                "kind": "called",
                "seat": event.seat,
                "year": event.year,
                "label": HistoricalDate.of_year(event.year).label(language),
                "answer": event.answer,
                "card": before.challenge.card,
            }
        elif isinstance(event, DuelEnded) and last:
            moved = (before.positions[event.winner], event.positions[event.winner])
            last["ended"] = {"winner": event.winner, "from": moved[0], "to": moved[1]}
    return last


def _misplaced(match: ChallengeMatch, before: State, event: DuelMisplaced) -> dict[str, Any]:
    line = before.challenge.line.cards if before.challenge else ()
    miss = match.miss(event, line)
    return {
        "kind": "misplaced",
        "seat": event.seat,
        "card": event.card,
        "gap": event.gap,
        "right_gaps": [event.first, event.last],
        "miss": {
            "years": abs(miss.years or 0),
            "direction": "earlier" if miss.places > 0 else "later",
        },
    }


def _revealed(
    match: ChallengeMatch, before: State, trial: Trial, event: Revealed
) -> dict[str, Any]:
    return {
        "kind": "revealed",
        "trial": trial,
        "number": before.trial_number,
        "cards": before.cards,
        "answers": [
            {
                "wheels": answer.digits,
                "sign": answer.sign,
                "marks": score.marks,
                "sign_right": score.sign_right,
                "miss": score.miss,
                "steps": score.steps,
                "from": before.positions[seat],
                "to": event.positions[seat],
            }
            for seat, (answer, score) in enumerate(zip(event.answers, event.scores, strict=True))
        ],
        "right": _right_answer(match, before, trial),
    }


def _right_answer(match: ChallengeMatch, before: State, trial: Trial) -> dict[str, Any]:
    """Return what the wheels should have shown, for the reveal to explain the scores."""
    dated = [match.game.cards[card] for card in before.cards]
    if trial == "split":
        return {"years": years_between(*dated)}
    if trial == "right_date":
        (card,) = dated
        wheels, sign = right_wheels(card)
        return {"wheels": wheels, "sign": sign}
    if trial == "combination":
        return {"orders": orders(dated)}
    spaces = [match.game.board.spaces(card.span) for card in dated]
    return {"spaces": [[space[0], space[-1]] for space in spaces]}
