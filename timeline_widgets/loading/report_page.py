"""A load report as a page in the notebook: counts, a picture of the dates, problems, board dates.

Everything stands in the page itself; every cell of the table is text, never markup. Kinds of
problems differ by word and sign, not by colour alone.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from timeline_widgets.cards import Problem
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.findings import label
from timeline_widgets.loading.histogram import histogram
from timeline_widgets.loading.words import sentence

if TYPE_CHECKING:
    from timeline_widgets.loading.report import LoadReport

_SHOWN = 200  # problems on the page; the rest is in the frame
_SIGNS = {"refused": "✕", "duplicate": "=", "ambiguous": "?", "warning": "!"}
_COUNTS = ("rows", "kept", "ambiguous", "refused", "duplicate", "blank")

# Colours are the reader's theme's, with fallbacks; blue and orange stay apart for every eye.
_STYLE = """
.twr{color:var(--jp-content-font-color1,#1d1b17);background:var(--jp-layout-color0,#fff);
font:14px/1.45 var(--jp-content-font-family,system-ui,sans-serif);max-width:64rem;padding:.25rem}
.twr h3{font-size:1.15em;margin:.2em 0 .5em}
.twr dl{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;margin:0 0 .8rem}
.twr.twr dt,.twr.twr dd{float:none;width:auto;margin:0;font-weight:400}
.twr dt{font-size:.85em}.twr dd{font-size:1.5em;font-variant-numeric:tabular-nums}
.twr p{margin:.4em 0}
.twr-scroll{overflow-x:auto}
.twr table{border-collapse:collapse;margin:.6rem 0;font-size:.93em;color:inherit}
.twr.twr th,.twr.twr td{text-align:left;vertical-align:top;padding:.3em .7em;
border-bottom:1px solid var(--jp-border-color1,#8c8372);white-space:normal;
overflow-wrap:break-word;max-width:16em}
.twr th,.twr .twr-kind{white-space:nowrap}.twr.twr td.twr-n{text-align:right}
.twr td.twr-why{min-width:20em;max-width:none}
.twr-dates{width:100%;min-width:28rem;max-width:40rem;height:auto;display:block}
.twr-dates text{font-size:11px;fill:currentColor}
.twr-bar{fill:#2f6fd0}.twr-board{fill:#d07a00}.twr-line{stroke:currentColor;fill:none}
.twr-board-dates{font-variant-numeric:tabular-nums}
"""


def page(report: LoadReport) -> str:
    """Return the report as HTML that needs nothing from elsewhere."""
    language = report.language

    def say(code: str, **params: str | int) -> str:
        return escape(sentence(code, language, **params))

    counts = "".join(
        f"<div><dt>{say(f'count-{name}')}</dt><dd>{getattr(report, name)}</dd></div>"
        for name in _COUNTS
    )
    parts = [f"<h3>{say('report-title')}</h3><dl>{counts}</dl>"]
    years = sorted(y if y > 0 else y - 1 for y in report.years if y is not None)
    if years:
        parts.append(_picture(years, report))
    if report.board_dates:
        dates = " · ".join(_label(year, language) for year in report.board_dates)
        parts.append(
            f'<p>{say("report-board")}: <span class="twr-board-dates">{escape(dates)}</span></p>'
        )
    if report.problems:
        parts.append(_table(report.problems[:_SHOWN], language))
    else:
        parts.append(f"<p>{say('report-no-problems')}</p>")
    if len(report.problems) > _SHOWN:
        parts.append(f"<p>{say('report-more', count=len(report.problems) - _SHOWN)}</p>")
    columns = ", ".join(f"{role} = “{name}”" for role, name in report.columns.items())
    parts.append(f"<p>{say('report-columns', columns=columns)}</p>")
    if report.unused:
        parts.append(f"<p>{say('report-unused', columns=', '.join(report.unused))}</p>")
    facts = ", ".join(f"{name} {value!r}" for name, value in report.facts.items())
    parts.append(f"<p>{say('report-facts', facts=facts)}</p>")
    return (
        f'<div class="twr" lang="{escape(language)}"><style>{_STYLE}</style>{"".join(parts)}</div>'
    )


def _picture(years: list[int], report: LoadReport) -> str:
    first, last = years[0], years[-1]
    spoken = sentence(
        "report-histogram",
        report.language,
        count=len(years),
        first=_label(first, report.language),
        last=_label(last, report.language),
    )
    picture = histogram(years, spoken, report.board_dates)
    return f'<p>{escape(spoken)}</p><div class="twr-scroll">{picture}</div>'


def _label(year: int, language: str) -> str:
    return label(HistoricalDate.of_year(year), language)


def _table(problems: tuple[Problem, ...], language: str) -> str:
    heads = ("report-row-head", "report-kind", "report-column", "report-value")
    head = "".join(
        f'<th scope="col">{escape(sentence(code, language))}</th>'
        for code in (*heads, "report-sentence", "report-mend")
    )
    rows = []
    for problem in problems:
        kind = f"{_SIGNS[problem.kind]} {sentence(f'kind-{problem.kind}', language)}"
        row = sentence("report-whole", language) if problem.row is None else str(problem.row)
        cells = (problem.column, problem.value[:120])
        rows.append(
            f'<tr><td class="twr-n">{escape(row)}</td><td class="twr-kind">{escape(kind)}</td>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            + f'<td class="twr-why">{escape(problem.sentence)}</td>'
            + f"<td>{escape(problem.mend or '')}</td></tr>"
        )
    return (
        f'<div class="twr-scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
