"""What simulated games tell, as a picture for the notebook.

It needs no colours to be read: lengths, numbers and words say everything. What colours there are
are the page's own, light or dark.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from timeline_widgets.simulation.length import usual

if TYPE_CHECKING:
    from timeline_widgets.simulation.result import Simulation

_NAMES = {"timeline": "Timeline", "challenge": "Timeline Challenge"}
_COLOUR = "var(--jp-brand-color1,#1976d2)"
_LINE = "var(--jp-border-color1,#888)"
_COLUMNS = 24
_CARDS = 8
_WIDTH, _HEIGHT, _FOOT, _HEAD = 420, 120, 34, 18  # px


def html(simulation: Simulation) -> str:
    """Return the picture: how long games are, how even the seats are, which cards decide."""
    if not simulation.played:
        return "<p>No game was played.</p>"
    return (
        f'<section lang="en" style="max-width:46em">{_head(simulation)}'
        '<div style="display:flex;flex-wrap:wrap;gap:0 2em;align-items:start">'
        f"{_how_long(simulation)}{_how_even(simulation)}</div>{_deciding(simulation)}</section>"
    )


def _head(simulation: Simulation) -> str:
    count, seats = len(simulation.played), len(simulation.skills)
    skills = ", ".join(f"{n} × {name}" for name, n in Counter(simulation.skills).items())
    minutes = [simulation.minutes(game) for game in simulation.played]
    low, middle, high = (round(value) for value in usual(minutes))
    pace = simulation.pace
    steps = [f"{pace.placing:g} s to place a card"]
    if simulation.game == "challenge":
        steps += [f"{pace.calling:g} s to call a year", f"{pace.answering:g} s for each answer"]
    stopped = ", stopped early" if simulation.stopped else ""
    cards = usual([game.cards for game in simulation.played])[1]
    return (
        f"<p><strong>{_many(count, 'game')} of {_NAMES[simulation.game]}</strong>, "
        f"{seats} computer players ({escape(skills)}){stopped}</p>"
        f"<p>A class would take about <strong>{middle} minutes</strong>, usually {low} to {high}: "
        f"an estimate, at {', '.join(steps)}. Half of the games turn over "
        f"{_many(round(cards), 'card')} or fewer; the draw pile ran out in "
        f"<strong>{simulation.pile_ran_out:.0%}</strong> of them.</p>"
    )


def _how_long(simulation: Simulation) -> str:
    turns = [game.turns for game in simulation.played]
    low, middle, high = (round(value) for value in usual(turns))
    told = (
        f"Turns of a game: half take {middle} or fewer, eight of ten {low} to {high}, "
        f"the shortest {min(turns)}, the longest {max(turns)}."
    )
    return _figure("How many turns a game takes", told, _histogram(turns, told))


def _histogram(values: Sequence[int], told: str) -> str:
    """Draw how often each number comes up, in at most so many columns."""
    first, last = min(values), max(values)
    width = -(-(last - first + 1) // _COLUMNS)
    counts = Counter((value - first) // width for value in values)
    columns, most = max(counts) + 1, max(counts.values())
    step = _WIDTH / columns
    drawn = []
    for column in range(columns):
        height = _HEIGHT * counts[column] / most
        x, y = column * step, _HEAD + _HEIGHT - height
        drawn.append(
            f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{step - 2:.1f}" height="{height:.1f}" '
            f'fill="{_COLOUR}"/>'
        )
    floor = _HEAD + _HEIGHT
    marks = "".join(
        f'<text x="{x}" y="{floor + 16}" text-anchor="{anchor}">{label}</text>'
        for x, anchor, label in ((0, "start", first), (_WIDTH, "end", last))
    )
    middle = usual(values)[1]
    at = ((middle - first) // width + 0.5) * step
    return (
        f'<svg role="img" aria-label="{escape(told)}" viewBox="0 0 {_WIDTH} {floor + _FOOT}" '
        f'style="display:block;width:100%;max-width:{_WIDTH}px;height:auto;fill:currentColor;'
        f'font:13px system-ui,sans-serif">'
        f'{"".join(drawn)}<path d="M0 {floor}H{_WIDTH}" stroke="{_LINE}"/>{marks}'
        f'<path d="M{at:.1f} {_HEAD}V{floor + 6}" stroke="currentColor" stroke-dasharray="3 3"/>'
        f'<text x="{min(max(at, 40), _WIDTH - 40):.1f}" y="{floor + 30}" '
        f'text-anchor="middle">middle: {middle:g}</text></svg>'
    )


def _how_even(simulation: Simulation) -> str:
    seats = simulation.seat_shares()
    fair, chance = 1 / len(seats), seats[0].chance
    rows = (
        (f"{number}. {escape(seat.skill)}", seat.share, f"{seat.share:.0%}")
        for number, seat in enumerate(seats, start=1)
    )
    told = f"A fair share is {fair:.0%}; differences of less than {chance:.0%} may be chance."
    bars = _bars("Seat", "Share of the wins", rows, most=max(seat.share for seat in seats))
    return _figure("How even the seats are", told, bars)


def _deciding(simulation: Simulation) -> str:
    cards = simulation.deciding()[:_CARDS]
    if not cards:
        return ""
    rows = (
        (
            f"<bdi>{escape(card.title)}</bdi>",
            card.decided,
            f"{card.decided} ({card.right:.0%} right)" if card.answers else str(card.decided),
        )
        for card in cards
    )
    told = "How many games a card was on the table in when they were decided."
    bars = _bars("Card", "Games decided", rows, most=max(card.decided for card in cards) or 1)
    return _figure("Which cards decide most", told, bars)


def _figure(title: str, told: str, content: str) -> str:
    return (
        f'<figure style="margin:0 0 1em;flex:1 1 20em;min-width:0"><figcaption>'
        f"<strong>{title}</strong><br/>{told}</figcaption>{content}</figure>"
    )


def _bars(head: str, measure: str, rows: Iterable[tuple[str, float, str]], *, most: float) -> str:
    """Return a table whose rows have a bar each. The first cells are markup already."""
    left = 'style="text-align:left"'
    lines = "".join(
        f'<tr><th scope="row" style="text-align:left;font-weight:normal">{name}</th>'
        '<td style="text-align:left;white-space:nowrap">'
        f'<span style="display:inline-block;vertical-align:middle;height:.8em;margin-right:.5em;'
        f'width:{5 * value / most:.2f}em;background:{_COLOUR}"></span>{told}</td></tr>'
        for name, value, told in rows
    )
    return (
        f'<table style="margin:.4em 0"><thead><tr><th scope="col" {left}>{head}</th>'
        f'<th scope="col" {left}>{measure}</th></tr></thead><tbody>{lines}</tbody></table>'
    )


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"
