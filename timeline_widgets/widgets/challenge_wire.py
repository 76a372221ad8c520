"""A match of Challenge as the browser gets it: fixed facts, and one picture of the state."""

from __future__ import annotations

from typing import Any

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge.events import (
    DuelBegan,
    DuelDrew,
    DuelPlaced,
    Event,
    TrialBegan,
)
from timeline_widgets.games.challenge.observation import Observation, ObservedChallenge
from timeline_widgets.games.challenge.standings import leaders
from timeline_widgets.games.challenge.state import State, call_bounds
from timeline_widgets.games.challenge.wheels import wheel_range
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.match import ChallengeMatch
from timeline_widgets.messages import Language, say
from timeline_widgets.widgets.challenge_last import last_move
from timeline_widgets.widgets.challenge_past import calls, steps
from timeline_widgets.widgets.faces import Faces, themes
from timeline_widgets.widgets.line_wire import cards, seats


def table(
    match: ChallengeMatch, language: Language, *, curtain: bool, about: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return what stays the same for the whole match; `about` is told before it begins."""
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
        "about": about,
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
        "duel": _duel(match, duel, language) if duel else None,
        "crossed": seen.crossed,
        "pile": seen.pile_left,
        "discards": len(seen.discards),
        "last": last_move(match, before, events, faces, language),
        "outcome": _outcome(match, seen.outcome) if seen.outcome else None,
        "cards": cards(match, seen, _changed(seen, events), faces),
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


def _outcome(match: ChallengeMatch, outcome: Outcome) -> dict[str, Any]:
    return {**outcome._asdict(), "steps": steps(match.events, len(match.seats))}


def _duel(match: ChallengeMatch, duel: ObservedChallenge, language: Language) -> dict[str, Any]:
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
        "calls": calls(match.events, language),
        "referee": None if duel.referee is None else match.seats[duel.referee].name,
    }


def _changed(seen: Observation, events: tuple[Event, ...]) -> list[int]:
    """Return the cards that the move has dealt, or left on a line."""
    if not events:
        return visible(seen)
    changed: list[int] = []
    for event in events:
        if isinstance(event, TrialBegan):
            changed += event.cards
        elif isinstance(event, DuelBegan | DuelDrew | DuelPlaced):
            changed.append(event.card)
    return changed
