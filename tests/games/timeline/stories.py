"""Whole games played by chance, for properties that hold in all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from timeline_widgets.cards import Span
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import (
    EDITIONS,
    Move,
    Place,
    Skip,
    State,
    Timeline,
    Withdraw,
)
from timeline_widgets.games.timeline.events import Event


class Step(NamedTuple):
    """One move: the state before it, what it was, what happened, the state after it."""

    before: State
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: State


class Habits(NamedTuple):
    """How the players of a story play.

    Parameters
    ----------
    skill : float
        How often a card is put where it belongs.
    skips, leaves : float
        How often the teacher skips a turn or withdraws somebody.
    """

    skill: float
    skips: float = 0.0
    leaves: float = 0.0


class Story(NamedTuple):
    """A game set up, and everything by which it is played in the same way again."""

    game: Timeline
    seed: str
    habits: Habits

    @property
    def shuffler(self) -> Shuffler:
        return Shuffler(self.seed)

    @property
    def first(self) -> State:
        return self.game.first_state(self.game.setup(self.shuffler))

    def steps(self, most: int = 200) -> Iterator[Step]:
        """Play until the end, or the most moves."""
        chance = Random(self.seed)
        state = self.first
        for _ in range(most):
            if state.outcome is not None:
                return
            seat, move = self._choose(state, chance)
            events, after = self.game.play(state, seat, move, self.shuffler)
            yield Step(state, seat, move, events, after)
            state = after

    def _choose(self, state: State, chance: Random) -> tuple[int, Move]:
        (seat,) = self.game.to_act(state)
        if chance.random() < self.habits.leaves:
            return chance.choice(state.active), Withdraw(state.ply)
        if chance.random() < self.habits.skips:
            return seat, Skip(state.ply)
        card = chance.choice(state.hands[seat])
        first, last = state.line.right_gaps(self.game.spans[card])
        right = [*range(first, last + 1)]
        wrong = [*range(first), *range(last + 1, len(state.line.cards) + 1)]
        wanted = right if chance.random() < self.habits.skill else wrong
        return seat, Place(state.ply, card, chance.choice(wanted or right))


@st.composite
def games(draw: st.DrawFn) -> Timeline:
    """Any edition, 1 to 8 seats, hands of 1 to 10, the smallest set that is allowed to 1,000."""
    seats = draw(st.integers(1, 8))
    hand = draw(st.integers(1, 10))
    smallest = seats * hand + 1
    cards = draw(st.integers(smallest, smallest + 12) | st.integers(smallest, 1000))
    moments = draw(st.sampled_from([1, 2, 5, 30, 10_000]))  # few of them: many equal dates
    width = draw(st.sampled_from([0, 0, 1, 3, 1000]))
    chance = Random(draw(st.integers(0, 2**32)))
    spans = []
    for _ in range(cards):
        earliest = chance.randrange(moments)
        spans.append(Span(earliest, earliest + chance.choice([0, width])))
    return Timeline(
        spans,
        seats=seats,
        hand=hand,
        edition=draw(st.sampled_from(list(EDITIONS.values()))),
        starting_seat=draw(st.integers(0, seats - 1)),
    )


habits = st.builds(
    Habits,
    skill=st.sampled_from([0.0, 0.3, 0.7, 0.95, 1.0]),
    skips=st.sampled_from([0.0, 0.0, 0.1]),
    leaves=st.sampled_from([0.0, 0.0, 0.02]),
)

stories = st.builds(Story, games(), st.text(max_size=5), habits)
