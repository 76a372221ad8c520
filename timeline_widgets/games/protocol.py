"""What every game has in common: moves are decided into events, events evolve the state.

Chance is in the events, so replaying them needs no shuffler and gives the same state again. Whoever
plays on needs both at once, and gets them from :meth:`Game.play` for the price of one.
Reasons are codes with parameters; their words come from the message catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.messages import say
from timeline_widgets.messages.plain import Plain

State = TypeVar("State")
Event = TypeVar("Event")
Move = TypeVar("Move")
Deal = TypeVar("Deal")
Observation = TypeVar("Observation", covariant=True)


class Outcome(NamedTuple):
    """How a game ended.

    Parameters
    ----------
    winners : tuple of int
        The seats that won, in turn order; none if nobody did.
    reason : str
        A code that each game documents.
    """

    winners: tuple[int, ...]
    reason: str


class IllegalMove(Plain, ValueError):
    """A move that the rules refuse; nothing has changed.

    Parameters
    ----------
    reason : str
        A code, such as ``"not_your_turn"``.
    **params : object
        What the sentence about it needs to name.

    Examples
    --------
    >>> IllegalMove("no_such_gap", gap=9, last=3)
    IllegalMove('no_such_gap', gap=9, last=3)
    >>> print(IllegalMove("no_such_gap", gap=9, last=3))
    The line has no such gap; there are gaps from 0 to 3. (no_such_gap: gap=9, last=3)
    """

    def __init__(self, reason: str, **params: object) -> None:
        self.reason = reason
        self.params = params
        super().__init__(f"{reason}: {', '.join(_pairs(params))}" if params else reason)

    def __str__(self) -> str:
        seats = ("seat", "turn")  # the rules know no names
        told = {n: f"Seat {v}" if n in seats else str(v) for n, v in self.params.items()}
        try:
            return f"{say('en', f'refused.{self.reason}', **told)} ({self.args[0]})"
        except KeyError:  # a reason that only programs meet
            return str(self.args[0])

    def __repr__(self) -> str:
        return f"IllegalMove({', '.join([repr(self.reason), *_pairs(self.params)])})"


class SetupError(Plain, ValueError):
    """A game that cannot be set up like this; the sentence says what is allowed.

    Parameters
    ----------
    reason : str
        A code, such as ``"too_few_cards"``.
    sentence : str
        What is wrong and what is allowed.
    **params : object
        The numbers in the sentence.
    """

    def __init__(self, reason: str, sentence: str, **params: object) -> None:
        self.reason = reason
        self.params = params
        super().__init__(sentence)


def _pairs(params: dict[str, object]) -> list[str]:
    return [f"{name}={value!r}" for name, value in params.items()]


class Game(Protocol[State, Event, Move, Observation]):
    """The rules of one game, set up for certain cards and seats. A frozen value."""

    def setup(self, shuffler: Shuffler) -> tuple[Event, ...]:
        """Return the events that deal the cards."""

    def first_state(self, events: Iterable[Event]) -> State:
        """Return the state after the events of :meth:`setup`, or after any events since."""

    def check(self, state: State, seat: int, move: Move) -> None:
        """Raise :class:`IllegalMove` unless the seat may make the move now."""

    def play(
        self, state: State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[tuple[Event, ...], State]:
        """Return what happens when the seat makes the move, and the state after it.

        Refuses what :meth:`check` refuses.
        """

    def decide(self, state: State, seat: int, move: Move, shuffler: Shuffler) -> tuple[Event, ...]:
        """Return what happens when the seat makes the move, as :meth:`play` does."""

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after an event."""

    def to_act(self, state: State) -> Sequence[int]:
        """Return the seats that the game waits for; none when it is over."""

    def legal_moves(self, state: State, seat: int) -> Iterable[Move]:
        """Return every move that a player in the seat may make now."""

    def observe(self, state: State, viewer: int | None) -> Observation:
        """Return what a seat may see, or with None somebody who only watches."""

    def observe_event(self, event: Event, viewer: int | None) -> Any:
        """Return the event without what the viewer may not see."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""


def replayed(
    events: Iterable[Event],
    deal: type[Deal],
    begin: Callable[[Deal], State],
    evolve: Callable[[State, Event], State],
) -> State:
    """Return the state after events of which the first is the deal.

    Parameters
    ----------
    events : iterable
        The deal and what followed.
    deal : type
        The game's event that deals.
    begin : callable
        Gives the state after the deal.
    evolve : callable
        Gives the state after any other event.

    Raises
    ------
    ValueError
        If the first event is not the deal.
    """
    stream = iter(events)
    first = next(stream, None)
    if not isinstance(first, deal):
        raise ValueError(f"A game begins with the deal, not with {first!r}.")
    state = begin(first)
    for event in stream:
        state = evolve(state, event)
    return state
