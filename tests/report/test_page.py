"""The page of a report: text stays text, names can be hidden, nothing comes from elsewhere."""

from __future__ import annotations

import re
import sys

import pytest

from tests.report.answers import answer, many, placed
from timeline_widgets.report import ClassReport, FileProblem

MARKUP = '<img src=x onerror="document.title=1">&amp;'


@pytest.fixture(scope="module")
def report() -> ClassReport:
    problem = FileProblem(f"{MARKUP}.csv", f"Left aside: {MARKUP}")
    rows = many(2000)
    rows += [placed(MARKUP, "1500", off, title=MARKUP, date=MARKUP) for off in (9, 9, 9)]
    rows.append(answer(student=MARKUP, cardset=MARKUP, game=MARKUP, variant=MARKUP, at=MARKUP))
    return ClassReport.of_answers(rows, problems=[problem])


@pytest.fixture(scope="module")
def html(report) -> str:
    pytest.importorskip("matplotlib", reason="charts are drawn only where matplotlib is")
    return report.page(title=MARKUP)


@pytest.fixture(scope="module")
def tab(browser):
    page = browser.new_page(viewport={"width": 820, "height": 900})
    yield page
    page.close()


def test_markup_in_names_titles_and_files_stays_text(html, tab):
    tab.set_content(html)
    assert tab.title() == "Class report"
    assert tab.locator("img, script").count() == 0
    assert tab.get_by_role("heading", name=MARKUP).count() == 1
    assert tab.locator("td", has_text=MARKUP).count() >= 4


@pytest.mark.parametrize("width", [360, 820, 1200])
def test_nothing_is_fetched_and_nothing_is_cut_off(html, tab, width, tmp_path):
    asked = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.set_viewport_size({"width": width, "height": 900})
    page = tmp_path / "report.html"
    page.write_text(html, encoding="utf-8")
    tab.goto(page.as_uri())
    assert asked == [page.as_uri()]
    assert tab.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_finds_nothing(html, browser, repository, colours):
    axe = repository / "timeline_widgets/frontend/node_modules/axe-core/axe.min.js"
    if not axe.is_file():
        pytest.skip("axe-core is not here: run `npm ci` in timeline_widgets/frontend")
    page = browser.new_page(viewport={"width": 360, "height": 900}, color_scheme=colours)
    page.set_content(html)
    page.add_script_tag(path=axe)
    found = page.evaluate("axe.run()")
    page.close()
    assert [problem["id"] for problem in found["violations"]] == []
    assert "color-contrast" in {checked["id"] for checked in found["passes"]}


def test_names_can_be_hidden_and_codes_change(report):
    hidden, again = report.page(hide_names=True), report.page(hide_names=True)
    names = report.by_student()["student"]
    assert not any(f">{name}<" in hidden for name in names)
    assert "Left aside" not in hidden, "a file is called after its student"
    assert len(set(re.findall(r"<strong>(S\d+)</strong>", hidden))) == len(names)
    assert hidden != again


def test_students_are_not_ranked(report, html, tab):
    tab.set_content(html)
    shown = tab.locator("td strong").all_inner_texts()
    assert shown == report.by_student()["student"].tolist()


def test_the_page_is_saved_as_a_file(report, tmp_path):
    saved = report.save(tmp_path / "new folder" / "report.html", title="Class 9b")
    assert "<h1>Class 9b</h1>" in saved.read_text("utf-8")


def test_a_report_of_nothing_says_so():
    assert "No answers yet" in ClassReport.of_answers([]).page()


def test_a_report_of_one_answer_has_a_page():
    assert "1 student, 1 answer" in ClassReport.of_answers([placed("Ada", "1")]).page()


def test_without_matplotlib_the_page_says_what_is_missing(report, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "timeline-widgets[report]" in report.page()


def test_charts_say_in_words_what_they_show(html, tab):
    tab.set_content(html)
    told = [one.get_attribute("aria-label") for one in tab.locator(".twc-chart").all()]
    assert len(told) == 4
    assert re.search(r"over 200 years: \d+ too early, \d+ too late", told[0])
