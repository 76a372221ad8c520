"""A match of Timeline."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from timeline_widgets.bots import Memory, TimelineBot
from timeline_widgets.cards import CardSet
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import EDITIONS, SPAIN, Edition, State, Timeline
from timeline_widgets.games.timeline.events import Event
from timeline_widgets.games.timeline.rules import RULES_VERSION
from timeline_widgets.match.line_match import LineMatch
from timeline_widgets.match.match import numbered
from timeline_widgets.match.seat import Seat
from timeline_widgets.records.writing import ScoreLog


class TimelineMatch(LineMatch[State, Event]):
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
        self.misplaced_to = edition.misplaced_to
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

    @classmethod
    def of_record(cls, told: Mapping[str, Any], cardset: CardSet) -> TimelineMatch:
        """Return the match that a ``match`` record set up, before its first move and without a log.

        Raises
        ------
        KeyError, TypeError, ValueError
            If the record does not tell of such a match.
        """
        return cls(
            cardset,
            Seat.of_records(told),
            hand=told["options"]["hand"],
            edition=EDITIONS[told["edition"]],
            starting_seat=told["starting_seat"],
            seed=told["seed"],
        )

    def _new_bot(self, memory: Memory) -> TimelineBot:
        return TimelineBot(memory)

    def _start_record(self) -> Mapping[str, object]:
        return {
            "game": "timeline",
            "rules": RULES_VERSION,
            "edition": self.game.edition.name,
            "options": {"hand": self.game.hand},
            "starting_seat": self.game.starting_seat,
        }
