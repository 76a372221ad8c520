"""The card after the last one: the rules in brief, and the key to the themes."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.cards import CardSet
from timeline_widgets.messages import say
from timeline_widgets.printing import art, ink
from timeline_widgets.printing.faces import Faces, cut
from timeline_widgets.printing.layout import SANS, SERIF, Box
from timeline_widgets.printing.paper import Slot

_RULES = 5
_LEAST_ROW = 3.9  # mm; themes beyond those that fit are named on their cards only
_HEAD = SERIF.at(13, 9)
_STEP = SANS.at(8, 6)
_TITLE = SERIF.at(14, 8)


class Guide(NamedTuple):
    """Draws the card that comes with a set.

    Parameters
    ----------
    faces : Faces
        Draws the cards.
    cardset : CardSet
        The set.
    """

    faces: Faces
    cardset: CardSet

    def front(self, slot: Slot) -> None:
        """Draw the rules of Timeline in a few steps."""
        canvas, language = self.faces.canvas, self.faces.language
        card = cut(slot).inside(2.5)
        canvas.card(card, fill=ink.WHITE, edge=ink.LINE, width=0.3, radius=2.5)
        inner = card.inside(3.5)
        y = inner.y + canvas.write_in(inner, say(language, "print.rules"), _HEAD) + 1.5
        for number in range(1, _RULES + 1):
            high = (inner.y + inner.height - y) / (_RULES + 1 - number)
            canvas.write_in(Box(inner.x, y, 4, 4), f"{number}.", _STEP, color=ink.SOFT)
            rule = Box(inner.x + 4.5, y, inner.width - 4.5, high)
            y += canvas.write_in(rule, say(language, f"print.rule_{number}"), _STEP) + 1.2

    def back(self, slot: Slot) -> None:
        """Draw the title of the set and the key to its themes."""
        canvas, language = self.faces.canvas, self.faces.language
        card = cut(slot).inside(3.5)
        canvas.card(card, fill=ink.WHITE, edge=ink.INK, width=0.6, radius=2.5)
        inner = card.inside(3.5)
        title = Box(inner.x, inner.y, inner.width, 24)
        y = inner.y + canvas.write_in(title, self.cardset.title, _TITLE) + 1
        counted = say(language, "print.cards", count=len(self.cardset))
        y += canvas.write_in(Box(inner.x, y, inner.width, 6), counted, _STEP, color=ink.SOFT) + 3
        room = inner.y + inner.height - y
        themes = list(self.faces.looks.items())[: int(room / _LEAST_ROW)]
        row = min(7.5, room / max(1, len(themes)))
        for theme, look in themes:
            shades = ink.THEMES[look]
            swatch = Box(inner.x, y, 9, row - 1.5)
            canvas.card(swatch, fill=shades.tint, edge=shades.mid, width=0.2, radius=0.8)
            canvas.fill_with(art.PATTERNS[look], swatch, shades.mid)
            self.faces.name(
                theme, Box(inner.x + 11.5, y, inner.width - 11.5, row - 1.5), look, shades
            )
            y += row
