"""What is typed and cannot be: each slip is told by a sentence, and nothing is locked or called."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, called_on_both_sides, in_more_or_less, only

YEAR = "Write a whole year of up to four digits"


@pytest.fixture
def calling(show):
    screen = show(called_on_both_sides())
    screen.field = screen.root.locator(".tw-year-label input")
    screen.told = screen.root.locator(".tw-bounds")
    return screen


def call(screen, typed):
    screen.field.fill(typed)
    screen.page.keyboard.press("Enter")


def test_a_call_outside_the_bounds_is_told_with_them_and_read_out(calling):
    call(calling, "3000")
    expect(calling.told).to_contain_text("3000 is outside what is left. Later than")
    expect(calling.status).to_contain_text("3000 is outside what is left.")
    expect(calling.field).to_have_attribute("aria-invalid", "true")
    expect(calling.field).to_be_focused()
    assert calling.sent("call") == []


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", YEAR),
        ("next year", YEAR),
        ("12345", YEAR),
        ("1.5", YEAR),
        ("--44", YEAR),
        ("0", "There was no year 0."),
        ("-9999", "9999 BCE is outside"),
    ],
)
def test_what_is_no_year_is_told_when_it_is_called(calling, typed, sentence):
    call(calling, typed)
    expect(calling.told).to_contain_text(sentence)
    assert calling.sent("call") == []


def test_a_slip_is_forgotten_as_soon_as_something_else_is_typed(calling):
    call(calling, "3000")
    calling.field.press("Backspace")
    expect(calling.told).to_have_text(calling.told.inner_text().replace("3000 is", ""))
    expect(calling.told).not_to_contain_text("outside")
    expect(calling.status).not_to_contain_text("outside")


@pytest.mark.parametrize("typed", ["−44", "- 44", "44 BCE", "44 bce", "44BCE"])
def test_a_year_bce_is_written_with_a_minus_or_with_its_era(show, typed):
    screen = show(in_more_or_less())
    screen.next()
    screen.root.locator(".tw-year-label input").fill(typed)
    screen.role("button", name="Call 44 BCE").click()
    assert screen.sent("call")[0]["year"] == -44


@pytest.mark.parametrize(
    ("language", "typed"),
    [("es", "44 a. C."), ("es", "44 a.C."), ("fr", "44 av. J.-C."), ("de", "44 v. Chr.")],
)
def test_the_era_is_that_of_the_reader(show, language, typed):
    screen = show(in_more_or_less(language=language))
    screen.root.locator(".tw-onward .tw-button").click()
    screen.root.locator(".tw-year-label input").fill(typed)
    screen.page.keyboard.press("Enter")
    assert screen.sent("call")[0]["year"] == -44


def typing(show, trial):
    screen = show(Played(track=only(trial)))
    screen.to_wheels()
    screen.role("button", name="Type numbers").click()
    return screen


@pytest.mark.parametrize(
    ("trial", "typed", "sentence"),
    [
        ("split", "12345", "Write a whole number of years, of up to four digits."),
        ("split", "-57", "Write a whole number of years, of up to four digits."),
        ("split", "57 years", "Write a whole number of years, of up to four digits."),
        ("right_date", "18631", YEAR),
        ("right_date", "1863 AD?", YEAR),
    ],
)
def test_a_number_that_the_wheels_cannot_show_leaves_them_blank(show, trial, typed, sentence):
    screen = typing(show, trial)
    screen.role("textbox").press_sequentially(typed)
    expect(screen.root.locator(".tw-slip")).to_contain_text(sentence)
    expect(screen.status).to_contain_text(sentence)
    screen.lock_button.click()
    assert screen.sent("lock")[0]["wheels"] == [None] * 4


def test_an_era_turns_the_sign_wheel(show):
    screen = typing(show, "right_date")
    screen.role("textbox").press_sequentially("776 BCE")
    expect(screen.part.get_by_text("the year 776 BCE")).to_be_visible()
    expect(screen.root.locator(".tw-slip")).to_have_count(0)
    screen.lock_button.click()
    assert (screen.sent("lock")[0]["wheels"], screen.sent("lock")[0]["sign"]) == ([0, 7, 7, 6], "-")


@pytest.mark.parametrize("width", [360, 820])
def test_a_wheel_tells_which_digits_it_has(show, width):
    screen = show(Played(track=only("combination")), width=width)
    screen.to_wheels()
    screen.drums.first.press("7")
    expect(screen.root.locator(".tw-slip")).to_have_text("This wheel shows 1 to 4.")
    expect(screen.root.locator(".tw-slip")).to_be_visible()
    assert screen.shown()[0] == "·"
    screen.drums.first.press("2")
    expect(screen.root.locator(".tw-slip")).to_have_count(0)
    assert screen.shown()[0] == "2"


def test_a_field_of_a_wheel_tells_which_digits_it_has(show):
    screen = typing(show, "combination")
    screen.role("textbox").first.press_sequentially("9")
    expect(screen.root.locator(".tw-slip")).to_have_text("This wheel shows 1 to 4.")
    expect(screen.role("textbox").first).to_have_value("")


def test_the_sign_wheel_tells_its_two_faces(show):
    screen = show(Played(track=only("right_date")))
    screen.to_wheels()
    screen.drums.first.press("1")
    expect(screen.root.locator(".tw-slip")).to_have_text("This wheel shows + or −.")
