"""The rules of Challenge: which moves are legal, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from itertools import product
from typing import Literal, get_args

from timeline_widgets.games.challenge import events as ev
from timeline_widgets.games.challenge import observation
from timeline_widgets.games.challenge import state as st
from timeline_widgets.games.challenge.board import CLASSIC_BOARD, Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.moves import Call, Lock, Move, Unlock
from timeline_widgets.games.challenge.table import Table
from timeline_widgets.games.challenge.track import CLASSIC_TRACK, Track
from timeline_widgets.games.challenge.trials import CARDS
from timeline_widgets.games.challenge.turn import Turn
from timeline_widgets.games.challenge.wheels import (
    FARTHEST_YEAR,
    WHEELS,
    Sign,
    Wheels,
    check_wheels,
    wheel_range,
)
from timeline_widgets.games.protocol import IllegalMove, Outcome, SetupError, replayed
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.moves import Place

RULES_VERSION = 1
"""Counts up when the same moves may lead to other events; logs name it."""

FEWEST_SEATS, MOST_SEATS = 2, 5

Tie = Literal["share", "sudden_death"]


@dataclass(frozen=True, slots=True)
class TimelineChallenge:
    """A game of Timeline Challenge, set up for certain cards and seats.

    Parameters
    ----------
    cards : sequence of Dated
        A card is its index here, so the order of the cards must say nothing about their dates.
    seats : int
        2 to 5 players or teams (ruling C19).
    board : Board
        The nine dates.
    track : Track
        The Clock.
    tie : {"share", "sudden_death"}
        What happens when several reach Finish together (ruling C17).

    Raises
    ------
    SetupError
        If there are too few cards for a Trial or a Challenge (ruling C18), the wheels cannot show
        one (C6), or a number is not allowed.

    Examples
    --------
    >>> from timeline_widgets.games.shuffler import Shuffler
    >>> game = TimelineChallenge([Dated.of_year(year) for year in range(1900, 1990)], seats=2)
    >>> state = game.first_state(game.setup(Shuffler("clio")))
    >>> state.trial, game.to_act(state)
    ('timeline_4', (0, 1))
    >>> game.decide(state, 0, Lock(0, Wheels((8, 8, 7, 9))), Shuffler("clio"))
    (Locked(seat=0, wheels=Wheels(digits=(8, 8, 7, 9), sign=None)),)
    """

    cards: Sequence[Dated] = field(repr=False)  # the dates
    _: KW_ONLY
    seats: int = 3
    board: Board = CLASSIC_BOARD
    track: Track = CLASSIC_TRACK
    tie: Tie = "share"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(self.cards))
        self._refuse_bad_numbers()

    def _refuse_bad_numbers(self) -> None:
        seats, cards = self.seats, len(self.cards)
        if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise SetupError(
                "seats",
                f"Timeline Challenge is for {FEWEST_SEATS} to {MOST_SEATS} players or teams; "
                f"not for {seats!r}.",
                seats=seats,
            )
        if self.tie not in get_args(Tie):
            raise SetupError(
                "tie",
                f"A tie at Finish is one of {' or '.join(get_args(Tie))}; not {self.tie!r}.",
                tie=self.tie,
            )
        needed = max(max(CARDS[trial] for trial in self.track.trials), seats + 1)
        if cards < needed:
            raise SetupError(
                "too_few_cards",
                f"{cards} cards can be used, but a Trial or a Challenge of {seats} players may "
                f"need {needed}.",
                cards=cards,
                needed=needed,
            )
        for card in self.cards:
            if not 1 <= abs(card.year) <= FARTHEST_YEAR:
                raise SetupError(
                    "wheels",
                    f"The wheels show years of up to four digits, none of them 0; not {card.year}.",
                    year=card.year,
                )

    def setup(self, shuffler: Shuffler) -> tuple[ev.Event, ...]:
        """Return the events that shuffle the cards and begin the first Trial."""
        pile = shuffler.shuffled(range(len(self.cards)), "deal")
        first = self.track.trials[0]
        return (ev.Dealt(pile), ev.TrialBegan(1, first, pile[: CARDS[first]]))

    def first_state(self, events: Iterable[ev.Event]) -> st.State:
        """Return the state after events that begin with the deal.

        Raises
        ------
        ValueError
            If the first event is not the deal.
        """
        return replayed(events, ev.Dealt, lambda deal: st.dealt(deal, self.seats), self.evolve)

    def evolve(self, state: st.State, event: ev.Event) -> st.State:
        """Return the state after an event."""
        table = Table(state, self)
        table.happen(event)
        return table.state()

    def to_act(self, state: st.State) -> tuple[int, ...]:
        """Return the seats that are still dialling, or the one whose turn it is in a Challenge."""
        if state.challenge is not None:
            return state.challenge.to_play[:1]
        if state.trial is None:
            return ()
        return tuple([seat for seat, answer in enumerate(state.answers) if answer is None])

    def outcome(self, state: st.State) -> Outcome | None:
        """Return how the game ended, or None while it goes on.

        The reasons are ``"finish"`` (alone on Finish), ``"shared"`` (several there),
        ``"sudden_death"`` (several, and one won the deciding Sudden Death) and ``"no_cards"`` (no
        cards for what comes next; the leaders win).
        """
        return state.outcome

    def observe(self, state: st.State, viewer: int | None) -> observation.Observation:
        """Return what a seat may see, or with None somebody who only watches."""
        return observation.observe(state, viewer)

    def observe_event(self, event: ev.Event, viewer: int | None) -> ev.Event:
        """Return the event without what the viewer may not see."""
        return observation.observe_event(event, viewer)

    def legal_moves(self, state: st.State, seat: int) -> Iterator[Move]:
        """Yield each move that the seat may make now, full answers only; calls come last.

        In a Trial there are thousands of answers; they are yielded one by one.
        """
        if state.challenge is not None and (seat,) == self.to_act(state):
            challenge = state.challenge
            if challenge.duel == "sudden_death" and challenge.card is not None:
                for gap in range(len(challenge.line.cards) + 1):
                    yield Place(state.ply, challenge.card, gap)
            else:
                low, high = st.call_bounds(challenge)
                for year in range(low + 1, high):
                    if year:
                        yield Call(state.ply, year)
        elif state.trial is not None and seat in self.to_act(state):
            signs: tuple[Sign | None, ...] = ("+", "-") if state.trial == "right_date" else (None,)
            for digits in product(wheel_range(state.trial), repeat=WHEELS):
                for sign in signs:
                    yield Lock(state.ply, Wheels(digits, sign))

    def check(self, state: st.State, seat: int, move: Move) -> None:
        """Refuse what the rules do not allow.

        Raises
        ------
        IllegalMove
            With ``game_over``, ``stale`` (`ply`, `now`), ``not_playing`` (`seat`),
            ``not_in_this_phase``, ``already_locked``, ``not_locked``, ``not_your_turn`` (`seat`,
            `turn`), ``not_in_hand`` (`card`), ``no_such_gap`` (`gap`, `last`), ``call_outside``
            (`year`, `above`, `below`), or a reason of `check_wheels`.
        """
        if state.outcome is not None:
            raise IllegalMove("game_over")
        if type(move.ply) is not int or move.ply != state.ply:
            raise IllegalMove("stale", ply=move.ply, now=state.ply)
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove("not_playing", seat=seat)
        if not (isinstance(move, Lock) or isinstance(move, Unlock)):  # noqa: SIM101 - a union is slow
            self._check_turn(state, seat, move)
            return
        if state.trial is None:
            raise IllegalMove("not_in_this_phase")
        locked = state.answers[seat] is not None
        if isinstance(move, Lock):
            if locked:
                raise IllegalMove("already_locked", seat=seat)
            check_wheels(state.trial, move.wheels)
        elif not locked:
            raise IllegalMove("not_locked", seat=seat)

    def _check_turn(self, state: st.State, seat: int, move: Place | Call) -> None:
        challenge = state.challenge
        duel = "sudden_death" if isinstance(move, Place) else "more_or_less"
        if challenge is None or challenge.duel != duel:
            raise IllegalMove("not_in_this_phase")
        if seat != challenge.to_play[0]:
            raise IllegalMove("not_your_turn", seat=seat, turn=challenge.to_play[0])
        if isinstance(move, Place):
            last = len(challenge.line.cards)
            if move.card != challenge.card:
                raise IllegalMove("not_in_hand", card=move.card)
            if type(move.gap) is not int or not 0 <= move.gap <= last:
                raise IllegalMove("no_such_gap", gap=move.gap, last=last)
            return
        above, below = st.call_bounds(challenge)
        if type(move.year) is not int or not above < move.year < below or move.year == 0:
            raise IllegalMove("call_outside", year=move.year, above=above, below=below)

    def play(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[tuple[ev.Event, ...], st.State]:
        """Return what happens when the seat makes the move, and the state after it.

        Raises
        ------
        IllegalMove
            As :meth:`check` does.
        """
        self.check(state, seat, move)
        return Turn(state, self).make(seat, move, shuffler)

    def decide(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[ev.Event, ...]:
        """Return what happens when the seat makes the move, as :meth:`play` does."""
        return self.play(state, seat, move, shuffler)[0]
