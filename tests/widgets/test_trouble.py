"""When the kernel refuses, is slow, is gone, or cannot save."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

TURN = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)


@pytest.fixture
def table(show):
    return show(scene.table(), TURN)


def refuse(table, key):
    table.say(
        {
            "type": "refused",
            "ply": 5,
            "key": key,
            "reason": "stale",
            "params": {},
            "sentence": "The table has changed since.",
        }
    )


def test_a_refused_move_is_told_and_nothing_is_lost(table):
    table.aim("Don Quixote", 5)
    table.place.click()
    refuse(table, table.sent("place")[0]["key"])
    expect(table.action).to_contain_text("That move was not made.")
    expect(table.status).to_have_text("That move was not made. The table has changed since.")
    table.role("button", name="Understood").click()
    expect(table.action).to_contain_text("Between 1522 and 1969?")
    table.place.click()
    first, second = table.sent("place")
    assert first["key"] != second["key"]


def test_choosing_again_puts_a_refusal_away(table):
    table.aim("Don Quixote", 5)
    table.place.click()
    refuse(table, table.sent("place")[0]["key"])
    expect(table.action).to_contain_text("That move was not made")
    table.card("Red Cross").click()
    expect(table.action).not_to_contain_text("That move was not made")


def test_a_fault_of_the_kernel_is_shown_and_frees_the_table(table):
    table.aim("Don Quixote", 5)
    table.place.click()
    table.say({"type": "error", "sentence": "Something went wrong that should not."})
    expect(table.action).to_contain_text("Something went wrong that should not.")
    table.role("button", name="Understood").click()
    expect(table.place).to_have_attribute("aria-disabled", "false")


def test_a_silent_kernel_is_told_and_the_same_move_can_be_sent_again(show, clock):
    table = show(scene.table(), TURN)
    table.aim("Don Quixote", 5)
    table.place.click()
    clock.run_for(5900)
    expect(table.role("button", name="Placing…")).to_be_visible()
    clock.run_for(200)
    expect(table.action).to_contain_text("The notebook has not answered yet.")
    table.role("button", name="Send again").click()
    first, second = table.sent("place")
    assert first == second
    clock.run_for(5900)
    expect(table.role("button", name="Placing…")).to_be_visible()


def test_a_dead_kernel_says_how_to_go_on_and_takes_no_moves(table):
    table.page.evaluate("kernel.die()")
    expect(table.action).to_contain_text("Run the cell again to go on playing.")
    expect(table.hand.locator("input").first).to_be_disabled()
    table.card("Don Quixote").click(force=True)
    expect(table.action).to_contain_text("The game has lost its notebook.")


def test_a_send_that_throws_means_that_the_kernel_is_gone(table):
    table.aim("Don Quixote", 5)
    table.page.evaluate("dead = true")
    table.place.click()
    expect(table.action).to_contain_text("Run the cell again to go on playing.")
    assert table.focused().startswith("The game has lost its notebook.")


def test_moves_that_are_not_saved_can_be_taken_away(show):
    state = {**TURN, "saved": {"ok": False, "reason": "The disk is full."}}
    table = show(scene.table(), state)
    expect(table.root).to_contain_text("The last moves are not saved. The disk is full.")
    table.role("button", name="Download the score log").click()
    assert table.sent("download") == [{"type": "download"}]
    with table.page.expect_download() as download:
        table.say(
            {"type": "download", "name": "scores.jsonl", "mime": "application/jsonl"}, b'{"v":1}\n'
        )
    assert download.value.suggested_filename == "scores.jsonl"
    assert download.value.path().read_bytes() == b'{"v":1}\n'


def test_a_late_answer_puts_the_table_right(table):
    table.aim("Don Quixote", 5)
    table.place.click()
    table.page.evaluate("kernel.die()")
    table.push({**TURN, "ply": 6, "turn": 1, "last": {"kind": "skipped", "seat": 0}})
    expect(table.action).to_contain_text("Ana misses a turn")
