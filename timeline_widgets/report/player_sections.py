"""What a report tells of those who played: how sure they were, how it went on, who knows what."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from timeline_widgets.report import charts, marks, markup
from timeline_widgets.report.names import codes
from timeline_widgets.report.wording import Wording

if TYPE_CHECKING:
    from timeline_widgets.report.class_report import ClassReport

_MOST_STUDENTS = 300
_MOST_GAMES = 12
_FEW = 20  # answers


def player_sections(report: ClassReport, words: Wording, *, hide_names: bool) -> Iterator[str]:
    """Yield the sections that there is something to tell in."""
    yield _confidence(report, words)
    yield _progress(report, words)
    yield _trials(report, words)
    yield _students(report, words, hide_names=hide_names)


def _confidence(report: ClassReport, words: Wording) -> str:
    table = report.by_confidence()
    if table.empty:
        return ""
    labels = [words.say(f"said_{said}") for said in table["confidence"]]
    right, answers = table["right"].tolist(), table["answers"].tolist()
    return markup.section(
        words.say("confidence"),
        words.say("confidence_note"),
        markup.chart(lambda: charts.shares(labels, right, answers, words), words.language),
    )


def _progress(report: ClassReport, words: Wording) -> str:
    table = report.progress().head(_MOST_GAMES)
    if len(table) < 2:
        return ""
    return markup.section(
        words.say("progress"),
        words.say("progress_note"),
        markup.chart(lambda: charts.over_time(table, words), words.language),
    )


def _trials(report: ClassReport, words: Wording) -> str:
    rows = [
        (
            escape(words.game(trial.game)),
            escape(words.variant(trial.variant)),
            marks.bar(trial.credit, trial.answers, words),
            escape(words.say("seconds", number=round(trial.mean_seconds)))
            if trial.mean_seconds == trial.mean_seconds
            else "",
        )
        for trial in report.by_trial().itertuples()
    ]
    heads = [escape(words.say(head)) for head in ("game", "kind", "right", "mean_time")]
    return markup.section(words.say("trials"), words.say("trials_note"), markup.table(heads, rows))


def _students(report: ClassReport, words: Wording, *, hide_names: bool) -> str:
    table = report.by_student()
    if len(table) > _MOST_STUDENTS:
        told = words.say("too_many", students=words.say("students", count=len(table)))
        return markup.section(words.say("people"), told, "")
    names = table["student"].tolist()
    shown = codes(names) if hide_names else {name: name for name in names}
    latest = {
        student: given["correct"].tolist() for student, given in report.latest().groupby("student")
    }
    rows = [
        (
            f"<strong>{escape(shown[student.student])}</strong>",
            marks.bar(student.credit, student.answers, words),
            escape(words.years(student.middle_miss)),
            escape(words.leans(student.early, student.late)),
            marks.latest(latest.get(student.student, []), words),
        )
        for student in table.itertuples()
    ]
    if hide_names:
        rows.sort()  # by code
    order = words.say("no_order" if hide_names else "alphabetical", few=_FEW)
    heads = [
        escape(words.say(head)) for head in ("student", "right", "middle_miss", "leans", "latest")
    ]
    return markup.section(words.say("people"), order, markup.table(heads, rows))
