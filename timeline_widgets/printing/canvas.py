"""Sheets of paper to draw on: shapes, patterns and pictures beside the text."""

from __future__ import annotations

from fpdf.drawing import PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.enums import PathPaintRule, StrokeCapStyle, StrokeJoinStyle
from fpdf.svg import svg_path_converter

from timeline_widgets.printing.art import Pattern
from timeline_widgets.printing.layout import Box
from timeline_widgets.printing.pictures import Print
from timeline_widgets.printing.typesetting import Typesetter


class Canvas(Typesetter):
    """A document of sheets."""

    def path(
        self,
        d: str,
        x: float,
        y: float,
        scale: float,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.3,
        dash: tuple[float, float] | None = None,
        turn: float = 0.0,
    ) -> None:
        """Draw an SVG path with its origin at a point, enlarged and turned about that point.

        The width of the stroke and the dashes are in millimetres on paper.
        """
        painted = PaintedPath()
        svg_path_converter(painted, d)
        style = painted.style
        style.fill_color, style.stroke_color = fill, stroke
        style.auto_close = fill is not None
        style.stroke_width = width / scale
        style.stroke_cap_style = StrokeCapStyle.ROUND
        style.stroke_join_style = StrokeJoinStyle.ROUND
        style.stroke_dash_pattern = tuple(part / scale for part in dash) if dash else None
        style.paint_rule = (
            PathPaintRule.FILL_EVENODD
            if fill and not stroke
            else PathPaintRule.STROKE_FILL_EVENODD
            if fill
            else PathPaintRule.STROKE
        )
        painted.transform = Transform.rotation_d(turn) @ Transform.scaling(scale).translate(x, y)
        with self.drawing_context() as context:
            context.add_item(painted, clone=False)

    def glyph(
        self, d: str, middle: tuple[float, float], size: float, grid: int, color: str
    ) -> None:
        """Draw a filled glyph about its middle; `grid` is the square that its path is drawn on."""
        x, y = middle
        self.path(d, x - size / 2, y - size / 2, size / grid, fill=color)

    def card(self, box: Box, *, fill: str | None, edge: str, width: float, radius: float) -> None:
        """Draw a rectangle with round corners."""
        self.path(rounded(box, radius), 0, 0, 1, fill=fill, stroke=edge, width=width)

    def outline(
        self,
        box: Box,
        color: str,
        *,
        width: float,
        radius: float,
        dash: tuple[float, float],
        fill: str | None = None,
    ) -> None:
        """Draw a dashed rectangle with round corners."""
        edge = rounded(box, radius)
        self.path(edge, 0, 0, 1, fill=fill, stroke=color, width=width, dash=dash)

    def fill_with(self, pattern: Pattern, box: Box, color: str) -> None:
        """Fill a box with a pattern."""
        dash = (0.001, pattern.dots) if pattern.dots else None
        with self.rect_clip(*box):
            self.path(
                pattern.path(box.width, box.height),
                box.x,
                box.y,
                1,
                stroke=color,
                width=pattern.stroke,
                dash=dash,
            )

    def round_off(self, box: Box, radius: float, paper: str) -> None:
        """Cover the corners outside a rounded rectangle, after something was drawn in it."""
        x, y, w, h = box.inside(-0.2)
        square = f"M{x} {y}h{w}v{h}h{-w}z"
        self.path(square + rounded(box, radius), 0, 0, 1, fill=paper)

    def picture(self, picture: Print, box: Box) -> None:
        """Fill a box with a picture, cropped to its shape about the middle."""
        width = max(box.width, box.height * picture.shape)
        height = width / picture.shape
        with self.rect_clip(*box):
            self.image(
                picture.data,
                x=box.x + (box.width - width) / 2,
                y=box.y + (box.height - height) / 2,
                w=width,
                h=height,
            )


def rounded(box: Box, radius: float) -> str:
    """Return the SVG path of a rectangle with round corners."""
    x, y, w, h = box
    r = radius
    return (
        f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
        f"h{2 * r - w}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"
    )
