"""How well a computer player remembers dates."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Skill(NamedTuple):
    """How well dates are remembered.

    About two times out of three, the remembered date of an event is off by less than this:

    ========  ============== ============== ===============
    skill     100 years ago  500 years ago  2000 years ago
    ========  ============== ============== ===============
    beginner  40 years       200 years      800 years
    student   25 years       125 years      500 years
    expert    6 years        30 years       120 years
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
    {s.name: s for s in (Skill("beginner", 0.4), Skill("student", 0.25), Skill("expert", 0.06))}
)
"""The skills by name; a model of memory, not measured on anybody."""
