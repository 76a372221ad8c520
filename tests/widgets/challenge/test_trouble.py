"""What may go wrong is said where the next step stands, and nothing is lost by it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, cardset, in_more_or_less


def test_a_dead_kernel_is_told_and_no_wheel_turns_any_more(show):
    screen = show(Played())
    screen.to_wheels()
    screen.drums.first.press("4")
    screen.page.evaluate("kernel.die()")
    expect(screen.root.locator(".tw-action")).to_contain_text("The game has lost its notebook.")
    screen.drums.first.press("5")
    screen.cell(7).click(force=True)
    assert screen.shown()[0] == "4"
    screen.lock_button.click(force=True)
    assert screen.sent("lock") == []


def test_a_send_that_throws_is_a_dead_kernel(show):
    screen = show(Played())
    screen.to_wheels()
    screen.page.evaluate("window.dead = true")
    screen.lock_button.click()
    expect(screen.root.locator(".tw-action")).to_contain_text("Run the cell again")


def test_a_busy_kernel_is_told_and_the_same_lock_is_sent_again(show, clock):
    screen = show(Played())
    screen.to_wheels()
    screen.lock_button.click()
    clock.run_for(5900)
    expect(screen.role("button", name="Locking…")).to_be_visible()
    clock.run_for(200)
    screen.role("button", name="Send again").click()
    first, second = screen.sent("lock")
    assert first["key"] == second["key"]


def test_a_call_outside_the_bounds_is_refused_with_its_sentence(show):
    screen = show(in_more_or_less())
    screen.next()
    screen.root.locator(".tw-year-label input").fill("1500")
    screen.page.keyboard.press("Enter")
    (message,) = screen.sent("call")
    refusal = {"type": "refused", "ply": 3, "key": message["key"], "reason": "x", "params": {}}
    screen.say({**refusal, "sentence": "1500 is no year strictly between 1600 and 1700."})
    expect(screen.root.locator(".tw-action").first).to_contain_text("strictly between 1600")
    expect(screen.root.locator(".tw-year-label input")).to_have_value("1500")


def test_what_is_not_saved_is_told_and_the_log_can_be_taken_away(show):
    screen = show(Played(), saved={"ok": False, "reason": "The disk is full."})
    expect(screen.root.locator(".tw-notice")).to_contain_text("The disk is full.")
    screen.role("button", name="Download the score log").click()
    assert len(screen.sent("download")) == 1


def test_a_broken_off_game_is_offered(show):
    screen = show(Played(), resume={"moves": 12, "at": "2026-11-28T09:30:00Z"})
    expect(screen.root.locator(".tw-notice")).to_contain_text("12")
    screen.root.locator(".tw-notice button").first.click()
    assert len(screen.sent("resume")) == 1


def test_text_of_a_card_is_text(show):
    events = {f"<img src=x onerror='document.title=\"{n}\"'>": 1800 + n for n in range(8)}
    screen = show(Played(cards=cardset(events)))
    screen.to_wheels()
    assert screen.page.title() == "Notebook"
    expect(screen.root.locator("img")).to_have_count(0)


def test_a_view_that_closes_takes_its_part_of_the_page_with_it(show):
    screen = show(Played(), views=2)
    screen.page.evaluate("close_views[0]()")
    expect(screen.page.locator(".tw")).to_have_count(1)
    screen.to_wheels()
    screen.drums.first.press("4")
    assert screen.shown()[0] == "4"


def test_missing_faces_are_asked_for_once(show):
    screen = show(Played(), cards={})
    assert len(screen.sent("cards")) == 1
    screen.push(cards={})
    assert len(screen.sent("cards")) == 1
