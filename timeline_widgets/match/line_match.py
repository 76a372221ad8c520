"""A match in which cards are placed in a line: what Timeline and practice write down alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args

from timeline_widgets.cards import Position, Span
from timeline_widgets.games.placement import Line
from timeline_widgets.games.practice.state import Missed
from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.games.timeline.editions import Heap
from timeline_widgets.games.timeline.events import Misplaced, Reshuffled
from timeline_widgets.games.timeline.moves import Move, Place, Skip, Withdraw
from timeline_widgets.match.match import Match, Played
from timeline_widgets.match.miss import Miss, miss_of
from timeline_widgets.records.record import Record

State = TypeVar("State")
Event = TypeVar("Event")

Confidence = Literal["sure", "think_so", "guess"]
HintKind = Literal["century", "compare"]


class Hint(NamedTuple):
    """What a player was told about a card for the price of a point.

    Parameters
    ----------
    card : int
        A card of the hand.
    kind : {"century", "compare"}
        Its century, or how it stands to another card.
    other : int or None
        The card of the line that it was compared with.
    says : str
        Of a comparison ``"earlier"``, ``"later"`` or ``"same"``; else empty.
    """

    card: int
    kind: HintKind
    other: int | None
    says: str


class LineMatch(Match[State, Event, Move], Generic[State, Event]):
    """A match whose moves place cards in a line, with hints and stated confidence."""

    misplaced_to: Heap = "discards"
    """Where cards go that were wrong; in practice they come again."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.hints: list[Hint] = []
        self._hints_used = 0
        super().__init__(*args, **options)

    def play(
        self, seat: int, move: Move, *, confidence: Confidence | None = None, why: str | None = None
    ) -> Played:
        """Make a move, and return only when it is written down.

        Parameters
        ----------
        seat : int
            Who moves.
        move : Move
            What the seat wants.
        confidence : {"sure", "think_so", "guess"}, optional
            How sure the player said to be, before the reveal.
        why : str, optional
            Why a turn is skipped: ``"time"`` or ``"teacher"``.

        Raises
        ------
        IllegalMove
            If the rules refuse the move; nothing has changed then.
        """
        if confidence is not None and confidence not in get_args(Confidence):
            raise IllegalMove("no_such_confidence", confidence=confidence)
        with self.lock:
            noted: dict[str, object] = {}
            if confidence:
                noted["confidence"] = confidence
            if why:
                noted["why"] = why
            if self._hints_used:
                noted["hints"] = self._hints_used
            played = self._play(seat, move, noted)
            self._hints_used = 0
            return played

    def hint(self, ply: int, card: int, kind: HintKind, other: int | None = None) -> Hint:
        """Tell the player whose turn it is something about a card of the hand, for a point.

        Parameters
        ----------
        ply : int
            How many moves had been made when it was asked for.
        card : int
            A card of the hand.
        kind : {"century", "compare"}
            What to tell.
        other : int, optional
            The card of the line to compare with.

        Raises
        ------
        IllegalMove
            With ``game_over``, ``stale``, ``not_in_hand`` or ``no_such_hint``; no point is lost.
        """
        with self.lock:
            seat = self._asking_seat(ply, card)
            says = self._says(card, kind, other)
            hint = Hint(card, kind, other, says)
            if hint in self.hints:
                return hint  # it was paid for
            self.hints.append(hint)
            self.scores[seat] -= 1
            self._hints_used += 1
            told = {"card": self.cards[card].id, "kind": kind}
            if other is not None:
                told |= {"other": self.cards[other].id, "says": says}
            self._write("note", {"hint": {"ply": ply, "seat": seat, **told}})
            return hint

    def repeat(self, record: Record) -> None:
        """Do what a record says was done.

        Raises
        ------
        KeyError, TypeError, ValueError
            If it could not have been done now.
        """
        told = record.payload
        if record.kind == "move":
            move = self.recorded_move(told)
            self.play(told["seat"], move, confidence=told.get("confidence"))
        elif record.kind == "note" and "hint" in told:
            hint = told["hint"]
            other = self.numbers[hint["other"]] if "other" in hint else None
            self.hint(hint["ply"], self.numbers[hint["card"]], hint["kind"], other)

    def recorded_move(self, told: Mapping[str, Any]) -> Move:
        """Return the move that the payload of a ``move`` record tells of.

        Raises
        ------
        KeyError, ValueError
            If there is no such card or move.
        """
        move = told["move"]
        match move["type"]:
            case "place":
                return Place(told["ply"], self.numbers[move["card"]], move["gap"])
            case "skip":
                return Skip(told["ply"])
            case "withdraw":
                return Withdraw(told["ply"])
        raise ValueError(f"there is no move {move['type']!r}")

    def miss(self, event: Misplaced | Missed) -> Miss:
        """Return how far off a misplaced card was.

        `event` must be of the last move: the distances are those of the line as it is now.
        """
        return miss_of(event, self._line(self.state).cards, self.cards, self.cardset)

    def _line(self, state: State) -> Line:
        return state.line  # type: ignore[attr-defined, no-any-return]

    def _asking_seat(self, ply: int, card: int) -> int:
        if self.outcome is not None:
            raise IllegalMove("game_over")
        seen = self.game.observe(self.state, None)
        if ply != seen.ply:
            raise IllegalMove("stale", ply=ply, now=seen.ply)
        (seat,) = self.game.to_act(self.state)
        if card not in seen.hands[seat]:
            raise IllegalMove("not_in_hand", card=card)
        return seat

    def _says(self, card: int, kind: HintKind, other: int | None) -> str:
        if kind == "compare" and other in self._line(self.state).cards:
            spans: tuple[Span, ...] = self.game.spans  # type: ignore[attr-defined]
            here, there = spans[card], spans[other]
            if here.overlaps(there):
                return "same"
            return "earlier" if here < there else "later"
        if kind == "century" and not isinstance(self.cards[card].when, Position):
            return ""
        raise IllegalMove("no_such_hint", kind=kind)

    def _move_record(
        self, before: State, seat: int, move: Move, events: tuple[Event, ...]
    ) -> dict[str, object]:
        record: dict[str, object] = {
            "ply": move.ply,
            "seat": seat,
            "player": self.seats[seat].name,
        }
        reshuffles = [event for event in events if isinstance(event, Reshuffled)]
        if reshuffles:
            record["reshuffled"] = list(reshuffles[0].sources)
        if not isinstance(move, Place):
            record["move"] = {"type": "skip" if isinstance(move, Skip) else "withdraw"}
            return record
        card = self.cards[move.card]
        line = self._line(before)
        record["move"] = self._placement(card, line.cards, move.gap)
        answer = events[0]
        correct = not isinstance(answer, Misplaced | Missed)
        miss = Miss(0, 0)
        if isinstance(answer, Misplaced | Missed):
            miss = miss_of(answer, line.cards, self.cards, self.cardset)
        right_gaps = line.right_gaps(self.game.spans[move.card])  # type: ignore[attr-defined]
        record["answer"] = {
            "correct": correct,
            "right_gaps": list(right_gaps),
            "points": int(correct),
            "distance_years": miss.years,
            "places": miss.places,
            **self._revealed(card),
        }
        return record

    def _end_record(self, outcome: Outcome) -> Mapping[str, object]:
        return {
            "ply": self.game.observe(self.state, None).ply,
            "outcome": {"winners": list(outcome.winners), "reason": outcome.reason},
        }
