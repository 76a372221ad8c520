"""Timeline Challenge: the rulebook, with rulings C1 to C21."""

from __future__ import annotations

from timeline_widgets.games.challenge.board import CLASSIC_BOARD, Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.moves import Call, Lock, Move, Unlock
from timeline_widgets.games.challenge.rules import TimelineChallenge
from timeline_widgets.games.challenge.state import State
from timeline_widgets.games.challenge.track import CLASSIC_TRACK, SHORT_TRACK, TRACKS, Track
from timeline_widgets.games.challenge.usable import UsableCards, usable_cards
from timeline_widgets.games.challenge.wheels import BLANK, Wheels

__all__ = [
    "BLANK",
    "CLASSIC_BOARD",
    "CLASSIC_TRACK",
    "SHORT_TRACK",
    "TRACKS",
    "Board",
    "Call",
    "Dated",
    "Lock",
    "Move",
    "State",
    "TimelineChallenge",
    "Track",
    "Unlock",
    "UsableCards",
    "Wheels",
    "usable_cards",
]
