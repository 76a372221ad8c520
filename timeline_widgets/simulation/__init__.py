"""Many games of computer players: how long a set keeps a class busy, and how even it plays.

Called ``simulation`` so that ``timeline_widgets.simulate`` can be the function.
"""

from __future__ import annotations

from timeline_widgets.simulation.pace import Pace
from timeline_widgets.simulation.playing import PlayedGame
from timeline_widgets.simulation.result import DecidingCard, SeatShare, Simulation
from timeline_widgets.simulation.simulate import simulate

__all__ = ["DecidingCard", "Pace", "PlayedGame", "SeatShare", "Simulation", "simulate"]
