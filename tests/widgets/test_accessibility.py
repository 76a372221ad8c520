"""Everybody can play: what axe-core finds, names, roles, focus, shortcuts, motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene
from tests.widgets.states import MISSED, STATES, TURN

# A page without a height, as one in full screen is, hides every contrast from axe.
WITH_HEIGHT = """() => {
    document.documentElement.style.height = '100%';
    Object.assign(document.body.style, {position: 'absolute', inset: '0'});
}"""


def violations(table, axe):
    table.page.evaluate(WITH_HEIGHT)
    table.page.evaluate(axe)
    found = table.page.evaluate("axe.run('.tw', {resultTypes: ['violations', 'passes']})")
    assert "color-contrast" in [rule["id"] for rule in found["passes"]]
    return [
        f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def names_at_widths():
    """Phone, laptop and desk in turn, each state at one of them."""
    widths = (360, 820, 1200)
    return [(name, widths[at % 3]) for at, name in enumerate(STATES)]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("name", "width"), names_at_widths())
def test_axe_finds_nothing(show, axe, name, width, dark):
    made, state, act = STATES[name]
    table = show(made, state, dark=dark, width=width)
    if act:
        act(table)
    assert violations(table, axe) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_trouble(show, axe, page, dark):
    page.clock.install()
    table = show(scene.table(), TURN, dark=dark)
    table.aim("Don Quixote", 5)
    table.say({"type": "error", "sentence": "Something went wrong."})
    expect(table.action).to_contain_text("Something went wrong.")
    assert violations(table, axe) == []
    table.role("button", name="Understood").click()
    table.place.click()
    page.clock.run_for(10_000)
    expect(table.role("button", name="Send again")).to_be_visible()
    page.clock.resume()
    assert violations(table, axe) == []
    table.page.evaluate("kernel.die()")
    assert violations(table, axe) == []


def test_axe_would_find_a_planted_fault(show, axe):
    table = show(scene.table(), TURN)
    table.page.add_style_tag(content=".tw-round { color: #ccc !important }")
    assert any(found.startswith("color-contrast") for found in violations(table, axe))


@pytest.mark.parametrize("name", STATES)
def test_jupyterlabs_shortcuts_are_off_on_whatever_takes_the_focus(show, name):
    made, state, act = STATES[name]
    table = show(made, state)
    if act:
        act(table)
    bare = table.page.evaluate("""() =>
        [...document.querySelectorAll('.tw button, .tw input, .tw a, .tw [tabindex]')]
        .filter(each => each.dataset.lmSuppressShortcuts !== 'true').map(each => each.outerHTML)""")
    assert bare == []


def test_a_turn_as_a_screen_reader_meets_it(show):
    table = show(
        scene.table("Ana", "Iker"), scene.state([0, scene.GUTENBERG, 31], [[16, 23], [24]])
    )
    expect(table.root).to_match_aria_snapshot("""
        - paragraph: Round 1 · 3 on the line
        - heading "Your turn, Ana" [level=2]
        - list "Players":
          - listitem: Ana , 2 cards left, playing now
          - listitem: Iker , 1 card left
        - button "More"
        - button "Full screen"
        - region "Timeline, 3 cards":
          - list "The line, earliest first":
            - listitem:
              - text: First recorded Olympic Games 776 BCE
              - button "Learn more about First recorded Olympic Games"
            - listitem:
              - text: Gutenberg prints his Bible 1455
              - button "Learn more about Gutenberg prints his Bible"
              - text: Reference card.
            - listitem: First people on the Moon 1969
        - heading "Choose a card from your hand" [level=3]
        - paragraph: Then choose one of the 4 gaps on the line.
        - heading "Your hand, 2 cards" [level=3]
        - 'radiogroup "Hand of Ana: 2 cards, dates hidden"':
          - radio "Don Quixote goes on sale in Madrid. Arts & letters"
          - radio "The Red Cross is founded. Society"
        - text: Draw pile 17 Discard pile 0
        - status: Your turn, Ana. Choose a card from your hand
    """)
    table.aim("Red Cross", 1)
    expect(table.root).to_match_aria_snapshot("""
        - region "Timeline, 3 cards":
          - radiogroup "Where does it belong? 4 gaps, earliest first":
            - radio "Before 776 BCE, First recorded Olympic Games. Gap 1 of 4"
            - radio /Between 776 BCE, .*, and 1455, Gutenberg .*Gap 2 of 4/ [checked]
            - radio /Between 1455, .*, and 1969, First people on the Moon. Gap 3 of 4/
            - radio "After 1969, First people on the Moon. Gap 4 of 4"
        - heading "Between 776 BCE and 1455?" [level=3]
        - paragraph: The Red Cross is founded
        - button "Earlier"
        - button "Place here"
        - button "Later"
    """)


def test_focus_is_never_lost_as_cards_move(show):
    table = show(scene.table(), TURN)
    table.aim("Don Quixote", 5)
    table.place.click()
    table.push(MISSED)
    assert table.focused() == "Next: Iker"
    table.page.keyboard.press("Enter")
    assert table.focused().startswith("The daguerreotype is shown")
    table.page.keyboard.press("1")
    table.page.keyboard.press("Enter")
    table.push({**MISSED, "ply": 7, "turn": 2, "last": {"kind": "skipped", "seat": 1}})
    assert table.focused() == "Next: Olya"


def test_the_table_takes_no_focus_that_was_elsewhere(show):
    table = show(scene.table(), TURN)
    table.push(MISSED)
    table.push({**MISSED, "ply": 7, "turn": 2, "last": None})
    assert table.page.evaluate("document.activeElement === document.body")


def test_keys_do_nothing_while_the_focus_is_elsewhere(show):
    table = show(scene.table(), TURN)
    table.page.keyboard.press("1")
    table.page.keyboard.press("Enter")
    expect(table.hand.locator("input:checked")).to_have_count(0)


def test_titles_from_the_right_keep_their_direction_and_language(show):
    table = show(scene.table(), TURN)
    title = table.hand.locator('.tw-title[lang="ar"]')
    expect(title).to_have_attribute("dir", "rtl")
    assert title.evaluate("each => getComputedStyle(each).direction") == "rtl"
    title.click()
    expect(table.action.locator("bdi")).to_contain_text("تأسيس مدينة بغداد")


def test_with_less_motion_nothing_is_animated(show):
    table = show(scene.table(), TURN)
    table.push(MISSED)
    assert table.page.evaluate("document.getAnimations().length") == 0


def test_the_readers_own_colours_keep_borders_and_the_choice(show, page):
    page.emulate_media(forced_colors="active")
    table = show(scene.table(), TURN)
    table.card("Don Quixote").click()
    chosen, other = (
        table.hand.locator(".tw-card")
        .nth(n)
        .evaluate("each => getComputedStyle(each).borderTopWidth")
        for n in (0, 1)
    )
    assert (chosen, other) == ("4px", "1px")


def test_a_verdict_does_not_hang_on_colour(show):
    table = show(scene.table(), MISSED)
    expect(table.page.locator(".tw-stamp-wrong svg")).to_be_visible()
    expect(table.action.locator("h3")).to_have_text("Not there. It was 1605")


def test_time_runs_from_left_to_right_for_those_who_read_from_the_right_too(show):
    made = scene.table(dir="rtl", options={**scene.table()["options"], "confidence": True})
    table = show(made, TURN)
    table.aim("Don Quixote", 2)
    line = [part.bounding_box()["x"] for part in table.page.locator(".tw-placed").all()]
    assert line == sorted(line)
    ways = [table.role("button", name=name) for name in ("Earlier", "Sure", "A guess", "Later")]
    at = [way.bounding_box()["x"] for way in ways]
    assert at == sorted(at)
    hand = [card.bounding_box()["x"] for card in table.hand.locator("label").all()]
    assert hand == sorted(hand, reverse=True)  # all else follows the reader
