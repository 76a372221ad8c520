"""Text fits its card in any script, or says that it could not."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.printing.reading import pages, words
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.cards.looks import theme_looks
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.printing import print_cards
from timeline_widgets.printing.canvas import Canvas
from timeline_widgets.printing.faces import Faces
from timeline_widgets.printing.guide import Guide
from timeline_widgets.printing.layout import SANS, Box
from timeline_widgets.printing.paper import PAPERS, Slot

LETTERS = st.characters(codec="utf-8", categories=["L", "M", "N", "P", "Zs"], max_codepoint=0x6FF)
SCRIPTS = {
    "ar": "تأسيس مدينة بغداد المدوّرة على يد الخليفة المنصور",
    "he": "חנוכת בית המקדש השני",
    "ru": "Падение Константинополя",
    "el": "Η μάχη του Μαραθώνα",
    "pl": "Zażółć gęślą jaźń",
}


class Recorder(Canvas):
    """Keeps where each line of text lies, and what it says."""

    def __init__(self):
        super().__init__(PAPERS["a4"], title="Recorded", language="en")
        self.add_page()
        self.lines = []

    def cell(self, w=None, h=None, text="", align="L", **options):
        wide = self.get_string_width(text)
        free = {"L": 0.0, "C": 0.5, "R": 1.0}[align] * (w - wide)
        self.lines.append((Box(self.x + free, self.y, wide, h), text))
        return super().cell(w, h, text, align=align, **options)


def one(title="Title", text="", source="", **rest):
    card = Card("a", title, HistoricalDate.of_year(1492), "Science", text, source=source, **rest)
    return CardSet("one", "One", (card,))


@pytest.fixture(scope="module")
def recorder():
    return Recorder()


def assert_inside(recorder, edge):
    for box, text in recorder.lines:
        assert box.x >= edge - 1e-3, text
        assert box.x + box.width <= 63 - edge + 0.02, text
        assert box.y >= edge, text
        assert box.y + box.height <= 88 - edge + 1e-3, text


@settings(max_examples=40)
@given(
    title=st.text(LETTERS, min_size=1, max_size=90),
    text=st.text(LETTERS, max_size=320),
    source=st.text(LETTERS, max_size=200),
)
def test_every_line_lies_inside_its_card(recorder, title, text, source):
    cardset = one(title, text, source)
    faces = Faces(recorder, "en", {"Science": "science"})
    recorder.lines.clear()
    faces.front(cardset["a"].front, Slot(0, 0))
    assert_inside(recorder, 2.5)
    recorder.lines.clear()
    faces.back(cardset["a"], Slot(0, 0))
    assert_inside(recorder, 3.5)
    tops = sorted((box.y, box.y + box.height) for box, _ in recorder.lines)
    overlaps = [b[0] - a[1] for a, b in pairwise(tops) if b[0] != a[0]]
    assert min(overlaps, default=0) > -0.01


def test_a_full_card_is_printed_whole(tmp_path):
    title = (
        "The first printed grammar of the Castilian language is given to Queen Isabella, who asks."
    )
    text = ("A sentence that goes on about printers, queens and grammars of many tongues. " * 5)[
        :320
    ]
    source = "Biblioteca Nacional, https://example.org/" + "a-long-address/" * 8
    printed = print_cards(one(title, text, source), tmp_path / "full.pdf")
    assert printed.remarks == ()
    front, back = (" ".join(w.text for w in words(page)) for page in pages(printed.path))
    assert title in front
    assert title in back
    assert text.strip() in back


def test_what_is_longer_still_is_cut_and_said(tmp_path):
    printed = print_cards(one(text="word " * 400), tmp_path / "long.pdf")
    assert printed.remarks == ("“Title”: a text is too long for its card and was cut short.",)
    assert "…" in " ".join(word.text for word in words(pages(printed.path)[1]))


@pytest.mark.parametrize("language", SCRIPTS)
def test_titles_of_other_scripts_are_printed_and_can_be_read_back(tmp_path, language):
    title = SCRIPTS[language]
    printed = print_cards(one(title), tmp_path / "cards.pdf")
    assert printed.remarks == ()
    back = " ".join(word.text for word in words(pages(printed.path)[1]))
    assert set(title.split()) <= set(back.split())


@pytest.mark.parametrize("count", [0, 1, 6, 40])
def test_the_key_to_the_themes_stays_on_its_card(recorder, count):
    themes = [f"Theme {n}" for n in range(count)]
    date = HistoricalDate.of_year(1492)
    cards = tuple(Card(name, name, date, theme=name) for name in themes)
    cardset = CardSet("many", "Many themes", cards)
    recorder.lines.clear()
    Guide(Faces(recorder, "en", theme_looks(cardset)), cardset).back(Slot(0, 0))
    assert_inside(recorder, 3.5)
    named = [text for _, text in recorder.lines if text.startswith("Theme ")]
    assert named == themes[: len(named)]
    assert len(named) >= min(count, 12)


def test_arabic_begins_at_the_right(recorder):
    recorder.lines.clear()
    recorder.write_in(Box(0, 0, 100, 10), SCRIPTS["ar"], SANS)
    recorder.write_in(Box(0, 0, 100, 10), SCRIPTS["ru"], SANS)
    (arabic, _), (russian, _) = recorder.lines
    assert arabic.x + arabic.width == pytest.approx(100)
    assert russian.x == 0


def test_characters_without_a_font_are_boxes_and_are_named(tmp_path):
    printed = print_cards(one("東京 1964"), tmp_path / "cards.pdf")
    assert printed.remarks == (
        "“東京 1964”: no font here has 京 東. Boxes stand in their place; "
        "name a font file that has them in fonts=[…].",
    )
    assert "□□ 1964" in [word.text for word in words(pages(printed.path)[0])]


def test_a_font_of_ones_own_helps_out(tmp_path):
    fonts = pytest.importorskip("matplotlib").get_data_path() + "/fonts/ttf/DejaVuSans.ttf"
    assert print_cards(one("⅌ ☃"), tmp_path / "a.pdf").remarks
    printed = print_cards(one("⅌ ☃"), tmp_path / "b.pdf", fonts=[fonts])
    assert printed.remarks == ()
    assert "⅌ ☃" in " ".join(word.text for word in words(pages(printed.path)[0]))


def test_without_its_packages_it_says_what_to_install():
    code = "import sys; sys.modules['fpdf'] = None; import timeline_widgets.printing"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert 'pip install "timeline-widgets[print]"' in done.stderr.splitlines()[-1]
