"""What the widget of Timeline sends: every face once, and nothing that is hidden."""

from __future__ import annotations

import json
import random

from tests.widgets.random_names import without_random_names
from tests.widgets.timeline_table import Table
from timeline_widgets import CardSet
from timeline_widgets.cards import Card, Picture
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.widgets.faces import Faces


def test_nothing_hidden_ever_leaves_the_kernel():
    """Play a whole game at random and look at every word that goes out."""
    table = Table(players=["Ana", "Iker", "Olya"], hand=3)
    chance = random.Random(7)
    moves = 0
    while table.game.outcome is None:
        sent = table.receive(type="cards")
        told = [sent, table.game.get_state(), table.game._still_picture(), repr(table.game)]
        outgoing = without_random_names(table.game, json.dumps(told))
        match = table.game.match
        shown = set(match.state.line.cards) | {match.state.shown}
        for number, card in enumerate(match.cards):
            if number not in shown:
                year = str(card.when.earliest[0])
                assert year not in outgoing, f"{year} is out before its reveal, after {moves} moves"
        card = chance.choice(table.hand())
        gap = table.right_gap(card)
        if chance.random() < 0.4:
            gap = chance.randrange(len(match.state.line.cards) + 1)
        assert table.place(card, gap) == []
        moves += 1
    assert moves > 9


def test_a_front_travels_once():
    table = Table()
    seen = set(table.game.state["cards"])
    for _ in range(6):
        card = table.hand()[0]
        table.place(card, table.right_gap(card))
        faces = table.game.state["cards"]
        assert set(faces) == {str(card)}
        assert set(faces) <= seen


def test_a_reload_gets_every_visible_face_and_no_other():
    table = Table()
    card = table.hand()[0]
    table.place(card, 1 - table.right_gap(card))
    (answer,) = table.receive(type="cards")
    state = table.game.state
    hands = [c for seat in state["seats"] for c in seat["hand"]]
    assert set(answer["cards"]) == {str(c) for c in [*hands, *state["line"], card]}
    assert {n for n, face in answer["cards"].items() if "back" in face} == {
        str(c) for c in [*state["line"], card]
    }


def test_a_picture_is_sent_when_asked_for_as_bytes():
    picture = Picture(b"\x89PNG...", "image/png")
    cards = CardSet(
        "pictured",
        "Pictured",
        tuple(
            Card(f"c{year}", f"Event {year - 1900}", HistoricalDate.of_year(year), picture=picture)
            for year in range(1900, 1912)
        ),
    )
    table = Table(cards=cards)
    image = table.game.state["cards"][str(table.hand()[0])]["image"]
    (answer,) = table.receive(type="picture", image=image)
    assert answer == {"type": "picture", "image": image, "mime": "image/png"}
    assert table.sent[0][1] == [picture.data]


def test_the_words_for_a_picture_lie_on_both_sides_of_its_card():
    picture = Picture(b"\x89PNG...", "image/png", "A man on a thin horse")
    cards = tuple(
        Card(f"c{year}", f"Event {year - 1900}", HistoricalDate.of_year(year), picture=picture)
        for year in range(1900, 1912)
    )
    faces = Table(cards=CardSet("pictured", "Pictured", cards)).game.state["cards"]
    assert {face["alt"] for face in faces.values()} == {"A man on a thin horse"}
    assert any("back" in face for face in faces.values())


def test_a_title_says_its_language_where_the_reader_has_another():
    event = HistoricalDate.of_year(1900)
    cards = tuple(
        Card(f"c{n}", f"Event {n}", event, language=language)
        for n, language in enumerate(["", "en", "de"])
    )
    cardset = CardSet("mixed", "Mixed", cards, language="es")
    told = {"es": [None, "en", "de"], "en": ["es", None, "de"]}
    for reader, languages in told.items():
        faces = Faces(cardset, reader)
        assert [faces.front(card.front).get("lang") for card in cards] == languages
