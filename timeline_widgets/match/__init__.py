"""One game being played: the rules at work, the people in their seats, and the log of it."""

from __future__ import annotations

from timeline_widgets.match.challenge import ChallengeMatch
from timeline_widgets.match.match import Match, Played
from timeline_widgets.match.practice import PracticeMatch
from timeline_widgets.match.seat import Computer, Seat
from timeline_widgets.match.timeline import TimelineMatch

__all__ = [
    "ChallengeMatch",
    "Computer",
    "Match",
    "Played",
    "PracticeMatch",
    "Seat",
    "TimelineMatch",
]
