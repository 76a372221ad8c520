"""The rules of Challenge on one page."""

from __future__ import annotations

from typing import get_args

from timeline_widgets.games.challenge.track import Duel, Trial
from timeline_widgets.messages import say
from timeline_widgets.printing import ink
from timeline_widgets.printing.drawn import Drawn
from timeline_widgets.printing.layout import BOLD, SANS, SERIF, Box, Type
from timeline_widgets.printing.trials import CARDS, badge

_EDGE = 16.0
_TITLE = SERIF.at(22, 14)
_HEAD = SERIF.at(13.5, 10)
_NAME = BOLD.at(10.5, 7.5)
_COUNT = SANS.at(8.5, 7)
_TEXT = SANS.at(10.5, 8)


class Aid(Drawn):
    """Draws the page."""

    def draw(self) -> None:
        """Add the page."""
        self.canvas.add_page(format=(self.paper.width, self.paper.height))
        y = 14.0
        y += self._write(y, "print.aid", _TITLE) + 1.5
        y = self._section(y, "start")
        y = self._section(y, "round")
        y += self._write(y, "print.aid_trials", _HEAD) + 1.5
        for trial in get_args(Trial):
            y = self._trial(y, trial)
        y = self._section(y + 1, "lines")
        for duel in get_args(Duel):
            y = self._row(y, duel, ink.INK, [say(self.language, f"print.aid_{duel}")])
        y += 1
        for part in ("end", "dates", "few"):
            y = self._section(y, part)

    def _section(self, y: float, part: str) -> float:
        y += self._write(y, f"print.aid_{part}", _HEAD) + 0.6
        return y + self._write(y, f"print.aid_{part}_text", _TEXT) + 2.6

    def _write(self, y: float, key: str, style: Type) -> float:
        box = Box(_EDGE, y, self.paper.width - 2 * _EDGE, self.paper.height - _EDGE - y)
        return self.canvas.write_in(box, say(self.language, key), style)

    def _trial(self, y: float, trial: Trial) -> float:
        parts = ("ask",) if trial == "right_date" else ("ask", "scoring")  # its ask says both
        told = [say(self.language, f"challenge.{part}_{trial}") for part in parts]
        counted = Box(_EDGE + 10.5, y + 4.8, 38, 4)
        self.canvas.write_in(
            counted, say(self.language, "print.cards", count=CARDS[trial]), _COUNT, color=ink.SOFT
        )
        return self._row(y, trial, ink.TRIALS[trial].strong, told, name_height=5)

    def _row(
        self, y: float, what: Trial | Duel, color: str, told: list[str], *, name_height: float = 8
    ) -> float:
        """Write a name beside its badge, and what is told about it to the right."""
        badge(self.canvas, what, _EDGE, y, 8.5)
        name = Box(_EDGE + 10.5, y, 38, name_height)
        self.canvas.write_in(
            name, say(self.language, f"challenge.name_{what}"), _NAME, color=color, place="middle"
        )
        below = y
        for text in told:
            box = Box(_EDGE + 50, below, self.paper.width - 2 * _EDGE - 50, 30)
            below += self.canvas.write_in(box, text, _TEXT)
        return max(y + 8.5, below) + 2.2
