"""The Trials on paper: their badges, and the mats that their cards are laid on."""

from __future__ import annotations

from timeline_widgets.games.challenge.track import Duel, Trial
from timeline_widgets.messages import say
from timeline_widgets.printing import art, ink
from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.drawn import Drawn
from timeline_widgets.printing.layout import BOLD, SANS, Box
from timeline_widgets.printing.paper import CARD_HEIGHT, CARD_WIDTH

CARDS: dict[Trial, int] = {
    "timeline_4": 4,
    "bet": 1,
    "split": 2,
    "right_date": 1,
    "combination": 4,
}
_MATS: tuple[tuple[tuple[Trial, ...], ...], ...] = (
    (("timeline_4",), ("bet", "split", "right_date")),
    (("combination",), ()),
)
_SHAPED = ("timeline_4", "combination")  # each card belongs to the wheel of its shape
_PITCH = CARD_WIDTH + 2.6
_HEAD = 8.0
_NAME = BOLD.at(11, 7)
_RULE = SANS.at(8, 5)


def badge(canvas: Canvas, what: Trial | Duel, x: float, y: float, size: float) -> None:
    """Draw the sign of a Trial or a Challenge on its colour."""
    ground = ink.TRIALS[what].mid if what in ink.TRIALS else ink.INK  # type: ignore[index]
    sign = ink.TRIALS[what].strong if what == "right_date" else ink.WHITE
    canvas.card(Box(x, y, size, size), fill=ground, edge=ground, width=0.1, radius=size / 5)
    canvas.path(
        art.SPACES[what],
        x + size * 0.14,
        y + size * 0.14,
        size * 0.72 / 24,
        stroke=sign,
        width=size * 0.075,
    )


class Mats(Drawn):
    """Draws the places that cards are laid on, on two landscape sheets."""

    def draw(self) -> None:
        """Add both sheets."""
        high = _HEAD + CARD_HEIGHT + 2
        left = (self.paper.width - 4 * _PITCH) / 2
        top = (self.paper.height - 2 * high - 3) / 2
        for rows in _MATS:
            self.canvas.add_page()
            for row, trials in enumerate(rows):
                x, y = left, top + row * (high + 3)
                for trial in trials:
                    width = CARDS[trial] * _PITCH
                    self._trial(trial, Box(x + 0.6, y, width - 1.2, high))
                    x += width
        for column, pile in enumerate(("draw", "discard")):
            box = Box(left + (column + 0.5) * 1.5 * _PITCH, top + high + 3, _PITCH - 1.2, high)
            self._pile(say(self.language, f"print.{pile}"), box)

    def _trial(self, trial: Trial, mat: Box) -> None:
        canvas, shades = self.canvas, ink.TRIALS[trial]
        canvas.card(mat, fill=shades.tint, edge=shades.mid, width=0.4, radius=2)
        badge(canvas, trial, mat.x + 1.4, mat.y + 1.2, 6)
        name = say(self.language, f"challenge.name_{trial}")
        rule = say(self.language, f"challenge.scoring_{trial}")
        title = Box(mat.x + 9, mat.y + 1, min(mat.width - 10, 62), 6.4)
        if CARDS[trial] < 2:
            title = title._replace(height=3.4, y=mat.y + 0.7)
            under = title._replace(y=mat.y + 4.1)
            canvas.write_in(title, name, _NAME.at(8.5, 6), color=shades.strong, place="middle")
            canvas.write_in(under, rule, _RULE.at(6.5, 4.5), place="middle")
        else:
            canvas.write_in(title, name, _NAME, color=shades.strong, place="middle")
            beside = Box(title.x + 52, title.y, mat.width - 63, 6.4)
            canvas.write_in(beside, rule, _RULE, place="middle", align="right")
        for number in range(CARDS[trial]):
            slot = Box(
                mat.x + number * _PITCH + (_PITCH - 1.2 - CARD_WIDTH) / 2,
                mat.y + _HEAD + 0.5,
                CARD_WIDTH,
                CARD_HEIGHT,
            )
            self._slot(slot, shades.mid)
            if trial in _SHAPED:
                middle = (slot.x + slot.width / 2, slot.y + slot.height / 2)
                canvas.glyph(art.WHEELS[number], middle, 18, 16, shades.mid)

    def _pile(self, name: str, mat: Box) -> None:
        self.canvas.card(mat, fill=ink.WELL, edge=ink.LINE, width=0.4, radius=2)
        head = Box(mat.x + 2, mat.y + 1, mat.width - 4, 6.4)
        self.canvas.write_in(head, name, _NAME, align="center", place="middle")
        slot = Box(
            mat.x + (mat.width - CARD_WIDTH) / 2, mat.y + _HEAD + 0.5, CARD_WIDTH, CARD_HEIGHT
        )
        self._slot(slot, ink.LINE)

    def _slot(self, slot: Box, color: str) -> None:
        self.canvas.outline(slot.inside(1), color, width=0.3, radius=2.5, dash=(1.6, 1.4))
