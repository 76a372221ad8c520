"""What one viewer may see of a game of Challenge, built up from nothing."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.games.challenge.events import Dealt, Event, Locked, Reshuffled
from timeline_widgets.games.challenge.standings import referee
from timeline_widgets.games.challenge.state import State
from timeline_widgets.games.challenge.track import Duel, Trial
from timeline_widgets.games.challenge.wheels import Wheels
from timeline_widgets.games.protocol import Outcome


class ObservedChallenge(NamedTuple):
    """A Challenge as everybody sees it.

    Parameters
    ----------
    referee : int or None
        The leader whose name is shown beside More or Less, unless every leader plays (ruling C12).

    The other fields are those of the state's.
    """

    duel: Duel
    line_number: int | None
    participants: tuple[int, ...]
    to_play: tuple[int, ...]
    card: int | None
    line: tuple[int, ...]
    more_than: int | None
    less_than: int | None
    referee: int | None


class Observation(NamedTuple):
    """The table as a viewer sees it.

    Parameters
    ----------
    viewer : int or None
        The seat that looks, or None for somebody who only watches.
    locked : tuple of bool
        For each seat whether its Historical board is turned over.
    own_answer : Wheels or None
        What the viewer has locked; nobody sees the wheels of another seat before the reveal.
    revealed : frozenset of int
        The cards whose dates the viewer may see.

    The other fields are those of the state.
    """

    viewer: int | None
    ply: int
    positions: tuple[int, ...]
    pile_left: int
    discards: tuple[int, ...]
    trial_number: int
    trial: Trial | None
    cards: tuple[int, ...]
    locked: tuple[bool, ...]
    own_answer: Wheels | None
    challenge: ObservedChallenge | None
    crossed: tuple[int, ...]
    revealed: frozenset[int]
    outcome: Outcome | None


def observe(state: State, viewer: int | None) -> Observation:
    """Return what a viewer may see of the state."""
    challenge = None
    hidden = set(state.cards)
    revealed = set(state.shown)
    if state.challenge is not None:
        c = state.challenge
        revealed.update(c.line.cards)
        if c.card is not None:
            hidden.add(c.card)  # even if it has just been seen, and was drawn once more
        challenge = ObservedChallenge(
            c.duel,
            c.line_number,
            c.participants,
            c.to_play,
            c.card,
            c.line.cards,
            c.more_than,
            c.less_than,
            referee(state.positions, c.participants) if c.duel == "more_or_less" else None,
        )
    return Observation(
        viewer=viewer,
        ply=state.ply,
        positions=state.positions,
        pile_left=state.pile_left,
        discards=state.discards,
        trial_number=state.trial_number,
        trial=state.trial,
        cards=state.cards,
        locked=tuple(answer is not None for answer in state.answers),
        own_answer=None if viewer is None else state.answers[viewer],
        challenge=challenge,
        crossed=state.crossed,
        revealed=frozenset(revealed - hidden),
        outcome=state.outcome,
    )


def observe_event(event: Event, viewer: int | None) -> Event:
    """Return the event without the order of the pile and without other seats' wheels."""
    match event:
        case Dealt() | Reshuffled():
            return event._replace(pile=())
        case Locked(seat):
            return event if seat == viewer else event._replace(wheels=None)
        case _:
            return event
