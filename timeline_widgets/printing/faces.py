"""The two faces of a card on paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from timeline_widgets.cards import Card, CardFront, Position
from timeline_widgets.cards.looks import Look
from timeline_widgets.messages import Language
from timeline_widgets.printing import art, ink
from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.layout import BOLD, SANS, SERIF, Box
from timeline_widgets.printing.paper import CARD_HEIGHT, CARD_WIDTH, Slot
from timeline_widgets.printing.pictures import printable

_FRONT_EDGE, _BACK_EDGE = 2.5, 3.5  # mm of white, so that a slightly shifted back does not show
_PAD = 3.0
_RADIUS = 2.5

_TITLE = SERIF.at(14, 8.5)
_DATE = SERIF.at(30, 10)
_SPOKEN = SANS.at(8, 6)
_BACK_TITLE = SERIF.at(11, 7.5)
_TEXT = SANS.at(8, 6)
_SOURCE = SANS.at(6, 5)
_THEME = BOLD.at(7.5, 5.5)


class Faces(NamedTuple):
    """Draws cards for one reader.

    Parameters
    ----------
    canvas : Canvas
        What is drawn on.
    language : str
        The reader's language, for dates.
    looks : mapping of str to str
        The look of each theme.
    """

    canvas: Canvas
    language: Language
    looks: Mapping[str, Look]

    def front(self, front: CardFront, slot: Slot) -> None:
        """Draw what everybody may see: it is made of the front alone, which knows no date."""
        look = self.looks.get(front.theme)
        shades = ink.THEMES[look] if look else ink.PLAIN
        card = cut(slot).inside(_FRONT_EDGE)
        foot = 8.0 if front.theme else _PAD
        width = card.width - 2 * _PAD
        canvas = self.canvas
        canvas.card(card, fill=shades.tint, edge=shades.mid, width=0.3, radius=_RADIUS)
        title = canvas.height_of(front.title, _TITLE, width, 44)
        field = Box(card.x, card.y, card.width, card.height - foot - title - 5.5)
        if front.picture and (picture := printable(front.picture.data)):
            most = 1.25 * card.width / picture.shape
            field = field._replace(height=min(field.height, most))
            canvas.picture(picture, field)
        elif look:
            self._pattern(field, look, shades)
        else:
            field = field._replace(height=0)
        canvas.round_off(card, _RADIUS, ink.WHITE)
        below = field.y + field.height
        canvas.set_draw_color(shades.mid)
        canvas.set_line_width(0.3)
        if field.height:
            canvas.line(card.x, below, card.x + card.width, below)
        canvas.card(card, fill=None, edge=shades.mid, width=0.3, radius=_RADIUS)
        end = card.y + card.height - foot
        canvas.write_in(
            Box(card.x + _PAD, below + 3, width, end - below - 3),
            front.title,
            _TITLE,
            place="middle",
        )
        self.name(front.theme, Box(card.x + _PAD, end + 1.6, width, 4.2), look, shades)

    def back(self, card: Card, slot: Slot) -> None:
        """Draw the side with the date."""
        canvas = self.canvas
        look = self.looks.get(card.theme)
        shades = ink.THEMES[look] if look else ink.PLAIN
        frame = cut(slot).inside(_BACK_EDGE)
        canvas.card(frame, fill=ink.WHITE, edge=ink.INK, width=0.6, radius=_RADIUS)
        x, width = frame.x + _PAD, frame.width - 2 * _PAD
        plate, spoken, place = self.date(card)
        plain = plate in spoken and len(plate) > 2  # "79" alone might be 1979
        y = frame.y + 3
        canvas.write_in(Box(x, y, width, 14), plate, _DATE, align="center", place="middle")
        y += 14
        if not plain and spoken != plate:
            y += canvas.write_in(Box(x, y, width, 6.5), spoken, _SPOKEN, align="center") + 0.4
        canvas.set_draw_color(ink.TWINE)
        canvas.set_line_width(0.3)
        canvas.line(x, y + 0.8, x + width, y + 0.8)
        y += 2.6
        end = frame.y + frame.height - _PAD
        if place:
            end -= 4.2
            self.name(place, Box(x, end, width, 4.2), look, shades)
            end -= 1
        if card.source:
            high = canvas.height_of(card.source, _SOURCE, width, 7.5)
            end -= high
            canvas.write_in(Box(x, end, width, high), card.source, _SOURCE, color=ink.SOFT)
            end -= 1
        y += canvas.write_in(Box(x, y, width, 16.2), card.title, _BACK_TITLE) + 1.2
        y += canvas.write_in(Box(x, y, width, end - y), card.text, _TEXT) + 1.2
        if card.picture and end - y > 11 and (picture := printable(card.picture.data)):
            high = min(end - y - 0.5, width / picture.shape)
            field = Box(x, end - high, width, high)
            canvas.picture(picture, field)
            canvas.round_off(field, 1.2, ink.WHITE)

    def date(self, card: Card) -> tuple[str, str, str]:
        """Return what the back says: the date, the same in words, and the theme or episode."""
        if isinstance(card.when, Position):
            label = card.when.label or str(card.when.number)
            return label, label, card.when.episode or card.theme
        return (
            card.when.label(self.language, "plate"),
            card.when.label(self.language, "spoken"),
            card.theme,
        )

    def _pattern(self, field: Box, look: Look, shades: ink.Shades) -> None:
        middle = (field.x + field.width / 2, field.y + field.height / 2)
        canvas = self.canvas
        canvas.fill_with(art.PATTERNS[look], field, shades.mid)
        canvas.set_fill_color(shades.tint)
        canvas.circle(*middle, radius=7, style="F")
        canvas.glyph(art.THEMES[look], middle, 8, 16, shades.strong)

    def name(self, name: str, box: Box, look: Look | None, shades: ink.Shades) -> None:
        """Write the name of a theme or episode beside the theme's glyph."""
        if not name:
            return
        indent = 0.0
        if look:
            indent = 4.6
            middle = (box.x + 1.6, box.y + box.height / 2)
            self.canvas.glyph(art.THEMES[look], middle, 3.2, 16, shades.strong)
        self.canvas.write_in(
            box._replace(x=box.x + indent, width=box.width - indent),
            name,
            _THEME,
            color=shades.strong,
            place="middle",
        )


def cut(slot: Slot) -> Box:
    """Return the box of a card as it is cut out."""
    return Box(slot.x, slot.y, CARD_WIDTH, CARD_HEIGHT)
