"""Seats played by the computer: nobody is hurried past a verdict."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

HANDS = [[22, 23], [24], [25]]


def moved(ply, seat, turn, card, line):
    last = {"kind": "placed", "seat": seat, "card": card, "gap": 1}
    return scene.state(line, HANDS, ply=ply, turn=turn, last=last)


@pytest.fixture
def table(show):
    table = show(
        scene.table("Ana", "Ada", "Bot", bots=("Ada", "Bot")), scene.state([0, 31], HANDS, ply=3)
    )
    table.push(moved(4, 0, 1, scene.QUIXOTE, [0, scene.QUIXOTE, 31]))
    return table


def test_the_computers_moves_wait_until_the_verdict_was_read(table):
    table.push(moved(5, 1, 2, 9, [0, 9, scene.QUIXOTE, 31]))
    table.push(moved(6, 2, 0, 8, [0, 8, 9, scene.QUIXOTE, 31]))
    expect(table.action).to_contain_text("Correct. 1605")
    table.role("button", name="Next: Ada").click()
    expect(table.action).to_contain_text("Ada: correct, 1215")
    table.role("button", name="Next: Bot").click()
    expect(table.action).to_contain_text("Bot: correct, 1066")
    table.role("button", name="Next: Ana").click()
    expect(table.role("heading", level=2)).to_have_text("Your turn, Ana")
    assert len(table.line()) == 5


def test_while_the_computer_chooses_the_hand_rests(table):
    table.role("button", name="Next: Ada").click()
    expect(table.role("heading", level=2)).to_have_text("Ada’s turn")
    expect(table.action).to_contain_text("Ada is choosing a gap")
    expect(table.hand.locator("input").first).to_be_disabled()
    assert table.focused().startswith("Ada is choosing a gap")


def test_a_move_made_by_a_person_elsewhere_is_not_held_back(table):
    table.push(moved(7, 0, 1, 8, [0, 8, scene.QUIXOTE, 31]))
    expect(table.action).to_contain_text("Correct. 1066")
