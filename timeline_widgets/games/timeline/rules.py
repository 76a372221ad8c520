"""The rules of Timeline: which moves are legal, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass, field

from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import Outcome, SetupError, replayed
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import events as ev
from timeline_widgets.games.timeline import observation
from timeline_widgets.games.timeline import state as st
from timeline_widgets.games.timeline.editions import SPAIN, Edition
from timeline_widgets.games.timeline.moves import Move, Placements
from timeline_widgets.games.timeline.table import Table
from timeline_widgets.games.timeline.turn import Turn

RULES_VERSION = 1
"""Counts up when the same moves may lead to other events; logs name it."""

MOST_SEATS = 8


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game of Timeline, set up for certain cards and seats.

    Parameters
    ----------
    spans : sequence of Span
        When each card may have happened; a card is its index here, so the order of the cards must
        say nothing about their dates.
    seats : int
        2 to 8, or 1 for practice, which is no game of the rulebooks (ruling T6).
    hand : int
        How many cards each seat is dealt (ruling T5).
    edition : Edition
        Whose rules.
    starting_seat : int
        Who begins (ruling T7).

    Raises
    ------
    SetupError
        If there are too few cards (ruling T4), or a number is not one that is allowed.

    Examples
    --------
    >>> from timeline_widgets.cards import Span
    >>> from timeline_widgets.games.shuffler import Shuffler
    >>> game = Timeline([Span(year, year) for year in range(1900, 1910)], seats=2, hand=3)
    >>> state = game.first_state(game.setup(Shuffler("clio")))
    >>> seat, = game.to_act(state)
    >>> move = game.legal_moves(state, seat)[0]
    >>> happened = game.decide(state, seat, move, Shuffler("clio"))
    >>> happened[0]
    Misplaced(seat=0, card=9, gap=0, first=1, last=1)
    """

    spans: Sequence[Span] = field(repr=False)  # the dates
    _: KW_ONLY
    seats: int = 2
    hand: int = 4
    edition: Edition = SPAIN
    starting_seat: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "spans", tuple(self.spans))
        self._refuse_bad_numbers()

    def _refuse_bad_numbers(self) -> None:
        seats, hand, cards = self.seats, self.hand, len(self.spans)
        if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
            raise SetupError(
                "seats",
                f"Timeline is for 2 to {MOST_SEATS} players, or 1 who practises; "
                f"not for {seats!r}.",
                seats=seats,
                most=MOST_SEATS,
            )
        if type(hand) is not int or hand < 1:
            raise SetupError(
                "hand", f"A hand is a whole number of cards from 1; not {hand!r}.", hand=hand
            )
        if type(self.starting_seat) is not int or not 0 <= self.starting_seat < seats:
            raise SetupError(
                "starting_seat",
                f"The starting seat is one of 0 to {seats - 1}; not {self.starting_seat!r}.",
                seat=self.starting_seat,
            )
        if seats * hand + 1 > cards:
            largest = max(0, (cards - 1) // seats)
            advice = (
                f"The largest hand that fits is {largest}."
                if largest
                else f"That many players need at least {seats + 1} cards."
            )
            raise SetupError(
                "too_few_cards",
                f"{seats} hands of {hand} and a reference card are {seats * hand + 1} cards, "
                f"but the set has {cards}. {advice}",
                seats=seats,
                hand=hand,
                cards=cards,
                largest=largest,
            )

    @property
    def spare_cards(self) -> int:
        """How many cards are left to draw; fewer than there are seats is few (ruling T4)."""
        return len(self.spans) - self.seats * self.hand - 1

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The seats clockwise from the one that begins (ruling T7)."""
        seats = tuple(range(self.seats))
        return seats[self.starting_seat :] + seats[: self.starting_seat]

    def setup(self, shuffler: Shuffler) -> tuple[ev.Event, ...]:
        """Return the events that deal the cards and begin the first round."""
        order = shuffler.shuffled(range(len(self.spans)), "deal")
        hands = tuple(
            order[seat * self.hand : (seat + 1) * self.hand] for seat in range(self.seats)
        )
        rest = order[self.seats * self.hand :]
        return (ev.Dealt(hands, rest[0], rest[1:]), ev.RoundBegan(1, self.turn_order))

    def first_state(self, events: Iterable[ev.Event]) -> st.State:
        """Return the state after events that begin with the deal.

        Raises
        ------
        ValueError
            If the first event is not the deal.
        """
        return replayed(
            events, ev.Dealt, lambda deal: st.dealt(deal, self.spans, self.turn_order), self.evolve
        )

    def evolve(self, state: st.State, event: ev.Event) -> st.State:
        """Return the state after an event."""
        table = Table(state, self)
        table.happen(event)
        return table.state()

    def to_act(self, state: st.State) -> tuple[int, ...]:
        """Return the seat whose turn it is, alone; none when the game is over."""
        to_play = state.to_play
        return (to_play[0],) if to_play else ()

    def outcome(self, state: st.State) -> Outcome | None:
        """Return how the game ended, or None while it goes on.

        The reasons are ``"out_alone"`` (the only one to go out in a round), ``"final_round"`` (the
        only finalist who was right), ``"shared"`` (no cards for another final round, ruling T12)
        and ``"nobody"`` (nobody is left who could play).
        """
        return state.outcome

    def observe(self, state: st.State, viewer: int | None) -> observation.Observation:
        """Return what a seat may see, or with None somebody who only watches."""
        return observation.observe(state, viewer)

    def observe_event(self, event: ev.Event, viewer: int | None) -> ev.Event:  # noqa: ARG002
        """Return the event without what the viewer may not see; in Timeline all see the same."""
        return observation.observe_event(event)

    def legal_moves(self, state: st.State, seat: int) -> Placements:
        """Return each placement that the seat may make now; none out of turn."""
        to_play = state.to_play
        hand = state.hands[seat] if to_play and to_play[0] == seat else ()
        return Placements(state.ply, hand, len(state.line.cards) + 1)

    def check(self, state: st.State, seat: int, move: Move) -> None:
        """Refuse what the rules do not allow.

        Raises
        ------
        IllegalMove
            With ``game_over``, ``stale`` (`ply`, `now`), ``not_playing`` (`seat`),
            ``not_your_turn`` (`seat`, `turn`), ``not_in_hand`` (`card`) or ``no_such_gap``
            (`gap`, `last`).
        """
        Turn(state, self).check(seat, move)

    def play(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[tuple[ev.Event, ...], st.State]:
        """Return what happens when the seat makes the move, and the state after it.

        Raises
        ------
        IllegalMove
            As :meth:`check` does.
        """
        return Turn(state, self).make(seat, move, shuffler)

    def decide(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[ev.Event, ...]:
        """Return what happens when the seat makes the move, as :meth:`play` does."""
        return self.play(state, seat, move, shuffler)[0]
