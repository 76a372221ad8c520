"""The field for a name on the table: labelled, never in the way, gone after the first move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

ONE = [{"label": "Your name, or a pseudonym", "value": ""}]


def test_the_field_is_labelled_and_enter_sends_what_it_holds(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, naming=ONE))
    field = table.role("textbox", name="Your name, or a pseudonym")
    expect(field).to_have_accessible_description(
        "It is kept in the score log and nowhere else. It may be left empty."
    )
    field.fill("Red Fox")
    field.press("Enter")
    table.role("button", name="Keep").click()
    assert [message["names"] for message in table.sent("names")] == [["Red Fox"], ["Red Fox"]]


def test_a_name_that_was_not_kept_goes_out_when_the_player_turns_to_the_cards(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, naming=ONE))
    table.role("textbox").fill("Red Fox")
    table.card("Don Quixote").click()
    assert [message["names"] for message in table.sent("names")] == [["Red Fox"]]
    kept = scene.state(scene.SIX, scene.HANDS, naming=[{**ONE[0], "value": "Red Fox"}])
    table.push(kept)
    expect(table.role("textbox")).to_have_value("Red Fox")
    expect(table.card("Don Quixote").locator("input")).to_be_checked()
    table.role("textbox").focus()
    table.card("Don Quixote").click()
    assert len(table.sent("names")) == 1, "nothing new is nothing to send"


def test_what_is_being_written_outlives_a_picture_from_the_kernel(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, naming=ONE))
    table.role("textbox").press_sequentially("Red")
    table.push(scene.state(scene.SIX, scene.HANDS, naming=ONE, pile=16))
    table.role("textbox").press_sequentially(" Fox")
    expect(table.role("textbox")).to_have_value("Red Fox")


def test_the_field_is_gone_after_the_first_move_and_never_in_the_way(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, naming=ONE))
    table.aim("Don Quixote", 2)
    table.place.click()
    assert table.sent("names") == []
    assert len(table.sent("place")) == 1
    table.push(scene.state(scene.SIX, scene.HANDS, ply=1, naming=None))
    expect(table.role("textbox")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 360, 820, 1200])
@pytest.mark.parametrize("dark", [False, True])
def test_the_fields_fit_and_axe_has_nothing_to_say(show, axe, width, dark):
    many = [{"label": f"Player {n}: name or pseudonym", "value": "Ana" * n} for n in (1, 2, 3)]
    table = show(
        scene.table("Ana", "Iker", "Olya"),
        scene.state(scene.SIX, scene.HANDS[:3], naming=many),
        width=width,
        dark=dark,
    )
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    for box in table.page.locator(".tw-naming :is(input, button)").all():
        assert box.bounding_box()["height"] >= 40
    table.page.evaluate(axe)
    found = table.page.evaluate("axe.run('.tw-naming').then(found => found.violations)")
    assert [violation["id"] for violation in found] == []
