"""Workbooks: what a cell shows is what the card says, or it is pointed out."""

from __future__ import annotations

import io
import zipfile

import pytest

from tests.loading.workbook_files import Cell, ods, xlsx
from timeline_widgets import CardSetError
from timeline_widgets.loading import LoadedCardSet, load


def one_sheet(*rows: tuple[Cell, ...], since_1904: bool = False) -> LoadedCardSet:
    return load(xlsx({"One": [("Date", "Event"), *rows]}, since_1904=since_1904))


def labels(cards: LoadedCardSet) -> dict[str, str]:
    return {card.title: card.when.label() for card in cards}


def problems(cards: LoadedCardSet) -> list[tuple[int | None, str, str | None]]:
    return [(p.row, p.code, p.mend) for p in cards.report.problems if p.code != "few-dates"]


def test_one_column_holds_dates_texts_numbers_and_a_negative_day_number() -> None:
    cards = one_sheet(
        ((13349, 1), "Civil war"), ("12 de octubre de 1492", "Colón"), (711, "Conquest"),
        ((-148732, 2), "Landfall"),
    )  # fmt: skip
    assert labels(cards) == {
        "Civil war": "18 July 1936",
        "Colón": "12 October 1492",
        "Conquest": "711",
        "Landfall": "12 October 1492",
    }
    assert problems(cards) == [(5, "date-before-spreadsheets", "12 October 1492")]


def test_a_year_in_a_cell_formatted_as_date_is_pointed_out_with_the_year() -> None:
    cards = one_sheet(((1066, 1), "Hastings"), ((45, 1), "Early"), ((60, 1), "Ghost day"))
    assert labels(cards) == {"Hastings": "1 December 1902", "Early": "14 February 1900"}
    assert problems(cards) == [
        (2, "year-shown-as-date", "1066"),
        (3, "year-shown-as-early-date", "45"),
        (4, "year-shown-as-early-date", "60"),
    ]
    assert (cards.report.ambiguous, cards.report.refused) == (2, 1)


def test_a_workbook_that_counts_from_1904_is_read_by_its_own_count() -> None:
    cards = one_sheet(((1066, 1), "Hastings"), ((13349, 1), "Later"), since_1904=True)
    assert labels(cards) == {"Hastings": "2 December 1906", "Later": "19 July 1940"}
    assert problems(cards) == [(2, "year-shown-as-date", "1066")]


def test_words_in_a_number_format_are_read_because_the_teacher_sees_them() -> None:
    cards = one_sheet(((44, 3), "Ides"), ((333, 4), "A"), ((-333, 4), "Issos"), ((1492, 5), "B"))
    assert labels(cards) == {"Ides": "44 BCE", "A": "333", "Issos": "333 BCE", "B": "1492"}


def test_many_dates_in_1900_to_1905_ask_whether_years_were_meant() -> None:
    cards = one_sheet(*(((year, 1), f"Event {i}") for i, year in enumerate(range(1000, 1800, 50))))
    (problem,) = [p for p in cards.report.problems if p.code == "dates-1900-1905"]
    assert problem.row is None
    assert "16" in problem.sentence


def test_titles_above_the_header_blank_rows_and_a_footer() -> None:
    cards = load(
        xlsx({
            "Mazo": [
                ("Historia de España",), ("Fecha", "Acontecimiento", "Categoría"), (1492, "A", "x"),
                (), ("siglo XV", "B", "y"), (), (None, "Fuente: apuntes"),
            ],
            "Hoja2": [("vacía",)],
        })
    )  # fmt: skip
    assert (cards.language, cards.report.facts["sheet"]) == ("es", "Mazo")
    assert (cards.report.kept, cards.report.blank, cards.report.refused) == (2, 2, 1)
    assert cards.report.of_kind("refused")[0].row == 7
    assert [card.theme for card in cards] == ["x", "y"]


def test_the_sheet_with_a_header_is_read_or_the_one_that_is_named() -> None:
    book = xlsx({
        "Notes": [("Read me",)],
        "Old": [("Date", "Event"), (1, "Old one")],
        "New": [("Date", "Event", "Theme"), (2, "New one", "x")],
    })  # fmt: skip
    chosen = load(book)
    assert labels(chosen) == {"New one": "2 CE"}
    assert "sheet-chosen" in {p.code for p in chosen.report.problems}
    assert labels(load(book, sheet="Old")) == labels(load(book, sheet=2)) == {"Old one": "1 CE"}
    with pytest.raises(CardSetError, match="“Notes”, “Old”, “New”"):
        load(book, sheet="Newest")


def test_libreoffice_sheets_keep_dates_before_1900() -> None:
    cards = load(ods([["Fecha", "Título"], ["1492-10-12", "Colón"], ["44 a. C.", "César"]]))
    assert labels(cards) == {"Colón": "12 October 1492", "César": "44 BCE"}


def test_a_workbook_that_would_unpack_to_far_too_much_is_refused_with_the_number() -> None:
    out = io.BytesIO(xlsx({"One": [("Date", "Event")]}))
    with zipfile.ZipFile(out, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet9.xml", b"0" * 30_000_000)
    with pytest.raises(CardSetError, match="30 MB"):
        load(out.getvalue())


@pytest.mark.parametrize(
    ("corner", "sentence"),
    [
        ("XFD1048576", "1,048,575 rows"),
        ("A100002", "100,001 rows"),
        ("GS7", "201 columns"),
        ("&#88;FD9", "16,384 columns"),
    ],
)
def test_a_cell_in_the_far_corner_is_found_before_memory_is_taken(
    corner: str, sentence: str
) -> None:
    book = xlsx({"One": [("Date", "Event"), (1, "x")]})
    row = corner.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ&#8;")
    far = f'<row r="{row}"><c r="{corner}"><v>1</v></c></row></sheetData>'
    with pytest.raises(CardSetError, match=sentence):
        load(edited(book, "</sheetData>", far))


def test_filled_cells_that_a_libreoffice_sheet_repeats_without_end_are_refused() -> None:
    many = (
        '<table:table-row table:number-rows-repeated="1048570"><table:table-cell '
        'office:value-type="string" table:number-columns-repeated="16000"/></table:table-row>'
    )
    empty = '<table:table-row table:number-rows-repeated="1048570"><table:table-cell/>'
    book = ods([["Fecha", "Título"], ["1492", "Colón"]])
    with pytest.raises(CardSetError, match="50,000"):
        load(edited(book, "</table:table>", many + "</table:table>"))
    assert load(edited(book, "</table:table>", empty + "</table:table-row></table:table>")).cards


def edited(book: bytes, old: str, new: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as before, zipfile.ZipFile(out, "w") as after:
        for name in before.namelist():
            after.writestr(name, before.read(name).replace(old.encode(), new.encode()))
    return out.getvalue()


@pytest.mark.parametrize("cut", [10, 200, 900])
def test_a_damaged_workbook_is_refused_in_a_sentence(cut: int) -> None:
    data = xlsx({"One": [("Date", "Event"), (1, "x")]})
    with pytest.raises(CardSetError, match="cut off or damaged"):
        load(data[:-cut])
