"""A picture of when the cards of a set are, as SVG for the report's page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_WIDTH, _HEIGHT, _FOOT = 640, 150, 26
_MOST_BARS = 40
_STEPS = tuple(base * 10**power for power in range(9) for base in (1, 2, 5))


def stretches(points: Sequence[int]) -> tuple[int, int, list[int]]:
    """Return how many points lie in each of some equal stretches of time.

    Parameters
    ----------
    points : sequence of int
        Years in order, at least one.

    Returns
    -------
    tuple of (int, int, list of int)
        The number of the first stretch, the years in each, and the counts; stretch `n` begins in
        the year ``n * step``.

    Examples
    --------
    >>> stretches([1066, 1492, 1493])
    (53, 20, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    """
    step = next((s for s in _STEPS if (points[-1] // s - points[0] // s) < _MOST_BARS), _STEPS[-1])
    first = points[0] // step
    counts = [0] * (points[-1] // step - first + 1)
    for point in points:
        counts[point // step - first] += 1
    return first, step, counts


def histogram(points: Sequence[int], spoken: str, board: Sequence[int] = ()) -> str:
    """Return the number of cards in equal stretches of time as bars.

    Parameters
    ----------
    points : sequence of int
        The year in which each card begins, as people count, in order.
    spoken : str
        What the picture shows, for those who do not see it.
    board : sequence of int
        Board dates, marked below the bars.

    Examples
    --------
    >>> histogram([1066, 1492], "Two cards").count("<rect")
    2
    """
    first, step, counts = stretches(points)
    room = _WIDTH / len(counts)
    highest = max(counts)
    parts = []
    for i, count in enumerate(counts):
        if count:
            height = max(count / highest * (_HEIGHT - _FOOT - 14), 2)
            x, y = i * room, _HEIGHT - _FOOT - height
            label = f"{_year((first + i) * step)} … {_year((first + i + 1) * step - 1)}: {count}"
            parts.append(
                f'<rect class="twr-bar" x="{x + 0.5:.1f}" y="{y:.1f}"'
                f' width="{max(room - 1, 1):.1f}"'
                f' height="{height:.1f}"><title>{escape(label)}</title></rect>'
            )
            if room > 14 or count == highest:
                parts.append(
                    f'<text x="{x + room / 2:.1f}" y="{y - 3:.1f}" text-anchor="middle">{count}'
                    "</text>"
                )
    floor = _HEIGHT - _FOOT
    parts.append(f'<path class="twr-line" d="M0 {floor}H{_WIDTH}"/>')
    every = next(n for n in _STEPS if n * 8 >= len(counts))
    for i in range(-first % every, len(counts) + 1, every):
        anchor = "start" if not i else "end" if i == len(counts) else "middle"
        parts.append(f'<path class="twr-line" d="M{i * room:.1f} {floor}v5"/>')
        parts.append(
            f'<text x="{i * room:.1f}" y="{floor + 18}" text-anchor="{anchor}">'
            f"{_year((first + i) * step)}</text>"
        )
    for year in board:
        x = (year / step - first) * room
        parts.append(
            f'<path class="twr-board" d="M{x:.1f} {floor}l-4 7h8z">'
            f"<title>{_year(year)}</title></path>"
        )
    return (
        f'<svg class="twr-dates" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(spoken)}">{"".join(parts)}</svg>'
    )


def _year(year: int) -> str:
    return str(year or 1).replace("-", "−")  # there was no year 0
