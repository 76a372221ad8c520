"""Sudden Death on the line, More or Less on the number line, and the computer player in them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import (
    Played,
    called_on_both_sides,
    cardset,
    in_more_or_less,
    in_sudden_death,
    only,
)


@pytest.fixture
def sudden(show):
    screen = show(in_sudden_death())
    screen.next()
    return screen


@pytest.fixture
def calling(show):
    screen = show(in_more_or_less())
    screen.next()
    return screen


def year_field(screen):
    return screen.root.locator(".tw-year-label input")


def test_who_is_in_sudden_death_and_who_plays(sudden):
    expect(sudden.heading).to_have_text("Iker, where does this card go?")
    names = sudden.root.locator(".tw-duellist .tw-name")
    expect(names).to_have_text(["Iker", "Olya"])
    expect(sudden.root.locator(".tw-duellist").first).to_contain_text("plays")
    expect(sudden.part.get_by_text("A miss puts Iker out.")).to_be_visible()


def test_a_card_is_placed_by_choosing_a_gap_and_placing_it(sudden):
    card = sudden.played.state.challenge.card
    sudden.root.locator(".tw-gap").nth(1).click()
    sudden.role("button", name="Place here").click()
    (message,) = sudden.sent("place")
    assert (message["card"], message["gap"]) == (card, 1)


def test_a_card_is_placed_by_keys_alone(sudden):
    gap = sudden.root.locator(".tw-gaps input").first
    gap.focus()
    sudden.page.keyboard.press("End")
    sudden.page.keyboard.press("Enter")
    (message,) = sudden.sent("place")
    assert message["gap"] == 1


def test_a_right_card_stays_and_the_next_player_is_named(sudden):
    title = sudden.played.game.match.cards[sudden.played.state.challenge.card].title
    sudden.played.place()
    sudden.push()
    expect(sudden.root.locator(".tw-line .tw-fresh .tw-title").first).to_have_text(title)
    expect(sudden.role("heading", name="Correct.")).to_be_visible()
    sudden.role("button", name="Next: Olya").click()
    expect(sudden.heading).to_have_text("Olya, where does this card go?")
    expect(sudden.root.locator(".tw-line li")).to_have_count(2)


def test_the_first_who_is_wrong_is_out_and_the_last_one_left_wins(sudden):
    sudden.played.place(right=False)
    sudden.push()
    said = sudden.root.locator(".tw-action")
    expect(said).to_contain_text("Not there. It was")
    expect(said).to_contain_text(
        "Iker is out. Olya wins the Challenge and moves 3 steps, from Start to space 3."
    )
    expect(sudden.root.locator(".tw-duellist").first).to_contain_text("out")
    expect(sudden.root.locator(".tw-duellist").last).to_contain_text("wins, +3")
    expect(sudden.root.locator(".tw-line li")).to_have_count(1)
    sudden.role("button", name="Next: The Bet").click()
    expect(sudden.role("heading", name="Pass the device to Ana")).to_be_visible()


def test_the_line_is_still_there_when_a_long_sudden_death_ends(sudden):
    for _ in range(3):
        sudden.played.place()
        sudden.push()
        sudden.next()
    sudden.played.place(right=False)
    sudden.push()
    expect(sudden.root.locator(".tw-line li")).to_have_count(4)
    expect(sudden.root.locator(".tw-visitor")).to_be_visible()


def test_a_page_that_is_loaded_when_sudden_death_has_ended_shows_its_whole_line(show):
    played = in_sudden_death()
    played.place()
    played.place(right=False)
    screen = show(played)
    plates = screen.root.locator(".tw-line li .tw-plate")
    expect(plates).to_have_count(2)
    expect(screen.root).not_to_contain_text("…")
    expect(screen.root.locator(".tw-visitor")).to_be_visible()


def test_more_or_less_names_the_referee_and_who_calls(calling):
    expect(calling.part.get_by_text("Ana is the referee")).to_be_visible()
    expect(calling.heading).to_have_text("Iker, call a year")
    expect(calling.root.locator(".tw-plate")).to_have_count(0)


@pytest.mark.parametrize(("typed", "year"), [("1750", 1750), ("-44", -44), ("−287", -287)])
def test_a_year_is_typed_and_called(calling, typed, year):
    year_field(calling).fill(typed)
    calling.page.keyboard.press("Enter")
    (message,) = calling.sent("call")
    assert message["year"] == year


@pytest.mark.parametrize("typed", ["", "0", "next year", "1.5"])
def test_what_is_no_year_cannot_be_called(calling, typed):
    year_field(calling).fill(typed)
    calling.page.keyboard.press("Enter")
    assert calling.sent("call") == []
    expect(calling.role("button", name="Call")).to_have_attribute("aria-disabled", "true")


def test_buttons_change_the_year_by_1_10_and_100(calling):
    year_field(calling).fill("1700")
    for name in ("100 years later", "10 years earlier", "1 year later"):
        calling.role("button", name=name).click()
    calling.role("button", name="Call 1791").click()
    assert calling.sent("call")[0]["year"] == 1791


def test_each_answer_is_told_and_the_span_closes_in(calling):
    year = calling.played.asked_year()
    calling.played.call(year - 100)
    calling.push()
    calls = calling.root.locator(".tw-calls li")
    expect(calls).to_have_count(1)
    expect(calls.first).to_contain_text("more")
    expect(calling.heading).to_have_text("Olya, call a year")
    calling.played.call(year + 50)
    calling.push()
    expect(calls.last).to_contain_text("less")
    expect(calling.root.locator(".tw-bounds")).to_contain_text("Later than")
    year_field(calling).fill(str(year + 60))
    outside = calling.role("button", name="Call", exact=True)
    expect(outside).to_have_attribute("aria-disabled", "true")
    expect(calling.root.locator(".tw-flag-cloth")).to_have_count(2)


def test_the_exact_year_wins_the_challenge(calling):
    year = calling.played.asked_year()
    calling.played.call(year + 5 if year + 5 else 6)
    calling.played.call(year)
    calling.push()
    expect(calling.role("heading", name="Exactly:")).to_be_visible()
    expect(calling.root.locator(".tw-action")).to_contain_text(
        "Olya wins the Challenge and moves 3 steps, from Start to space 3."
    )
    expect(calling.root.locator(".tw-plate")).to_be_visible()
    calling.role("button", name="Next: The Bet").click()


def test_a_page_that_comes_late_still_knows_the_bounds(show):
    screen = show(called_on_both_sides())
    expect(screen.root.locator(".tw-bounds")).to_contain_text("Later than")
    expect(screen.root.locator(".tw-flag-cloth")).to_have_count(2)


def test_a_page_that_comes_late_still_knows_who_called_what(show):
    screen = show(called_on_both_sides())
    expect(screen.root.locator(".tw-calls li span:not(.tw-pawn)")).to_have_text(["Iker", "Olya"])
    expect(screen.root.locator(".tw-calls em")).to_have_text(["more", "less"])


def test_the_number_line_closes_in_and_no_two_of_its_labels_overlap(calling):
    year = calling.played.asked_year()
    for by in (-700, 900, -60, 70, -2, 3):
        calling.played.call(year + by)
        calling.push()
    span = calling.root.locator(".tw-number-span").bounding_box()
    line = calling.root.locator(".tw-number-line").bounding_box()
    assert span["width"] > line["width"] / 4
    calling.played.call(year)
    calling.push()
    expect(calling.role("heading", name="Exactly:")).to_be_visible()
    labels = calling.root.locator(".tw-number-line text")
    assert str(year) in labels.all_text_contents()
    boxes = sorted((label.bounding_box() for label in labels.all()), key=lambda box: box["x"])
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] < right["x"]


@pytest.mark.parametrize("start", [in_sudden_death, in_more_or_less])
def test_a_page_that_comes_after_the_end_of_a_challenge_tells_who_won_it(show, start):
    played = start()
    if start is in_sudden_death:
        played.place(right=False)
    else:
        played.call(played.asked_year())
    screen = show(played)
    expect(screen.heading).to_contain_text("wins the Challenge")
    expect(screen.root.locator(".tw-round")).to_have_text(
        ["Sudden Death", "More or Less"][start is in_more_or_less]
    )
    expect(screen.root.locator(".tw-action")).to_contain_text("moves 3 steps")
    assert "()" not in screen.root.inner_text()


def test_of_two_players_the_leader_only_holds_the_other_off(show):
    played = Played(players=["Ana", "Iker"], track=only("bet", (2, "sudden_death")))
    played.answer(True, False)
    screen = show(played)
    screen.next()
    played.place(right=False)
    screen.push()
    expect(screen.root.locator(".tw-action")).to_contain_text("The leader of two does not move")


def test_a_deciding_sudden_death_tells_that_it_decides_and_who_won(show):
    played = Played(track=only("bet", spaces=3), tie="sudden_death")
    played.answer(True, True, False)
    screen = show(played)
    screen.next()
    expect(screen.root.locator(".tw-round")).to_contain_text("it decides who wins: Iker and Ana")
    played.place(right=False)
    screen.push()
    screen.role("button", name="See who won").click()
    expect(screen.role("heading", name="Ana wins")).to_be_visible()
    expect(screen.part.get_by_text("Sudden Death decided")).to_be_visible()


def test_the_card_of_a_challenge_keeps_its_secret(show):
    events = {f"Event {number}": 1101 + 17 * number for number in range(30)}
    played = in_more_or_less(cards=cardset(events))
    screen = show(played)
    screen.next()
    assert str(played.asked_year()) not in screen.page.content()
