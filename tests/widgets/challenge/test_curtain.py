"""Secret answers on one screen: the curtain, locking, taking back, and boards in the open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.widgets.challenge.games import Played


def dial(screen, digits):
    for number, digit in enumerate(digits):
        screen.drums.nth(number).press(str(digit))


def test_the_curtain_names_who_gets_the_device_and_hides_nothing_that_matters(show):
    screen = show(Played())
    screen.begin()
    expect(screen.role("heading", name="Pass the device to Ana")).to_be_visible()
    expect(screen.drums).to_have_count(0)
    for title in screen.played.titles():
        expect(screen.part.get_by_text(title)).to_have_count(0)


def test_escape_does_not_open_the_curtain(show):
    screen = show(Played())
    screen.begin()
    screen.role("button", name="I’m Ana").focus()
    screen.page.keyboard.press("Escape")
    expect(screen.role("heading", name="Pass the device to Ana")).to_be_visible()


def test_after_locking_the_digits_are_nowhere_in_the_page(show):
    screen = show(Played())
    screen.to_wheels()
    dial(screen, "3876")
    screen.lock_button.click()
    screen.played.lock(0, (3, 8, 7, 6))
    screen.push()
    expect(screen.role("heading", name="Pass the device to Iker")).to_be_visible()
    screen.open("Iker")
    assert screen.shown() == ["·"] * 4
    expect(screen.root.locator(".tw-aimed")).to_have_count(0)
    expect(screen.root.locator(".tw-player").first).to_contain_text("locked")


def test_wheels_are_told_to_nobody_before_they_are_locked(show):
    screen = show(Played())
    screen.to_wheels()
    dial(screen, "3876")
    assert {message["type"] for message in screen.page.evaluate("sent")} <= {"still", "cards"}


def test_a_locked_answer_can_be_taken_back_while_somebody_is_still_dialling(show):
    screen = show(Played())
    screen.played.lock(0, (1, 2, 3, 4))
    screen.push()
    screen.role("button", name="Ana: take it back").click()
    (message,) = screen.sent("unlock")
    assert message["seat"] == 0
    screen.played.unlock(0)
    screen.push()
    expect(screen.role("heading", name="Pass the device to Ana")).to_be_visible()
    screen.open("Ana")
    assert screen.shown() == ["·"] * 4


def test_somebody_else_can_go_first(show):
    screen = show(Played())
    screen.begin()
    screen.role("button", name="Olya first").click()
    screen.open("Olya")
    dial(screen, "1111")
    screen.lock_button.click()
    assert screen.sent("lock")[0]["seat"] == 2


def test_the_device_goes_round_and_the_last_lock_reveals(show):
    screen = show(Played())
    screen.begin()
    for seat, name in enumerate(["Ana", "Iker", "Olya"]):
        screen.open(name)
        dial(screen, "5555")
        screen.lock_button.click()
        screen.played.lock(seat, (5, 5, 5, 5))
        screen.push()
    expect(screen.heading).to_have_text("Timeline 4: the answer")


def test_a_refused_lock_keeps_the_wheels_as_they_were(show):
    screen = show(Played())
    screen.to_wheels()
    dial(screen, "1234")
    screen.lock_button.click()
    (message,) = screen.sent("lock")
    refusal = {"type": "refused", "ply": 0, "key": message["key"], "reason": "stale", "params": {}}
    screen.say({**refusal, "sentence": "That move came too late."})
    expect(screen.root.locator(".tw-action")).to_contain_text("That move came too late.")
    assert screen.shown() == ["1", "2", "3", "4"]
    screen.lock_button.click()
    assert len(screen.sent("lock")) == 2


def test_a_second_press_on_the_lock_is_the_same_lock(show):
    screen = show(Played())
    screen.to_wheels()
    screen.lock_button.dblclick()
    assert len(screen.sent("lock")) == 1


def test_wheels_stay_while_another_view_locks_another_board(show):
    screen = show(Played(), views=2)
    first, second = screen.page.locator(".tw").all()
    for view in (first, second):
        view.get_by_role("button", name="Begin with").click()
    second.get_by_role("button", name="I’m Ana").click()
    second.get_by_role("spinbutton").first.press("7")
    screen.played.lock(1, (1, 1, 1, 1))
    screen.push()
    expect(second.get_by_role("spinbutton").first.locator("b")).to_have_text("7")
    expect(first.get_by_role("heading", name="Pass the device to Olya")).to_be_visible()


def test_in_the_open_the_boards_follow_each_other_without_a_curtain(show):
    screen = show(Played(curtain=False))
    screen.begin()
    dial(screen, "1234")
    screen.lock_button.click()
    screen.played.lock(0, (1, 2, 3, 4))
    screen.push()
    expect(screen.heading).to_have_text("Iker, place the four cards")
    assert screen.shown() == ["·"] * 4
    screen.role("button", name="Ana: take it back").click()
    assert len(screen.sent("unlock")) == 1


def test_a_team_sees_its_members_on_the_curtain_and_on_its_board(show):
    screen = show(Played(teams={"Red": ["Ana", "Iker"], "Blue": ["Olya", "Sami"]}))
    screen.begin()
    expect(screen.part.get_by_text("Ana, Iker")).to_be_visible()
    screen.open("Red")
    expect(screen.part.get_by_text("Historical board of Red (Ana, Iker)")).to_be_visible()
