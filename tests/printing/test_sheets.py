"""Where cards lie on paper, read back from the PDF."""

from __future__ import annotations

from collections import Counter

import pytest
from pypdf.generic import ContentStream

from tests.printing.reading import MM, pages, size, words
from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.printing import print_cards

PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}


def events(count, theme="Science"):
    return CardSet(
        "some",
        "Some events",
        tuple(
            Card(f"id{n}", f"Event{n}", HistoricalDate.of_year(1001 + n), theme=theme)
            for n in range(count)
        ),
    )


def places(page, paper, starts, columns=3, rows=3):
    """Return the column and row of every word that starts so."""
    left, top = (paper[0] - 63 * columns) / 2, (paper[1] - 88 * rows) / 2
    return {
        word.text: ((word.x - left) // 63, (word.y - top) // 88)
        for word in words(page)
        if word.text.startswith(starts)
    }


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("count", [1, 8, 14])
def test_each_back_lies_behind_its_front_when_flipped_on_the_long_edge(tmp_path, paper, count):
    printed = print_cards(events(count), tmp_path / "cards.pdf", paper=paper)
    sides = pages(printed.path)
    assert len(sides) == 2 * printed.sheets
    seen = []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        assert size(front) == size(back) == pytest.approx(PAPERS[paper], abs=0.01)
        shown = places(front, PAPERS[paper], "Event")
        mirrored = {title: (2 - column, row) for title, (column, row) in shown.items()}
        assert places(back, PAPERS[paper], "Event") == mirrored
        dates = places(back, PAPERS[paper], "10")
        assert dates == {str(1001 + int(title[5:])): at for title, at in mirrored.items()}
        seen += shown
    assert Counter(seen) == {f"Event{n}": 1 for n in range(count)}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_cards_to_fold_have_their_back_beside_their_front(tmp_path, paper):
    printed = print_cards(events(6), tmp_path / "cards.pdf", paper=paper, layout="fold")
    paper_size = PAPERS[paper][::-1]
    seen = []
    for sheet in pages(printed.path):
        assert size(sheet) == pytest.approx(paper_size, abs=0.01)
        left, top = (paper_size[0] - 252) / 2, (paper_size[1] - 176) / 2
        found = {}
        for word in words(sheet):
            if word.text.startswith(("Event", "10")):
                at = ((word.x - left) // 63, (word.y - top) // 88)
                found.setdefault(at, []).append(word.text)
        for (column, row), texts in found.items():
            if column % 2 == 0:
                (title,) = texts
                assert sorted(found[column + 1, row]) == [str(1001 + int(title[5:])), title]
                seen.append(title)
    assert Counter(seen) == {f"Event{n}": 1 for n in range(6)}


def strokes(page):
    """Return both ends of each straight line that is drawn by itself, in millimetres."""
    high = float(page.mediabox.height)
    operations = ContentStream(page.get_contents(), page.pdf).operations
    lines = []
    for (move, m), (draw, d), (_, s) in zip(
        operations, operations[1:], operations[2:], strict=False
    ):
        if (m, d, s) == (b"m", b"l", b"S"):
            lines.append(tuple((float(x) * MM, (high - float(y)) * MM) for x, y in (move, draw)))
    return lines


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_marks_point_at_every_cut_and_do_not_touch_a_card(tmp_path, paper):
    printed = print_cards(events(9, theme=""), tmp_path / "cards.pdf", paper=paper)
    wide, high = PAPERS[paper]
    left, top = (wide - 189) / 2, (high - 264) / 2
    for page in pages(printed.path):
        marks = [
            line
            for line in strokes(page)
            if all(not (left < x < left + 189 and top < y < top + 264) for x, y in line)
        ]
        upright = sorted({round(a[0] - left, 1) for a, b in marks if abs(a[0] - b[0]) < 0.01})
        level = sorted({round(a[1] - top, 1) for a, b in marks if abs(a[1] - b[1]) < 0.01})
        assert upright == pytest.approx([0, 63, 126, 189], abs=0.11)
        assert level == pytest.approx([0, 88, 176, 264], abs=0.11)
        assert len(marks) == 16
        assert all(0 < x < wide and 0 < y < high for line in marks for x, y in line)


def test_the_order_on_the_sheets_says_nothing_about_the_dates(tmp_path):
    cards = events(18)
    turned = CardSet(
        "turned",
        "Turned",
        tuple(
            Card(card.id, card.title, HistoricalDate.of_year(2000 - n), theme=card.theme)
            for n, card in enumerate(cards)
        ),
    )

    def order(cardset):
        path = print_cards(cardset, tmp_path / "cards.pdf").path
        return [w.text for page in pages(path)[::2] for w in words(page) if "Event" in w.text]

    assert order(cards) == order(turned) != [card.title for card in cards]


def test_no_date_is_on_a_front_or_in_what_a_file_says_of_itself(tmp_path):
    printed = print_cards(events(12), tmp_path / "cards.pdf")
    sides = pages(printed.path)
    assert not any(w.text.startswith("10") for page in sides[::2] for w in words(page))
    told = sides[0].pdf.metadata
    assert told.title == "Some events"
    assert not any(f"10{n:02}" in str(told.title) + str(told.subject) for n in range(12))
    assert sides[0].pdf.outline == []


def test_dates_are_in_the_language_of_the_reader(tmp_path):
    cards = CardSet("one", "One", (Card("a", "A", HistoricalDate.of_year(-44)),), language="de")
    said = {
        language: [
            w.text for w in words(pages(print_cards(cards, path, language=language).path)[1])
        ]
        for language, path in ((x, tmp_path / f"{x}.pdf") for x in ("en", "ru"))
    }
    assert "44 BCE" in said["en"]
    assert "44 г. до н. э." in said["ru"]
    own = print_cards(cards, tmp_path / "own.pdf").path
    assert "44 v. Chr." in [word.text for word in words(pages(own)[1])]


def test_a_story_prints_labels_and_episodes_on_backs_only(tmp_path):
    cards = CardSet(
        "story", "Story", (Card("a", "A duel", Position(3, "Day 23", "At sea"), theme="Voyages"),)
    )
    front, back = pages(print_cards(cards, tmp_path / "story.pdf").path)
    shown = [word.text for word in words(front)]
    assert "Voyages" in shown
    assert not {"Day 23", "At sea"} & set(shown)
    assert {"Day 23", "At sea", "A duel"} <= {word.text for word in words(back)}


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"paper": "a5"}, "paper is one of a4, letter; not 'a5'."),
        ({"layout": "booklet"}, "layout is one of duplex, fold; not 'booklet'."),
        ({"language": "xx"}, "language is one of en, es, fr, de, ru; not 'xx'."),
    ],
)
def test_an_unknown_option_is_refused_with_those_there_are(tmp_path, option, sentence):
    with pytest.raises(ValueError, match=sentence):
        print_cards(events(1), tmp_path / "cards.pdf", **option)
    assert not list(tmp_path.iterdir())
