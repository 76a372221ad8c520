"""Computer players at the table: they lock at once, and move in a Challenge when they are let."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, only
from timeline_widgets import Computer


def test_alone_against_computers_there_is_no_curtain(show):
    screen = show(Played(players=["Ana", Computer("Clio"), Computer("Ada")]))
    screen.begin()
    expect(screen.heading).to_have_text("Ana, place the four cards")
    expect(screen.root.locator(".tw-player").nth(1)).to_contain_text("locked")
    expect(screen.root.locator(".tw-other")).to_have_count(0)


def test_a_computer_is_not_asked_to_take_the_device(show):
    played = Played(players=["Ana", Computer("Clio"), "Olya"])
    screen = show(played)
    screen.begin()
    played.lock(0, (0, 0, 0, 0))
    screen.push()
    expect(screen.role("heading", name="Pass the device to Olya")).to_be_visible()
    expect(screen.role("button", name="Clio")).to_have_count(0)


def test_the_game_still_begins_at_its_beginning_and_offers_what_was_broken_off(show):
    played = Played(players=["Ana", Computer("Clio")])
    screen = show(played, resume={"moves": 12, "at": "2026-11-28T09:30:00Z"})
    expect(screen.role("button", name="Begin with Timeline 4")).to_be_visible()
    expect(screen.root.locator(".tw-offer")).to_contain_text("12")


@pytest.mark.parametrize("duel", ["sudden_death", "more_or_less"])
def test_in_a_challenge_a_computer_moves_a_moment_after_the_reveal_was_read(show, clock, duel):
    played = Played(players=["Ana", Computer("Clio"), "Olya"], track=only("bet", (2, duel)))
    while not played.state.challenge or played.state.challenge.to_play[0] != 1:
        played = Played(
            players=["Ana", Computer("Clio"), "Olya"], track=only("bet", (2, duel)),
            seed=played.game.match.game.cards[0].year + played.state.ply,
        )  # fmt: skip
        played.lock(0, played.right()[0])
        played.lock(2, (None,) * 4)
    screen = show(played)
    clock.run_for(2000)
    assert screen.sent("bot") == []
    screen.next()
    expect(screen.root.get_by_role("heading", name="Clio is")).to_be_visible()
    clock.run_for(800)
    (message,) = screen.sent("bot")
    assert message["ply"] == played.state.ply
