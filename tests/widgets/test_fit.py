"""The table fits the screens it is played on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene
from tests.widgets.states import EIGHT, OPTIONS

TURN = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)
LONG = scene.state(
    scene.long_line(24), [[scene.QUIXOTE, scene.BALLOON], [], [], []], round=8, ply=30
)
MISSED = {
    **LONG,
    "wrong": [scene.ALTAMIRA],
    "last": {
        "kind": "misplaced", "seat": 0, "card": scene.ALTAMIRA, "gap": 20, "right_gaps": [0, 0],
        "miss": {"years": 14_894, "direction": "earlier"}, "drew": scene.QUIXOTE,
    },
    "cards": {**LONG["cards"], str(scene.ALTAMIRA): scene.face(scene.ALTAMIRA, turned=True)},
}  # fmt: skip


def small_targets(table):
    return table.page.evaluate("""() => [...document.querySelectorAll('button:enabled, label')]
        .filter(each => !each.matches('.tw-spine-button') && each.offsetParent)
        .map(each => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([name, box]) => `${name} ${box.width} x ${box.height}`)""")


def in_view(table, *locators):
    height = table.page.viewport_size["height"]
    boxes = [box for locator in locators for box in [each.bounding_box() for each in locator.all()]]
    assert boxes
    return all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes)


@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize(("width", "height"), [(820, 560), (360, 640)])
@pytest.mark.parametrize("state", [TURN, LONG], ids=["short line", "long line"])
def test_hand_gaps_and_button_are_in_view_together(show, width, height, state, seats):
    more = [{"hand": [], "status": "in"}] * (seats - 4)
    table = show(
        scene.table(*EIGHT[:seats]),
        {**state, "seats": state["seats"] + more},
        width=width,
        height=height,
    )
    hand, gaps = table.hand.locator("label"), table.page.locator(".tw-notch")
    hand.first.click()
    assert in_view(table, hand, gaps, table.place)
    table.gap(4).locator("input").check(force=True)
    assert in_view(table, hand, gaps, table.place)


@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize(("width", "height"), [(820, 560), (360, 640)])
def test_so_they_are_with_every_help_switched_on(show, width, height, seats):
    hints = [
        {"card": scene.QUIXOTE, "kind": "century", "sentence": "It belongs to the 17th century."},
        {
            "card": scene.QUIXOTE, "kind": "compare", "other": 31,
            "sentence": "It is earlier than “First people on the Moon”.",
        },
    ]  # fmt: skip
    more = [{"hand": [30], "status": "in"}] * (seats - 4)
    table = show(
        scene.table(*EIGHT[:seats], options=OPTIONS),
        {**TURN, "hints": hints, "scores": [-1] * seats, "seats": TURN["seats"] + more},
        width=width,
        height=height,
    )
    table.aim("Don Quixote", 4)
    parts = (
        table.hand.locator("label"),
        table.page.locator(".tw-notch"),
        table.role("button", name="A guess"),
        table.page.locator(".tw-timer"),
        table.page.locator(".tw-hint-button"),
        table.action.get_by_text("It is earlier than “First people on the Moon”."),
    )
    assert in_view(table, *parts)
    before = table.hand.bounding_box()
    table.page.locator(".tw-hint-button").click()
    assert in_view(table, table.hand.locator("label"), table.role("button", name="Before or after"))
    assert table.hand.bounding_box() == before


@pytest.mark.parametrize(("width", "height"), [(820, 560), (360, 640)])
def test_long_names_push_nothing_out_of_view_and_lie_on_nothing(show, width, height):
    names = [
        "Maximiliane Anastasia von Hohenstein-Sigm",
        "<b>Ana</b>",
        "👩‍👩‍👧‍👦 Família Puig",
        "عبد الرحمن بن محمد",
    ]
    state = {**TURN, "seats": TURN["seats"][:4], "scores": [-12, 3, 2, 14]}
    table = show(scene.table(*names, options=OPTIONS), state, width=width, height=height)
    table.hand.locator("label").first.click()
    assert in_view(table, table.role("button", name="Sure"), table.hand.locator("label").first)
    ends = table.page.locator(".tw-player").evaluate_all("""them => them.map(it => [
        Math.max(...[...it.querySelectorAll('.tw-pips > *')]
            .map(each => each.getBoundingClientRect().right)),
        it.getBoundingClientRect().right])""")
    assert all(inner <= outer for inner, outer in ends)
    last = table.page.locator(".tw-more-button").bounding_box()["x"]
    assert width == 360 or ends[-1][1] <= last + 8  # the button's own margin
    label, piles = table.page.locator(".tw-hand-label"), table.page.locator(".tw-piles")
    if width == 360:
        box = label.bounding_box()
        assert box["x"] + box["width"] <= piles.bounding_box()["x"]
        assert box["height"] < 20
    expect(table.page.get_by_role("heading", level=2)).to_contain_text(names[0])


def test_a_player_who_is_shown_a_narrow_cell_can_play_in_it(show):
    """A phone that shows JupyterLab's side bar as well leaves a cell of 220 px."""
    table = show(scene.table(options=OPTIONS), TURN, width=220, height=640)
    table.aim("Don Quixote", 4)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 220
    assert small_targets(table) == []
    texts = ".tw-button, .tw-hand .tw-title"
    cut = table.page.locator(texts).evaluate_all("""them => them
        .filter(it => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
        .map(it => it.innerText)""")
    assert cut == []
    table.role("button", name="Think so").click()
    assert len(table.sent("place")) == 1


@pytest.mark.parametrize("width", [220, 360, 820, 1200])
@pytest.mark.parametrize("state", [TURN, LONG, MISSED], ids=["turn", "long line", "missed"])
def test_an_output_that_may_scroll_has_nothing_to_scroll(show, width, state):
    """JupyterLab's outputs do: one pixel too many is a scroll bar beside the table."""
    table = show(scene.table(), state, width=width, height=640)
    table.page.add_style_tag(content=".cell { overflow: auto }")
    beyond = table.page.locator(".cell").evaluate(
        "it => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]"
    )
    assert beyond == [0, 0]


@pytest.mark.parametrize("width", [220, 360, 1200])
def test_the_screen_can_be_filled_from_any_width(show, width):
    table = show(scene.table(), TURN, width=width)
    expect(table.role("button", name="Full screen")).to_be_visible()


@pytest.mark.parametrize("width", [360, 820])
def test_choosing_a_card_and_a_gap_moves_nothing_under_the_finger(show, width):
    table = show(scene.table(), TURN, width=width, height=640)

    def tops():
        parts = (table.page.locator(".tw-stage"), table.action, table.hand)
        return [part.bounding_box()["y"] for part in parts]

    before = tops()
    table.card("Don Quixote").click()
    assert tops() == before
    table.gap(3).locator("input").check(force=True)
    assert tops() == before


@pytest.mark.parametrize("state", [TURN, LONG, MISSED], ids=["turn", "long line", "missed"])
@pytest.mark.parametrize("width", [320, 360, 559, 560, 820, 999, 1000, 1200, 1600])
def test_nothing_sticks_out_at_any_width(show, width, state):
    table = show(scene.table(*EIGHT), {**state, "seats": state["seats"] * 2}, width=width)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    if state is TURN:
        table.aim("Don Quixote", 5)
        assert table.page.evaluate("document.documentElement.scrollWidth") <= width


def test_at_four_hundred_percent_the_page_scrolls_one_way_only(show):
    table = show(scene.table(), TURN, width=320, height=256)
    table.aim("Don Quixote", 5)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 320
    table.place.click()
    assert len(table.sent("place")) == 1


@pytest.mark.parametrize("width", [360, 820, 1200])
@pytest.mark.parametrize("state", [TURN, LONG, MISSED], ids=["turn", "long line", "missed"])
def test_whatever_can_be_pressed_is_44_px_or_more(show, state, width):
    table = show(scene.table(), state, width=width)
    if state is not MISSED:
        table.hand.locator("label").first.click()
    assert small_targets(table) == []


@pytest.mark.parametrize("width", [360, 820])
def test_a_spine_is_pressed_in_the_middle_of_44_px(show, width):
    """Its press area reaches over the gap beside it."""
    table = show(scene.table(), LONG, width=width)
    reached = table.page.evaluate("""() => {
        const spine = [...document.querySelectorAll('.tw-spine-button')]
            .find(each => each.getBoundingClientRect().left > 60);
        const { left, right, top } = spine.getBoundingClientRect();
        return [left - 3, right + 3].map(x => document.elementFromPoint(x, top + 60) === spine);
    }""")
    assert reached == [True, True]


def test_presentation_mode_enlarges_the_table(show):
    table = show(scene.table(), TURN, width=1000, height=900, type_size=24)
    table.card("Don Quixote").click()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 1000
    size = table.page.locator(".tw-say h3").evaluate(
        "each => parseFloat(getComputedStyle(each).fontSize)"
    )
    assert size > 24


def test_swiping_the_hand_or_the_line_is_left_to_the_browser(show):
    table = show(scene.table(), LONG, width=360, height=640)
    for part in (".tw-scroller", ".tw-hand-card", ".tw-stage"):
        touch = table.page.locator(part).first.evaluate(
            "each => getComputedStyle(each).touchAction"
        )
        assert touch in ("auto", "manipulation")


@pytest.mark.parametrize(("part", "way"), [(".tw-scroller", -1), (".tw-hand-card", 1)])
def test_a_swipe_scrolls_the_page_and_moves_no_card(show, part, way):
    """By a finger that the browser itself makes, so that it may take the gesture for a scroll."""
    table = show(scene.table(), LONG, width=360, height=300)
    finger = table.page.context.new_cdp_session(table.page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    order = table.line()
    touched = table.page.locator(part).first
    touched.evaluate("it => scrollTo(0, it.getBoundingClientRect().top - 150)")
    box = touched.bounding_box()
    at = {"x": round(box["x"] + box["width"] / 2), "y": round(box["y"] + 30)}
    before = table.page.evaluate("scrollY")
    touch = "Input.dispatchTouchEvent"
    finger.send(touch, {"type": "touchStart", "touchPoints": [at]})
    for moved in range(10, 101, 10):
        point = {**at, "y": at["y"] + way * moved}
        finger.send(touch, {"type": "touchMove", "touchPoints": [point]})
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})
    table.page.wait_for_function("before => scrollY !== before", arg=before)
    expect(table.page.locator(".tw-dragged")).to_have_count(0)
    expect(table.hand.locator("input:checked")).to_have_count(0)
    assert table.line() == order
    assert table.sent("place") == []
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_the_count_beyond_the_edge_turns_green_where_the_card_belonged(show):
    table = show(scene.table(), MISSED, width=360, height=640)
    beyond = table.page.locator(".tw-edge-before")
    expect(beyond).to_have_class("tw-edge tw-edge-before tw-edge-right")
    beyond.click()
    beyond.click()
    beyond.click()
    beyond.click()
    expect(beyond).to_have_count(0)
    expect(table.page.locator(".tw-notch-right")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("width", "height", "title_px"), [(1920, 1080, 22), (1366, 768, 15), (1280, 800, 16)]
)
def test_a_projected_turn_is_as_large_as_lets_it_be_seen_whole(show, width, height, title_px):
    table = show(scene.table(options=OPTIONS), LONG, width=width, height=height)
    table.role("button", name="Full screen").click()
    expect(table.role("button", name="Leave full screen")).to_be_visible()
    table.aim("Don Quixote", 4)
    assert in_view(table, table.hand.locator("label"), table.role("button", name="Sure"))
    assert table.root.evaluate("it => it.scrollHeight <= it.clientHeight")
    size = "it => parseFloat(getComputedStyle(it).fontSize)"
    assert table.hand.locator(".tw-title").first.evaluate(size) >= title_px
