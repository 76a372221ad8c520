"""Room for pictures on cards, and what gives way to it."""

from __future__ import annotations

from base64 import b64decode

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

PIXEL = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    "gg=="
)
HEIGHTS = "all => all.map(each => each.closest('.tw-art').getBoundingClientRect().height)"


def illustrated(state):
    """Give every card of a state a picture."""
    cards = {number: {**face, "image": "aa"} for number, face in state["cards"].items()}
    return {**state, "cards": cards}


@pytest.fixture
def show_illustrated(show):
    def show_illustrated(state, **options):
        table = show(scene.table(), illustrated(state), **options)
        table.say({"type": "picture", "image": "aa", "mime": "image/png"}, PIXEL)
        expect(table.hand.locator("img")).to_have_count(len(state["seats"][0]["hand"]))
        return table

    return show_illustrated


@pytest.mark.parametrize(("width", "tallest"), [(360, 624), (740, 540), (820, 540)])
def test_pictures_can_be_made_out_and_a_turn_grows_no_taller(show_illustrated, width, tallest):
    table = show_illustrated(scene.state(scene.SIX[1:3], scene.HANDS), width=width, height=640)
    assert min(table.hand.locator("img").evaluate_all(HEIGHTS)) >= 52
    assert min(table.page.locator(".tw-placed img").evaluate_all(HEIGHTS)) >= 44
    table.aim("Don Quixote", 1)
    assert table.root.bounding_box()["height"] < tallest
    assert min(table.page.locator(".tw-placed img").evaluate_all(HEIGHTS)) >= 44


@pytest.mark.parametrize("width", [360, 620, 820])
def test_nothing_on_a_card_with_a_picture_lies_on_anything_else(show_illustrated, width):
    table = show_illustrated(scene.state(scene.SIX[:4], scene.HANDS), width=width)
    overlaps = table.page.evaluate("""() => [...document.querySelectorAll('.tw-front')]
        .filter(card => {
            const title = card.querySelector('.tw-title').getBoundingClientRect();
            const outer = card.getBoundingClientRect();
            const foot = card.querySelector('.tw-foot').getBoundingClientRect();
            const below = foot.height && foot.top > outer.top + 60 && foot.top < title.bottom - 1;
            return title.bottom > outer.bottom || below;
        }).map(card => card.innerText)""")
    assert overlaps == []


@pytest.mark.parametrize("width", [360, 820])
def test_the_part_of_a_story_stays_on_its_card(show, width):
    state = scene.state([9, scene.GUTENBERG], scene.HANDS)
    for card in state["line"]:
        state["cards"][str(card)]["title"] = "Somebody does something of which the title is long"
        state["cards"][str(card)]["back"] |= {"episode": "London", "century": None}
    table = show(scene.table(scale="positions"), state, width=width)
    for card in table.page.locator(".tw-placed").all():
        outer, inner = (card.locator(part).bounding_box() for part in (".tw-card", ".tw-episode"))
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def test_a_spine_too_short_for_its_title_ends_in_an_ellipsis(show):
    state = scene.state(scene.long_line(24), [[scene.QUIXOTE], [], [], []])
    table = show(scene.table(), state)
    title = table.page.locator(".tw-spine .tw-title", has_text="Nebrija")
    style = title.evaluate("it => [getComputedStyle(it).webkitLineClamp, it.scrollWidth]")
    lines, needed = style
    assert int(lines) >= 1
    assert needed > title.evaluate("it => it.clientWidth")  # more lines than are shown
