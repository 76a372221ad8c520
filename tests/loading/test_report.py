"""The report: as counts, as a table, as a page."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from importlib.resources import files

import pytest

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading import limits, load
from timeline_widgets.messages import LANGUAGES

MESSY = (
    "title,date,theme\n"
    "<img src=x onerror=alert(1)>Rome,753 BC,\n"
    ",,\n"
    "Actium,31 BC,\n"
    "Actium,31 BC,\n"
    "Nothing,0,\n"
    "\"<script>alert(1)</script>\",Monday,\n"
    "Treaty,03/04/1776,\n"
    "Wide,2nd millennium,\n"
)  # fmt: skip


def test_every_row_is_accounted_for() -> None:
    report = load(MESSY).report
    assert (report.rows, report.kept, report.blank, report.duplicate) == (8, 4, 1, 1)
    assert (report.ambiguous, report.refused) == (1, 2)
    assert report.rows == report.kept + report.blank + report.duplicate + report.refused


def test_a_problem_says_where_what_and_why() -> None:
    (problem,) = [p for p in load(MESSY).report.of_kind("refused") if p.value == "0"]
    assert (problem.row, problem.column, problem.code) == (6, "date", "date-no-year-zero")
    assert "year 0" in problem.sentence


def test_the_frame_has_a_line_for_each_problem() -> None:
    report = load(MESSY).report
    frame = report.frame()
    assert list(frame.columns) == ["row", "kind", "column", "value", "code", "sentence", "mend"]
    assert len(frame) == len(report.problems)
    assert frame["row"].dropna().tolist() == [p.row for p in report.problems if p.row]
    assert load("title,date\nA,1\n").report.frame()["row"].dtype == "Int64"


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))


def test_the_page_is_whole_in_itself_and_holds_no_markup_of_the_table() -> None:
    rows = [{"<b>title</b>": "x<i>", "date": "<script>1</script>"}, {"title": "a", "date": "1"}]
    rows += [{"title": f"T{chr(65 + i)}", "date": str(100 * i + 1)} for i in range(20)]
    page = load(rows)._repr_html_() + load(MESSY)._repr_html_()
    parser = Tags()
    parser.feed(page)
    tags = {tag for tag, _ in parser.seen}
    assert not tags & {"script", "img", "i", "b", "iframe", "link", "object"}
    assert "&lt;script&gt;1&lt;/script&gt;" in page
    for _, attributes in parser.seen:
        assert not any(name.startswith("on") or name in ("src", "href") for name in attributes)
    assert "http" not in page
    assert "url(" not in page


def test_the_picture_of_the_dates_is_told_to_those_who_do_not_see_it() -> None:
    page = load("title,date\nA,753 BC\nB,1066\nC,1789\n")._repr_html_()
    assert 'role="img" aria-label="When the 3 cards are: from 753 BCE to 1789."' in page
    assert page.count("<rect") == page.count("</rect>") == 3


def test_columns_that_were_not_read_are_named_in_print_too() -> None:
    told = str(load("title,date,homework\nA,1066,x\n").report)
    assert "Columns not read: homework." in told


def test_the_page_shows_counts_a_picture_of_the_dates_and_board_dates() -> None:
    cards = load([{"title": f"T{chr(65 + i)}", "date": 1000 + 37 * i} for i in range(20)])
    page = cards._repr_html_()
    assert page.count('class="twr-bar"') >= 10
    assert 'role="img"' in page
    assert len(cards.report.board_dates) == 9
    assert " · ".join(map(str, cards.report.board_dates)) in page


def test_the_report_speaks_the_teachers_language() -> None:
    report = load("Fecha;Título\n;Nada\n1492;\n".encode()).report
    assert report.language == "es"
    assert "Esta fila no tiene título." in [p.sentence for p in report.of_kind("refused")]
    assert str(report).startswith("Filas: 2.")
    german = load(b"title,date\nX,\n", language="de").report
    assert german.problems[-1].sentence != load(b"title,date\nX,\n").report.problems[-1].sentence


def test_every_language_has_every_sentence_with_the_same_places() -> None:
    folder = files("timeline_widgets") / "messages"
    catalogues = {
        language: json.loads((folder / f"loading.{language}.json").read_text("utf-8"))
        for language in LANGUAGES
    }

    def places(entry: str | dict[str, str]) -> set[str]:
        text = entry if isinstance(entry, str) else entry["other"]
        return {
            part.split("}")[0] for part in text.split("{")[1:] if part.split("}")[0].isidentifier()
        }

    from timeline_widgets.dates.errors import SENTENCES

    english = catalogues.pop("en") | {f"load.date-{c}": s for c, s in SENTENCES.items()}
    for language, catalogue in catalogues.items():
        assert set(catalogue) == set(english), language
        for key, entry in catalogue.items():
            assert places(entry) <= places(english[key]), (language, key)


@pytest.mark.parametrize(
    ("data", "number"),
    [
        (b"title,date\n" + b"A,1\n" * (limits.ROWS + 1), "50,001"),
        (b"title,date\n" + b"x" * limits.TABLE_BYTES, "20.0 MB"),
        (b"title,date" + b",x" * limits.COLUMNS + b"\n1,2\n", "202"),
        (b"title,date" + b",x" * 190 + b"\n" + (b"," * 191 + b"\n") * 6000, "1,152,192"),
    ],
)
def test_tables_over_a_limit_are_refused_with_the_number(data: bytes, number: str) -> None:
    with pytest.raises(CardSetError) as caught:
        load(data)
    assert number in str(caught.value)
