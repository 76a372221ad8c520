"""A turn: choose a card, choose a gap, place it. By pressing, by keys, by arrows, by dragging."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

TURN = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)


@pytest.fixture
def table(show):
    return show(scene.table(), TURN)


def placed(table):
    """What was sent, without its key."""
    return [{k: v for k, v in move.items() if k != "key"} for move in table.sent("place")]


def test_press_a_card_a_gap_and_place_here(table):
    table.card("Don Quixote").click()
    expect(table.action).to_contain_text("Where does it belong?")
    table.gap(5).click()
    expect(table.action).to_contain_text("Between 1522 and 1969?")
    assert placed(table) == []
    table.place.click()
    assert placed(table) == [{"type": "place", "ply": 5, "card": scene.QUIXOTE, "gap": 5}]


def test_earlier_and_later_move_to_the_next_gap_and_stop_at_the_ends(table):
    table.card("Red Cross").click()
    table.role("button", name="Later").click()
    expect(table.action).to_contain_text("Between 786 and 1455?")
    table.role("button", name="Earlier").click()
    expect(table.action).to_contain_text("Between 79 and 786?")
    for _ in range(9):
        table.role("button", name="Earlier").click(force=True)
    expect(table.action).to_contain_text("Before 776 BCE?")
    for _ in range(9):
        table.role("button", name="Later").click(force=True)
    expect(table.action).to_contain_text("After 1969?")


def test_a_whole_turn_by_keys(table):
    keys = table.page.keyboard
    table.hand.locator("input").first.focus()
    keys.press("2")
    expect(table.action).to_contain_text("Antonio de Nebrija")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(table.action).to_contain_text("Red Cross")
    keys.press("Enter")
    assert table.focused().startswith("Between 786, The Great Mosque of Córdoba is begun, and 1455")
    keys.press("ArrowRight")
    keys.press("Home")
    assert table.focused() == "Before 776 BCE, First recorded Olympic Games. Gap 1 of 7"
    keys.press("ArrowLeft")
    assert table.focused().endswith("Gap 1 of 7")
    keys.press("PageDown")
    assert table.focused().endswith("Gap 6 of 7")
    keys.press("End")
    assert table.focused() == "After 1969, First people on the Moon. Gap 7 of 7"
    keys.press("Enter")
    assert placed(table) == [{"type": "place", "ply": 5, "card": scene.RED_CROSS, "gap": 6}]


@pytest.mark.parametrize(("key", "title"), [("1", "Don Quixote"), ("4", "The Red Cross")])
def test_escape_goes_back_to_the_chosen_card_and_places_nothing(table, key, title):
    table.hand.locator("input").first.focus()
    table.page.keyboard.press(key)
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Escape")
    assert table.focused().startswith(title)
    expect(table.action).to_contain_text("Where does it belong?")
    assert placed(table) == []


def test_two_presses_are_one_move(table):
    table.aim("Don Quixote", 5)
    table.place.dblclick()
    assert len(placed(table)) == 1
    expect(table.role("button", name="Placing…")).to_have_attribute("aria-disabled", "true")


def test_enter_that_places_does_not_press_what_gets_the_focus(table):
    table.hand.locator("input").first.focus()
    table.page.keyboard.press("1")
    table.page.keyboard.press("Enter")
    table.page.keyboard.down("Enter")
    table.push(right())
    table.page.keyboard.up("Enter")
    assert table.focused() == "Next: Iker"
    expect(table.action).to_contain_text("Correct. 1605")


def test_place_here_does_nothing_before_a_gap_is_chosen(table):
    table.card("Don Quixote").click()
    table.place.click(force=True)
    assert placed(table) == []


def test_dragging_chooses_a_gap_and_places_nothing(table):
    start = table.card("Don Quixote").bounding_box()
    goal = table.page.locator(".tw-placed").nth(2).bounding_box()
    mouse = table.page.mouse
    mouse.move(start["x"] + 40, start["y"] + 40)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] + 20)
    mouse.move(goal["x"], goal["y"] + 60, steps=4)
    expect(table.page.locator(".tw-dragged")).to_be_visible()
    mouse.up()
    expect(table.page.locator(".tw-dragged")).to_have_count(0)
    expect(table.action).to_contain_text("Between 79 and 786?")
    assert placed(table) == []


def test_a_finger_scrolls_and_does_not_drag(table):
    table.card("Don Quixote").dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
    table.page.evaluate(
        "dispatchEvent(new PointerEvent('pointermove', {clientX: 200, clientY: 100}))"
    )
    expect(table.page.locator(".tw-dragged")).to_have_count(0)
    expect(table.action).to_contain_text("Choose a card from your hand")


def test_letters_name_the_gaps_for_a_class_to_call_out(show):
    letters = scene.table(options={**scene.table()["options"], "letters": True})
    table = show(letters, TURN)
    table.card("Don Quixote").click()
    assert table.page.locator(".tw-gap .tw-notch").all_inner_texts() == list("ABCDEFG")


def right():
    hands = [scene.HANDS[0][1:], *scene.HANDS[1:]]
    verdict = {"kind": "placed", "seat": 0, "card": scene.QUIXOTE, "gap": 5}
    line = [*scene.SIX[:5], scene.QUIXOTE, scene.SIX[5]]
    return scene.state(line, hands, round=3, ply=6, turn=1, last=verdict)
