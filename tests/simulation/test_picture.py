"""The picture that a simulation shows in a notebook."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.simulation import Simulation, simulate


@pytest.fixture(scope="module")
def played(cards: CardSet) -> Simulation:
    skills = ["student", "student", "expert"]
    return simulate(cards, "challenge", players=3, skill=skills, games=200, workers=1)


@pytest.fixture(scope="module")
def picture(played: Simulation) -> ElementTree.Element:
    return ElementTree.fromstring(played._repr_html_())  # noqa: S314


def text(element: ElementTree.Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


def test_it_says_what_was_played_how_long_it_takes_and_that_this_is_an_estimate(played, picture):
    summary = played.summary()
    said = text(picture)
    assert "200 games of Timeline Challenge , 3 computer players (2 × student, 1 × expert)" in said
    assert f"about {round(summary.loc['minutes', 'median'])} minutes" in said
    assert "an estimate, at 25 s to place a card, 10 s to call a year, 30 s for each answer" in said
    assert "the draw pile ran out in 0% of them" in said


def test_the_turns_are_drawn_and_told_to_who_does_not_see_them(played, picture):
    (drawing,) = picture.iter("svg")
    turns = played.games()["turns"]
    told = drawing.get("aria-label")
    assert drawing.get("role") == "img"
    assert f"the shortest {turns.min()}, the longest {turns.max()}" in told
    bars = [float(bar.get("height")) for bar in drawing.iter("rect")]
    assert max(bars) == 120
    assert len(bars) <= 24


def test_every_seat_and_the_cards_that_decide_most_stand_in_tables(played, picture):
    seats, cards = ([text(row) for row in table.iter("tr")][1:] for table in picture.iter("table"))
    shares = played.seats()["share"]
    assert [row.split()[-1] for row in seats] == [f"{share:.0%}" for share in shares]
    most = played.deciding_cards().iloc[0]
    assert cards[0].startswith(f"{most['title']} {most['decided']} (")


def test_it_can_be_read_without_colours(played):
    html = played._repr_html_()
    used = set(re.findall(r"(?:fill|background|stroke)[:=]\"?([^;\"]+)", html))
    ours = {"var(--jp-brand-color1,#1976d2)", "var(--jp-border-color1,#888)"}
    assert used == {"currentColor", *ours}


def test_titles_are_text_never_markup():
    years = range(1000, 2000, 50)
    evil = CardSet(
        "evil",
        "Evil",
        tuple(Card(f"c{y}", f"<img src=x> {y}", HistoricalDate.of_year(y)) for y in years),
    )
    html = simulate(evil, players=2, games=5, workers=1)._repr_html_()
    assert "<img" not in html
    assert "5 games of Timeline" in html


def test_a_simulation_that_was_stopped_says_so(cards):
    stopped = simulate(cards, players=2, games=500, workers=1, progress=lambda *_: False)
    assert "stopped early" in stopped._repr_html_()
