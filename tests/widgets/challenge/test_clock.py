"""The Clock and its short form: spaces, lines, tokens, the hand, and what they say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, in_sudden_death, only


def clock(screen):
    return screen.root.locator(".tw-clock")


def test_the_classic_clock_has_22_spaces_and_two_lines(show):
    screen = show(Played())
    expect(clock(screen).locator(".tw-space")).to_have_count(22)
    expect(clock(screen).locator(".tw-challenge-line")).to_have_count(2)
    kinds = [
        re.search(r"tw-trial-(\w+)", space.get_attribute("class"))[1]
        for space in clock(screen).locator(".tw-space").all()
    ]
    assert kinds == [*screen.played.game.match.game.track.trials, "finish"]


def test_another_track_is_drawn_as_long_as_it_is(show):
    screen = show(Played(track="short"))
    finish = screen.played.game.match.game.track.finish
    assert finish < 21
    expect(clock(screen).locator(".tw-space")).to_have_count(finish + 1)


def test_two_players_see_no_line_of_more_or_less(show):
    screen = show(Played(players=["Ana", "Iker"]))
    expect(clock(screen).locator(".tw-challenge-line:visible")).to_have_count(1)


def test_the_clock_says_in_words_what_it_shows(show):
    played = Played()
    played.answer(True, False, False)
    screen = show(played)
    name = clock(screen).get_attribute("aria-label")
    assert "Ana: space 4, Iker: Start, Olya: Start" in name
    assert "The leader’s space is The Split." in name
    assert "Sudden Death waits after space 6. More or Less waits after space 13." in name


def test_the_hand_points_at_the_leader(show):
    played = Played(track=only("bet", spaces=9))
    played.answer(True, False, False)
    screen = show(played)
    tip = clock(screen).locator(".tw-clock-hand").bounding_box()
    token = clock(screen).locator(".tw-token").first.bounding_box()
    hub = clock(screen).locator(".tw-clock-hub").bounding_box()
    middle = hub["y"] + hub["height"] / 2
    assert token["y"] > middle  # half way round
    assert tip["y"] + tip["height"] > middle + hub["height"] / 2


def test_tokens_of_one_space_stand_apart(show):
    played = Played(players=["Ana", "Iker", "Olya", "Sami", "Bjørn"])
    screen = show(played)
    boxes = [token.bounding_box() for token in clock(screen).locator(".tw-token").all()]
    centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    apart = [
        ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        for i, a in enumerate(centres)
        for b in centres[:i]
    ]
    assert min(apart) >= boxes[0]["width"] * 0.85


def test_a_walk_is_drawn_from_where_a_token_stood_and_only_while_the_reveal_is_read(show):
    played = Played()
    screen = show(played)
    played.answer(True, False, True)
    screen.push()
    expect(clock(screen).locator(".tw-walk")).to_have_count(2)
    screen.next()
    expect(clock(screen).locator(".tw-walk")).to_have_count(0)


def test_tokens_walk_space_by_space(show, page):
    page.emulate_media(reduced_motion="no-preference")
    played = Played()
    screen = show(played)
    played.answer(True, False, False)
    screen.push()
    steps = page.evaluate("""() => document.getAnimations()
        .filter(each => each.effect.target.matches('.tw-token'))
        .map(each => each.effect.getKeyframes().length)""")
    assert steps == [5]  # spaces 0, 1, 2, 3 and the place it stops at
    page.emulate_media(reduced_motion="reduce")


def test_a_crossed_line_pales(show):
    screen = show(in_sudden_death())
    expect(clock(screen).locator(".tw-crossed")).to_have_count(1)


@pytest.mark.parametrize(("width", "clocks", "bars"), [(360, 0, 0), (820, 0, 1), (1200, 1, 0)])
def test_while_somebody_dials_there_is_the_short_form_or_room_for_the_clock(
    show, width, clocks, bars
):
    screen = show(Played(), width=width)
    screen.to_wheels()
    expect(screen.root.locator(".tw-clock:visible")).to_have_count(clocks)
    expect(screen.root.locator(".tw-track:visible")).to_have_count(bars)
