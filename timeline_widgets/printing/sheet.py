"""What stands around the cards on a sheet: a heading, marks to cut by, lines to fold along."""

from __future__ import annotations

from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.ink import INK, LINE, SOFT
from timeline_widgets.printing.layout import SANS, Align, Box
from timeline_widgets.printing.paper import CARD_WIDTH, Grid

_GAP = 1.2  # mm between a mark and the cards
_MARK = 4.0  # mm
_HEAD = SANS.at(7.5, 5)


def heading(canvas: Canvas, grid: Grid, title: str, counted: str, told: str) -> None:
    """Write three things above the cards, between the marks."""
    third = grid.columns * CARD_WIDTH / 3
    y = max(2.5, grid.top - _GAP - _MARK - 4.2)
    sides: tuple[Align, ...] = ("left", "center", "right")
    for column, (text, side) in enumerate(zip((title, counted, told), sides, strict=True)):
        box = Box(grid.left + third * column + 1.5, y, third - 3, 4)
        canvas.write_in(box, text, _HEAD, color=SOFT, align=side, place="middle")


def cut_marks(canvas: Canvas, grid: Grid, *, step: int = 1) -> None:
    """Draw a mark at both ends of each cut, outside the cards; `step` columns stay together."""
    canvas.set_draw_color(INK)
    canvas.set_line_width(0.2)
    top, bottom = grid.horizontals[0] - _GAP, grid.horizontals[-1] + _GAP
    left, right = grid.verticals[0] - _GAP, grid.verticals[-1] + _GAP
    for x in grid.verticals[::step]:
        canvas.line(x, top - _MARK, x, top)
        canvas.line(x, bottom, x, bottom + _MARK)
    for y in grid.horizontals:
        canvas.line(left - _MARK, y, left, y)
        canvas.line(right, y, right + _MARK, y)


def fold_marks(canvas: Canvas, grid: Grid) -> None:
    """Draw a dashed line down the middle of each pair of columns."""
    with canvas.local_context():
        canvas.set_draw_color(LINE)
        canvas.set_line_width(0.2)
        canvas.set_dash_pattern(dash=1.2, gap=1.2)
        for x in grid.verticals[1::2]:
            canvas.line(x, grid.top - _MARK, x, grid.horizontals[-1] + _MARK)
