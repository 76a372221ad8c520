"""The small marks in the rows of a report: bars, strips of misses, the latest answers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

from timeline_widgets.report.wording import Wording

_STRETCH = 20  # years; nearer to zero the scale is even, farther away it is a logarithm
_EDGE = 2000  # years; farther misses stand at the edge
_MOST_MARKS = 150  # of one card; more would be one blot
_HALF, _HEIGHT = 88, 30


def bar(part: float, whole: int, words: Wording, *, missed: bool = False) -> str:
    """Return a bar and its numbers, "15 of 22"."""
    width = round(100 * part / whole) if whole else 0
    look = "twc-bar twc-missed" if missed else "twc-bar"
    return (
        f'<span class="{look}" aria-hidden="true"><i style="width:{width}%"></i></span>'
        f"<small>{escape(words.part(part, whole))}</small>"
    )


def strip(misses: Sequence[tuple[int, int]], words: Wording) -> str:
    """Return where the misses of a card went: circles too early, squares too late.

    Parameters
    ----------
    misses : sequence of (years, times)
        Negative years are too early.
    words : Wording
        To say so.
    """
    often = sorted(misses, key=lambda miss: -miss[1])[:_MOST_MARKS]
    marks = [
        _mark(_HALF * (1 + _place(years)), number, early=years < 0, times=times)
        for number, (years, times) in enumerate(sorted(often))
    ]
    early = sum(times for years, times in misses if years < 0)
    late = sum(times for years, times in misses if years > 0)
    ticks = "".join(
        f'<line class="twc-tick" x1="{x:.1f}" x2="{x:.1f}" y1="6" y2="{_HEIGHT - 6}"/>'
        for x in (_HALF * (1 + _place(years)) for years in (-200, -50, 50, 200))
    )
    return (
        f'<svg class="twc-strip" viewBox="-6 0 {2 * _HALF + 12} {_HEIGHT}" role="img" '
        f'aria-label="{escape(words.say("both", early=early, late=late))}">'
        f'<rect class="twc-ground" x="-6" width="{2 * _HALF + 12}" height="{_HEIGHT}" rx="6"/>'
        f'{ticks}<line x1="{_HALF}" x2="{_HALF}" y1="0" y2="{_HEIGHT}"/>{"".join(marks)}</svg>'
    )


def latest(right: Iterable[bool], words: Wording) -> str:
    """Return the latest answers as a row of tall marks (right) and short ones (wrong)."""
    given = list(right)
    marks = "".join("<i></i>" if one else '<i class="twc-no"></i>' for one in given)
    told = escape(words.say("latest_told", right=sum(given), count=len(given))) if given else ""
    return f'<span class="twc-last" role="img" aria-label="{told}">{marks}</span>'


def _place(years: int) -> float:
    """Return where a miss lies between -1 and 1."""
    far = math.asinh(min(abs(years), _EDGE) / _STRETCH) / math.asinh(_EDGE / _STRETCH)
    return math.copysign(far, years)


def _mark(x: float, number: int, *, early: bool, times: int) -> str:
    y = _HEIGHT / 2 + (number % 3 - 1) * 6  # apart, where they would lie on one another
    size = min(7.0, 3.4 * math.sqrt(times))
    if early:
        return f'<circle class="twc-e" cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>'
    side = 1.8 * size
    corner = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}"'
    return f'<rect class="twc-l" {corner} width="{side:.1f}" height="{side:.1f}"/>'
