"""What people touch in a notebook."""

from __future__ import annotations

from timeline_widgets.widgets.challenge_game import ChallengeGame
from timeline_widgets.widgets.practice_game import PracticeGame
from timeline_widgets.widgets.timeline_game import TimelineGame

__all__ = ["ChallengeGame", "PracticeGame", "TimelineGame"]
