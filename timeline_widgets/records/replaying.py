"""Playing a logged game again, to see whether its answers follow from its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove, SetupError
from timeline_widgets.games.timeline import EDITIONS, Move, Place, Skip, Withdraw
from timeline_widgets.games.timeline.rules import RULES_VERSION
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.records.record import Record
from timeline_widgets.records.writing import Receipt, ScoreLog

_WORDING = frozenset({"date"})
"""Fields of an answer whose words may change with the program, though the answer does not."""


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


def replay(start: Record, later: Sequence[Record], cards: CardSet) -> Iterator[Disagreement]:
    """Play a game again and yield where its log says something else; at most one.

    Parameters
    ----------
    start : Record
        The game's ``match`` record.
    later : sequence of Record
        Its ``move`` and ``end`` records, in order.
    cards : CardSet
        The set that the game was played with.
    """
    if start.payload.get("game") != "timeline":
        game = start.payload.get("game")
        yield Disagreement("unknown_game", start, f"A game of {game!r} cannot be replayed here.")
        return
    if start.payload.get("rules") != RULES_VERSION:
        sentence = (
            f"It was played by version {start.payload.get('rules')!r} of the rules; "
            f"this program has version {RULES_VERSION}."
        )
        yield Disagreement("other_rules", start, sentence)
        return
    witness = _Witness()
    try:
        match = _set_up(start.payload, cards, witness)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        reason = str(error) if isinstance(error, SetupError) else f"{error!r} in its record"
        yield Disagreement("impossible_match", start, f"No such game can be set up: {reason}")
        return
    numbers = {card.id: number for number, card in enumerate(match.cards)}
    for record in later:
        found = (
            _end(match, record) if record.kind == "end" else _move(match, record, numbers, witness)
        )
        if found:
            yield found
            return


class _Witness(ScoreLog):
    """Takes down what a match would write, without a file."""

    def __init__(self) -> None:
        self.latest: Mapping[str, Any] = {}

    def append(self, kind: str, payload: Mapping[str, object]) -> Receipt:
        if kind == "move":
            self.latest = payload
        return Receipt(saved=True)


def _set_up(start: Mapping[str, Any], cards: CardSet, witness: _Witness) -> TimelineMatch:
    return TimelineMatch(
        cards,
        [Seat(seat["name"], tuple(seat["members"])) for seat in start["seats"]],
        hand=start["options"]["hand"],
        edition=EDITIONS[start["edition"]],
        starting_seat=start["starting_seat"],
        seed=start["seed"],
        open_log=lambda: witness,
        clock=lambda: 0.0,
    )


def _move(
    match: TimelineMatch, record: Record, numbers: Mapping[str, int], witness: _Witness
) -> Disagreement | None:
    told = record.payload
    name = f"Move {told.get('ply')!r}"
    if type(told.get("ply")) is int and told["ply"] > match.state.ply:
        sentence = f"{name} cannot be replayed: move {match.state.ply} is missing."
        return Disagreement("move_missing", record, sentence)
    try:
        match.play(told["seat"], _wanted(told, numbers))
    except IllegalMove as error:
        return Disagreement("illegal_move", record, f"{name} is against the rules: {error}.")
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        sentence = f"{name} is none that could have been made: {error!r}."
        return Disagreement("illegal_move", record, sentence)
    for field in ("player", "move", "answer"):
        ours, theirs = witness.latest.get(field), told.get(field)
        if _rules_only(ours) != _rules_only(theirs):
            sentence = f"{name} says {field} {theirs!r}, but by the rules it is {ours!r}."
            return Disagreement("other_answer", record, sentence)
    return None


def _wanted(told: Mapping[str, Any], numbers: Mapping[str, int]) -> Move:
    move = told["move"]
    match move["type"]:
        case "place":
            return Place(told["ply"], numbers[move["card"]], move["gap"])
        case "skip":
            return Skip(told["ply"])
        case "withdraw":
            return Withdraw(told["ply"])
    raise ValueError(move["type"])


def _rules_only(value: object) -> object:
    if isinstance(value, Mapping):
        return {name: part for name, part in value.items() if name not in _WORDING}
    return value


def _end(match: TimelineMatch, record: Record) -> Disagreement | None:
    outcome = match.outcome
    ours = outcome and {"winners": list(outcome.winners), "reason": outcome.reason}
    theirs = record.payload.get("outcome")
    if ours == theirs and record.payload.get("ply") == match.state.ply:
        return None
    told = ours or f"still open after move {match.state.ply}"
    return Disagreement(
        "other_result",
        record,
        f"The result is said to be {theirs!r}, but by the moves it is {told}.",
    )
