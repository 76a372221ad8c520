"""How well a computer player remembers dates."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Skill(NamedTuple):
    """How well dates are remembered.

    Two times out of three, the remembered date of an event is off by less than this:

    ========  ============== ============== ===============
    skill     100 years ago  500 years ago  2000 years ago
    ========  ============== ============== ===============
    beginner  35 years       175 years      700 years
    student   12 years       60 years       240 years
    expert    3 years        15 years       60 years
    ========  ============== ============== ===============

    Parameters
    ----------
    name : str
        What it is called in ``skill=``.
    error : float
        The error as a share of the time since the event; for recent events, of ten years. In a
        story without dates it is the share of a quarter of the story.
    """

    name: str
    error: float


SKILLS: Mapping[str, Skill] = MappingProxyType(
    {s.name: s for s in (Skill("beginner", 0.35), Skill("student", 0.12), Skill("expert", 0.03))}
)
"""The skills by name; a model of memory, not measured on anybody."""
