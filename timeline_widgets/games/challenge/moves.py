"""What a seat can want in Challenge. Each move names the ply it was made at."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.games.challenge.wheels import Wheels
from timeline_widgets.games.timeline.moves import Place


class Lock(NamedTuple):
    """Turn the Historical board over: this is my answer to the Trial."""

    ply: int
    wheels: Wheels


class Unlock(NamedTuple):
    """Take the answer back, as long as somebody else is still dialling."""

    ply: int


class Call(NamedTuple):
    """Call a date in More or Less, as people count."""

    ply: int
    year: int


Move = Lock | Unlock | Place | Call
"""`Place` puts the card that was drawn in Sudden Death into a gap of its line."""
