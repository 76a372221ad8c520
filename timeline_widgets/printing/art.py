"""Signs and patterns as SVG paths: the same shapes that the screen shows (a test compares them)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from timeline_widgets.cards.looks import Look
from timeline_widgets.games.challenge.track import Duel, Trial

THEMES: Mapping[Look, str] = MappingProxyType(
    {
        "rule": "M2 5l3 2.600L8 2.500l3 5.100L14 5l-1.200 6.500H3.200zM3.200 12.700h9.600V14"
        "H3.200z",
        "arts": "M14 1.500C8 2 4.500 5.500 3.600 10.800L2 14.500l1 .4 1.500-3.200"
        "C9.500 11.500 13 8 14 1.500z"
        "M5.500 10c1.500-2.600 3.300-4.600 5.600-6.100C9.300 6.100 7.500 8 5.500 10z",
        "life": "M8 1.500L1.500 7.300h1.700V14h3.600v-4h2.400v4h3.600V7.300h1.700z",
        "voyage": "M7.400 1.500h1.200v2.600l4.900 5.900H8.600v1.200H14"
        "c-.5 2-1.700 3.300-3.200 3.300H5.200"
        "C3.700 14.500 2.500 13.200 2 11.200h5.400V10H2.800z",
        "science": "M6 1.500h4V3h-.7v3.200l3.900 6.200c.6 1-.1 2.100-1.200 2.100H4"
        "c-1.100 0-1.800-1.100-1.200-2.100"
        "l3.900-6.200V3H6zM6 9.500h4L8.600 7.300H7.400z",
        "society": "M5.500 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM11 4"
        "a2 2 0 1 1 0 4 2 2 0 0 1"
        " 0-4zM1 13c0-2.900 1.900-4.600 4.500-4.600S10 10.100 10 13zM11.200 13"
        "c0-1.600-.4-2.900-1.200-3.900"
        ".3-.1.700-.2 1.100-.2 2.200 0 3.900 1.500 3.900 4.100z",
    }
)
"""Filled, on a grid of 16."""

EMBLEMS = (
    "M12 2l2.400 7.600L22 12l-7.600 2.400L12 22l-2.400-7.600L2 12l7.600-2.400z",
    "M20.500 3C11 3 4.500 7.500 4.500 14.500c0 1 .1 1.900.4 2.700L3 21l1.700.8 1.700-3.500"
    "c7.900.7 14.100-5 14.100-15.300zM7 15.500c2-3.800 5-6.600 9-8.500-3 2.700-6 5.500-9 8.500z",
    "M8 3a5 5 0 0 1 4.700 6.700l8.300 8.300v3h-4v-2h-2v-2h-2l-2.700-2.700A5 5 0 1 1 8 3z"
    "M7 6.500a1.600 1.600 0 1 0 0 3.200 1.600 1.600 0 0 0 0-3.200z",
    "M12 2a1.800 1.800 0 0 1 1.700 2.300C16.800 5 18.500 7.600 18.500 11v4.500L21 18.500H3"
    "L5.500 15.500V11"
    "c0-3.400 1.700-6 4.800-6.700A1.800 1.800 0 0 1 12 2zM9.500 20h5a2.500 2.500 0 0 1-5 0z",
    "M11 2h2v2.500l7 10.500h-7v1.500h8c-.8 3.400-2.700 5-5 5H8c-2.300 0-4.200-1.600-5-5h8V15H4z",
)
"""Of the travellers: star, leaf, key, bell and sail; filled, on a grid of 24."""

WHEELS = (
    "M2.400 8a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0-11.200 0z",
    "M8 2.2l6.300 11.300H1.700z",
    "M2.800 2.800h10.400v10.400H2.800z",
    "M8 1.200l2.100 4.600 5 .6-3.700 3.400 1 4.900L8 12.200l-4.400 2.500 1-4.900L.9 6.400l5-.6z",
)
"""Circle, triangle, square and star; filled, on a grid of 16."""

SPACES: Mapping[Trial | Duel | str, str] = MappingProxyType(
    {
        "timeline_4": "M2.500 18.500h19M5 14.500v-6M9.700 14.500v-10M14.300 14.500v-4M19 14.500v-8",
        "bet": "M4.500 6.500c0-3.300 15-3.300 15 0s-15 3.300-15 0z"
        "M4.500 6.500v11c0 3.300 15 3.300 15 0v-11M4.500 12c0 3.300 15 3.300 15 0",
        "split": "M3.500 4v16M20.500 4v16M7 12h10M10 8.800L6.800 12l3.200 3.200M14 8.800"
        "l3.200 3.200-3.200 3.200",
        "right_date": "M12 3.200a8.800 8.800 0 1 0 0 17.600a8.800 8.800 0 0 0 0-17.600z"
        "M12 8.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 0 0 0-7.600zM12 11.900v.2",
        "combination": "M3.500 20.500v-5h4.300v-4h4.300v-4h4.300v-4h4.200v17z",
        "sudden_death": "M6.500 4l8.700 11.200M17.500 4L8.800 15.200"
        "M7 15.200a2.700 2.700 0 1 0 0 5.400a2.700 2.700 0 0 0 0-5.400z"
        "M17 15.200a2.700 2.700 0 1 0 0 5.400a2.700 2.700 0 0 0 0-5.400z",
        "more_or_less": "M7.500 20V4.500M3.500 8.500l4-4 4 4M16.500 4v15.500M12.500 15.500l4 4 4-4",
        "finish": "M5.500 21V3.500h14v9.500h-14M5.500 8.200h14M10.200 3.500v9.500M14.900 3.500"
        "v9.500",
    }
)
"""Strokes of the Trials, the Challenges and Finish, on a grid of 24."""


class Pattern(NamedTuple):
    """Lines that fill a field.

    Parameters
    ----------
    path : callable
        Gives the SVG path that covers a field of some width and height in millimetres.
    stroke : float
        Width of the lines in millimetres.
    dots : float or None
        Draw dots, so far apart in millimetres, in place of lines.
    """

    path: Callable[[float, float], str]
    stroke: float
    dots: float | None = None


def _steps(start: float, end: float, step: float) -> Iterator[float]:
    return (start + step * n for n in range(int((end - start) / step) + 1))


def _across(step: float) -> Callable[[float, float], str]:
    return lambda w, h: "".join(f"M0 {y:.2f}H{w:.2f}" for y in _steps(step / 2, h, step))


def _slanting(step: float, rise: float) -> Callable[[float, float], str]:
    """Lines `step` apart along the top; `rise` is how far they go across for each unit down."""

    def path(w: float, h: float) -> str:
        starts = _steps(-abs(rise) * h, w + abs(rise) * h, step)
        return "".join(f"M{x:.2f} 0L{x + rise * h:.2f} {h:.2f}" for x in starts)

    return path


def _squares(w: float, h: float) -> str:
    return _across(2.6)(w, h) + "".join(f"M{x:.2f} 0V{h:.2f}" for x in _steps(1.3, w, 2.6))


def _rhombs(w: float, h: float) -> str:
    return _slanting(2.8, 0.58)(w, h) + _slanting(2.8, -0.58)(w, h)


def _waves(w: float, h: float) -> str:
    wave = "q1.150 -1.900 2.300 0t2.300 0"
    return "".join(f"M0 {y:.2f}" + wave * (int(w / 4.6) + 1) for y in _steps(1.6, h + 2, 3.2))


PATTERNS: Mapping[Look, Pattern] = MappingProxyType(
    {
        "rule": Pattern(_slanting(3.2, 1), 0.35),
        "arts": Pattern(_across(2.5), 0.95, dots=2.5),
        "life": Pattern(_squares, 0.35),
        "voyage": Pattern(_waves, 0.35),
        "science": Pattern(_rhombs, 0.3),
        "society": Pattern(_across(1.9), 0.5),
    }
)
