"""A match of Timeline."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.dates.days import historical
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import SPAIN, Edition, Move, Place, State, Timeline
from timeline_widgets.games.timeline.events import Event, Misplaced, Placed
from timeline_widgets.games.timeline.moves import Skip
from timeline_widgets.games.timeline.rules import RULES_VERSION
from timeline_widgets.match.match import Match, Seat, numbered
from timeline_widgets.match.miss import Miss, miss_of
from timeline_widgets.records.writing import ScoreLog


class TimelineMatch(Match[State, Event, Move]):
    """One game of Timeline being played.

    Parameters
    ----------
    cardset : CardSet
        The cards.
    seats : sequence of Seat
        Who plays, in seating order.
    hand : int
        Cards a seat is dealt (ruling T5).
    edition : Edition
        Whose rules.
    starting_seat : int
        Who begins (ruling T7).
    seed : str
        Any text; the same seed gives the same game.
    open_log : callable or None
        Gives the score log that moves are written to.

    Raises
    ------
    SetupError
        If the set is too small, or a number is not allowed.

    Examples
    --------
    >>> from timeline_widgets.cards import Card
    >>> from timeline_widgets.dates import HistoricalDate
    >>> cards = CardSet("tens", "Tens", tuple(
    ...     Card(f"card-{n}", f"Event {n}", HistoricalDate.of_year(1900 + 10 * n))
    ...     for n in range(6)
    ... ))
    >>> match = TimelineMatch(cards, [Seat("Ada"), Seat("Ibn")], hand=2, seed="clio")
    >>> move = match.legal_moves()[0]
    >>> match.play(0, move).receipt.saved
    True
    >>> match.state.ply
    1
    """

    game: Timeline

    def __init__(
        self,
        cardset: CardSet,
        seats: Sequence[Seat],
        *,
        hand: int = 4,
        edition: Edition = SPAIN,
        starting_seat: int = 0,
        seed: str,
        open_log: Callable[[], ScoreLog] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        shuffler = Shuffler(seed)
        cards = numbered(cardset, shuffler)
        game = Timeline(
            [cardset.span(card) for card in cards],
            seats=len(seats),
            hand=hand,
            edition=edition,
            starting_seat=starting_seat,
        )
        super().__init__(
            game, cardset, cards, seats, shuffler=shuffler, open_log=open_log, clock=clock
        )

    def miss(self, event: Misplaced) -> Miss:
        """Return how far off a misplaced card was.

        `event` must be of the last move: the distances are those of the line as it is now.
        """
        return miss_of(event, self.state.line.cards, self.cards, self.cardset)

    def _start_record(self) -> Mapping[str, object]:
        return {
            "game": "timeline",
            "rules": RULES_VERSION,
            "edition": self.game.edition.name,
            "options": {"hand": self.game.hand},
            "seed": self.seed,
            "cardset": {
                "name": self.cardset.name,
                "fingerprint": self.cardset.fingerprint,
                "cards": len(self.cardset),
            },
            "seats": [{"name": seat.name, "members": list(seat.members)} for seat in self.seats],
            "starting_seat": self.game.starting_seat,
        }

    def _move_record(
        self, before: State, seat: int, move: Move, events: tuple[Event, ...]
    ) -> Mapping[str, object]:
        record: dict[str, object] = {
            "ply": before.ply,
            "seat": seat,
            "player": self.seats[seat].name,
        }
        if not isinstance(move, Place):
            kind = "skip" if isinstance(move, Skip) else "withdraw"
            return {**record, "move": {"type": kind}}
        card = self.cards[move.card]
        beside = [None, *(self.cards[other].id for other in before.line.cards), None]
        record["move"] = {
            "type": "place",
            "card": card.id,
            "title": card.title,
            "gap": move.gap,
            "between": beside[move.gap : move.gap + 2],
        }
        answer = events[0]
        if isinstance(answer, Misplaced):
            miss = miss_of(answer, before.line.cards, self.cards, self.cardset)
            record["answer"] = {
                "correct": False,
                "right_gaps": [answer.first, answer.last],
                "points": 0,
                "distance_years": miss.years,
                "places": miss.places,
                **self._revealed(card),
            }
        elif isinstance(answer, Placed):
            first, last = before.line.right_gaps(self.game.spans[move.card])
            record["answer"] = {
                "correct": True,
                "right_gaps": [first, last],
                "points": 1,
                "distance_years": 0,
                "places": 0,
                **self._revealed(card),
            }
        return record

    def _revealed(self, card: Card) -> Mapping[str, object]:
        """Return what the card's other side says, so that a log can be read without its set."""
        if isinstance(card.when, Position):
            return {"date": card.when.label or str(card.when.number), "year": None}
        first = self.cardset.date(card).earliest
        return {"date": card.when.label(), "year": historical(first[0]) if first else None}

    def _end_record(self, outcome: Outcome) -> Mapping[str, object]:
        return {
            "ply": self.state.ply,
            "outcome": {"winners": list(outcome.winners), "reason": outcome.reason},
        }
