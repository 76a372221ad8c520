"""The classic game: rulebooks of Spain, Russia and Star Wars, rulings T1 to T17."""

from __future__ import annotations

from timeline_widgets.games.timeline.editions import EDITIONS, RUSSIA, SPAIN, STAR_WARS, Edition
from timeline_widgets.games.timeline.moves import Move, Place, Skip, Withdraw
from timeline_widgets.games.timeline.rules import Timeline
from timeline_widgets.games.timeline.state import State

__all__ = [
    "EDITIONS",
    "RUSSIA",
    "SPAIN",
    "STAR_WARS",
    "Edition",
    "Move",
    "Place",
    "Skip",
    "State",
    "Timeline",
    "Withdraw",
]
