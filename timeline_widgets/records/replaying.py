"""Playing a logged game again, to see whether its answers follow from its moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.match.match import Match
from timeline_widgets.match.resuming import GAMES, CannotResume, resume
from timeline_widgets.records.record import Record
from timeline_widgets.records.stories import Story
from timeline_widgets.records.writing import Receipt, ScoreLog

_FROM_THE_RULES = {
    "move": ("player", "move", "answer", "hints", "revealed", "duel", "reshuffled"),
    "note": ("hint",),
}
_WORDING = frozenset({"date"})  # words may change with the program, though the answer does not
_MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError)


class Disagreement(NamedTuple):
    """Where a log and its replay part.

    Attributes
    ----------
    code : str
        ``"other_rules"``, ``"unknown_game"``, ``"impossible_match"``, ``"move_missing"``,
        ``"illegal_move"``, ``"other_answer"`` or ``"other_result"``.
    record : Record
        The record that the replay does not bear out.
    sentence : str
        What was found.
    """

    code: str
    record: Record
    sentence: str


def replay(story: Story, cards: CardSet) -> Disagreement | None:
    """Play a game again and return the first place where its log says something else.

    Parameters
    ----------
    story : Story
        The game.
    cards : CardSet
        The set that it was played with.
    """
    start = story.start
    if str(start.payload.get("game")) not in GAMES:
        sentence = f"A game of {start.payload.get('game')!r} cannot be replayed by this program."
        return Disagreement("unknown_game", start, sentence)
    witness = _Witness()
    try:
        match = resume(Story(start, (), start), cards, lambda: witness)
    except CannotResume as error:
        return Disagreement("impossible_match", start, str(error))
    for name, ours in witness.written["match"].items():
        theirs = start.payload.get(name)
        if name != "continues" and theirs != ours:
            code = "other_rules" if name == "rules" else "impossible_match"
            sentence = f"The game was set up with {name} {theirs!r}; here it would be {ours!r}."
            return Disagreement(code, start, sentence)
    for record in story.later:
        found = _end(match, record) if record.kind == "end" else _repeat(match, record, witness)
        if found:
            return found
    return None


class _Witness(ScoreLog):
    """Takes down what a match would write, without a file."""

    def __init__(self) -> None:
        self.written: dict[str, Mapping[str, Any]] = {}

    def append(self, kind: str, payload: Mapping[str, object]) -> Receipt:
        self.written[kind] = payload
        return Receipt(saved=True)


def _repeat(match: Match[Any, Any, Any], record: Record, witness: _Witness) -> Disagreement | None:
    told = record.payload
    hint = told.get("hint") if record.kind == "note" else None
    if record.kind == "note" and hint is None:
        return None
    name = "A hint" if hint else f"Move {told.get('ply')!r}"
    ply, now = told.get("ply"), match.game.observe(match.state, None).ply
    if isinstance(ply, int) and ply > now:
        sentence = f"{name} cannot be replayed: move {now} is missing."
        return Disagreement("move_missing", record, sentence)
    try:
        match.repeat(record)
    except IllegalMove as error:
        return Disagreement("illegal_move", record, f"{name} is against the rules: {error}.")
    except _MALFORMED as error:
        sentence = f"{name} is none that could have been made: {error!r}."
        return Disagreement("illegal_move", record, sentence)
    for field in _FROM_THE_RULES[record.kind]:
        ours, theirs = witness.written[record.kind].get(field), told.get(field)
        if ours != theirs and _without_wording(ours) != _without_wording(theirs):
            sentence = f"{name} says {field} {theirs!r}, but by the rules it is {ours!r}."
            return Disagreement("other_answer", record, sentence)
    return None


def _without_wording(value: object) -> object:
    if isinstance(value, Mapping):
        return {name: part for name, part in value.items() if name not in _WORDING}
    return value


def _end(match: Match[Any, Any, Any], record: Record) -> Disagreement | None:
    outcome, ply = match.outcome, match.game.observe(match.state, None).ply
    ours = outcome and {"winners": list(outcome.winners), "reason": outcome.reason}
    theirs = record.payload.get("outcome")
    if ours == theirs and record.payload.get("ply") == ply:
        return None
    told = ours or f"still open after move {ply}"
    sentence = f"The result is said to be {theirs!r}, but by the moves it is {told}."
    return Disagreement("other_result", record, sentence)
