"""Pieces of a report's page. Contents and cells are markup already; everything else is text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from timeline_widgets.report.charts import Chart
from timeline_widgets.report.engines import ReportError


def section(title: str, note: str, content: str) -> str:
    """Return a part of the page under a heading."""
    told = f'<p class="twc-note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{told}{content}</section>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of cells that are markup already."""
    heads = "".join(f'<th scope="col">{title}</th>' for title in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return (
        f'<div class="twc-wide" tabindex="0"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def chart(draw: Callable[[], Chart], language: str) -> str:
    """Return a picture, or what is needed to draw it."""
    try:
        return draw().html()
    except ReportError as missing:
        return f"<p>{escape(missing.in_language(language))}</p>"


def card(date: str, title: str) -> str:
    """Return what a card says, as text."""
    return f'<span class="twc-date">{escape(date)}</span><bdi>{escape(title)}</bdi>'
