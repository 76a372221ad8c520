"""Several views of one model on one page, and the end of a view."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.widgets import scene

TURN = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)


def test_views_share_the_match_and_not_what_is_chosen(show, page):
    show(scene.table(), TURN, views=2)
    left, right = page.locator(".tw").all()
    left.locator(".tw-hand label").first.click()
    expect(left.locator(".tw-action")).to_contain_text("Where does it belong?")
    expect(right.locator(".tw-action")).to_contain_text("Choose a card from your hand")
    right.locator(".tw-hand label").nth(1).click()
    expect(left.locator("input:checked")).to_have_count(1)


def test_ids_and_radio_names_differ_between_views(show, page):
    show(scene.table(), TURN, views=2)
    names = [
        set(root.locator("input").evaluate_all("all => all.map(each => each.name)"))
        for root in page.locator(".tw").all()
    ]
    assert names[0].isdisjoint(names[1])
    ids = page.locator(".tw [id]").evaluate_all("all => all.map(each => each.id)")
    assert len(ids) == len(set(ids))


def test_a_move_made_in_another_view_takes_away_what_was_chosen(show):
    table = show(scene.table(), TURN)
    table.aim("Don Quixote", 5)
    table.push({**TURN, "ply": 6, "turn": 1, "last": None})
    expect(table.role("heading", level=2)).to_have_text("Your turn, Iker")
    expect(table.hand.locator("input:checked")).to_have_count(0)


def test_a_closed_view_leaves_nothing_behind_and_the_other_plays_on(show, page):
    table = show(scene.table(), TURN, views=2)
    page.evaluate("close_views[0]()")
    expect(page.locator(".tw")).to_have_count(1)
    table.push({**TURN, "ply": 6, "turn": 1, "last": None})
    expect(page.locator(".tw h2")).to_have_text("Your turn, Iker")


def test_a_closed_model_listens_no_more(show, page):
    table = show(scene.table(), TURN)
    page.evaluate("close_model()")
    table.push({**TURN, "ply": 6, "turn": 1})
    expect(table.role("heading", level=2)).to_have_text("Your turn, Ana")


def test_the_theme_follows_the_page(show, page):
    table = show(scene.table(), TURN)
    expect(table.root).to_have_attribute("data-tw-theme", "light")
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(table.root).to_have_attribute("data-tw-theme", "dark")
    page.evaluate("""() => {
        delete document.body.dataset.jpThemeLight;
        document.body.style.setProperty('--jp-layout-color0', '#fafafa');
    }""")
    expect(table.root).to_have_attribute("data-tw-theme", "light")
