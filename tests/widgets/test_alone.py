"""One player: practice by name, not a game against nobody (ruling T6)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

TURN = scene.state(scene.SIX, [scene.HANDS[0]], round=3, ply=5)


@pytest.mark.parametrize("width", [360, 820])
def test_one_player_is_told_that_this_is_practice(show, width):
    table = show(scene.table("Ana"), TURN, width=width)
    expect(table.page.locator(".tw-round")).to_contain_text("Practice · Round 3")
    expect(table.role("heading", level=2)).to_have_text("Ana")


def test_one_player_wins_against_nobody(show):
    placed = {"kind": "placed", "seat": 0, "card": 14, "gap": 4}
    over = {"phase": "over", "turn": None, "outcome": {"winners": [0], "reason": "out_alone"}}
    table = show(scene.table("Ana"), {**TURN, **over, "last": placed, "seats": [
        {"hand": [], "status": "in"}]})  # fmt: skip
    ending = table.role("region", name="Practice is over")
    expect(ending).to_contain_text("Every card of your hand is on the line.")
    expect(table.root).not_to_contain_text("wins")
    expect(table.status).to_have_text("Practice is over. Every card of your hand is on the line.")


def test_practice_counts_no_rounds(show):
    seen = {"streak": 4, "best": 6, "lives": 2, "missed": 1}
    made = scene.table("Ana", edition="practice", practice={"lives": 3})
    table = show(made, {**TURN, "practice": seen})
    expect(table.page.locator(".tw-round")).to_have_text("Practice · 6 on the line")
