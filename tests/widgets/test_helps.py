"""What a teacher switches on, computer players, practice, and taking up a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.widgets import scene
from tests.widgets.conftest import A_MOMENT

TURN = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)


def with_options(**options):
    return scene.table(options={**scene.table()["options"], **options})


def keyless(messages):
    return [{k: v for k, v in message.items() if k != "key"} for message in messages]


def test_placing_says_how_sure_one_is_in_one_press(show):
    table = show(with_options(confidence=True), TURN)
    table.aim("Don Quixote", 5)
    table.role("group", name="Place here").get_by_role("button", name="Think so").click()
    assert keyless(table.sent("place")) == [
        {
            "type": "place",
            "ply": 5,
            "card": scene.QUIXOTE,
            "gap": 5,
            "confidence": "think_so",
        }
    ]


def test_enter_on_a_gap_leads_to_the_sureness(show):
    table = show(with_options(confidence=True), TURN)
    table.hand.locator("input").first.focus()
    for key in ("1", "Enter", "Enter"):
        table.page.keyboard.press(key)
    assert table.focused() == "Sure"
    assert table.sent("place") == []


def test_hints_are_bought_for_the_chosen_card_and_said(show):
    table = show(with_options(hints=True), {**TURN, "scores": [2, 0, 0, 0], "hints": []})
    expect(table.page.locator(".tw-player").first).to_contain_text("2 points")
    table.aim("Don Quixote", 5)
    table.role("button", name="Hint (−1 point)").click()
    table.role("button", name="Before or after 1522?").click()
    assert keyless(table.sent("hint")) == [
        {"type": "hint", "ply": 5, "card": scene.QUIXOTE, "kind": "compare", "other": 14}
    ]
    expect(table.page.locator(".tw-hint-button")).to_be_focused()  # what was pressed has gone
    sentence = "It is later than “Elcano brings the Victoria home from round the world”."
    hint = {"card": scene.QUIXOTE, "kind": "compare", "other": 14, "sentence": sentence}
    table.push({**TURN, "scores": [1, 0, 0, 0], "hints": [hint], "cards": {}})
    expect(table.action).to_contain_text(sentence)
    expect(table.status).to_contain_text(sentence)
    expect(table.action).to_contain_text("Between 1522 and 1969?")
    table.role("button", name="Hint (−1 point)").click()
    expect(table.role("button", name="Before or after 1522?")).to_have_count(0)
    expect(table.role("button", name="Which century?")).to_be_visible()


@pytest.fixture
def timed(show, clock):
    table = show(with_options(timer=30), TURN)
    clock.run_for(A_MOMENT)
    return table


def test_time_runs_while_a_person_chooses_and_its_end_skips_the_turn(timed, clock):
    clock.run_for(12_000)
    expect(timed.role("button", name="0:18 Pause")).to_be_visible()
    clock.run_for(8_000)
    expect(timed.status).to_have_text("Ten seconds left.")
    assert timed.sent("skip") == []
    clock.run_for(10_000)
    assert keyless(timed.sent("skip")) == [{"type": "skip", "ply": 5, "why": "time"}]


def test_time_can_be_paused(timed, clock):
    clock.run_for(5_000)
    timed.role("button", name="0:25 Pause").click()
    clock.run_for(60_000)
    timed.role("button", name="0:25 Go on").click()
    assert timed.sent("skip") == []


def test_a_skip_that_another_view_sent_first_is_no_trouble(timed, clock):
    clock.run_for(30_000)
    key = timed.sent("skip")[0]["key"]
    refused = {"type": "refused", "ply": 5, "key": key, "reason": "stale", "params": {}}
    timed.say({**refused, "sentence": "The table has changed since."})
    expect(timed.action).to_contain_text("Choose a card from your hand")


def test_there_is_no_clock_unless_the_teacher_wants_one(show):
    table = show(scene.table(), TURN)
    expect(table.page.locator(".tw-timer")).to_have_count(0)


def test_a_computer_player_moves_when_nothing_is_left_to_read(show, clock):
    last = {"kind": "skipped", "seat": 0}
    table = show(scene.table(bots=("Iker",)), {**TURN, "turn": 1, "last": last})
    clock.run_for(5_000)
    assert table.sent("bot") == []
    table.role("button", name="Next: Iker").click()
    clock.run_for(1_000)
    assert keyless(table.sent("bot")) == [{"type": "bot", "ply": 5}]


def test_a_teacher_may_skip_a_turn_and_withdraw_a_player_after_asking_twice(show):
    table = show(with_options(withdraw=True), TURN)
    table.role("button", name="More", exact=True).click()
    table.role("button", name="Withdraw Olya").click()
    assert table.sent("withdraw") == []
    table.role("button", name="Press again: withdraw Olya").click()
    assert keyless(table.sent("withdraw")) == [{"type": "withdraw", "ply": 5, "seat": 2}]
    table.push({**TURN, "ply": 6, "turn": 0, "last": None})
    table.role("button", name="Skip the turn of Ana").click()
    assert keyless(table.sent("skip")) == [{"type": "skip", "ply": 6, "why": "teacher"}]


def test_nobody_else_is_offered_to_skip_or_withdraw(show):
    table = show(scene.table(), TURN)
    table.role("button", name="More", exact=True).click()
    expect(table.role("button", name="Download the score log")).to_be_visible()
    expect(table.page.get_by_text("Withdraw")).to_have_count(0)


def test_a_broken_off_game_can_be_taken_up_or_left(show):
    resume = {"moves": 12, "at": "2026-11-27T09:30:00.000Z"}
    table = show(scene.table(), {**TURN, "ply": 0, "resume": resume})
    offer = table.page.locator(".tw-offer")
    expect(offer).to_contain_text("A game of 12 moves was broken off on Nov 27, 2026")
    table.role("button", name="Take it up").click()
    assert table.sent("resume") == [{"type": "resume"}]
    table.role("button", name="Play the new one").click()
    expect(offer).to_have_count(0)


def test_a_score_log_from_disk_goes_to_the_kernel_as_bytes(show, tmp_path):
    log = tmp_path / "scores.jsonl"
    log.write_bytes(b'{"v":1}\n')
    table = show(scene.table(), TURN)
    table.role("button", name="More", exact=True).click()
    table.page.locator(".tw-file input").set_input_files(log)
    table.page.wait_for_function("sent.some(message => message.type === 'resume')")
    assert table.page.evaluate("buffers.map(bytes => new TextDecoder().decode(bytes))") == [
        '{"v":1}\n'
    ]


def test_a_file_too_large_for_a_message_is_not_sent(show, tmp_path):
    log = tmp_path / "large.jsonl"
    log.write_bytes(b" " * 5_000_001)
    table = show(scene.table(), TURN)
    table.role("button", name="More", exact=True).click()
    table.page.locator(".tw-file input").set_input_files(log)
    expect(table.root).to_contain_text("That file is too large to be a score log")
    assert table.sent("resume") == []


def practice(**changes):
    table = scene.table("Ana", practice={"lives": 3}, edition="practice")
    seen = {"streak": 4, "best": 6, "lives": 2, "missed": 1}
    return table, scene.state(scene.SIX, [[scene.QUIXOTE]], ply=9, practice=seen, **changes)


def test_practice_shows_the_streak_and_the_lives(show):
    table = show(*practice())
    expect(table.page.locator(".tw-progress")).to_have_text("Streak4Best streak6Lives2")


def test_practice_tells_when_a_missed_card_comes_back(show):
    last = {
        "kind": "misplaced", "seat": 0, "card": 18, "gap": 1, "right_gaps": [5, 5],
        "miss": {"years": 997, "direction": "later"}, "again_in": 3,
    }  # fmt: skip
    table = show(*practice(last=last))
    expect(table.action).to_contain_text("It comes back after 3 cards.")
    expect(table.role("button", name="Next card")).to_be_visible()


def test_practice_tells_that_a_new_line_begins(show):
    table = show(*practice(last={"kind": "placed", "seat": 0, "card": 18, "gap": 1}))
    expect(table.action).to_contain_text("First people fly in a balloon fits.")


def test_practice_ends_with_what_was_reached(show):
    over = {"winners": [], "reason": "out_of_lives"}
    table = show(*practice(phase="over", turn=None, outcome=over))
    ending = table.role("region", name="Practice is over")
    expect(ending).to_contain_text("No lives are left.")
    expect(ending).to_contain_text(re.compile(r"Best streak\s*6.*Missed\s*1", re.DOTALL))


def test_a_team_is_named_with_its_members(show):
    made = scene.table("Red", "Blue")
    made["seats"][0]["members"] = ["Ana", "Olya"]
    table = show(made, scene.state(scene.SIX, scene.HANDS[:2], ply=2))
    expect(table.page.locator(".tw-round")).to_contain_text("Ana, Olya")
