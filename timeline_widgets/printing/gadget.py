"""A historical board to cut out: its front with windows, five wheels, and the traveller's token."""

from __future__ import annotations

from timeline_widgets.messages import say
from timeline_widgets.printing import art, ink
from timeline_widgets.printing.drawn import Drawn
from timeline_widgets.printing.layout import BOLD, SANS, SERIF, Box

_DIGITS = (*"0123456789", "·")  # the dot is a wheel left blank
_SIGNS = (*"+−·", *"+−·")
_NAMES = ("digit_1000", "digit_100", "digit_10", "digit_1", "digit_sign")
_PITCH = 50.0
_RADIUS = 22.0
_RIM = 16.0  # mm from the pin to the middle of a window
_FACE = SERIF.at(19)
_SIGN = BOLD.at(24)
_CAPTION = BOLD.at(8, 6)
_TEXT = SANS.at(9, 7)


class Gadget(Drawn):
    """Draws historical boards, each on a landscape sheet."""

    def draw(self, traveller: int) -> None:
        """Add the sheet of one traveller, counted from 0; the first has the numbered tokens."""
        canvas = self.canvas
        canvas.add_page()
        left = (self.paper.width - 5 * _PITCH) / 2
        front = Box(left - 4, 10, 5 * _PITCH + 8, 72)
        pin = front.y + front.height - 15
        color = ink.TRAVELLERS[traveller]
        canvas.card(front, fill=ink.DRUM, edge=ink.BOARD, width=1, radius=5)
        self._head(front, traveller)
        wheels = front.y + front.height + 10 + _RADIUS
        for number in range(5):
            x = left + _PITCH * (number + 0.5)
            self._window(number, x, pin)
            self._wheel(number, x, wheels)
        y = wheels + _RADIUS + 8
        canvas.write_in(Box(left - 4, y, 118, 30), say(self.language, "print.make"), _TEXT)
        self._disc(left + 136, y + 11, color)
        canvas.glyph(art.EMBLEMS[traveller], (left + 136, y + 11), 13, 24, ink.WHITE)
        if traveller == 0:
            for number in range(1, 5):
                x = left + 140 + 25 * number
                self._disc(x, y + 11, ink.TRIALS["combination"].mid)
                box = Box(x - 8, y + 3, 16, 16)
                canvas.write_in(
                    box, str(number), SERIF.at(26), color=ink.WHITE, align="center", place="middle"
                )
            caption = Box(left + 153, y + 23.5, 98, 5)
            told = say(self.language, "print.numbers")
            canvas.write_in(caption, told, _CAPTION, color=ink.SOFT, align="center")
        caption = Box(left + 121, y + 23.5, 30, 5)
        canvas.write_in(
            caption, say(self.language, "print.token"), _CAPTION, color=ink.SOFT, align="center"
        )

    def _head(self, front: Box, traveller: int) -> None:
        x, y = front.x + front.width / 2, front.y + 9
        self.canvas.set_fill_color(ink.TRAVELLERS[traveller])
        self.canvas.circle(x, y, 6.5, style="F")
        self.canvas.glyph(art.EMBLEMS[traveller], (x, y), 8.5, 24, ink.WHITE)
        self.canvas.set_draw_color(ink.TWINE)
        self.canvas.set_line_width(0.4)
        for start, end in ((front.x + 6, x - 10), (x + 10, front.x + front.width - 6)):
            self.canvas.line(start, y, end, y)

    def _window(self, number: int, x: float, pin: float) -> None:
        canvas = self.canvas
        top = pin - _RIM - 13
        if number < len(art.WHEELS):
            canvas.glyph(art.WHEELS[number], (x, top), 8.5, 16, ink.BOARD)
        else:
            box = Box(x - 8, top - 4, 16, 8)
            canvas.write_in(box, "±", BOLD.at(20), color=ink.BOARD, align="center", place="middle")
        window = Box(x - 6, pin - _RIM - 6, 12, 12)
        canvas.outline(window, ink.BOARD, width=0.5, radius=1.5, dash=(1.5, 1.2), fill=ink.WHITE)
        caption = Box(x - 20, pin - 8.6, 40, 5)
        word = say(self.language, f"challenge.{_NAMES[number]}")
        canvas.write_in(caption, word, _CAPTION, color=ink.BOARD, align="center")
        self._pin(x, pin)

    def _wheel(self, number: int, x: float, y: float) -> None:
        canvas = self.canvas
        faces, style = (_DIGITS, _FACE) if number < len(art.WHEELS) else (_SIGNS, _SIGN)
        canvas.set_draw_color(ink.BOARD)
        canvas.set_line_width(0.4)
        canvas.circle(x, y, _RADIUS, style="D")
        if number < len(art.WHEELS):
            canvas.glyph(art.WHEELS[number], (x, y), 13, 16, "#d9ccae")
        for place, face in enumerate(faces):
            with canvas.rotation(-360 * place / len(faces), x=x, y=y):
                box = Box(x - 6, y - _RIM - 5, 12, 10)
                canvas.write_in(box, face, style, align="center", place="middle")
        self._pin(x, y)

    def _pin(self, x: float, y: float) -> None:
        self.canvas.set_fill_color(ink.INK)
        self.canvas.circle(x, y, 1, style="F")

    def _disc(self, x: float, y: float, color: str) -> None:
        self.canvas.set_fill_color(color)
        self.canvas.circle(x, y, 11, style="F")
