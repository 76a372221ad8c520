"""What a move did: by word, by sign, by colour, and said once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

BEFORE = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)
CHAMPOLLION = 21


def right(**verdict):
    line = [*scene.SIX[:5], scene.QUIXOTE, scene.SIX[5]]
    last = {"kind": "placed", "seat": 0, "card": scene.QUIXOTE, "gap": 5} | verdict
    hands = [scene.HANDS[0][1:], *scene.HANDS[1:]]
    return scene.state(line, hands, round=3, ply=6, turn=1, last=last)


def wrong(**verdict):
    last = {
        "kind": "misplaced",
        "seat": 0,
        "card": scene.QUIXOTE,
        "gap": 4,
        "right_gaps": [5, 5],
        "miss": {"years": 83, "direction": "later"},
        "drew": CHAMPOLLION,
    } | verdict
    hands = [[*scene.HANDS[0][1:], CHAMPOLLION], *scene.HANDS[1:]]
    return scene.state(
        scene.SIX, hands, round=3, ply=6, turn=1, pile=16, wrong=[scene.QUIXOTE], last=last
    )


def test_a_right_card_stays_with_its_date_and_a_tick(show):
    table = show(scene.table(), BEFORE)
    table.push(right())
    expect(table.action).to_contain_text("Correct. 1605")
    expect(table.action).to_contain_text("stays, between 1522 and 1969")
    assert "Don Quixote goes on sale in Madrid" in table.line()
    expect(table.page.locator(".tw-fresh .tw-plate")).to_have_text("1605")
    expect(table.page.locator(".tw-fresh .tw-seal-right svg")).to_be_visible()
    assert table.page.locator(".tw-thread-tied").count() == 1


def test_a_wrong_card_hangs_loose_and_the_ruler_shows_where_it_belonged(show):
    table = show(scene.table(), BEFORE)
    table.push(wrong())
    expect(table.action).to_contain_text("Not there. It was 1605")
    expect(table.action).to_contain_text("is 83 years later than that gap (1455 to 1522).")
    expect(table.action).to_contain_text("It goes to the discard pile. You drew a new card.")
    expect(table.page.locator(".tw-visitor .tw-seal-wrong svg")).to_be_visible()
    assert table.page.locator(".tw-thread-loose").count() == 1
    assert table.page.locator(".tw-mark text").text_content() == "1605"
    left, right = (table.page.locator(".tw-placed").nth(n).bounding_box() for n in (4, 5))
    tick = table.page.locator(".tw-notch-right").bounding_box()
    assert left["x"] + left["width"] < tick["x"] + tick["width"] / 2 < right["x"]
    assert "Don Quixote goes on sale in Madrid" not in table.line()


def test_after_a_miss_the_new_card_is_marked_in_the_hand(show):
    table = show(scene.table(), BEFORE)
    table.push(wrong())
    expect(table.card("Champollion")).to_contain_text("new")
    expect(table.page.locator(".tw-new-tag")).to_have_count(1)


def test_next_shows_the_next_player_and_the_wrong_card_is_gone(show):
    table = show(scene.table(), BEFORE)
    table.push(wrong())
    table.role("button", name="Next: Iker").click()
    expect(table.role("heading", level=2)).to_have_text("Your turn, Iker")
    expect(table.page.locator(".tw-visitor")).to_have_count(0)
    expect(table.card("Mendeleev")).to_be_visible()
    expect(table.page.locator(".tw-pile-wrong .tw-plate")).to_have_text("1605")


def test_the_box_takes_wrong_cards_where_the_edition_says_so(show):
    table = show(scene.table(wrong_pile="box", edition="star-wars"), BEFORE)
    table.push(wrong())
    expect(table.action).to_contain_text("It goes back into the box.")
    expect(table.page.locator(".tw-pile-wrong .tw-pile-name")).to_have_text("Box")


def test_positions_are_missed_by_places(show):
    table = show(scene.table(scale="positions"), BEFORE)
    table.push(wrong(miss={"years": 1, "direction": "earlier"}))
    expect(table.action).to_contain_text("comes 1 place earlier than that gap")


def test_an_uncertain_miss_has_no_number(show):
    table = show(scene.table(), BEFORE)
    table.push(wrong(miss=None, drew=None))
    expect(table.action).to_contain_text("belongs elsewhere. It goes to the discard pile.")
    expect(table.page.locator(".tw-new-tag")).to_have_count(0)


def test_equal_dates_are_joined_and_said_to_be_interchangeable(show):
    line = [0, scene.COLUMBUS, scene.NEBRIJA, 31]
    last = {"kind": "placed", "seat": 0, "card": scene.NEBRIJA, "gap": 2}
    table = show(
        scene.table(), scene.state(line, [[22], [24], [25], [26]], ply=1, turn=1, last=last)
    )
    expect(table.action).to_contain_text("has the same date as Columbus lands in the Bahamas")
    expect(table.page.locator(".tw-equal")).to_have_text("=")


def test_a_reshuffle_is_told(show):
    table = show(scene.table(), BEFORE)
    table.push(wrong(reshuffled="discard"))
    expect(table.action).to_contain_text("The draw pile ran out. The discarded cards were shuffled")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [("skipped", "Ana misses a turn"), ("withdrew", "Ana has left the game")],
)
def test_a_teachers_move_is_told(show, kind, sentence):
    table = show(scene.table(), BEFORE)
    table.push({**BEFORE, "ply": 6, "turn": 1, "last": {"kind": kind, "seat": 0}})
    expect(table.action).to_contain_text(sentence)


def test_a_turn_is_said_once_in_one_live_region(show):
    table = show(scene.table(), BEFORE)
    table.page.evaluate("""() => {
        window.spoken = [];
        const status = document.querySelector('[role=status]');
        const hear = () => spoken.push(status.textContent);
        const all = {childList: true, characterData: true, subtree: true};
        new MutationObserver(hear).observe(status, all);
    }""")
    table.aim("Don Quixote", 4)
    table.gap(3).locator("input").check(force=True)
    table.push(wrong())
    table.role("button", name="Next: Iker").click()
    assert table.page.evaluate("spoken") == [
        "Your turn, Ana. Where does it belong? Don Quixote goes on sale in Madrid. "
        "Choose one of the 7 gaps.",
        "Not there. It was 1605. Don Quixote goes on sale in Madrid is 83 years later than that "
        "gap (1455 to 1522). It goes to the discard pile. You drew a new card. "
        "Champollion reads the hieroglyphs.",
        "Your turn, Iker. Choose a card from your hand",
    ]
    assert table.page.locator("[role=status], [aria-live], [role=alert]").count() == 1


def test_the_text_and_its_source_can_be_read_after_the_reveal(show):
    table = show(scene.table(), BEFORE)
    table.push(right())
    more = table.role("button", name="Learn more", exact=True)
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(table.page.locator(".tw-note")).to_contain_text("A second part followed in 1615.")
    expect(table.role("link", name="example.org/")).to_have_attribute("rel", "noopener noreferrer")
    more.click()
    expect(table.page.locator(".tw-note")).to_have_count(0)


def test_when_a_player_leaves_the_table_is_still_the_one_to_moves(show):
    state = scene.state(scene.SIX, scene.HANDS, ply=9, turn=1, last={"kind": "withdrew", "seat": 2})
    state["seats"][2] = {"hand": [], "status": "withdrawn"}
    table = show(scene.table(), state)
    expect(table.action).to_contain_text("Olya has left the game")
    expect(table.role("heading", level=2)).to_have_text("Your turn, Iker")
    expect(table.hand.locator("label")).to_have_count(len(scene.HANDS[1]))


def test_a_place_in_a_story_is_told_without_brackets_in_brackets(show):
    state = wrong(miss={"years": 1, "direction": "later"})
    for number, face in enumerate(state["cards"].values()):
        if "back" in face:
            face["back"] |= {"plate": str(number), "spoken": f"{number} (Chapter 3)"}
    table = show(scene.table(scale="positions", edition="star-wars"), state)
    said = table.action.inner_text()
    assert "comes 1 place later than that gap" in said
    assert "))" not in said
