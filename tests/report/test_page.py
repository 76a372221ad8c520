"""The page of a report: text stays text, names can be hidden, nothing comes from elsewhere."""

from __future__ import annotations

import re
import sys

import pytest

from tests.report.answers import answer, many, placed
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.messages import words
from timeline_widgets.records.problems import Said
from timeline_widgets.report import ClassReport, FileProblem

MARKUP = '<img src=x onerror="document.title=1">&amp;'


@pytest.fixture(scope="module")
def report() -> ClassReport:
    problem = FileProblem(f"{MARKUP}.csv", Said("report.left_aside", {"problem": MARKUP}))
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


def left_in_english(page: str, language: str) -> list[str]:
    """Return what the report says in English and this language says otherwise, if it is here."""
    here, english = words(language), words("en")
    said = {
        text
        for key in english
        if key.startswith("report.") and here[key] != english[key]
        for entry in [english[key]]
        for text in ([entry] if isinstance(entry, str) else entry.values())
    }
    pieces = {piece for text in said for piece in re.split(r"\{\w+\}", text)}
    text = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    return sorted(p for p in pieces if len(p.strip()) > 5 and re.search(rf"\b{re.escape(p)}", text))


@pytest.mark.parametrize("language", ["es", "fr", "de", "ru"])
def test_everything_is_said_in_the_language_of_the_report(language):
    pytest.importorskip("matplotlib", reason="charts are drawn only where matplotlib is")
    rows = many(600) + [placed("", "-44", 9, date="44 BCE", title="Caesar") for _ in range(99)]
    problems = [
        FileProblem("x", Said("report.forked", {"ply": 3})),
        FileProblem("y", Said("log.empty", {}), 3),
    ]
    report = ClassReport.of_answers(rows, problems=problems, language=language)
    page = report.page() + report.page(hide_names=True)
    assert left_in_english(page, language) == []
    assert f'<html lang="{language}">' in page
    assert HistoricalDate.of_year(-44).label(language) in page
    assert report.by_century()["century"].str.contains("BCE").sum() == 0
    assert words(language)["report.no_name"] in report.by_student()["student"].tolist()
    assert report.only(students=[report.nameless]).overview()["answers"] == 99


def test_the_english_page_is_in_english():
    assert "too early" in left_in_english(ClassReport.of_answers(many(600)).page(), "es")


def test_a_language_that_is_not_spoken_is_refused_before_any_work(tmp_path):
    with pytest.raises(ValueError, match="no words for the language 'la'"):
        ClassReport.read(tmp_path, language="la")
