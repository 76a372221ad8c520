"""The screen of Challenge fits the screens it is played on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import LINES, Played, only
from tests.widgets.challenge.states import GAMES, LONG, TRIALS, enter, revealed
from timeline_widgets import shipped_cardset
from timeline_widgets.cards import CardSet

TURNS = [*TRIALS, "typed", "open", "curtain", "sudden death", "more or less", "placed", "misplaced"]
PRESSED = ".tw button, .tw input:not([type=radio]), .tw summary"
SMALL = """pressed => [...document.querySelectorAll(pressed)]
    .filter(each => each.checkVisibility() && !each.matches('.tw-spine-button, .tw-edge'))
    .map(each => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
    .map(([name, box]) => `${name} ${box.width} x ${box.height}`)"""


def bottom(screen):
    return screen.root.evaluate("each => each.getBoundingClientRect().bottom")


def sideways(screen):
    return screen.page.evaluate("document.documentElement.scrollWidth")


@pytest.mark.parametrize("name", TURNS)
@pytest.mark.parametrize(("width", "height"), [(820, 560), (360, 640)])
def test_a_whole_turn_is_in_view(show, name, width, height):
    screen = show(GAMES[name](), width=width, height=height)
    enter(screen, name)
    assert bottom(screen) <= height
    assert sideways(screen) <= width


@pytest.mark.parametrize("name", [f"{trial} revealed" for trial in TRIALS])
def test_a_reveal_is_in_view_on_a_chromebook(show, name):
    screen = show(GAMES[name]())
    assert bottom(screen) <= 562


@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_pressed_is_44_px_or_more_and_nothing_scrolls_sideways(show, name):
    screen = show(GAMES[name](), width=360, height=640)
    enter(screen, name)
    for width in (320, 360, 560, 820, 1200):
        screen.page.set_viewport_size({"width": width, "height": 640})
        screen.page.wait_for_function("width => document.body.clientWidth === width", arg=width)
        assert sideways(screen) <= width, width
        assert screen.page.evaluate(SMALL, PRESSED) == [], width


@pytest.mark.parametrize("width", [320, 360, 820])
def test_five_players_with_long_names_fit_where_they_share_the_win(show, width):
    played = Played(track=only("bet", spaces=4), players=LONG)
    played.answer(*[True] * len(LONG))
    screen = show(played, width=width)
    screen.role("button", name="See who won").click()
    expect(screen.root.locator(".tw-ending h3")).to_contain_text(LONG[-1])
    assert sideways(screen) <= width


@pytest.mark.parametrize("width", [320, 360, 820, 1200])
@pytest.mark.parametrize("trial", TRIALS)
def test_five_players_with_long_names_fit(show, trial, width):
    screen = show(revealed(trial, players=LONG), width=width)
    assert sideways(screen) <= width
    other = show(Played(track=only(trial, *LINES), players=LONG), width=width)
    other.to_wheels(LONG[0])
    assert sideways(other) <= width


def test_turning_wheels_moves_nothing_under_the_finger(show):
    screen = show(Played(), width=360, height=640)
    screen.to_wheels()
    before = screen.lock_button.bounding_box()
    for number in range(4):
        screen.drums.nth(number).press("8")
    assert screen.lock_button.bounding_box() == before


def test_a_finger_scrolls_the_page_beside_the_drums(show):
    screen = show(Played(), width=360, height=640)
    screen.to_wheels()
    for part in (".tw-gadget", ".tw-trial-card", ".tw-cell"):
        touch = screen.root.locator(part).first.evaluate("it => getComputedStyle(it).touchAction")
        assert touch in ("auto", "manipulation")


CUT = """() => {
    for (const art of document.querySelectorAll('.tw-art')) art.append(new Image());
    return [...document.querySelectorAll('.tw-trial-card .tw-title')].filter(each => {
        const card = each.closest('.tw-card').getBoundingClientRect();
        const hidden = each.scrollHeight > each.clientHeight + 1;
        return hidden || each.getBoundingClientRect().bottom > card.bottom;
    }).map(each => each.innerText)
}"""


@pytest.mark.parametrize("width", [360, 820, 1200])
@pytest.mark.parametrize("trial", TRIALS)
def test_the_longest_titles_are_read_to_their_last_word_beside_pictures(show, trial, width):
    cards = sorted(shipped_cardset("inventions"), key=lambda card: -len(card.title))[:30]
    played = Played(cards=CardSet("long", "Long", tuple(cards)), track=only(trial, *LINES))
    screen = show(played, width=width)
    screen.to_wheels()
    assert screen.page.evaluate(CUT) == []
    played.answer(True, False, False)
    screen.push()
    expect(screen.root.locator(".tw-truth .tw-card").first).to_be_visible()
    assert screen.page.evaluate(CUT) == []
