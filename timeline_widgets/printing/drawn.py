"""What every drawn sheet is drawn with."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.messages import Language
from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.paper import Paper


class Drawn(NamedTuple):
    """A kind of sheet that subclasses draw.

    Parameters
    ----------
    canvas : Canvas
        What is drawn on.
    paper : Paper
        The sheet, as it lies.
    language : str
        The reader's language.
    """

    canvas: Canvas
    paper: Paper
    language: Language
