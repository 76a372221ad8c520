"""Real tables: how many rows of each are cards, and what is said about the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from timeline_widgets.loading import load

# cards, refused rows, ambiguous rows, blank rows; found true by reading each report line by line
COUNTS = {
    "events-in-british-history.csv": (99, 0, 0, 0),
    "excel_fr_cp1252_semicolon.csv": (6, 0, 0, 0),
    "excel_fr_utf8bom_semicolon.csv": (6, 0, 0, 0),
    "excel_mac_macroman_semicolon.csv": (6, 0, 0, 0),
    "excel_ru_cp1251_semicolon.csv": (4, 0, 0, 0),
    "excel_sepline.csv": (6, 0, 0, 0),
    "excel_unicode_text_utf16_tab.txt": (6, 0, 0, 0),
    "gsheets_utf8_comma.csv": (6, 0, 0, 0),
    "historyoftheworld.csv": (48, 0, 0, 0),
    "negative_serial.xlsx": (2, 1, 2, 0),
    "profesor_merged_header.xlsx": (7, 1, 1, 2),
    "technology-and-computing.csv": (120, 0, 0, 0),
    "timelinejs-women_in_computing.csv": (10, 1, 0, 0),
    "wikidata-art-paintings.csv": (410, 0, 0, 0),
    "wikidata-history-battles.csv": (202, 0, 0, 0),
    "wikidata-history-wars.csv": (421, 0, 0, 0),
    "wikidata-people-famous-deaths-classical.csv": (70, 0, 0, 0),
    "wikidata_json_times.csv": (4, 0, 0, 0),
    "wikidata_sparql.csv": (5, 1, 2, 0),
}


@pytest.mark.parametrize("name", COUNTS)
def test_every_row_of_a_real_table_is_accounted_for(shared: Path, name: str) -> None:
    report = load(shared / "tables" / name).report
    assert (report.kept, report.refused, report.ambiguous, report.blank) == COUNTS[name]


def test_there_is_no_table_without_counts(shared: Path) -> None:
    assert {p.name for p in (shared / "tables").iterdir()} - {"SOURCES.md"} == set(COUNTS)


def test_the_same_french_table_in_six_encodings_gives_the_same_cards(shared: Path) -> None:
    names = [
        n for n in COUNTS if n.startswith(("excel_fr", "excel_mac", "excel_s", "excel_u", "gs"))
    ]
    first, *others = [load(shared / "tables" / name).cards for name in names]
    assert [card.when.label("fr") for card in first][:3] == [
        "15 mars 44 av. J.-C.",
        "1492",
        "14 juillet 1789",
    ]
    assert all(cards == first for cards in others)


def test_the_deaths_of_famous_people_are_in_their_true_years(shared: Path) -> None:
    cards = load(shared / "tables" / "wikidata-people-famous-deaths-classical.csv")
    when = {card.title: card.when.label() for card in cards}
    assert when["Cleopatra dies"] == "30 BCE"
    assert when["Julius Caesar dies"] == "44 BCE"
    assert when["Alexander the Great dies"] == "323 BCE"
    assert when["Nero dies"] == "68 CE"


def test_a_teachers_sheet_with_title_row_footer_and_a_year_taken_for_a_date(shared: Path) -> None:
    cards = load(shared / "tables" / "profesor_merged_header.xlsx")
    when = {card.title: card.when.label("es") for card in cards}
    assert when["Fundación de Gadir"] == "1100 a. C."
    assert when["Guerra Civil"] == "18 de julio de 1936"
    assert when["Carabela"] == "siglo XV"
    found = [(p.row, p.code, p.mend) for p in cards.report.problems if p.row]
    assert found == [(9, "year-shown-as-date", "1066"), (12, "date-blank", None)]
