"""Which column holds what."""

from __future__ import annotations

import pytest

from timeline_widgets import CardSetError
from timeline_widgets.loading import load
from timeline_widgets.loading.headers import normal
from timeline_widgets.loading.synonyms import SYNONYMS


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("Fecha ;Acontecimiento", "es"),
        ("Jahr;Ereignis", "de"),
        ("Year;Headline", "en"),
        ("ANNÉE ; évènement", "fr"),
        ("Дата;Событие", "ru"),
        ("\ufeff date;\u00a0Title:", "en"),
        ("Año;Título", "es"),
    ],
)
def test_headers_are_known_in_five_languages(header: str, language: str) -> None:
    cards = load(f"{header}\n711;X\n".encode())
    assert [(c.title, c.when.label()) for c in cards] == [("X", "711")]
    assert cards.language == language == cards.report.language


def test_unknown_headers_are_listed_beside_the_wanted_ones() -> None:
    with pytest.raises(CardSetError) as caught:
        load(b"Quando;Cosa\n711;X\n")
    sentence = caught.value.problems[0].sentence
    assert "“Quando”, “Cosa”" in sentence
    assert "title" in sentence
    assert "date" in sentence


def test_a_column_can_be_named_by_header_or_number() -> None:
    table = b"Quando;Cosa;Note\n711;X;n\n"
    by_name = load(table, columns={"date": "quando ", "title": "Cosa"})
    by_number = load(table, columns={"date": 1, "title": 2})
    assert [c.title for c in by_name] == [c.title for c in by_number] == ["X"]
    assert by_name.report.unused == ("Note",) or "text" in by_name.report.columns


def test_a_role_can_be_taken_from_a_column() -> None:
    cards = load(b"title,date,category\nX,711,secret\n", columns={"theme": None})
    assert next(iter(cards)).theme == ""
    assert cards.report.unused == ("category",)


def test_a_column_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(CardSetError, match="“titel”"):
        load(b"title,date\nX,711\n", columns={"title": "titel"})


def test_titles_above_the_header_are_passed_over() -> None:
    cards = load(
        "Historia de España;;\n;;\nFecha;Acontecimiento;Categoría\n711;X;y\n0;Z;\n".encode()
    )
    assert [c.theme for c in cards] == ["y"]
    assert (cards.report.rows, cards.report.of_kind("refused")[0].row) == (2, 5)


@pytest.mark.parametrize(
    ("header", "row", "label"),
    [
        ("Date,Month,Year,Event", "15,March,-44,X", "15 March 44 BCE"),
        ("Year,Month,Day,Event", "1815,12,10,X", "10 December 1815"),
        ("Year,Month,Day,Event", "1943.0,7.0,,X", "July 1943"),
        ("Day,Month,Year,Era,Event", "15,3,44,BC,X", "15 March 44 BCE"),
        ("Year,Era,Event", "-44,BC,X", "44 BCE"),
        ("Year,Era,Event", "44,a. C.,X", "44 BCE"),
        ("Year,Time,Event", "1943,12:30,X", "1943"),
        ("Start,End,Event", "1337,1453,X", "1337–1453"),
        ("Start,End,Event", "43,43,X", "43 CE"),
        ("Start Year,End Year,Event", "55 BC,54 BC,X", "55–54 BCE"),
        ("Year,Date,Event", "1943,5 June 1943,X", "5 June 1943"),
    ],
)
def test_dates_in_several_columns(header: str, row: str, label: str) -> None:
    (card,) = load(f"{header}\n{row}\n".encode())
    assert card.when.label() == label


def test_an_end_before_the_start_is_refused_and_one_that_is_no_date_is_said() -> None:
    cards = load(b"start,end,event\n1453,1337,X\n1914,ongoing,Y\n")
    found = [(p.row, p.code, p.kind) for p in cards.report.problems if p.row]
    assert found == [(2, "end-before-start", "refused"), (3, "end-unreadable", "warning")]
    assert [(c.title, c.when.label()) for c in cards] == [("Y", "1914")]


def test_the_title_slide_of_a_timelinejs_sheet_is_no_card() -> None:
    cards = load(
        b"Year,Month,Day,Headline,Text,Media,Type,Group\n"
        b",,,Women in Computing,<p>Intro</p>,,title,\n"
        b"1815,12,10,Ada Lovelace,<p>First.</p>,https://example.org/a.jpg,,Pioneers\n"
    )
    (card,) = cards
    assert (card.title, card.text, card.theme) == ("Ada Lovelace", "First.", "Pioneers")
    assert [p.code for p in cards.report.of_kind("refused")] == ["title-slide"]
    assert "picture-remote" in {p.code for p in cards.report.problems}


def test_every_synonym_leads_to_the_role_it_stands_for_or_an_earlier_one() -> None:
    roles = list(SYNONYMS)
    seen: dict[str, str] = {}
    for role, languages in SYNONYMS.items():
        for words in languages.values():
            for word in words.split("|"):
                assert normal(word), f"{word!r} of {role} is empty when compared"
                first = seen.setdefault(normal(word), role)
                assert roles.index(first) <= roles.index(role)
