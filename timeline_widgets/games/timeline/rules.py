"""The rules of Timeline: which moves are legal, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import IllegalMove, Outcome, SetupError
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import events as ev
from timeline_widgets.games.timeline import observation
from timeline_widgets.games.timeline import state as st
from timeline_widgets.games.timeline.editions import SPAIN, Edition
from timeline_widgets.games.timeline.moves import Move, Place, Skip, Withdraw

RULES_VERSION = 1
"""Counts up when the same moves may lead to other events; logs name it."""

MOST_SEATS = 8


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
    >>> move = next(game.legal_moves(state, seat))
    >>> happened = game.decide(state, seat, move, Shuffler("clio"))
    >>> happened[0]
    Misplaced(seat=0, card=9, gap=0, first=1, last=1)
    """

    def __init__(
        self,
        spans: Sequence[Span],
        *,
        seats: int = 2,
        hand: int = 4,
        edition: Edition = SPAIN,
        starting_seat: int = 0,
    ) -> None:
        self.spans = tuple(spans)
        self.seats = seats
        self.hand = hand
        self.edition = edition
        self.starting_seat = starting_seat
        self._refuse_bad_numbers()

    def _refuse_bad_numbers(self) -> None:
        seats, hand, cards = self.seats, self.hand, len(self.spans)
        if not 1 <= seats <= MOST_SEATS:
            raise SetupError(
                "seats",
                f"Timeline is for 2 to {MOST_SEATS} players, or 1 who practises; not for {seats}.",
                seats=seats,
                most=MOST_SEATS,
            )
        if hand < 1:
            raise SetupError(
                "hand", f"A hand is a whole number of cards from 1; not {hand}.", hand=hand
            )
        if not 0 <= self.starting_seat < seats:
            raise SetupError(
                "starting_seat",
                f"The starting seat is one of 0 to {seats - 1}; not {self.starting_seat}.",
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

    def setup(self, shuffler: Shuffler) -> tuple[ev.Event, ...]:
        """Return the events that deal the cards and begin the first round."""
        order = shuffler.shuffled(range(len(self.spans)), "deal")
        hands = tuple(
            order[seat * self.hand : (seat + 1) * self.hand] for seat in range(self.seats)
        )
        rest = order[self.seats * self.hand :]
        turns = tuple((self.starting_seat + n) % self.seats for n in range(self.seats))
        return (ev.Dealt(hands, rest[0], rest[1:]), ev.RoundBegan(1, turns))

    def first_state(self, events: Iterable[ev.Event]) -> st.State:
        """Return the state after events that begin with the deal.

        Raises
        ------
        ValueError
            If the first event is not the deal.
        """
        stream = iter(events)
        deal = next(stream, None)
        if not isinstance(deal, ev.Dealt):
            raise ValueError(f"A game begins with the deal, not with {deal!r}.")
        turns = tuple((self.starting_seat + n) % self.seats for n in range(self.seats))
        state = st.dealt(deal, self.spans, turns)
        for event in stream:
            state = self.evolve(state, event)
        return state

    def evolve(self, state: st.State, event: ev.Event) -> st.State:
        """Return the state after an event."""
        return st.evolve(state, event, self.spans, self.edition)

    def to_act(self, state: st.State) -> tuple[int, ...]:
        """Return the seat whose turn it is, alone; none when the game is over."""
        return state.to_play[:1]

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

    def legal_moves(self, state: st.State, seat: int) -> Iterator[Place]:
        """Yield each placement that the seat may make now; none out of turn."""
        if (seat,) == self.to_act(state):
            for card in state.hands[seat]:
                for gap in range(len(state.line.cards) + 1):
                    yield Place(state.ply, card, gap)

    def check(self, state: st.State, seat: int, move: Move) -> None:
        """Refuse what the rules do not allow.

        Raises
        ------
        IllegalMove
            With ``game_over``, ``stale`` (`ply`, `now`), ``not_playing`` (`seat`),
            ``not_your_turn`` (`seat`, `turn`), ``not_in_hand`` (`card`) or ``no_such_gap``
            (`gap`, `last`).
        """
        if state.outcome is not None:
            raise IllegalMove("game_over")
        if move.ply != state.ply:
            raise IllegalMove("stale", ply=move.ply, now=state.ply)
        if seat not in state.active:
            raise IllegalMove("not_playing", seat=seat)
        if isinstance(move, Withdraw):
            return
        if seat != state.to_play[0]:
            raise IllegalMove("not_your_turn", seat=seat, turn=state.to_play[0])
        if isinstance(move, Skip):
            return
        if move.card not in state.hands[seat]:
            raise IllegalMove("not_in_hand", card=move.card)
        last = len(state.line.cards)
        if type(move.gap) is not int or not 0 <= move.gap <= last:
            raise IllegalMove("no_such_gap", gap=move.gap, last=last)

    def decide(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[ev.Event, ...]:
        """Return what happens when the seat makes the move.

        Raises
        ------
        IllegalMove
            As :meth:`check` does.
        """
        self.check(state, seat, move)
        turn = _Turn(self, state, shuffler)
        match move:
            case Place(_, card, gap):
                turn.place(seat, card, gap)
            case Skip():
                turn.add(ev.Skipped(seat))
            case Withdraw():
                turn.add(ev.Withdrew(seat))
        turn.finish_round()
        return tuple(turn.events)


class _Turn:
    """The events of one move, gathered while each of them evolves the state."""

    def __init__(self, game: Timeline, state: st.State, shuffler: Shuffler) -> None:
        self.game = game
        self.state = state
        self.shuffler = shuffler
        self.events: list[ev.Event] = []

    def add(self, event: ev.Event) -> None:
        self.events.append(event)
        self.state = self.game.evolve(self.state, event)

    def place(self, seat: int, card: int, gap: int) -> None:
        first, last = self.state.line.right_gaps(self.game.spans[card])
        if first <= gap <= last:
            self.add(ev.Placed(seat, card, gap))
            return
        self.add(ev.Misplaced(seat, card, gap, first, last))
        if not self.state.finalists:  # a final round's card is not replaced (T9)
            self.draw(seat, held_out=card)

    def draw(self, seat: int, held_out: int | None = None) -> None:
        """Draw a card, from a new pile when the old one is empty; none if there is none (T3)."""
        if not self.state.pile_left:
            self.reshuffle(held_out)
        if self.state.pile_left:
            self.add(ev.Drew(seat, self.state.pile[self.state.drawn]))

    def reshuffle(self, held_out: int | None) -> None:
        sources = self.game.edition.refill_from
        cards = [card for heap in sources for card in self.state.heap(heap)]
        if held_out in cards and len(cards) > 1:
            cards.remove(held_out)
        else:
            held_out = None
        if cards:
            # In the order of their numbers, so that the new pile depends on which cards lie there
            # and not on how they came to.
            occasion = f"reshuffle {self.state.shuffles + 1}"
            pile = self.shuffler.shuffled(sorted(cards), occasion)
            self.add(ev.Reshuffled(pile, held_out, sources))

    def finish_round(self) -> None:
        """End the round when nothing that can still happen in it decides who goes out (T8)."""
        state = self.state
        waiting = [len(state.hands[seat]) for seat in state.to_play]
        if waiting and not (state.out and min(waiting) > 1):
            return
        if len(state.out) == 1:
            reason = "final_round" if state.finalists else "out_alone"
            self.add(ev.Ended(Outcome(state.out, reason)))
        elif state.out or state.finalists:
            self.begin_final_round(state.out or state.finalists)
        else:
            with_cards = tuple(seat for seat in state.active if state.hands[seat])
            if with_cards:
                self.add(ev.RoundBegan(state.round + 1, with_cards))
            else:
                self.add(ev.Ended(Outcome((), "nobody")))

    def begin_final_round(self, finalists: tuple[int, ...]) -> None:
        """Give each finalist one card (T9), or let them share the win for want of cards (T12)."""
        state = self.state
        eliminated = tuple(seat for seat in state.active if seat not in finalists)
        refill_from = self.game.edition.refill_from
        cards = state.pile_left + sum(len(state.heap(heap)) for heap in refill_from)
        if "discards" in refill_from:
            cards += sum(len(state.hands[seat]) for seat in eliminated)
        if cards < len(finalists):
            self.add(ev.Ended(Outcome(finalists, "shared")))
            return
        self.add(ev.FinalRoundBegan(state.round + 1, finalists, eliminated))
        for seat in finalists:
            self.draw(seat)
