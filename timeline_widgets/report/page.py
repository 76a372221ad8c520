"""A report as a page: to look at in the notebook or a browser, and to print.

Everything stands in the page itself, and every name and title is text, never markup. Students stand
in alphabetical order, or behind codes; there is no ranking.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from timeline_widgets.report import charts, marks
from timeline_widgets.report.engines import ReportError
from timeline_widgets.report.names import codes
from timeline_widgets.report.style import STYLE

if TYPE_CHECKING:
    from timeline_widgets.report.class_report import ClassReport

_SAID = {"sure": "sure", "think_so": "thought so", "guess": "guessed"}
_MOST_STUDENTS = 300
_MOST_FILES = 100
_FEW = 20  # answers
_LEANING = 3  # misses
_ENDS = '<span class="twc-ends"><span>too early</span><span>too late</span></span>'


def page(report: ClassReport, *, title: str = "", hide_names: bool = False) -> str:
    """Return a whole document."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<title>Class report</title></head><body class="twc-alone">'
        f"{body(report, title=title, hide_names=hide_names)}</body></html>"
    )


def body(report: ClassReport, *, title: str = "", hide_names: bool = False) -> str:
    """Return the report as a part of a page."""
    totals = report.overview()
    parts = [_head(report, totals, title, hide_names=hide_names)]
    if totals["answers"]:
        parts += [
            _tiles(report, totals),
            _hardest(report),
            _how_far(report),
            _confusions(report),
            _centuries(report),
            _confidence(report),
            _progress(report),
            _trials(report),
            _students(report, hide_names=hide_names),
        ]
    parts.append(_left_aside(report, hide_names=hide_names))
    return f'<div class="twc" lang="en"><style>{STYLE}</style>{"".join(parts)}</div>'


def _head(report: ClassReport, totals: Any, title: str, *, hide_names: bool) -> str:
    if not totals["answers"]:
        return "<p>Class report</p><h2>No answers yet</h2><p>No score file has an answer in it.</p>"
    sets = sorted(set(report.by_card()["cardset"]))
    named = ", ".join(sets[:3]) + (f" and {len(sets) - 3} more" if len(sets) > 3 else "")
    since, until = str(totals["first"])[:10], str(totals["last"])[:10]
    days = since if since == until else f"{since} to {until}"
    facts = [
        _many(len(report.by_student()), "student"),
        _many(totals["answers"], "answer"),
        _many(totals["games"], "game"),
        days,
    ]
    hidden = (
        '<p class="twc-hidden">Names are replaced by codes on this page. '
        "The codes are others in every report.</p>"
        if hide_names
        else ""
    )
    return (
        f"<p>Class report</p><h2>{escape(title or named)}</h2>"
        f'<p class="twc-note">{escape(", ".join(facts))}.</p>{hidden}'
    )


def _tiles(report: ClassReport, totals: Any) -> str:
    early, late = int(totals["early"]), int(totals["late"])
    tiles = [(_percent(totals["credit"], totals["answers"]), "of answers right")]
    if totals["middle_miss"] == totals["middle_miss"]:  # there was a miss
        tiles.append((_years(totals["middle_miss"]), "the middle miss (median)"))
    if early + late:
        tiles.append((_percent(early, early + late), "of misses too early"))
    tiles += [
        (card.title, f"missed most, {card.missed} of {card.answers}")
        for card in report.hardest(1).itertuples()
    ]
    told = "".join(f'<div class="twc-tile"><b>{escape(a)}</b>{escape(b)}</div>' for a, b in tiles)
    return f'<div class="twc-tiles">{told}</div>'


def _hardest(report: ClassReport) -> str:
    hardest = report.hardest()
    if hardest.empty:
        return ""
    missed: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for miss in report.misses(list(hardest["card"])).itertuples():
        missed.setdefault((miss.cardset, miss.card), []).append((int(miss.signed), miss.times))
    rows = []
    for card in hardest.itertuples():
        middle = _years(card.middle_miss) if card.middle_miss == card.middle_miss else ""
        rows.append(
            (
                _card(card.date, card.title),
                marks.bar(card.missed, card.answers, missed=True),
                marks.strip(missed.get((card.cardset, card.card), [])),
                f"{middle}<small>{_leans(card.early, card.late)}</small>",
            )
        )
    return _section(
        "Hardest cards",
        "Where the misses went. Left of the line: placed too early (circles). Right: too late "
        "(squares). The scale is stretched near zero; the ticks are 50 and 200 years. "
        "Cards with fewer than 3 answers are not listed.",
        _table(("Card", "Missed", _ENDS, "Middle miss"), rows),
    )


def _how_far(report: ClassReport) -> str:
    table = report.how_far()
    if not (table["early"].sum() + table["late"].sum()):
        return ""
    ends = table["upto"].tolist()
    labels = [
        f"over {ends[n - 1]}" if end == 0 else f"{ends[n - 1] + 1 if n else 1} to {end}"
        for n, end in enumerate(ends)
    ]
    labels[0] = f"up to {ends[0]}"
    return _section(
        "How far off, all misses",
        "Right answers are not drawn.",
        _chart(
            lambda: charts.both_ways(
                labels, table["early"].tolist(), table["late"].tolist(), unit="years"
            )
        ),
    )


def _confusions(report: ClassReport) -> str:
    pairs = report.confusions()
    pairs = pairs[pairs["mixed"] > 1].head(8)
    if pairs.empty:
        return ""
    rows = [
        (
            _card(pair.earlier_date, pair.earlier_title),
            _card(pair.later_date, pair.later_title),
            marks.bar(pair.mixed, pair.side_by_side, missed=True),
        )
        for pair in pairs.itertuples()
    ]
    return _section(
        "Mixed up",
        "Put the wrong way round, more than once, when one was placed beside the other.",
        _table(("Earlier", "Later", "Wrong way round"), rows),
    )


def _centuries(report: ClassReport) -> str:
    table = report.by_century()
    table = table[table["early"] + table["late"] > 0]
    if table.empty:
        return ""
    return _section(
        "Too early or too late, by century",
        "Misses by the century in which the card belongs.",
        _chart(
            lambda: charts.both_ways(
                table["century"].tolist(), table["early"].tolist(), table["late"].tolist()
            )
        ),
    )


def _confidence(report: ClassReport) -> str:
    table = report.by_confidence()
    if table.empty:
        return ""
    return _section(
        "How sure, and how right",
        "What they said before the card was turned over.",
        _chart(
            lambda: charts.shares(
                [_SAID[said] for said in table["confidence"]],
                table["right"].tolist(),
                table["answers"].tolist(),
            )
        ),
    )


def _progress(report: ClassReport) -> str:
    table = report.progress().head(12)
    if len(table) < 2:
        return ""
    return _section(
        "From game to game",
        "Right answers in everybody's first game, second game, and so on. The small numbers tell "
        "how many students had played so many games.",
        _chart(lambda: charts.over_time(table)),
    )


def _trials(report: ClassReport) -> str:
    rows = [
        (
            escape(trial.game.capitalize()),
            escape(trial.variant.replace("_", " ")),
            marks.bar(trial.credit, trial.answers),
            f"{trial.mean_seconds:.0f} s" if trial.mean_seconds == trial.mean_seconds else "",
        )
        for trial in report.by_trial().itertuples()
    ]
    return _section(
        "Games and Trials",
        "Of an answer in a Trial, the spaces gained count: one of four is a quarter.",
        _table(("Game", "Edition or Trial", "Right", "Mean time"), rows),
    )


def _students(report: ClassReport, *, hide_names: bool) -> str:
    table = report.by_student()
    if len(table) > _MOST_STUDENTS:
        told = f"There are {len(table)} students: see by_student()."
        return _section("Students", told, "")
    shown = (
        codes(table["student"]) if hide_names else dict(zip(*[table["student"]] * 2, strict=True))
    )
    latest = {
        student: given["correct"].tolist() for student, given in report.latest().groupby("student")
    }
    rows = [
        (
            f"<strong>{escape(shown[student.student])}</strong>",
            marks.bar(student.credit, student.answers),
            _years(student.middle_miss) if student.middle_miss == student.middle_miss else "",
            _leans(student.early, student.late),
            marks.latest(latest.get(student.student, [])),
        )
        for student in table.itertuples()
    ]
    if hide_names:
        rows.sort()  # by code
    order = "In no particular order." if hide_names else "In alphabetical order."
    return _section(
        "Students",
        f"{order} Under {_FEW} answers, a percentage says little.",
        _table(("Student", "Right", "Middle miss", "Leans", "Latest placements"), rows),
    )


def _left_aside(report: ClassReport, *, hide_names: bool) -> str:
    if not report.problems:
        return ""
    if hide_names:  # a file is called after its student
        return _section(
            "Files", f"{_many(len(report.problems), 'remark')} on files, not shown.", ""
        )
    rows = [(escape(p.file), escape(p.sentence)) for p in report.problems[:_MOST_FILES]]
    more = len(report.problems) - len(rows)
    return _section(
        "Files left aside, or odd",
        f"Nothing was changed in them.{f' {more} more are not shown.' if more else ''}",
        _table(("File", "What was found"), rows),
    )


def _section(title: str, note: str, content: str) -> str:
    return f'<section><h3>{title}</h3><p class="twc-note">{note}</p>{content}</section>'


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{title}</th>' for title in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return (
        f'<div class="twc-wide"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )


def _chart(draw: Callable[[], charts.Chart]) -> str:
    try:
        return draw().html()
    except ReportError as missing:
        return f"<p>{escape(str(missing))}</p>"


def _card(date: str, title: str) -> str:
    return f'<span class="twc-date">{escape(date)}</span><bdi>{escape(title)}</bdi>'


def _leans(early: int, late: int) -> str:
    if max(early, late) < max(_LEANING, 2 * min(early, late)):
        return ""  # too few, or too even, to say so
    return "‹ mostly early" if early > late else "› mostly late"


def _years(years: float) -> str:
    return _many(round(years), "year")


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _percent(part: float, whole: int) -> str:
    return f"{round(100 * float(part) / int(whole))} %"
