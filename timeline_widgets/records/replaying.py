"""Playing a logged game again, to see whether its answers follow from its moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.match.match import Match
from timeline_widgets.match.resuming import GAMES, CannotResume, resume
from timeline_widgets.records.problems import Said, Value
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
    said : Said
        What was found.
    """

    code: str
    record: Record
    said: Said


def _parting(code: str, record: Record, key: str = "", **params: Value) -> Disagreement:
    return Disagreement(code, record, Said(f"log.{key or code}", params))


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
        return _parting("unknown_game", start, game=str(start.payload.get("game")))
    witness = _Witness()
    try:
        match = resume(Story(start, (), start), cards, lambda: witness)
    except CannotResume as error:
        return _parting("impossible_match", start, problem=error.said)
    for name, ours in witness.written["match"].items():
        theirs = start.payload.get(name)
        if name != "continues" and theirs != ours:
            if name == "rules":
                return _parting("other_rules", start, theirs=str(theirs), ours=str(ours))
            told = {"field": name, "theirs": repr(theirs), "ours": repr(ours)}
            return _parting("impossible_match", start, "other_set_up", **told)
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
    name = Said("log.a_hint" if hint else "log.a_move", {"ply": str(told.get("ply"))})
    ply, now = told.get("ply"), match.game.observe(match.state, None).ply
    if isinstance(ply, int) and ply > now:
        return _parting("move_missing", record, what=name, ply=str(now))
    try:
        match.repeat(record)
    except IllegalMove as error:
        return _parting("illegal_move", record, what=name, why=_why(error, match))
    except _MALFORMED as error:
        return _parting("illegal_move", record, "no_such_move", what=name, why=repr(error))
    for field in _FROM_THE_RULES[record.kind]:
        ours, theirs = witness.written[record.kind].get(field), told.get(field)
        if ours != theirs and _without_wording(ours) != _without_wording(theirs):
            told_here = {"field": field, "theirs": repr(theirs), "ours": repr(ours)}
            return _parting("other_answer", record, what=name, **told_here)
    return None


def _why(refusal: IllegalMove, match: Match[Any, Any, Any]) -> Said:
    params: dict[str, Value] = {name: str(value) for name, value in refusal.params.items()}
    for name in ("seat", "turn"):
        seat = refusal.params.get(name)
        if isinstance(seat, int) and 0 <= seat < len(match.seats):
            params[name] = match.seats[seat].name
    return Said(f"refused.{refusal.reason}", params)


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
    result: Value = repr(ours) if ours else Said("log.still_open", {"ply": str(ply)})
    return _parting("other_result", record, theirs=repr(theirs), ours=result)
