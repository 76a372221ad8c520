"""The answer to each Trial: who moved how far and why, wheel by wheel."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.widgets.challenge.games import EVENTS, Played, cardset, dealt, only

RED_CROSS, JUKEBOX, ATLAS, CRANE = "The Red Cross", "The jukebox", "The atlas", "The crane"
SPARE = {f"Spare {number}": 1300 + number for number in range(4)}


def row(screen, name):
    return screen.root.locator("tbody tr").filter(has_text=name)


def marks(screen, name):
    tiles = row(screen, name).locator(".tw-tile")
    classes = [tile.get_attribute("class") for tile in tiles.all()]
    return ["right" if "right" in name else "wrong" if "wrong" in name else "" for name in classes]


def test_timeline_4_marks_each_wheel_and_tells_the_steps(show):
    played = Played()
    screen = show(played)
    (a, b, c, _), _ = played.right()
    played.answer(True, (a, b, (c + 2) % 10, None), False)
    screen.push()
    assert marks(screen, "Ana") == ["right"] * 4
    assert marks(screen, "Iker") == ["right", "right", "wrong", "wrong"]
    expect(row(screen, "Ana").locator(".tw-moves")).to_contain_text("+4")
    expect(row(screen, "Iker").locator(".tw-moves")).to_contain_text("0 → 2")
    expect(row(screen, "Iker").locator(".tw-moves")).to_contain_text("from Start to space 2")
    expect(screen.part.get_by_text("Moves: Ana 4, Iker 2.")).to_be_visible()
    expect(screen.root.get_by_role("heading", name="Ana leads: space 4")).to_be_visible()
    expect(screen.role("button", name="Next: The Split")).to_be_visible()


def test_the_board_shows_where_each_card_belongs(show):
    played = Played()
    screen = show(played)
    spaces, _ = played.right()
    years = [str(year).replace("-", "−") for year in played.years()]
    played.answer(False, False, False)
    screen.push()
    for space, year in zip(spaces, years, strict=True):
        expect(screen.cell(space)).to_contain_text(year)


def test_nobody_moves_and_the_same_trial_comes_again(show):
    played = Played()
    screen = show(played)
    played.answer(False, False, False)
    screen.push()
    expect(screen.part.get_by_text("the same Trial comes again with fresh cards")).to_be_visible()
    screen.next()
    expect(screen.role("heading", name="Pass the device to Ana")).to_be_visible()


def test_the_bet_counts_every_wheel_on_the_right_space(show):
    played = Played(track=only("bet"))
    screen = show(played)
    (space, *_), _ = played.right()
    played.answer((space, space, None, (space + 1) % 10), False, True)
    screen.push()
    assert marks(screen, "Ana") == ["right", "right", "wrong", "wrong"]
    expect(row(screen, "Ana").locator(".tw-moves")).to_contain_text("+2")
    expect(row(screen, "Olya").locator(".tw-moves")).to_contain_text("+4")


def test_the_split_tells_the_distance_and_who_was_closest(show):
    cards = cardset({"Waistcoat": 1762, "Bleach": 1785, **SPARE})
    played = dealt({"Waistcoat", "Bleach"}, track=only("split"), cards=cards)
    screen = show(played)
    played.answer((0, 0, 2, 5), (0, 0, 3, 1), False)
    screen.push()
    expect(screen.root.locator(".tw-truth-sum")).to_have_text("23years between them")
    assert "closest" in screen.rows()[0]
    expect(row(screen, "Ana").locator(".tw-off")).to_contain_text("2")
    expect(row(screen, "Ana").locator(".tw-moves")).to_contain_text("+4")
    expect(row(screen, "Iker").locator(".tw-off")).to_contain_text("8")
    expect(row(screen, "Olya").locator(".tw-off")).to_contain_text("no answer")


def test_across_the_era_the_split_says_that_there_was_no_year_0(show):
    cards = cardset({"Caesar": -44, "Augustus": 14, **SPARE})
    played = dealt({"Caesar", "Augustus"}, track=only("split"), cards=cards)
    screen = show(played)
    played.answer(True, False, False)
    screen.push()
    expect(screen.root.locator(".tw-truth-sum b")).to_have_text("57")
    expect(screen.part.get_by_text("There was no year 0")).to_be_visible()


def test_within_one_era_nothing_is_said_of_a_year_0(show):
    played = Played(track=only("split"), cards=cardset({c: 1500 + ord(c) for c in "abcdef"}))
    screen = show(played)
    played.answer(True, False, False)
    screen.push()
    expect(screen.part.get_by_text("There was no year 0")).to_have_count(0)


def test_a_wrong_sign_cancels_the_row(show):
    played = Played(track=only("right_date"))
    screen = show(played)
    digits, sign = played.right()
    other = "-" if sign == "+" else "+"
    played.answer((digits, sign), (digits, other), ((*digits[:3], (digits[3] + 1) % 10), sign))
    screen.push()
    assert marks(screen, "Ana") == ["right"] * 5
    assert marks(screen, "Iker") == ["wrong", "", "", "", ""]
    expect(row(screen, "Iker")).to_contain_text("Wrong sign: no steps")
    struck = row(screen, "Iker").locator(".tw-tile > span").nth(1)
    assert "line-through" in struck.evaluate("it => getComputedStyle(it).textDecoration")
    expect(row(screen, "Iker").locator(".tw-moves b")).to_have_text("0")
    assert marks(screen, "Olya") == ["right"] * 4 + ["wrong"]
    shown = "".join(str(digit) for digit in digits)
    expect(screen.root.locator(".tw-truth-sum b")).to_contain_text(shown)


def test_the_combination_lays_the_order_on_the_cards(show):
    events = {ATLAS: 1585, RED_CROSS: 1863, JUKEBOX: 1889, CRANE: -287}
    cards = cardset({**events, **SPARE})
    played = dealt(set(events), track=only("combination"), cards=cards)
    screen = show(played)
    order, _ = played.right()
    swapped = tuple({1: 2, 2: 1}.get(place, place) for place in order)
    played.answer(True, swapped, False)
    screen.push()
    tokens = screen.root.locator(".tw-answer-token")
    assert [token.inner_text().split()[-1] for token in tokens.all()] == [str(p) for p in order]
    expect(row(screen, "Iker").locator(".tw-moves")).to_contain_text("+2")


def test_equal_dates_in_the_combination_are_explained(show):
    events = {"Nebrija": 1492, "Columbus": 1492, "Hastings": 1066, "Moon": 1969}
    cards = cardset({**events, **SPARE})
    played = dealt(set(events), track=only("combination"), cards=cards)
    screen = show(played)
    order = [{1066: 1, 1492: 2, 1969: 4}[year] for year in played.years()]
    order[played.titles().index("Columbus")] = 3
    played.answer(tuple(order), tuple({2: 3, 3: 2}.get(p, p) for p in order), False)
    screen.push()
    expect(screen.part.get_by_text("Their dates allow more than one order")).to_contain_text(
        "Columbus (1492)"
    )
    tokens = screen.root.locator(".tw-answer-token").all_inner_texts()
    assert sorted(token.split()[-1] for token in tokens) == ["1", "2/3", "2/3", "4"]


def test_a_card_on_a_board_date_is_right_on_both_sides_and_says_why(show):
    events = {"Charter": 1600, "Again": 1600, "Third": 1600, "Fourth": 1600}
    played = Played(track=only("bet"), cards=cardset(events))
    screen = show(played)
    played.answer((3, 4, 5, 2), False, False)
    screen.push()
    assert marks(screen, "Ana") == ["right", "right", "wrong", "wrong"]
    expect(screen.part.get_by_text("has the very date of a border, 1600")).to_be_visible()
    expect(screen.root.locator(".tw-answer-token")).to_contain_text("3/4")


def test_a_reveal_waits_for_its_button_while_others_lock_already(show):
    played = Played()
    screen = show(played)
    played.answer(True, False, False)
    screen.push()
    played.lock(0, (0, 0, 0, 1))
    screen.push()
    expect(screen.heading).to_have_text("Timeline 4: the answer")
    screen.next()
    expect(screen.role("heading", name="Pass the device to Iker")).to_be_visible()


def test_a_page_that_comes_late_shows_the_reveal(show):
    played = Played()
    played.answer(True, False, False)
    screen = show(played)
    expect(screen.heading).to_have_text("Timeline 4: the answer")
    assert marks(screen, "Ana") == ["right"] * 4


def test_cards_that_are_dealt_again_at_once_keep_their_dates_in_the_reveal_alone(show):
    events = {title: year for title, year in EVENTS.items() if 1400 < year < 1900}
    cards = cardset(dict(list(events.items())[:5]))
    played = Played(cards=cards, track=only("timeline_4"))
    screen = show(played)
    years = [str(year) for year in played.years()]
    titles = played.titles()
    played.answer(False, False, False)
    assert len(set(titles) & set(played.titles())) >= 3
    screen.push()
    for late in (False, True):
        if late:
            screen = show(played)  # a page that is loaded only now
        plates = screen.root.locator(".tw-truth-cards .tw-plate")
        expect(plates).to_have_text(years)
        expect(screen.part).not_to_contain_text("…")
        expect(screen.status).not_to_contain_text("…")
    screen.next()
    screen.open("Ana")
    assert not [year for year in years if year in screen.part.inner_text()]
