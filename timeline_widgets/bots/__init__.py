"""Computer players: they remember dates as people do, nearly, and play by what they remember."""

from __future__ import annotations

from timeline_widgets.bots.challenge import ChallengeBot
from timeline_widgets.bots.memory import Belief, Memory
from timeline_widgets.bots.skill import SKILLS, Skill
from timeline_widgets.bots.timeline import TimelineBot

__all__ = ["SKILLS", "Belief", "ChallengeBot", "Memory", "Skill", "TimelineBot"]
