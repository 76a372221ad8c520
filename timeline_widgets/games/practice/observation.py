"""What the one who practises may see, built up from nothing."""

from __future__ import annotations

from timeline_widgets.games.practice.state import Dealt, Event, State
from timeline_widgets.games.timeline.observation import Observation


def observe(state: State, viewer: int | None) -> Observation:
    """Return the table as in Timeline: one hand of one card, and the queue as draw pile."""
    over = state.outcome is not None
    shown = () if state.shown is None else (state.shown,)
    hand = () if over else state.queue[:1]
    return Observation(
        viewer=viewer,
        ply=state.ply,
        round=state.ply + 1,
        hands=(hand,),
        reference=state.reference,
        line=state.line.cards,
        pile_left=len(state.queue) - len(hand),
        discards=(),
        box=(),
        revealed=frozenset(state.line.cards + shown) - set(hand),
        active=(0,),
        finalists=(),
        to_play=() if over else (0,),
        out=(),
        withdrawn=(),
        outcome=state.outcome,
    )


def observe_event(event: Event) -> Event:
    """Return the event without the order of the cards to come."""
    return event._replace(queue=event.queue[:1]) if isinstance(event, Dealt) else event
