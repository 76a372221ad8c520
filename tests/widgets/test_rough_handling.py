"""What people do to a table besides playing: hasty clicks, fists on keys, windows that change."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

TURN = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)
LONG = scene.state(scene.long_line(24), [[scene.QUIXOTE, scene.BALLOON], [24], [], []], ply=30)
KEYS = [*"1234567890xmab", "Enter", "Enter", "Escape", "Home", "End", "PageUp", "PageDown",
        "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", " ", "Tab", "Shift+Tab"]  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_fists_on_the_keyboard_make_one_move_a_turn_and_lose_no_focus(show, seed):
    table = show(scene.table(), TURN)
    chance = random.Random(seed)
    table.hand.locator("input").first.focus()
    for ply in (5, 6, 7):
        for _ in range(60):
            table.page.keyboard.press(chance.choice(KEYS))
        assert [move["ply"] for move in table.sent("place")].count(ply) <= 1
        last = {"kind": "skipped", "seat": ply % 4}
        table.push({**TURN, "ply": ply + 1, "turn": (ply + 1) % 4, "last": last})
        table.page.locator(".tw button").first.focus()
    for move in table.sent("place"):
        assert move["card"] in range(len(scene.EVENTS))
        assert 0 <= move["gap"] <= len(scene.SIX)
    table.role("button", name="Next").click()
    table.hand.locator("label").first.click()
    expect(table.hand.locator("input:checked")).to_have_count(1)


def test_a_flurry_of_clicks_places_once(show):
    table = show(scene.table(), TURN)
    table.aim("Don Quixote", 5)
    table.place.evaluate("it => { for (let i = 0; i < 40; i++) it.click() }")
    assert len(table.sent("place")) == 1


def test_a_card_that_was_clicked_while_a_move_was_under_way_can_be_chosen_after_it(show):
    table = show(scene.table(), TURN)
    table.aim("Don Quixote", 5)
    table.place.click()
    table.card("Red Cross").click(force=True)  # as people do, who do not wait until they may
    table.gap(2).click(force=True)
    expect(table.page.locator(".tw-picked")).to_have_count(2)  # still the Quixote, in gap 5
    key = table.sent("place")[0]["key"]
    refused = {"type": "refused", "ply": 5, "key": key, "reason": "stale", "params": {}}
    table.say({**refused, "sentence": "Look again."})
    table.card("Red Cross").click()
    table.gap(2).click()
    expect(table.action).to_contain_text("The Red Cross is founded")
    expect(table.action).to_contain_text("Between 79 and 786?")


@pytest.mark.parametrize("state", [TURN, LONG], ids=["short line", "long line"])
def test_a_window_that_changes_keeps_what_was_chosen_in_sight(show, page, state):
    table = show(scene.table(), state)
    table.aim("Don Quixote", 4)
    for width, height in ((360, 640), (1200, 760), (220, 400), (1920, 1080), (820, 560)):
        page.set_viewport_size({"width": width, "height": height})
        expect(table.page.locator(".tw-gap.tw-picked .tw-notch")).to_be_in_viewport(ratio=1)
        expect(table.page.locator(".tw-hand-card.tw-picked")).to_have_count(1)
        expect(table.place).to_have_attribute("aria-disabled", "false")
    table.place.click()
    assert [(move["card"], move["gap"]) for move in table.sent("place")] == [(scene.QUIXOTE, 4)]


def test_a_tab_that_was_hidden_comes_back_as_it_was(show):
    table = show(scene.table(), TURN)
    table.aim("Don Quixote", 5)
    for hidden in ("true", "false"):
        table.page.evaluate(f"""() => {{
            Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}});
            document.dispatchEvent(new Event('visibilitychange'));
        }}""")
    expect(table.action).to_contain_text("Between 1522 and 1969?")
    expect(table.hand.locator("input:checked")).to_have_count(1)
    table.place.click()
    assert len(table.sent("place")) == 1


def test_a_drag_that_another_view_overtakes_places_nothing(show):
    table = show(scene.table(), TURN)
    mouse = table.page.mouse
    card = table.card("Don Quixote").bounding_box()
    mouse.move(card["x"] + 20, card["y"] + 20)
    mouse.down()
    box = table.page.locator(".tw-stage").bounding_box()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 120, steps=4)
    table.push({**TURN, "ply": 6, "turn": 1, "last": {"kind": "skipped", "seat": 0}})
    mouse.move(box["x"] + 40, box["y"] + 120, steps=2)
    mouse.up()
    expect(table.page.locator(".tw-dragged")).to_have_count(0)
    assert table.sent("place") == []
    expect(table.action).to_contain_text("Ana misses a turn")
