"""A match of Timeline Challenge."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from timeline_widgets.bots import ChallengeBot, Memory
from timeline_widgets.cards import CardSet
from timeline_widgets.games.challenge import (
    CLASSIC_BOARD,
    CLASSIC_TRACK,
    Board,
    Call,
    Lock,
    Move,
    State,
    TimelineChallenge,
    Track,
    Unlock,
    Wheels,
)
from timeline_widgets.games.challenge.events import (
    Called,
    DuelEnded,
    DuelMisplaced,
    DuelPlaced,
    Event,
    Revealed,
)
from timeline_widgets.games.challenge.rules import RULES_VERSION, Tie
from timeline_widgets.games.challenge.state import running
from timeline_widgets.games.challenge.usable import OLDEST_YEAR, usable_cards, with_reasons
from timeline_widgets.games.protocol import Outcome, SetupError
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.events import Misplaced
from timeline_widgets.games.timeline.moves import Place
from timeline_widgets.match.match import Match, Played, numbered
from timeline_widgets.match.miss import Miss, miss_of
from timeline_widgets.match.seat import Seat
from timeline_widgets.records.record import Record
from timeline_widgets.records.writing import ScoreLog


class ChallengeMatch(Match[State, Event, Move]):
    """One game of Timeline Challenge being played.

    Parameters
    ----------
    cardset : CardSet
        The cards; those that the wheels cannot show are left out (ruling C6).
    seats : sequence of Seat
        Who plays, in seating order.
    board : Board
        The nine dates.
    track : Track
        The Clock.
    tie : {"share", "sudden_death"}
        What happens when several reach Finish together (ruling C17).
    oldest : int
        Cards of earlier years are left out; -8000 is 8000 BCE.
    seed : str
        Any text; the same seed gives the same game.
    open_log : callable or None
        Gives the score log that moves are written to.

    Attributes
    ----------
    left_out : tuple of LeftOut
        The cards of the set that are not used, each with the reason.

    Raises
    ------
    SetupError
        If too few cards can be used, or a number is not allowed.
    """

    game: TimelineChallenge

    def __init__(
        self,
        cardset: CardSet,
        seats: Sequence[Seat],
        *,
        board: Board = CLASSIC_BOARD,
        track: Track = CLASSIC_TRACK,
        tie: Tie = "share",
        oldest: int = OLDEST_YEAR,
        seed: str,
        open_log: Callable[[], ScoreLog] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        shuffler = Shuffler(seed)
        usable = usable_cards(cardset, oldest=oldest)
        dated = {card.id: facts for card, facts in usable.cards}
        cards = numbered((card for card, _ in usable.cards), shuffler)
        self.left_out = usable.left_out
        self.oldest = oldest
        try:
            game = TimelineChallenge(
                [dated[card.id] for card in cards],
                seats=len(seats),
                board=board,
                track=track,
                tie=tie,
            )
        except SetupError as refusal:
            raise with_reasons(refusal, usable.left_out, len(cardset)) from None
        super().__init__(
            game, cardset, cards, seats, shuffler=shuffler, open_log=open_log, clock=clock
        )

    @classmethod
    def of_record(cls, told: Mapping[str, Any], cardset: CardSet) -> ChallengeMatch:
        """Return the match that a ``match`` record set up, before its first move and without a log.

        Raises
        ------
        KeyError, TypeError, ValueError
            If the record does not tell of such a match.
        """
        options = told["options"]
        track = options["track"]
        lines = tuple((space, duel) for space, duel in track["lines"])
        return cls(
            cardset,
            Seat.of_records(told),
            board=Board(tuple(options["board"])),
            track=Track(track["name"], tuple(track["trials"]), lines),
            tie=options["tie"],
            oldest=options["oldest"],
            seed=told["seed"],
        )

    def repeat(self, record: Record) -> None:
        """Do what a record says was done.

        Raises
        ------
        KeyError, TypeError, ValueError
            If it could not have been done now.
        """
        if record.kind == "move":
            self.play(record.payload["seat"], self.recorded_move(record.payload))

    def recorded_move(self, told: Mapping[str, Any]) -> Move:
        """Return the move that the payload of a ``move`` record tells of.

        Raises
        ------
        KeyError, ValueError
            If there is no such card or move.
        """
        move = told["move"]
        match move["type"]:
            case "lock":
                return Lock(told["ply"], Wheels(tuple(move["wheels"]), move["sign"]))
            case "unlock":
                return Unlock(told["ply"])
            case "place":
                return Place(told["ply"], self.numbers[move["card"]], move["gap"])
            case "call":
                return Call(told["ply"], move["year"])
        raise ValueError(f"there is no move {move['type']!r}")

    def miss(self, event: DuelMisplaced, line: Sequence[int]) -> Miss:
        """Return how far off a card was that was misplaced in a line."""
        misplaced = Misplaced(event.seat, event.card, event.gap, event.first, event.last)
        return miss_of(misplaced, line, self.cards, self.cardset)

    def _play(self, seat: int, move: Move, noted: Mapping[str, object]) -> Played:
        played = super()._play(seat, move, noted)
        self.scores = list(self.state.positions)
        return played

    def _new_bot(self, memory: Memory) -> ChallengeBot:
        return ChallengeBot(memory, self.game.board)

    def _start_record(self) -> Mapping[str, object]:
        track = self.game.track
        return {
            "game": "challenge",
            "rules": RULES_VERSION,
            "options": {
                "board": list(self.game.board.dates),
                "track": {
                    "name": track.name,
                    "trials": list(track.trials),
                    "lines": [list(line) for line in track.lines],
                },
                "tie": self.game.tie,
                "oldest": self.oldest,
            },
        }

    def _move_record(
        self, before: State, seat: int, move: Move, events: tuple[Event, ...]
    ) -> Mapping[str, Any]:
        record: dict[str, Any] = {"ply": move.ply, "seat": seat, "player": self.seats[seat].name}
        match move:
            case Lock(_, wheels):
                told = {"type": "lock", "wheels": list(wheels.digits), "sign": wheels.sign}
                record["move"] = told
            case Unlock():
                record["move"] = {"type": "unlock"}
            case Place(_, number, gap):
                line = running(before).line.cards
                record["move"] = self._placement(self.cards[number], line, gap)
            case Call(_, year):
                record["move"] = {"type": "call", "year": year}
        for event in events:
            if isinstance(event, Revealed):
                record["revealed"] = self._trial_record(before, event)
            elif isinstance(event, DuelPlaced | DuelMisplaced):
                record["answer"] = self._place_record(before, event)
            elif isinstance(event, Called):
                record["answer"] = {"correct": event.answer == "exact", "says": event.answer}
            elif isinstance(event, DuelEnded):
                record["duel"] = self._duel_record(before, event)
        return record

    def _trial_record(self, before: State, event: Revealed) -> dict[str, object]:
        cards = [self.cards[number] for number in before.cards]
        return {
            "trial": before.trial,
            "number": before.trial_number,
            "cards": [{"id": c.id, "title": c.title, **self._revealed(c)} for c in cards],
            "answers": [
                {
                    "seat": seat,
                    "player": self.seats[seat].name,
                    "wheels": list(answer.digits),
                    "sign": answer.sign,
                    "marks": list(score.marks),
                    "miss": score.miss,
                    "steps": score.steps,
                    "from": before.positions[seat],
                    "to": event.positions[seat],
                }
                for seat, (answer, score) in enumerate(
                    zip(event.answers, event.scores, strict=True)
                )
            ],
        }

    def _place_record(self, before: State, event: DuelPlaced | DuelMisplaced) -> dict[str, object]:
        line = running(before).line
        miss = self.miss(event, line.cards) if isinstance(event, DuelMisplaced) else Miss(0, 0)
        return {
            "correct": isinstance(event, DuelPlaced),
            "right_gaps": list(line.right_gaps(self.game.cards[event.card].span)),
            "distance_years": miss.years,
            "places": miss.places,
            **self._revealed(self.cards[event.card]),
        }

    def _duel_record(self, before: State, event: DuelEnded) -> dict[str, object]:
        duel = running(before)
        card = {} if duel.card is None else {"card": self.cards[duel.card].id}
        return {
            "duel": duel.duel,
            "participants": list(duel.participants),
            "winner": event.winner,
            "from": before.positions[event.winner],
            "to": event.positions[event.winner],
            **card,
        }

    def _end_record(self, outcome: Outcome) -> Mapping[str, object]:
        return {
            "ply": self.state.ply,
            "outcome": {"winners": list(outcome.winners), "reason": outcome.reason},
        }
