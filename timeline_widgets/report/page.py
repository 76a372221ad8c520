"""A report as a page: to look at in the notebook or a browser, and to print.

Everything stands in the page itself, and every name and title is text, never markup. Students stand
in alphabetical order, or behind codes; there is no ranking.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from timeline_widgets.report import charts, marks, markup
from timeline_widgets.report.names import codes
from timeline_widgets.report.style import STYLE

if TYPE_CHECKING:
    from timeline_widgets.report.class_report import ClassReport

_SAID = {"sure": "sure", "think_so": "thought so", "guess": "guessed"}
_MOST_STUDENTS = 300
_MOST_FILES = 100
_FEW = 20  # answers
_ENDS = '<span class="twc-ends"><span>too early</span><span>too late</span></span>'


def page(report: ClassReport, *, title: str = "", hide_names: bool = False) -> str:
    """Return a whole document."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<title>Class report</title></head><body class="twc-alone">'
        f"<main>{body(report, title=title, hide_names=hide_names)}</main></body></html>"
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
        return "<p>Class report</p><h1>No answers yet</h1><p>No score file has an answer in it.</p>"
    sets = sorted(set(report.by_card()["cardset"]))
    named = ", ".join(sets[:3]) + (f" and {len(sets) - 3} more" if len(sets) > 3 else "")
    since, until = str(totals["first"])[:10], str(totals["last"])[:10]
    days = since if since == until else f"{since} to {until}"
    facts = [
        markup.many(len(report.by_student()), "student"),
        markup.many(totals["answers"], "answer"),
        markup.many(totals["games"], "game"),
        days,
    ]
    hidden = (
        '<p class="twc-hidden">Names are replaced by codes on this page. '
        "The codes are others in every report.</p>"
        if hide_names
        else ""
    )
    return (
        f"<p>Class report</p><h1>{escape(title or named)}</h1>"
        f'<p class="twc-note">{escape(", ".join(facts))}.</p>{hidden}'
    )


def _tiles(report: ClassReport, totals: Any) -> str:
    early, late = int(totals["early"]), int(totals["late"])
    tiles = [(markup.percent(totals["credit"], totals["answers"]), "of answers right")]
    if totals["middle_miss"] == totals["middle_miss"]:  # there was a miss
        tiles.append((markup.years(totals["middle_miss"]), "the middle miss (median)"))
    if early + late:
        tiles.append((markup.percent(early, early + late), "of misses too early"))
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
        middle = markup.years(card.middle_miss) if card.middle_miss == card.middle_miss else ""
        rows.append(
            (
                markup.card(card.date, card.title),
                marks.bar(card.missed, card.answers, missed=True),
                marks.strip(missed.get((card.cardset, card.card), [])),
                f"{middle}<small>{markup.leans(card.early, card.late)}</small>",
            )
        )
    return markup.section(
        "Hardest cards",
        "Where the misses went. Left of the line: placed too early (circles). Right: too late "
        "(squares). The scale is stretched near zero; the ticks are 50 and 200 years. "
        "Cards with fewer than 3 answers are not listed.",
        markup.table(("Card", "Missed", _ENDS, "Middle miss"), rows),
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
    return markup.section(
        "How far off, all misses",
        "Right answers are not drawn.",
        markup.chart(
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
            markup.card(pair.earlier_date, pair.earlier_title),
            markup.card(pair.later_date, pair.later_title),
            marks.bar(pair.mixed, pair.side_by_side, missed=True),
        )
        for pair in pairs.itertuples()
    ]
    return markup.section(
        "Mixed up",
        "Put the wrong way round, more than once, when one was placed beside the other.",
        markup.table(("Earlier", "Later", "Wrong way round"), rows),
    )


def _centuries(report: ClassReport) -> str:
    table = report.by_century()
    table = table[table["early"] + table["late"] > 0]
    if table.empty:
        return ""
    return markup.section(
        "Too early or too late, by century",
        "Misses by the century in which the card belongs.",
        markup.chart(
            lambda: charts.both_ways(
                table["century"].tolist(), table["early"].tolist(), table["late"].tolist()
            )
        ),
    )


def _confidence(report: ClassReport) -> str:
    table = report.by_confidence()
    if table.empty:
        return ""
    return markup.section(
        "How sure, and how right",
        "What they said before the card was turned over.",
        markup.chart(
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
    return markup.section(
        "From game to game",
        "Right answers in everybody's first game, second game, and so on. The small numbers tell "
        "how many students had played so many games.",
        markup.chart(lambda: charts.over_time(table)),
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
    return markup.section(
        "Games and Trials",
        "Of an answer in a Trial, the spaces gained count: one of four is a quarter.",
        markup.table(("Game", "Edition or Trial", "Right", "Mean time"), rows),
    )


def _students(report: ClassReport, *, hide_names: bool) -> str:
    table = report.by_student()
    if len(table) > _MOST_STUDENTS:
        told = f"There are {len(table)} students: see by_student()."
        return markup.section("Students", told, "")
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
            markup.years(student.middle_miss) if student.middle_miss == student.middle_miss else "",
            markup.leans(student.early, student.late),
            marks.latest(latest.get(student.student, [])),
        )
        for student in table.itertuples()
    ]
    if hide_names:
        rows.sort()  # by code
    order = "In no particular order." if hide_names else "In alphabetical order."
    return markup.section(
        "Students",
        f"{order} Under {_FEW} answers, a percentage says little.",
        markup.table(("Student", "Right", "Middle miss", "Leans", "Latest placements"), rows),
    )


def _left_aside(report: ClassReport, *, hide_names: bool) -> str:
    if not report.problems:
        return ""
    if hide_names:  # a file is called after its student
        return markup.section(
            "Files", f"{markup.many(len(report.problems), 'remark')} on files, not shown.", ""
        )
    rows = [(escape(p.file), escape(p.sentence)) for p in report.problems[:_MOST_FILES]]
    more = len(report.problems) - len(rows)
    return markup.section(
        "Files left aside, or odd",
        f"Nothing was changed in them.{f' {more} more are not shown.' if more else ''}",
        markup.table(("File", "What was found"), rows),
    )
