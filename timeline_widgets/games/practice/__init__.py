"""Practice for one: no game of the rulebooks (ruling T6), but on the same line and gaps."""

from __future__ import annotations

from timeline_widgets.games.practice.rules import Practice
from timeline_widgets.games.practice.state import State

__all__ = ["Practice", "State"]
