"""The end of a match: the last card, the final round, the result, another game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.widgets import scene


def with_status(state, *statuses):
    for seat, status in zip(state["seats"], statuses, strict=True):
        seat["status"] = status
    return state


def won(winners, reason, **changes):
    return scene.state(
        scene.SIX, [[], [], [24], [25]], ply=20, round=7, turn=None, phase="over",
        outcome={"winners": winners, "reason": reason}, **changes,
    )  # fmt: skip


def test_when_somebody_is_out_of_cards_the_round_is_played_out(show):
    table = show(scene.table(), scene.state(scene.SIX, [[], [22], [23], [24]], ply=9, turn=1))
    expect(table.action).to_contain_text("Ana placed the last card. The round is played out")
    expect(table.page.locator(".tw-player").first).to_contain_text("done")


def test_the_final_round_names_the_finalists_and_strikes_out_the_others(show):
    state = scene.state(scene.SIX, [[18], [], [], [24]], ply=12, phase="final")
    table = show(scene.table(), with_status(state, "finalist", "out", "out", "finalist"))
    expect(table.page.locator(".tw-round")).to_contain_text("Final round")
    expect(table.action).to_contain_text("Ana and Sami went out in the same round.")
    expect(table.page.locator(".tw-gone .tw-name")).to_have_text(["Iker", "Olya"])
    expect(table.page.locator(".tw-gone .tw-pips")).to_have_text(["out", "out"])


def test_the_winner_is_told_with_the_reason_and_gets_the_focus(show):
    table = show(scene.table(), scene.state(scene.SIX, [[18], [], [24], [25]], ply=19))
    table.hand.locator("input").first.focus()
    table.push(won([0], "out_alone"))
    expect(table.role("region", name="Ana wins")).to_contain_text(
        "The only one to run out of cards in this round."
    )
    expect(table.status).to_have_text("Ana wins. The only one to run out of cards in this round.")
    assert table.focused() == "Play again"


def test_a_shared_win_names_everybody(show):
    table = show(scene.table(), won([0, 1], "shared"))
    expect(table.role("heading", name="Ana and Iker win")).to_be_visible()


def test_nobody_may_win(show):
    table = show(scene.table(), won([], "nobody"))
    expect(table.role("heading", name="Nobody wins this time")).to_be_visible()


def test_play_again_asks_for_a_new_match_and_shows_it(show):
    table = show(scene.table(), won([0], "out_alone"))
    table.role("button", name="Play again").click()
    assert table.sent("again") == [{"type": "again"}]
    table.push(scene.state([scene.GUTENBERG], scene.HANDS, match="m2"))
    expect(table.role("heading", level=2)).to_have_text("Your turn, Ana")
    expect(table.action).to_contain_text("the one with the flag")
    assert table.focused().startswith("Don Quixote")
