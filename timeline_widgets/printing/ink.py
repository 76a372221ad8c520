"""Colours of the printed things, as ``#rrggbb``: those of the light screen."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from timeline_widgets.cards.looks import Look
from timeline_widgets.games.challenge.track import Trial

INK = "#23211c"
SOFT = "#5a5448"
LINE = "#8c8372"
TWINE = "#93713c"
WHITE = "#ffffff"
BOARD, DRUM = "#22304d", "#fbf5e6"
WELL = "#f4f2ee"


class Shades(NamedTuple):
    """One hue three times.

    Parameters
    ----------
    tint, mid, strong : str
        The ground, the pattern on it, and the writing.
    """

    tint: str
    mid: str
    strong: str


PLAIN = Shades(WELL, "#c9c1b1", SOFT)
"""Of a card without a theme."""

THEMES: Mapping[Look, Shades] = MappingProxyType(
    {
        "rule": Shades("#ffeae9", "#dfa09f", "#763739"),
        "arts": Shades("#fcedd7", "#cdad7c", "#674600"),
        "life": Shades("#e7f4e3", "#9cbe90", "#335826"),
        "voyage": Shades("#def5f4", "#77c2c1", "#005b5c"),
        "science": Shades("#e5f1fe", "#91b6e2", "#274f7c"),
        "society": Shades("#f6ebf9", "#c7a4d2", "#613c6c"),
    }
)
TRIALS: Mapping[Trial, Shades] = MappingProxyType(
    {
        "timeline_4": Shades("#dcf1e3", "#1f8049", "#14582f"),
        "bet": Shades("#fbe3df", "#bb3427", "#8b2117"),
        "split": Shades("#deebfb", "#2362c0", "#174488"),
        "right_date": Shades("#fdf0c4", "#f0b400", "#6a4b00"),
        "combination": Shades("#eee3f8", "#7a45ad", "#552a80"),
    }
)
TRAVELLERS = ("#0b5f7d", "#a23b12", "#5c2d8c", "#3c6a17", "#7d5a00")
