"""What cards and sets show in a notebook."""

from __future__ import annotations

from html.parser import HTMLParser

from timeline_widgets import Card, CardSet, HistoricalDate, load, shipped_cardset
from timeline_widgets.cards import Position


class Text(HTMLParser):
    """The text of a page, its styles left out, and its tags."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._in_style = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._in_style = tag == "style"

    def handle_data(self, data: str) -> None:
        if not self._in_style:
            self.words.append(data)


def test_a_shipped_set_shows_title_count_span_themes_and_a_few_fronts_without_dates():
    cards = shipped_cardset("world-history")
    page = Text(cards._repr_html_())
    text = " ".join(page.words)
    assert "World history" in text
    assert f"{len(cards)} cards · from 776 BCE to 2015" in text
    assert " · ".join(cards.themes) in text
    shown = [card for card in cards if card.title in text]
    assert len(shown) == 6
    before_report = text.partition("cards ·")[2].partition("from 776 BCE to 2015")[2]
    assert not any(card.when.label() in before_report.partition("Rows")[0] for card in shown[1:-1])
    assert len([tag for tag, _ in page.tags if tag == "img"]) == 6
    assert ("details", {}) in page.tags  # the report is there, and closed


def test_a_table_with_problems_opens_its_report():
    page = load(b"title,date\nBattle of Hastings,1066\nNothing,\n")._repr_html_()
    assert ("details", {"open": None}) in Text(page).tags


def test_a_card_shows_both_faces_and_what_is_told():
    when = HistoricalDate.of_year(-44)
    card = Card("ides", "Caesar is murdered", when, "Rule & law", "In the Senate.", source="Suet.")
    words = Text(card._repr_html_()).words
    assert words.count("Caesar is murdered") == 2
    assert [each for each in words if each in ("44 BCE", "In the Senate.", "Suet.")] == [
        "44 BCE", "In the Senate.", "Suet.",
    ]  # fmt: skip


def test_a_front_shows_no_date():
    card = Card("ides", "Caesar is murdered", HistoricalDate.of_year(-44), text="44 BCE")
    page = card.front._repr_html_()
    assert "Caesar is murdered" in page
    assert "44 BCE" not in page


def test_a_scene_of_a_story_shows_its_label_and_episode():
    page = Card("a", "Departure", Position(3, "Day 23", "Part two"))._repr_html_()
    assert "Day 23, Part two" in page


def test_text_of_a_table_is_never_markup():
    when = HistoricalDate.of_year(1)
    card = Card("a", "<script>x</script>", when, "<b>", "<i>", source="<u>", language='"><s>')
    cards = CardSet("a", "<em>", (card,), description="<tt>", language="<x>")
    tags = {tag for page in (card, cards, card.front) for tag, _ in Text(page._repr_html_()).tags}
    assert tags <= {"div", "style", "h3", "p"}


def test_a_set_is_told_in_one_line_however_large():
    cards = shipped_cardset("world-history")
    assert repr(cards) == f"LoadedCardSet('World history', {len(cards)} cards)"
