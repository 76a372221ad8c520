"""The wheels of a historical board: every way to turn them, their names, what is locked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, only


@pytest.fixture
def screen(show):
    screen = show(Played())
    screen.to_wheels()
    return screen


def test_wheels_begin_blank_and_say_so(screen):
    assert screen.shown() == ["·"] * 4
    expect(screen.drums.first).to_have_attribute("aria-valuetext", "blank")
    expect(screen.part.get_by_text("4 blank wheels: they score nothing.")).to_be_visible()


def test_a_wheel_is_named_by_its_shape_and_card_and_tells_its_space(screen):
    title = screen.played.titles()[1]
    drum = screen.role("spinbutton", name=f"Triangle: {title}")
    drum.press("6")
    expect(drum).to_have_attribute("aria-valuetext", "space 6, 1820 to 1880")
    drum.press("0")
    expect(drum).to_have_attribute("aria-valuetext", "space 0, before −500")
    drum.press("9")
    expect(drum).to_have_attribute("aria-valuetext", "space 9, from 1970")


def test_keys_turn_a_wheel_around_and_leave_it_blank(screen):
    drum = screen.drums.first
    for key, shown in (
        ("ArrowUp", "0"), ("ArrowUp", "1"), ("ArrowDown", "0"), ("ArrowDown", "9"),
        ("ArrowUp", "0"), ("7", "7"), ("Home", "0"), ("End", "9"), ("Backspace", "·"),
        ("ArrowDown", "9"), ("Delete", "·"),
    ):  # fmt: skip
        drum.press(key)
        assert screen.shown()[0] == shown, key


def test_left_and_right_go_from_wheel_to_wheel(screen):
    screen.drums.first.focus()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.drums.nth(1)).to_be_focused()
    screen.page.keyboard.press("ArrowLeft")
    screen.page.keyboard.press("ArrowLeft")
    expect(screen.drums.first).to_be_focused()


def test_one_tab_stop_for_each_wheel(screen):
    screen.drums.first.focus()
    for number in (1, 2, 3):
        screen.page.keyboard.press("Tab")
        expect(screen.drums.nth(number)).to_be_focused()
    screen.page.keyboard.press("Tab")
    assert screen.focused() == "Type numbers"


def test_presses_turn_a_wheel(screen):
    screen.role("button", name="Circle, up").click()
    screen.role("button", name="Circle, up").click()
    screen.role("button", name="Star, down").click()
    assert screen.shown() == ["1", "·", "·", "9"]


def test_a_press_on_the_edge_of_a_drum_turns_it_once(screen):
    box = screen.drums.first.bounding_box()
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 6)
    assert screen.shown()[0] == "0"
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
    assert screen.shown()[0] == "9"
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert screen.shown()[0] == "9"


def test_a_drag_turns_a_wheel_by_as_many_faces_as_it_is_long(screen):
    box = screen.drums.nth(1).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x, y + 75, steps=5)
    screen.page.mouse.up()
    assert screen.shown()[1] == "2"  # three faces up from blank: 0, 1, 2
    screen.page.mouse.move(x, y)
    screen.page.mouse.down()
    screen.page.mouse.move(x, y - 75, steps=5)
    screen.page.mouse.up()
    assert screen.shown()[1] == "9"


def test_a_press_on_a_space_turns_the_active_wheel_and_goes_on_to_the_next(screen):
    for space in (3, 8, 8, 0):
        screen.cell(space).click()
    assert screen.shown() == ["3", "8", "8", "0"]
    expect(screen.role("button", name="space 8, 1930 to 1970: Triangle, Square")).to_be_visible()


def test_what_is_locked_is_what_the_wheels_show(screen):
    screen.drums.nth(0).press("4")
    screen.drums.nth(2).press("7")
    screen.lock_button.click()
    (message,) = screen.sent("lock")
    assert (message["seat"], message["wheels"], message["sign"]) == (0, [4, None, 7, None], None)
    assert message["ply"] == 0


def test_places_in_the_combination_go_from_1_to_4(show):
    screen = show(Played(track=only("combination")))
    screen.to_wheels()
    drum = screen.drums.first
    for key, shown in (("ArrowUp", "1"), ("ArrowDown", "4"), ("ArrowUp", "1"), ("5", "1")):
        drum.press(key)
        assert screen.shown()[0] == shown
    expect(drum).to_have_attribute("aria-valuetext", "1st of the four")


@pytest.mark.parametrize(
    ("trial", "wheels"),
    [("timeline_4", 4), ("bet", 4), ("split", 4), ("combination", 4), ("right_date", 5)],
)
def test_the_sign_wheel_is_there_only_in_the_right_date(show, trial, wheels):
    screen = show(Played(track=only(trial)))
    screen.to_wheels()
    expect(screen.drums).to_have_count(wheels)
    signs = screen.role("spinbutton", name="Sign")
    expect(signs).to_have_count(wheels - 4)


def test_the_right_date_reads_the_year_that_the_wheels_show(show):
    screen = show(Played(track=only("right_date")))
    screen.to_wheels()
    for number, key in enumerate("-0776"):
        screen.drums.nth(number).press(key)
    expect(screen.part.get_by_text("the year 776 BCE")).to_be_visible()
    expect(screen.role("spinbutton", name="Sign")).to_have_attribute("aria-valuetext", "minus")
    screen.role("spinbutton", name="Sign").press("ArrowUp")
    expect(screen.part.get_by_text("the year 776", exact=False)).not_to_contain_text("BCE")
    screen.role("spinbutton", name="Sign").press("-")
    screen.lock_button.click()
    (message,) = screen.sent("lock")
    assert (message["wheels"], message["sign"]) == ([0, 7, 7, 6], "-")


def test_year_0_is_said_not_to_exist(show):
    screen = show(Played(track=only("right_date")))
    screen.to_wheels()
    for number in (1, 2, 3, 4):
        screen.drums.nth(number).press("0")
    expect(screen.part.get_by_text("There was no year 0.")).to_be_visible()


def test_the_bet_tells_what_each_space_is_worth(show):
    screen = show(Played(track=only("bet")))
    screen.to_wheels()
    for number, key in enumerate("5667"):
        screen.drums.nth(number).press(key)
    expect(screen.root.locator(".tw-stakes li")).to_have_text([
        "+1 if it is in space 5, 1750 to 1820",
        "+2 if it is in space 6, 1820 to 1880",
        "+1 if it is in space 7, 1880 to 1930",
    ])  # fmt: skip


@pytest.mark.parametrize(
    ("trial", "typed", "wheels", "sign"),
    [
        ("split", "57", [0, 0, 5, 7], None),
        ("right_date", "-776", [0, 7, 7, 6], "-"),
        ("right_date", "1863", [1, 8, 6, 3], "+"),
        ("right_date", "", [None] * 4, "+"),
    ],
)
def test_one_number_field_instead_of_the_wheels(show, trial, typed, wheels, sign):
    screen = show(Played(track=only(trial)))
    screen.to_wheels()
    screen.role("button", name="Type numbers").click()
    screen.role("textbox").press_sequentially(typed)
    screen.lock_button.click()
    (message,) = screen.sent("lock")
    assert (message["wheels"], message["sign"]) == (wheels, sign)


def test_a_number_field_for_each_wheel_of_spaces(show):
    screen = show(Played())
    screen.to_wheels()
    screen.role("button", name="Type numbers").click()
    title = screen.played.titles()[2]
    screen.role("textbox", name=f"Square: {title}").press_sequentially("8")
    screen.role("textbox", name="Star").press_sequentially("x")
    screen.role("button", name="Type numbers").click()
    assert screen.shown() == ["·", "·", "8", "·"]


def test_no_key_moves_the_notebook_or_takes_its_shortcuts(screen):
    drum = screen.drums.first
    drum.press("3")
    drum.press("Control+c")
    drum.press("x")
    assert screen.shown()[0] == "3"
