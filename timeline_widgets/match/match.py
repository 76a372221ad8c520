"""A match of any game: whose state it holds, whose moves it takes, what it writes down."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from timeline_widgets.bots import SKILLS, Memory
from timeline_widgets.cards import Card, CardSet, Position, Span
from timeline_widgets.dates.days import historical
from timeline_widgets.games.protocol import Game, Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.match.keeping import Keeping
from timeline_widgets.match.seat import Seat
from timeline_widgets.records.record import Record
from timeline_widgets.records.writing import Receipt, ScoreLog

State = TypeVar("State")
Event = TypeVar("Event")
Move = TypeVar("Move")


class Played(NamedTuple):
    """What a move led to.

    Parameters
    ----------
    events : tuple
        What happened, in order.
    receipt : Receipt
        Whether everything so far is safely in the score log.
    """

    events: tuple[Any, ...]
    receipt: Receipt


def numbered(cards: Iterable[Card], shuffler: Shuffler) -> tuple[Card, ...]:
    """Return the cards in the order of the numbers that a match gives them.

    The order depends on the seed and the cards' ids alone, so a number tells neither a date nor
    where a card stood in the teacher's table.
    """
    return shuffler.shuffled(sorted(cards, key=lambda card: card.id), "numbers")


class Match(Generic[State, Event, Move]):
    """One game being played by people, kept in a score log. Made by its subclasses.

    Parameters
    ----------
    game : Game
        The rules, set up for the cards and seats.
    cardset : CardSet
        The cards that are played with.
    cards : tuple of Card
        The cards as the game numbers them.
    seats : sequence of Seat
        Who sits where.
    shuffler : Shuffler
        The chance of this match; its seed goes into the log.
    open_log : callable or None
        Gives the score log that every move is written to. It is called once the game is set up,
        so that one that cannot be leaves no file; None for a match that leaves no trace.
    clock : callable
        Seconds that never go back, to time the answers.

    Attributes
    ----------
    state : State
        Where everything is.
    scores : list of int
        The points of each seat: one for each right answer, less one for each hint.
    kept : Keeping
        Where the match is written down.
    """

    def __init__(
        self,
        game: Game[State, Event, Move, Any],
        cardset: CardSet,
        cards: tuple[Card, ...],
        seats: Sequence[Seat],
        *,
        shuffler: Shuffler,
        open_log: Callable[[], ScoreLog] | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.game = game
        self.cardset = cardset
        self.cards = cards
        self.seats = tuple(seats)
        self.shuffler = shuffler
        self.lock = threading.RLock()  # messages can arrive on another thread while a cell runs
        self._clock = clock
        self.scores = [0] * len(self.seats)
        self._events = list(game.setup(shuffler))
        self.state = game.first_state(self._events)
        self._bots = self._seated_bots()
        self._let_bots_see()
        self.kept = Keeping(lambda: {"match": self.id, **self.set_up()})
        self.kept.begin(open_log)
        self._turn_began = clock()

    @property
    def log(self) -> ScoreLog | None:
        """The score log, if one is kept."""
        return self.kept.log

    @property
    def receipt(self) -> Receipt:
        """Whether everything so far is safely in the score log."""
        return self.kept.receipt

    @property
    def turn_seconds(self) -> float:
        """How long the turn has lasted."""
        return self._clock() - self._turn_began

    @property
    def seed(self) -> str:
        """The seed of the match: the same seed, cards and seats give the same game."""
        return self.shuffler.seed

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, the deal included."""
        return tuple(self._events)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def legal_moves(self) -> list[Move]:
        """Return every move that the seats to act may make now; none when the game is over.

        Examples
        --------
        >>> from timeline_widgets import TimelineGame
        >>> game = TimelineGame("world-history", seed=7, score_folder=None)
        >>> len(game.match.legal_moves())  # four cards and two gaps
        8
        """
        state = self.state
        return [
            move for seat in self.game.to_act(state) for move in self.game.legal_moves(state, seat)
        ]

    def play(self, seat: int, move: Move) -> Played:
        """Make a move, and return only when it is written down.

        Parameters
        ----------
        seat : int
            Who moves.
        move : Move
            What the seat wants.

        Raises
        ------
        IllegalMove
            If the rules refuse the move; nothing has changed then.
        """
        with self.lock:
            return self._play(seat, move, {})

    def computer_move(self) -> tuple[int, Move] | None:
        """Return the next move of a computer player and its seat, if one is to act."""
        for seat in self.game.to_act(self.state):
            if self.seats[seat].skill:
                seen = self.game.observe(self.state, seat)
                dates = {card: self._span(card) for card in seen.revealed}
                return seat, self._bots[seat].move(seen, dates)
        return None

    def _span(self, card: int) -> Span:
        return self.cardset.span(self.cards[card])

    def _seated_bots(self) -> dict[int, Any]:
        """Return a bot for each computer player, before its first look at the table."""
        return {
            number: self._new_bot(
                Memory.of_cards(
                    self.cardset, self.cards, SKILLS[seat.skill], f"{self.seed}/{seat.name}"
                )
            )
            for number, seat in enumerate(self.seats)
            if seat.skill
        }

    def _let_bots_see(self) -> None:
        """Let computer players learn what lies open, as people do."""
        if self._bots:
            revealed = self.game.observe(self.state, None).revealed
            for bot in self._bots.values():
                bot.memory.see(revealed)

    def _new_bot(self, memory: Memory) -> Any:
        raise NotImplementedError

    def go_on(self, match: str, continues: str, open_log: Callable[[], ScoreLog] | None) -> None:
        """Go on with a game of an earlier session, in a log of this one.

        Parameters
        ----------
        match : str
            The id of the game.
        continues : str
            The hash of its last record.
        open_log : callable or None
            Gives the log that its next moves are written to.
        """
        self.id = match
        self.kept.begin(open_log, continues=continues)
        self._turn_began = self._clock()

    def _play(self, seat: int, move: Move, noted: Mapping[str, object]) -> Played:
        """Make a move, and write down what was noted beside it."""
        before = self.state
        events, after = self.game.play(before, seat, move, self.shuffler)
        seconds = round(self.turn_seconds, 3)
        record = self._move_record(before, seat, move, events)
        self._write("move", {**record, **noted, "seconds": seconds})
        self.scores[seat] += record.get("answer", {}).get("points", 0)
        self._events += events
        self.state = after
        self._let_bots_see()
        outcome = self.game.outcome(after)
        if outcome is not None:
            self._write("end", self._end_record(outcome))
        self._turn_began = self._clock()
        return Played(events, self.receipt)

    def set_up(self) -> Mapping[str, object]:
        """Return what the score log says about how the game was set up."""
        return {
            **self._start_record(),
            "seed": self.seed,
            "cardset": {
                "name": self.cardset.name,
                "fingerprint": self.cardset.fingerprint,
                "cards": len(self.cardset),
            },
            "seats": [seat.record() for seat in self.seats],
        }

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each card in the match, by its id."""
        return {card.id: number for number, card in enumerate(self.cards)}

    def _placement(self, card: Card, line: Sequence[int], gap: int) -> dict[str, object]:
        """Return what the log says of a card that was put into a gap of a line."""
        beside = [self.cards[number].id for number in line[max(0, gap - 1) : gap + 1]]
        return {
            "type": "place",
            "card": card.id,
            "title": card.title,
            "gap": gap,
            "between": [None] * (gap == 0) + beside + [None] * (gap == len(line)),
        }

    def _revealed(self, card: Card) -> Mapping[str, object]:
        """Return what the card's other side says, so that a log can be read without its set."""
        if isinstance(card.when, Position):
            return {"date": card.when.label or str(card.when.number), "year": None}
        first = self.cardset.date(card).earliest
        return {"date": card.when.label(), "year": historical(first[0]) if first else None}

    def _write(self, kind: str, payload: Mapping[str, object]) -> None:
        self.kept.write(kind, {"match": self.id, **payload})

    @classmethod
    def of_record(cls, told: Mapping[str, Any], cardset: CardSet) -> Match[Any, Any, Any]:
        """Return the match that a ``match`` record set up, before its first move and without a log.

        Raises
        ------
        KeyError, TypeError, ValueError
            If the record does not tell of such a match.
        """
        raise NotImplementedError

    def repeat(self, record: Record) -> None:
        """Do what a record says was done.

        Raises
        ------
        KeyError, TypeError, ValueError
            If it could not have been done now.
        """
        raise NotImplementedError

    def _start_record(self) -> Mapping[str, object]:
        raise NotImplementedError

    def _move_record(
        self, before: State, seat: int, move: Move, events: tuple[Event, ...]
    ) -> Mapping[str, Any]:
        raise NotImplementedError

    def _end_record(self, outcome: Outcome) -> Mapping[str, object]:
        raise NotImplementedError
