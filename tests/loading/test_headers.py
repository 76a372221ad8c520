"""Which column holds what."""

from __future__ import annotations

import pytest

from timeline_widgets import CardSetError
from timeline_widgets.loading import load
from timeline_widgets.loading.known_headers import normal
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


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("When was it;What happened", "en"),
        ("When did it happen?;Which event was it?", "en"),
        ("In which year did it take place?;Name of the event", "en"),
        ("¿Cuándo fue?;¿Qué pasó?", "es"),
        ("¿En qué año ocurrió?;Nombre del acontecimiento", "es"),
        ("Quand est-ce arrivé ?;Que s'est-il passé ?", "fr"),
        ("En quelle année ?;Nom de l'événement", "fr"),
        ("Wann war das?;Was geschah?", "de"),
        ("In welchem Jahr?;Welches Ereignis?", "de"),
        ("Когда это было?;Что произошло?", "ru"),
        ("В каком году?;Какое событие?", "ru"),
        ("Fecha de la batalla;Batalla", "es"),
        ("Jahr der Erfindung;Erfindung", "de"),
    ],
)
def test_headers_may_ask_and_describe(header: str, language: str) -> None:
    cards = load(f"{header}\n711;X\n".encode())
    assert [(c.title, c.when.label()) for c in cards] == [("X", "711")]
    assert cards.language == language


@pytest.mark.parametrize(
    "header",
    ["When,What to know,What", "Cuándo,Lo que hay que saber,Qué", "Quand,Ce qu'il faut savoir,Quoi",
     "Wann,Was man wissen muss,Was", "Когда,Что нужно знать,Что"],
)  # fmt: skip
def test_what_is_to_be_known_is_the_text_and_no_title(header: str) -> None:
    (card,) = load(f"{header}\n1066,William wins,Hastings\n".encode())
    assert (card.title, card.text) == ("Hastings", "William wins")


def test_notes_for_somebody_are_the_text() -> None:
    cards = load("Fecha;Título;Comentario para clase\n711;X;Léase\n".encode())
    assert [c.text for c in cards] == ["Léase"]


def test_a_question_among_the_titles_is_no_header() -> None:
    cards = load(b"Date;Event\n1947;What happened at Roswell\n1989;When the wall fell\n")
    assert [c.title for c in cards] == ["What happened at Roswell", "When the wall fell"]


def test_a_header_that_names_wins_over_one_that_asks() -> None:
    cards = load(b"When was it written;Date;Title\n1998;1066;X\n")
    assert [c.when.label() for c in cards] == ["1066"]


def test_a_table_without_headers_is_told_so() -> None:
    with pytest.raises(CardSetError, match=r"seems to have no headers.*“Hastings”, “1066”"):
        load(b"Hastings,1066\nBastille,1789\n")


def test_what_is_missing_may_be_a_position_too() -> None:
    with pytest.raises(CardSetError, match="or, for a story, the position"):
        load(b"title,note\nA,b\n")


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
