"""Pieces of a report's page. Contents are markup already; titles and dates of cards are text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from timeline_widgets.report.charts import Chart
from timeline_widgets.report.engines import ReportError

_LEANING = 3  # misses


def section(title: str, note: str, content: str) -> str:
    """Return a part of the page under a heading."""
    return f'<section><h2>{title}</h2><p class="twc-note">{note}</p>{content}</section>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of cells that are markup already."""
    heads = "".join(f'<th scope="col">{title}</th>' for title in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return (
        f'<div class="twc-wide" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def chart(draw: Callable[[], Chart]) -> str:
    """Return a picture, or what is needed to draw it."""
    try:
        return draw().html()
    except ReportError as missing:
        return f"<p>{escape(str(missing))}</p>"


def card(date: str, title: str) -> str:
    """Return what a card says, as text."""
    return f'<span class="twc-date">{escape(date)}</span><bdi>{escape(title)}</bdi>'


def leans(early: int, late: int) -> str:
    """Return which way most misses lie, if there are enough to say so."""
    if max(early, late) < max(_LEANING, 2 * min(early, late)):
        return ""  # too few, or too even, to say so
    return "‹ mostly early" if early > late else "› mostly late"


def years(years: float) -> str:
    """Return a number of years in words."""
    return many(round(years), "year")


def many(count: int, what: str) -> str:
    """Return a number and what is counted."""
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def percent(part: float, whole: int) -> str:
    """Return a share in whole percents."""
    return f"{round(100 * float(part) / int(whole))} %"
