"""What a move of Challenge has led to, as the browser gets it: a reveal, a placed card, a call."""

from __future__ import annotations

from typing import Any

from timeline_widgets.games.challenge.events import (
    Called,
    DuelEnded,
    DuelMisplaced,
    DuelPlaced,
    Event,
    Locked,
    Revealed,
    Unlocked,
)
from timeline_widgets.games.challenge.state import State, running
from timeline_widgets.games.challenge.track import Trial
from timeline_widgets.games.challenge.trials.combination import orders
from timeline_widgets.games.challenge.trials.right_date import right_wheels
from timeline_widgets.games.challenge.trials.split import years_between
from timeline_widgets.match import ChallengeMatch
from timeline_widgets.messages import Language
from timeline_widgets.widgets.challenge_past import called
from timeline_widgets.widgets.faces import Faces
from timeline_widgets.widgets.line_wire import misplaced


def last_move(
    match: ChallengeMatch,
    before: State,
    events: tuple[Event, ...],
    faces: Faces,
    language: Language,
) -> dict[str, Any] | None:
    """Return what the last move led to, with the cards that it turned over.

    Those travel with it, since the same move may reshuffle the discards and deal one of them again,
    date down (ruling C18).

    Parameters
    ----------
    match : ChallengeMatch
        The match.
    before : State
        What the last move was made in.
    events : tuple
        What it led to, as the viewers of the table may see it.
    faces : Faces
        Writes the cards.
    language : str
        The reader's language.
    """
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
            last = misplaced(event, match.miss(event, running(before).line.cards))
        elif isinstance(event, Called) and before.challenge:
            last = {"kind": "called", **called(event, language), "card": before.challenge.card}
        elif isinstance(event, DuelEnded) and last:
            moved = (before.positions[event.winner], event.positions[event.winner])
            last["ended"] = {"winner": event.winner, "from": moved[0], "to": moved[1]}
            if "gap" in last:
                last["line"] = _last_line(before, last)
    turned = _turned(last) if last else ()
    if last and turned:
        last["turned"] = {str(number): faces.both(match.cards[number]) for number in turned}
    return last


def _last_line(before: State, last: dict[str, Any]) -> list[int]:
    """Return the line of a Sudden Death that has ended, as it lay then."""
    line = list(running(before).line.cards)
    if last["kind"] == "placed":
        line.insert(last["gap"], last["card"])
    return line


def _turned(last: dict[str, Any]) -> list[int]:
    """Return the cards whose dates the last move has shown to everybody."""
    if last["kind"] == "revealed":
        return list(last["cards"])
    if last["kind"] == "called" and last["answer"] != "exact":
        return []
    return [last["card"], *last.get("line", ())] if "card" in last else []


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
