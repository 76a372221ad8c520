"""The board on paper: the Timeline with its nine dates, and the Clock."""

from __future__ import annotations

from math import cos, radians, sin
from typing import get_args

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import Board, Track
from timeline_widgets.games.challenge.track import Duel, Trial
from timeline_widgets.messages import say
from timeline_widgets.printing import art, ink
from timeline_widgets.printing.drawn import Drawn
from timeline_widgets.printing.layout import BOLD, SERIF, Box
from timeline_widgets.printing.trials import badge

_EDGE = 9.0
_OPEN = 26.0  # degrees between Finish and Start
_OUTER, _INNER = 73.0, 52.0  # mm
_DATE = SERIF.at(13, 7)
_SPACE = BOLD.at(17)
_LABEL = BOLD.at(10, 6)
_NUMBER = BOLD.at(9)


class BoardSheet(Drawn):
    """Draws the board on a landscape sheet."""

    def draw(self, board: Board, track: Track) -> None:
        """Add the sheet."""
        self.canvas.add_page()
        self._timeline(board)
        self._clock(track)
        names: tuple[Trial | Duel, ...] = (*get_args(Trial), *get_args(Duel))
        for number, what in enumerate(names):
            duel = number >= len(get_args(Trial))
            x = self.paper.width - 62 if duel else _EDGE
            y = self.paper.height - (28 if duel else 52) + 9 * (number - (5 if duel else 0))
            badge(self.canvas, what, x, y, 7)
            name = say(self.language, f"challenge.name_{what}")
            self.canvas.write_in(Box(x + 9, y, 44, 7), name, _LABEL, place="middle")

    def _timeline(self, board: Board) -> None:
        canvas = self.canvas
        wide = (self.paper.width - 2 * _EDGE) / (len(board.dates) + 1)
        top, high = 17.0, 19.0
        for space in range(len(board.dates) + 1):
            cell = Box(_EDGE + wide * space, top, wide, high)
            shown = Box(cell.x + 0.5, cell.y, cell.width - 1, cell.height)
            canvas.card(shown, fill=ink.WELL, edge=ink.LINE, width=0.2, radius=1.5)
            canvas.write_in(cell, str(space), _SPACE, align="center", place="middle")
        canvas.set_draw_color(ink.TWINE)
        canvas.set_line_width(0.7)
        for number, year in enumerate(board.dates, 1):
            x = _EDGE + wide * number
            canvas.line(x, top - 2, x, top + 8)
            label = HistoricalDate.of_year(year).label(self.language, "plate")
            box = Box(x - wide / 2, top - 9.5, wide, 7)
            canvas.write_in(box, label, _DATE, align="center", place="middle")

    def _clock(self, track: Track) -> None:
        middle = (self.paper.width / 2, self.paper.height - _EDGE - _OUTER + 2)
        step = (360 - _OPEN) / (track.finish + 1)
        for space in range(track.finish + 1):
            self._space(middle, _OPEN / 2 + space * step, step, track, space)
        for space, duel in track.lines:
            self._line(middle, _OPEN / 2 + (space + 1) * step, duel)
        for space, word in ((0, "start"), (track.finish, "finish")):
            x, y = _at(middle, _OPEN / 2 + (space + 0.5) * step, _OUTER + 6)
            box = Box(x - 15, y - 3, 30, 6)
            word = say(self.language, f"challenge.{word}")
            self.canvas.write_in(box, word, _LABEL, align="center", place="middle")

    def _space(
        self, middle: tuple[float, float], start: float, step: float, track: Track, space: int
    ) -> None:
        canvas = self.canvas
        last = space == track.finish
        shades = ink.PLAIN if last else ink.TRIALS[track.trials[space]]
        a, b = _at(middle, start + 0.4, _OUTER), _at(middle, start + step - 0.4, _OUTER)
        c, d = _at(middle, start + step - 0.4, _INNER), _at(middle, start + 0.4, _INNER)
        sector = (
            f"M{a[0]:.3f} {a[1]:.3f}A{_OUTER} {_OUTER} 0 0 1 {b[0]:.3f} {b[1]:.3f}"
            f"L{c[0]:.3f} {c[1]:.3f}A{_INNER} {_INNER} 0 0 0 {d[0]:.3f} {d[1]:.3f}z"
        )
        fill = ink.INK if last else shades.tint
        canvas.path(sector, 0, 0, 1, fill=fill, stroke=shades.mid, width=0.3)
        x, y = _at(middle, start + step / 2, (_OUTER + _INNER) / 2 + 3)
        size = min(10.0, step * 0.62)
        canvas.path(
            art.SPACES["finish" if last else track.trials[space]],
            x - size / 2,
            y - size / 2,
            size / 24,
            stroke=ink.WHITE if last else shades.strong,
            width=size / 15,
        )
        if 0 < space < track.finish:
            x, y = _at(middle, start + step / 2, _INNER - 4)
            box = Box(x - 4, y - 2.5, 8, 5)
            canvas.write_in(
                box, str(space), _NUMBER, color=ink.SOFT, align="center", place="middle"
            )

    def _line(self, middle: tuple[float, float], angle: float, duel: Duel) -> None:
        canvas = self.canvas
        canvas.set_draw_color(ink.INK)
        canvas.set_line_width(1.2)
        canvas.line(*_at(middle, angle, _INNER - 3), *_at(middle, angle, _OUTER + 3))
        x, y = _at(middle, angle, _OUTER + 6.5)
        canvas.set_fill_color(ink.INK)
        canvas.circle(x, y, 4.5, style="F")
        canvas.path(art.SPACES[duel], x - 3, y - 3, 6 / 24, stroke=ink.WHITE, width=0.45)


def _at(middle: tuple[float, float], degrees: float, radius: float) -> tuple[float, float]:
    """Return a point at an angle clockwise from the top."""
    angle = radians(degrees - 90)
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)
