"""Text files as spreadsheet programs and people write them."""

from __future__ import annotations

import json

import pytest

from timeline_widgets import CardSetError
from timeline_widgets.loading import LoadedCardSet, load


def read(text: str, encoding: str = "utf-8") -> LoadedCardSet:
    return load(text.encode(encoding))


def codes(cards: LoadedCardSet) -> list[str]:
    return [problem.code for problem in cards.report.problems if problem.code != "few-dates"]


def test_a_byte_order_mark_is_no_part_of_the_first_header() -> None:
    cards = load(b"\xef\xbb\xbfDate;Titre\r\n1789;Bastille\r\n")
    assert [(c.title, c.when.label("fr")) for c in cards] == [("Bastille", "1789")]
    assert cards.report.columns["date"] == "Date"


FRENCH = "Date;Événement\r\n15 mars 44 av. J.-C.;Assassinat de César\r\n1er janvier 1600;Fête\r\n"
RUSSIAN = "Дата;Событие\r\n988 г.;Крещение Руси\r\nXV век;Иван III\r\n"
GERMAN = (
    "Datum;Ereignis\r\n9. November 1989;Größe: ¾ „offen“\r\n1. Mai 1886;Überstunden – genug\r\n"
)
SPANISH = "Fecha;Título\n12 de octubre de 1492;Colón llega a América\n1808;¡Levantamiento!\n"


@pytest.mark.parametrize(
    ("text", "encoding", "name"),
    [
        (FRENCH, "cp1252", "Windows-1252"),
        (FRENCH.replace("\r\n", "\r"), "mac_roman", "Mac OS Roman"),
        (RUSSIAN, "cp1251", "Windows-1251"),
        (GERMAN, "cp1252", "Windows-1252"),
        (SPANISH, "cp1252", "Windows-1252"),
        (SPANISH.replace("\n", "\r"), "mac_roman", "Mac OS Roman"),
    ],
)
def test_old_code_pages_are_told_apart_and_said_with_a_sample(
    text: str, encoding: str, name: str
) -> None:
    cards = load(text.encode(encoding), language="en")
    assert [c.title for c in cards] == [c.title for c in read(text)]
    assert cards.report.facts["encoding"] == name
    (warning,) = [p for p in cards.report.problems if p.code == "encoding-guessed"]
    sample = warning.sentence.partition("“")[2].removesuffix("”")
    assert not sample.isascii()
    assert sample in text


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "utf-8"])
def test_unicode_needs_no_warning(encoding: str) -> None:
    cards = read(FRENCH, encoding)
    assert [c.title for c in cards] == ["Assassinat de César", "Fête"]
    assert codes(cards) == []


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
def test_separators_are_found(separator: str) -> None:
    rows = [["title", "date", "text"], ["A", "1 July 1863", "x; y, z"], ["B", "1066", "1,5 | 2"]]
    lines = [separator.join(f'"{c}"' if separator in c else c for c in row) for row in rows]
    cards = read("\n".join(lines))
    assert [c.text for c in cards] == ["x; y, z", "1,5 | 2"]


def test_a_sep_line_names_the_separator_and_is_no_row() -> None:
    cards = read("sep=;\r\nFecha;Título\r\n1492;Colón, por fin\r\n0;Nada\r\n")
    assert [c.title for c in cards] == ["Colón, por fin"]
    assert [p.row for p in cards.report.of_kind("refused")] == [3]


def test_blank_rows_are_counted_and_change_no_year() -> None:
    rows = ["Date;Title", *[f"{1642 + i};Event {chr(97 + i % 26)}{i}" for i in range(50)]]
    for at in range(173):
        rows.insert(1 + at, ";" if at % 2 else "")
    rows[-1] = "-2000;Stone circle"
    cards = read("\ufeff" + "\r\n".join(rows) + "\r\n")
    report = cards.report
    assert (report.rows, report.kept, report.blank, report.refused) == (223, 50, 173, 0)
    labels = {c.when.label() for c in cards}
    assert {"1642", "2000 BCE"} <= labels
    assert not any("." in label for label in labels)


def test_a_row_with_a_comma_too_many_shifts_nothing() -> None:
    cards = read("start,end,label,era\n1200,,Cusco is founded,Incas,\n1438,1463,Expansion,Incas\n")
    assert [(c.title, c.theme) for c in cards] == [
        ("Cusco is founded", "Incas"),
        ("Expansion", "Incas"),
    ]
    assert [(p.row, p.code) for p in cards.report.problems if p.row] == [(2, "row-too-long-empty")]


def test_a_comma_within_a_title_is_pointed_out() -> None:
    cards = read("date,title,theme\n1492,Columbus, at last,Voyages\n1498,Gama,Voyages\n")
    (problem,) = [p for p in cards.report.problems if p.code == "row-too-long"]
    assert (problem.row, problem.value) == (2, "Voyages")


def test_short_rows_end_in_empty_cells() -> None:
    cards = read("date,title,theme\n1492,Columbus\n1498,Gama,Voyages\n1519,Magellan\n")
    assert [c.theme for c in cards] == ["", "Voyages", ""]
    (problem,) = [p for p in cards.report.problems if p.code == "rows-too-short"]
    assert "2, 4" in problem.sentence


def test_a_quotation_mark_that_is_never_closed_is_an_error_with_its_line() -> None:
    with pytest.raises(CardSetError, match="line 3"):
        read('title,date,text\nA,1,x\n"B,2\nC,3,"y, z"\n')


def test_a_quotation_mark_without_its_twin_is_text_if_all_rows_agree() -> None:
    cards = read('title,date\nA,1\n"B,2\nC,3\n')
    assert [c.title for c in cards] == ["A", '"B', "C"]
    assert [(p.row, p.code) for p in cards.report.problems if p.row] == [(3, "quote-odd")]


def test_quotation_marks_within_a_cell_are_kept() -> None:
    cards = read('title,date\nThe "Mother" of all,1985\n"Say ""hello""",1986\n5" gun,1900\n')
    assert [c.title for c in cards] == ['The "Mother" of all', 'Say "hello"', '5" gun']


def test_utf8_with_a_damaged_byte_stays_utf8_and_the_place_is_shown() -> None:
    text = "title,date\n" + "Événement numéro un à l'été déjà,1492\n" * 6
    data = text.encode().replace("déjà".encode(), b"d\xe9j\xc3\xa0", 1)
    cards = load(data)
    assert cards.report.facts["encoding"] == "UTF-8"
    (warning,) = [p for p in cards.report.problems if p.code == "encoding-guessed"]
    assert "été d\ufffdjà" in warning.sentence


def test_marks_that_nobody_sees_and_markup_do_not_hide_a_date() -> None:
    cards = read("title,date\nA,\u200e1492\nB,<b>44 BC</b>\nC,1914&ndash;1918\nD,1066\u200b\n")
    assert [c.when.label() for c in cards] == ["1492", "44 BCE", "1914–1918", "1066"]


def test_cells_become_plain_text() -> None:
    cards = read(
        "title,date,text\n"
        "Tea &amp; tax,1773,<p>In <b>Boston</b>.<br>At night</p><script>alert(1)</script>\n"
        "<i>Peace</i> &amp; bread &lt;now&gt;,1917,\n"
        "  Cafe\u0301   society ,1780,a < b\n"
        "$7.2 million; $15 million,1803,\n"
    )
    assert [c.title for c in cards] == [
        "Tea & tax",
        "Peace & bread <now>",
        "Café society",
        "$7.2 million; $15 million",
    ]
    assert [c.text for c in cards][:2] == ["In Boston. At night", ""]
    assert [c.text for c in cards][2] == "a < b"


def test_titles_that_look_like_missing_values_stay_text() -> None:
    cards = read("title,date\nNA,1\nNone,2\nnull,3\nNaN,4\n")
    assert [c.title for c in cards] == ["NA", "None", "null", "NaN"]


def test_pasted_text_is_read_like_a_file() -> None:
    cards = load("Jahr\tEreignis\n1989\tMauerfall\n")
    assert [c.title for c in cards] == ["Mauerfall"]


@pytest.mark.parametrize(
    "content",
    [
        [{"title": "A", "date": -44}, {"title": "B", "date": "c. 1450"}],
        {"title": ["A", "B"], "date": [-44, "c. 1450"]},
        {"title": {"0": "A", "1": "B"}, "date": {"0": -44, "1": "c. 1450"}},
        {"0": {"title": "A", "date": -44}, "1": {"title": "B", "date": "c. 1450"}},
        {"columns": ["title", "date"], "index": [0, 1], "data": [["A", -44], ["B", "c. 1450"]]},
        {"range": "A1:B3", "values": [["title", "date"], ["A", "-44"], ["B", "c. 1450"]]},
        [["title", "date"], ["A", -44], ["B", "c. 1450"]],
        {
            "meta": {},
            "data": {"all": [{"title": "A", "date": -44}, {"title": "B", "date": "c. 1450"}]},
        },
        {
            "timeline": {
                "type": "default",
                "date": [
                    {"startDate": "-44", "headline": "A"},
                    {"startDate": "c. 1450", "headline": "B"},
                ],
            }
        },
        {
            "events": [
                {"start_date": {"year": "-44"}, "text": {"headline": "A"}},
                {"start_date": {"year": "c. 1450"}, "text": {"headline": "B"}},
            ]
        },
        {
            "head": {"vars": ["itemLabel", "date"]},
            "results": {
                "bindings": [
                    {"itemLabel": {"type": "literal", "value": "A"}, "date": {"value": "44 BC"}},
                    {"itemLabel": {"type": "literal", "value": "B"}, "date": {"value": "c. 1450"}},
                ]
            },
        },
    ],
)
def test_json_in_its_usual_shapes(content: object) -> None:
    cards = load(json.dumps(content).encode())
    if isinstance(content, list):
        lines = "\n".join(map(json.dumps, content))
        assert load(lines.encode()).cards == cards.cards
    assert [(c.title, c.when.label()) for c in cards] == [("A", "44 BCE"), ("B", "c. 1450")]
    assert load(json.dumps(content)).cards == cards.cards  # pasted on one line


@pytest.mark.parametrize("data", [b"", b"\n\n", b"\xff\xfe", b"\x00\x01\x02\x03", b"[1, 2", b"{}"])
def test_what_is_no_table_is_refused_in_a_sentence(data: bytes) -> None:
    with pytest.raises(CardSetError) as caught:
        load(data)
    assert caught.value.problems[0].sentence


def test_an_error_speaks_the_language_that_was_asked_for() -> None:
    with pytest.raises(CardSetError, match="está vacía"):
        load(b"\n", language="es")


def test_addresses_are_not_fetched() -> None:
    with pytest.raises(CardSetError, match="Download"):
        load("https://example.org/table.csv")
