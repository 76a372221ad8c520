"""What was mended is saved so that it is read back as the same cards, with nothing to ask."""

from __future__ import annotations

import string
import warnings

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.loading import load, read_cardset, shipped_cardset, shipped_cardsets
from timeline_widgets.loading.editing import TableEditor
from timeline_widgets.loading.saving import cards_as_csv
from timeline_widgets.messages import LANGUAGES

# What is said of the cards themselves, however they are written.
ABOUT_THE_CARDS = {
    "few-dates", "many-equal-dates", "empty-stretch", "title-tells-date", "title-two-dates",
    "card-open", "card-too-wide", "dates-1900-1905", "picture-tells-date",
    "theme-tells-date", "no-cards", "bce-signs-lost",
}  # fmt: skip

DATES = [
    "44 BC", "-44", "3/4/1776", "25/12/800", "c. 1450", "1066?", "1337-1453", "1914-18",
    "between 1340 and 1345", "5th century BC", "early 15th c.", "1780s", "before 1500",
    "15 March 44 BC", "summer 1914", "1492", "79", "1789-07-14", "-0043-03-15", "4.5 billion BC",
    "03.04.1776", "after 1200", "2nd millennium BC", "12000 BC", "July 1914", "800",
]  # fmt: skip
TITLES = [
    "Ides of March", "Food & drink", "AT&amp;T", "1 < 2", "<b>bold</b>", "&lt;i&gt;", "=SUM(A1)",
    'The "Red" Baron', "One; two, three | four", "NA", "None", "nan", "sep=;", "título", "Date",
    "Événement", "Событие", "-", "«Quixote»", "Tabs\tand\nlines", "Title", "44", "'tis", "true",
]  # fmt: skip
texts = st.one_of(
    st.sampled_from(TITLES),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=30),
    st.text(string.printable, max_size=20),
)
whens = st.one_of(st.sampled_from(DATES), st.integers(-3000, 2000).map(str))
rows = st.lists(
    st.fixed_dictionaries(
        {"title": texts, "date": whens, "theme": texts, "text": texts, "source": texts}
    ),
    min_size=1,
    max_size=12,
)


def told_again(cardset, text):
    """Load a saved set; return its cards and what there is to ask about how it is written."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        again = load(text.encode("utf-8-sig"), language=cardset.language)
    asked = [p for p in again.report.problems if p.code not in ABOUT_THE_CARDS]
    return again, asked


def facts(cardset):
    return [
        (c.id, c.title, c.when, getattr(c.when, "precision", ""), c.theme, c.text, c.source)
        for c in cardset
    ]


@settings(max_examples=120)
@given(rows)
def test_any_table_is_saved_as_the_cards_that_it_made(table):
    editor = TableEditor()
    editor.read(table)
    cards = editor.cardset
    again, asked = told_again(cards, editor.as_csv())
    assert asked == []
    assert facts(again) == facts(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headers_are_those_of_the_language_and_dates_are_read_as_they_were(language):
    dates = {}
    for text in DATES:
        try:
            dates[text] = HistoricalDate.parse(text)
        except DateError:
            pytest.fail(text)
    cards = tuple(
        Card(f"card-{n}", f"Event {'abcdefghijklmnopqrstuvwxyz'[n]}", date, "Art", "A text.",
             source="A book")
        for n, date in enumerate(dates.values())
    )  # fmt: skip
    cardset = CardSet("all", "All", cards, language=language)
    again = load(cards_as_csv(cardset, ids=True).encode())
    assert facts(again) == facts(cardset)
    assert again.language == language
    assert {p.code for p in again.report.problems} <= ABOUT_THE_CARDS


@pytest.mark.parametrize("name", shipped_cardsets())
def test_the_shipped_sets_are_written_as_they_were_read(name):
    cards = shipped_cardset(name)
    again = load(cards_as_csv(cards, ids=True).encode(), language=cards.language)
    assert again.fingerprint == cards.fingerprint
    assert facts(again) == facts(cards)


def test_positions_keep_their_label_and_episode():
    cards = CardSet("tale", "Tale", (
        Card("a", "A wolf", Position(3, "Day 3", "In the wood")),
        Card("b", "A door", Position(4, "Day 4", "At home")),
    ))  # fmt: skip
    assert facts(load(cards_as_csv(cards).encode())) == [
        (id_, title, when, "", "", "", "")
        for id_, title, when in [
            ("a-wolf", "A wolf", Position(3, "Day 3", "In the wood")),
            ("a-door", "A door", Position(4, "Day 4", "At home")),
        ]
    ]


PNG = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\0\0\0\nIDATx\x9cc`\0\0\0"
    b"\x02\0\x01H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82"
)


def test_pictures_are_saved_beside_the_file(tmp_path):
    editor = TableEditor()
    editor.read("title,date,image\nIdes of March,44 BC,caesar.png\nCrown,800,gone.png\n")
    assert editor.add_pictures({"caesar.png": PNG, "evil.svg": b"<svg/>"}) == {
        "evil.svg": "“evil.svg” is an SVG drawing, which can hold programs. Save it as PNG."
    }
    editor.save(tmp_path / "mine.csv")
    again = read_cardset(tmp_path / "mine.csv")
    assert [card.picture and card.picture.data for card in again] == [PNG, None]
    assert {p.code for p in again.report.problems} == {"few-dates"}


def test_years_before_christ_do_not_slip_beside_item_numbers():
    editor = TableEditor()
    editor.read("id,title,date\nQ1,Ides of March,44 BC\nQ2,Crown,800\nQ3,Battle of Actium,31 BC\n")
    again, asked = told_again(editor.cardset, editor.as_csv())
    assert asked == []
    assert facts(again) == facts(editor.cardset)
    assert again["Q1"].when.label() == "44 BCE"
