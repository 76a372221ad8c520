"""A teacher looks closer at a report, and shows it without names."""

from __future__ import annotations

from datetime import date

import pytest

from tests.report.answers import placed
from timeline_widgets.report import ClassReport
from timeline_widgets.widgets.report_filters import ReportFilters


@pytest.fixture
def filters() -> ReportFilters:
    return ReportFilters(
        ClassReport.of_answers(
            [
                placed("Ada", "1500", 9, at="2026-03-01T10:00:00.000Z"),
                placed("Ben", "1600", at="2026-03-08T10:00:00.000Z", cardset="other"),
                placed("Ben", "1700", game="challenge", variant="sudden_death"),
            ]
        )
    )


def control(filters: ReportFilters, description: str):
    boxes = [child for box in filters.children[:2] for child in box.children]
    return next(one for one in boxes if one.description.startswith(description))


def shown(filters: ReportFilters) -> str:
    return filters.children[2].value


def test_all_answers_are_shown_at_first(filters):
    assert "2 students, 3 answers" in shown(filters)
    assert control(filters, "Card set").label == control(filters, "Game").label == "all"


@pytest.mark.parametrize(
    ("description", "label", "facts"),
    [("Card set", "other", "1 student, 1 answer,"),
     ("Game or Trial", "Timeline Challenge: Sudden Death", "1 student, 1 answer,"),
     ("Game or Trial", "all", "2 students, 3 answers,")],
)  # fmt: skip
def test_a_choice_leaves_what_was_chosen(filters, description, label, facts):
    control(filters, description).label = label
    assert facts in shown(filters)


def test_days_and_students_are_chosen_too(filters):
    control(filters, "From").value = date(2026, 3, 8)
    assert filters.chosen.by_student()["student"].tolist() == ["Ben"]
    control(filters, "From").value = None
    control(filters, "Students").value = ("Ada",)
    assert filters.chosen.by_student()["student"].tolist() == ["Ada"]


def test_hidden_names_are_nowhere_to_be_seen(filters):
    control(filters, "Hide").value = True
    assert "Ada" not in shown(filters)
    assert control(filters, "Students").layout.display == "none"


def test_what_goes_wrong_is_said(filters, monkeypatch):
    monkeypatch.setattr(ClassReport, "only", lambda *_, **__: 1 / 0)
    control(filters, "Hide").value = True
    assert "cannot be counted: division by zero" in shown(filters)
