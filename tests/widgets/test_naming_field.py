"""The field for a name on the table: labelled, never in the way, gone after the first move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene
from tests.widgets.states import EIGHT

ONE = [{"label": "Your name, or a pseudonym", "value": ""}]


def test_the_field_is_labelled_and_enter_sends_what_it_holds(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, naming=ONE))
    field = table.role("textbox", name="Your name, or a pseudonym")
    expect(field).to_have_accessible_description(
        "Kept only in the score log. It may be left empty."
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
    expect(table.card("Don Quixote").locator("input")).to_be_checked()
    table.role("button", name="More", exact=True).click()
    expect(table.role("textbox")).to_have_value("Red Fox")
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


SEVERAL = [{"label": f"Player {n}: name or pseudonym", "value": ""} for n in range(1, 9)]


def test_several_names_are_asked_for_on_a_press(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, naming=SEVERAL[:4]))
    expect(table.role("textbox")).to_have_count(0)
    who = table.role("button", name="Who plays?")
    who.click()
    expect(who).to_have_attribute("aria-expanded", "true")
    table.role("textbox", name="Player 3").fill("Red Fox")
    table.role("button", name="Keep").click()
    expect(table.role("textbox")).to_have_count(0)
    assert table.sent("names")[0]["names"] == ["", "", "Red Fox", ""]
    expect(who).to_be_focused()


@pytest.mark.parametrize("seats", [1, 4, 8])
@pytest.mark.parametrize(("width", "height"), [(820, 560), (360, 640)])
def test_asking_leaves_the_first_turn_in_view(show, seats, width, height):
    hands = [*scene.HANDS, *[[27]] * 4][:seats]
    asked = scene.state([scene.GUTENBERG], hands, naming=SEVERAL[:seats])
    table = show(scene.table(*EIGHT[:seats]), asked, width=width, height=height)
    for part in (".tw-action :is(input, button)", ".tw-hand label"):
        for each in table.page.locator(part).all():
            box = each.bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height


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
    table.role("button", name="Who plays?").click()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    for box in table.page.locator(".tw-naming :is(input, button)").all():
        assert box.bounding_box()["height"] >= 40
    table.page.evaluate(axe)
    found = table.page.evaluate("axe.run('.tw-naming').then(found => found.violations)")
    assert [violation["id"] for violation in found] == []
