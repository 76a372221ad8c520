"""A report as a page: to look at in the notebook or a browser, and to print.

Everything stands in the page itself, and every name and title is text, never markup. Students stand
in alphabetical order, or behind codes; there is no ranking.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from timeline_widgets.report import markup
from timeline_widgets.report.card_sections import card_sections
from timeline_widgets.report.player_sections import player_sections
from timeline_widgets.report.style import STYLE
from timeline_widgets.report.wording import Wording

if TYPE_CHECKING:
    from timeline_widgets.report.class_report import ClassReport

_MOST_FILES = 100


def page(report: ClassReport, *, title: str = "", hide_names: bool = False) -> str:
    """Return a whole document."""
    words = Wording(report.language)
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<title>{escape(words.say("title"))}</title></head><body class="twc-alone">'
        f"<main>{body(report, title=title, hide_names=hide_names)}</main></body></html>"
    )


def body(report: ClassReport, *, title: str = "", hide_names: bool = False) -> str:
    """Return the report as a part of a page."""
    words = Wording(report.language)
    totals = report.overview()
    parts = [_head(report, words, totals, title, hide_names=hide_names)]
    if totals["answers"]:
        parts += [
            _tiles(report, words, totals),
            *card_sections(report, words),
            *player_sections(report, words, hide_names=hide_names),
        ]
    parts.append(_files(report, words, hide_names=hide_names))
    return f'<div class="twc" lang="{words.language}"><style>{STYLE}</style>{"".join(parts)}</div>'


def _head(report: ClassReport, words: Wording, totals: Any, title: str, *, hide_names: bool) -> str:
    said = f"<p>{escape(words.say('title'))}</p>"
    if not totals["answers"]:
        nothing, note = escape(words.say("nothing")), escape(words.say("nothing_note"))
        return f"{said}<h1>{nothing}</h1><p>{note}</p>"
    sets = sorted(set(report.by_card()["cardset"]))
    named = ", ".join(sets[:3])
    if len(sets) > 3:
        named = words.say("more_sets", sets=named, more=len(sets) - 3)
    first, last = (words.date(str(totals[end])[:10]) for end in ("first", "last"))
    days = first if first == last else words.say("days", first=first, last=last)
    hidden = f'<p class="twc-hidden">{escape(words.say("codes"))}</p>' if hide_names else ""
    return (
        f"{said}<h1>{escape(title or named)}</h1>"
        f'<p class="twc-note">{escape(f"{report.in_words()}, {days}")}</p>{hidden}'
    )


def _tiles(report: ClassReport, words: Wording, totals: Any) -> str:
    early, late = int(totals["early"]), int(totals["late"])
    right = words.percent(totals["credit"], totals["answers"])
    tiles = [(right, words.say("of_answers_right"))]
    if middle := words.years(totals["middle_miss"]):
        tiles.append((middle, words.say("median")))
    if early + late:
        tiles.append((words.percent(early, early + late), words.say("of_misses_early")))
    tiles += [
        (card.title, words.say("missed_most", part=words.part(card.missed, card.answers)))
        for card in report.hardest(1).itertuples()
    ]
    told = "".join(f'<div class="twc-tile"><b>{escape(a)}</b>{escape(b)}</div>' for a, b in tiles)
    return f'<div class="twc-tiles">{told}</div>'


def _files(report: ClassReport, words: Wording, *, hide_names: bool) -> str:
    if not report.problems:
        return ""
    if hide_names:  # a file is called after its student
        told = words.say("files_hidden", count=len(report.problems))
        return markup.section(words.say("files"), told, "")
    rows = [
        (escape(one.file), escape(one.in_language(words.language)))
        for one in report.problems[:_MOST_FILES]
    ]
    note = words.say("files_note")
    if more := len(report.problems) - len(rows):
        note += " " + words.say("files_more", count=more)
    return markup.section(
        words.say("files"), note, markup.table((words.say("file"), words.say("found")), rows)
    )
