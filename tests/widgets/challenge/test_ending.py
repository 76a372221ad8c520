"""How a game begins and ends: cards left out, a finish, a shared win, no more cards."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.widgets.challenge.games import Played, cardset, only


def test_before_the_first_trial_the_board_shows_the_five_trials_and_the_piles(show):
    screen = show(Played())
    names = screen.root.locator(".tw-area h3")
    assert [name.strip() for name in names.all_inner_texts()] == [
        "Timeline 4", "The Bet", "The Split", "The Right Date", "The Combination",
    ]  # fmt: skip
    expect(screen.root.locator(".tw-count")).to_have_text(["19", "0"])
    expect(screen.role("button", name="Begin with Timeline 4")).to_be_visible()


def test_cards_that_are_left_out_are_listed_with_the_reason(show):
    screen = show(Played())
    screen.root.get_by_text("1 card of this set is not played").click()
    expect(screen.root.locator("details li")).to_contain_text(
        "Altamira cave: Its year has more than four digits"
    )


def test_nothing_is_said_of_left_out_cards_when_there_are_none(show):
    screen = show(Played(cards=cardset({f"Event {n}": 1000 + n for n in range(20)})))
    expect(screen.root.get_by_text("not played")).to_have_count(0)


@pytest.mark.parametrize(
    ("answers", "head", "why"),
    [
        ((True, False, False), "Ana wins", "The first to reach Finish."),
        ((True, False, True), "Ana and Olya win", "share the win"),
    ],
)
def test_the_end_names_who_won_and_why(show, answers, head, why):
    played = Played(track=only("bet", spaces=4))
    played.answer(*answers)
    screen = show(played)
    screen.role("button", name="See who won").click()
    expect(screen.role("heading", name=head)).to_be_visible()
    expect(screen.root.locator(".tw-ending")).to_contain_text(why)
    expect(screen.root.locator(".tw-ranks li").first).to_contain_text("Finish")
    screen.role("button", name="Play again").click()
    assert len(screen.sent("again")) == 1


def test_the_end_tells_what_won_the_steps_seat_by_seat(show):
    played = Played(track=only("bet", (2, "sudden_death"), spaces=10))
    played.answer(True, False, False)
    played.place(right=False)  # Iker is out: Olya moves three
    played.answer(True, (0, 0, 0, 0), False)
    moved = list(played.state.positions)
    played.answer(True, False, False)
    screen = show(played)
    screen.role("button", name="See who won").click()
    table = screen.role("table", name="What won the steps")
    heads = [head.strip() for head in table.locator("thead th").all_text_contents()]
    assert heads == ["Player", "The Bet", "Sudden Death"]
    rows = {
        row.locator("th").inner_text(): row.locator("td").all_text_contents()
        for row in table.locator("tbody tr").all()
    }
    assert rows == {"Ana": ["9", "0"], "Iker": [str(moved[1]), "0"], "Olya": ["0", "3"]}


def test_when_the_cards_run_out_the_leaders_win_and_it_says_why(show):
    cards = cardset({f"Event {n}": 1800 + n for n in range(4)})
    played = Played(track=only("bet", (2, "sudden_death")), cards=cards)
    played.answer(True, False, False)
    while not played.game.match.outcome:
        played.place()
    screen = show(played)
    screen.role("button", name="See who won").click()
    expect(screen.role("heading", name="Ana wins")).to_be_visible()
    expect(screen.root.locator(".tw-ending")).to_contain_text("not enough cards left")


def test_another_game_begins_at_its_beginning(show):
    played = Played(track=only("bet", spaces=4))
    played.answer(True, False, False)
    screen = show(played)
    screen.role("button", name="See who won").click()
    played.game.play_again()
    screen.page.evaluate(
        "traits => { Object.assign(fakeModel.traits, traits); fire('change:table'); }",
        played.traits(),
    )
    screen.push()
    expect(screen.role("button", name="Begin with The Bet")).to_be_visible()


def test_a_teacher_sees_how_long_it_takes_what_a_tie_means_and_that_cards_are_few(show):
    screen = show(Played(track="short", tie="sudden_death"))
    facts = screen.root.locator(".tw-about > ul > li")
    expect(facts).to_have_count(3)
    expect(facts.nth(0)).to_contain_text("Only 23 cards of this set can be played with")
    expect(facts.nth(1)).to_contain_text("About 17 minutes for 3 players on the short Clock")
    expect(facts.nth(2)).to_contain_text("Sudden Death decides")


def test_an_estimate_that_comes_later_appears_without_disturbing(show):
    played = Played(track=only("bet"))
    screen = show(played)
    expect(screen.root.locator(".tw-about")).not_to_contain_text("minutes")
    played.game.estimate  # noqa: B018
    played.game._tell_about()
    screen.page.evaluate(
        "table => { fakeModel.traits.table = table; fire('change:table') }",
        json.loads(json.dumps(played.game.table)),
    )
    expect(screen.root.locator(".tw-about")).to_contain_text("for 3 players on this Clock")
    expect(screen.role("button", name="Begin with The Bet")).to_be_visible()
