"""Everybody can play: what axe-core finds, names, roles, focus, live text, shortcuts, motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, in_more_or_less, in_sudden_death, only
from tests.widgets.challenge.states import GAMES, enter


def violations(screen, axe):
    screen.page.evaluate(axe)
    found = screen.page.evaluate("axe.run('.tw', {resultTypes: ['violations', 'passes']})")
    assert "color-contrast" in [rule["id"] for rule in found["passes"]]
    return [
        f"{rule['id']}: {node['html'][:120]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


BARE = """() =>
    [...document.querySelectorAll('.tw button, .tw input, .tw a, .tw summary, .tw [tabindex]')]
    .filter(each => each.dataset.lmSuppressShortcuts !== 'true').map(each => each.outerHTML)"""


@pytest.mark.parametrize("name", GAMES)
def test_axe_finds_nothing_and_jupyterlabs_shortcuts_are_off(show, axe, name):
    screen = show(GAMES[name](), dark=False)
    enter(screen, name)
    assert screen.page.evaluate(BARE) == []
    assert violations(screen, axe) == []
    screen.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    screen.page.evaluate(
        "document.body.style.cssText += '; background: #111; --jp-layout-color0: #111;"
        "--jp-content-font-color1: #fff'"
    )
    expect(screen.root).to_have_attribute("data-tw-theme", "dark")
    assert violations(screen, axe) == []


@pytest.mark.parametrize("name", ["timeline_4", "timeline_4 revealed", "more or less", "begin"])
def test_axe_finds_nothing_on_a_phone(show, axe, name):
    screen = show(GAMES[name](), width=360, height=640)
    enter(screen, name)
    assert violations(screen, axe) == []


def test_axe_would_find_a_planted_fault(show, axe):
    screen = show(Played())
    screen.page.add_style_tag(content=".tw-round { color: #ccc !important }")
    assert any(found.startswith("color-contrast") for found in violations(screen, axe))


def test_a_turn_as_a_screen_reader_meets_it(show):
    played = Played(track=only("bet"), players=["Ana", "Iker"])
    (title,) = played.titles()
    screen = show(played)
    screen.to_wheels()
    screen.drums.first.press("6")
    expect(screen.root).to_match_aria_snapshot(f"""
        - heading "Ana, place your bet" [level=2]
        - list "Players":
          - listitem: Ana , turning
          - listitem: Iker , to come
        - 'list "The board: nine dates, ten spaces"':
          - listitem:
            - button "space 0, before −500"
        - list "The card":
          - listitem: {title}
        - region "Historical board of Ana":
          - heading "Historical board of Ana" [level=3]
          - spinbutton "Circle"
          - list:
            - listitem: +1 if it is in space 6, 1820 to 1880
          - paragraph: "3 blank wheels: they score nothing."
          - button "Type numbers"
          - button "Lock my wheels"
        - status: Ana, place your bet.
    """)


def test_what_happens_is_said_once_in_the_one_live_region(show):
    screen = show(Played())
    expect(screen.root.locator("[role=status], [aria-live]")).to_have_count(1)
    screen.begin()
    expect(screen.status).to_have_text("Pass the device to Ana.")
    screen.played.lock(0, (0, 0, 0, 0))
    screen.push()
    expect(screen.status).to_have_text("Ana has locked in. Pass the device to Iker.")


def test_a_reveal_is_said_with_dates_moves_and_what_is_next(show):
    screen = show(Played(seed="no card on a border"))
    title = screen.played.titles()[0]
    screen.played.answer(True, False, False)
    screen.push()
    said = screen.status.inner_text()
    assert said.startswith("Timeline 4: the answer.")
    assert f"{title}: " in said
    assert "Moves: Ana 4." in said
    assert "Ana leads: space 4." in said
    assert said.endswith("Next: The Split.")


def test_an_answer_in_more_or_less_is_said_with_who_calls_next(show):
    screen = show(in_more_or_less())
    screen.next()
    year = screen.played.asked_year()
    screen.played.call(year - 100)
    screen.push()
    expect(screen.status).to_contain_text("more. Olya, call a year.")


def test_the_focus_goes_where_the_game_goes_on(show):
    screen = show(Played(players=["Ana", "Iker"]))
    press = screen.page.keyboard.press
    screen.role("button", name="Begin with").focus()
    press("Enter")
    assert screen.focused() == "I’m Ana. Show my wheels"
    press("Enter")
    expect(screen.drums.first).to_be_focused()
    screen.lock_button.focus()
    press("Enter")
    screen.played.answer(False, False)
    screen.push()
    assert screen.focused() == "Next: Timeline 4"
    press("Enter")
    assert screen.focused() == "I’m Ana. Show my wheels"


def test_the_focus_goes_to_the_gaps_and_to_the_year(show):
    screen = show(in_sudden_death())
    screen.role("button", name="Next").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator(".tw-gaps input:focus")).to_have_count(1)
    other = show(in_more_or_less())
    other.role("button", name="Next").focus()
    other.page.keyboard.press("Enter")
    expect(other.root.locator(".tw-year-label input")).to_be_focused()


def test_the_game_takes_no_focus_that_was_elsewhere(show):
    screen = show(Played())
    screen.played.answer(True, False, False)
    screen.push()
    assert screen.page.evaluate("document.activeElement === document.body")


def test_a_title_from_the_right_keeps_its_direction(show):
    played = next(
        game
        for game in (Played(track=only("bet"), seed=seed) for seed in range(200))
        if "بغداد" in game.titles()[0]
    )
    screen = show(played)
    screen.to_wheels()
    title = screen.root.locator(".tw-title[dir=rtl]")
    assert title.evaluate("each => getComputedStyle(each).direction") == "rtl"


def test_with_less_motion_nothing_is_animated(show):
    screen = show(Played())
    screen.played.answer(True, False, False)
    screen.push()
    assert screen.page.evaluate("document.getAnimations().length") == 0


def test_the_readers_own_colours_keep_borders_and_the_active_wheel(show, page):
    page.emulate_media(forced_colors="active")
    screen = show(Played())
    screen.to_wheels()
    screen.drums.nth(1).focus()
    widths = [
        drum.evaluate("each => getComputedStyle(each).borderTopWidth")
        for drum in screen.drums.all()
    ]
    assert widths == ["1px", "3px", "1px", "1px"]
    page.emulate_media(forced_colors="none")


def test_right_and_wrong_do_not_hang_on_colour(show):
    screen = show(GAMES["timeline_4 revealed"]())
    expect(screen.root.locator(".tw-tile-right svg").first).to_be_visible()
    expect(screen.root.locator(".tw-tile-wrong").first).to_contain_text("wrong")
