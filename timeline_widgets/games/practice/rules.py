"""The rules of practice: one card at a time, and what was missed comes back sooner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from timeline_widgets.cards import Span
from timeline_widgets.games.practice import state as st
from timeline_widgets.games.practice.observation import observe, observe_event
from timeline_widgets.games.protocol import IllegalMove, Outcome, SetupError, replayed
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.events import Placed
from timeline_widgets.games.timeline.moves import Move, Place
from timeline_widgets.games.timeline.observation import Observation

RULES_VERSION = 1
"""Counts up when the same moves may lead to other events; logs name it."""

SOONEST = 3  # cards between a miss and the next try; each further miss of the card halves the wait
LATEST = 12


class Practice:
    """A practice, set up for certain cards.

    A missed card comes back after a dozen other cards; missed again, after half as many, down to
    three.

    Parameters
    ----------
    spans : sequence of Span
        When each card may have happened; a card is its index here.
    lives : int or None
        How many cards may be missed before the end. None practises without end: when every card
        lies on the line, a new line begins, with the cards that were missed most in front.

    Raises
    ------
    SetupError
        If there are fewer than two cards, or not even one life.

    Examples
    --------
    >>> practice = Practice([Span(year, year) for year in range(1900, 1905)], lives=3)
    >>> state = practice.first_state(practice.setup(Shuffler("clio")))
    >>> len(state.queue), state.lives
    (4, 3)
    """

    seats = 1

    def __init__(self, spans: Sequence[Span], *, lives: int | None = 3) -> None:
        self.spans = tuple(spans)
        self.lives = lives
        if len(self.spans) < 2:
            raise SetupError(
                "too_few_cards",
                f"Practice needs 2 cards or more; the set has {len(self.spans)}.",
                cards=len(self.spans),
            )
        if lives is not None and lives < 1:
            raise SetupError(
                "lives",
                "The lives are a whole number from 1, or None for practice without end; "
                f"not {lives}.",
                lives=lives,
            )

    def setup(self, shuffler: Shuffler) -> tuple[st.Event, ...]:
        """Return the event that deals the cards."""
        order = shuffler.shuffled(range(len(self.spans)), "deal")
        return (st.Dealt(order[0], order[1:]),)

    def first_state(self, events: Iterable[st.Event]) -> st.State:
        """Return the state after events that begin with the deal.

        Raises
        ------
        ValueError
            If the first event is not the deal.
        """
        return replayed(
            events, st.Dealt, lambda deal: st.dealt(deal, self.spans, self.lives), self.evolve
        )

    def evolve(self, state: st.State, event: st.Event) -> st.State:
        """Return the state after an event."""
        return st.evolve(state, event, self.spans)

    def to_act(self, state: st.State) -> tuple[int, ...]:
        """Return the only seat, or none when the practice is over."""
        return () if state.outcome else (0,)

    def outcome(self, state: st.State) -> Outcome | None:
        """Return how it ended, or None while it goes on.

        The reasons are ``"complete"`` (every card is on the line) and ``"out_of_lives"``.
        """
        return state.outcome

    def observe(self, state: st.State, viewer: int | None) -> Observation:
        """Return what the one who practises may see."""
        return observe(state, viewer)

    def observe_event(self, event: st.Event, viewer: int | None) -> st.Event:  # noqa: ARG002
        """Return the event without the order of the queue."""
        return observe_event(event)

    def legal_moves(self, state: st.State, seat: int) -> Iterator[Place]:
        """Yield each placement that may be made now."""
        if (seat,) == self.to_act(state):
            for gap in range(len(state.line.cards) + 1):
                yield Place(state.ply, state.queue[0], gap)

    def check(self, state: st.State, seat: int, move: Move) -> None:
        """Refuse what the rules do not allow.

        Raises
        ------
        IllegalMove
            With ``game_over``, ``stale`` (`ply`, `now`), ``not_playing`` (`seat`), ``not_in_hand``
            (`card`) or ``no_such_gap`` (`gap`, `last`).
        """
        if state.outcome is not None:
            raise IllegalMove("game_over")
        if move.ply != state.ply:
            raise IllegalMove("stale", ply=move.ply, now=state.ply)
        if seat != 0:
            raise IllegalMove("not_playing", seat=seat)
        if not isinstance(move, Place) or move.card != state.queue[0]:
            raise IllegalMove("not_in_hand", card=getattr(move, "card", None))
        last = len(state.line.cards)
        if type(move.gap) is not int or not 0 <= move.gap <= last:
            raise IllegalMove("no_such_gap", gap=move.gap, last=last)

    def play(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[tuple[st.Event, ...], st.State]:
        """Return what happens when the card is placed, and the state after it.

        Raises
        ------
        IllegalMove
            As :meth:`check` does.
        """
        events = self.decide(state, seat, move, shuffler)
        for event in events:
            state = self.evolve(state, event)
        return events, state

    def decide(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[st.Event, ...]:
        """Return what happens when the card is placed.

        Raises
        ------
        IllegalMove
            As :meth:`check` does.
        """
        self.check(state, seat, move)
        _, card, gap = cast("Place", move)  # checked
        first, last = state.line.right_gaps(self.spans[card])
        if first <= gap <= last:
            placed = Placed(seat, card, gap)
            if len(state.queue) > 1:
                return (placed,)
            if self.lives is not None:
                return (placed, st.Ended(Outcome((0,), "complete")))
            return (placed, self._next_line(state, shuffler))
        wait = max(SOONEST, LATEST >> state.misses[card])
        missed = st.Missed(seat, card, gap, first, last, min(wait, len(state.queue) - 1))
        if state.lives == 1:
            return (missed, st.Ended(Outcome((), "out_of_lives")))
        return (missed,)

    def _next_line(self, state: st.State, shuffler: Shuffler) -> st.Dealt:
        order = shuffler.shuffled(range(len(self.spans)), f"line {state.deals + 1}")
        queue = sorted(order[1:], key=lambda card: -state.misses[card])
        return st.Dealt(order[0], tuple(queue))
