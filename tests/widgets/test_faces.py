"""Which faces of cards the browser keeps, asks for and shows."""

from __future__ import annotations

from base64 import b64decode

from playwright.sync_api import expect

from tests.widgets import scene

TURN = scene.state(scene.SIX, scene.HANDS, ply=5)


def test_a_face_travels_once_and_later_states_bring_only_changes(show):
    table = show(scene.table(), TURN)
    table.push({**TURN, "ply": 6, "turn": 1, "cards": {}})
    assert "Vesuvius buries Pompeii" in table.line()
    assert table.sent("cards") == []


def test_missing_faces_are_asked_for_once(show):
    table = show(scene.table(), {**TURN, "cards": {}})
    assert table.sent("cards") == [{"type": "cards", "match": "m1"}]
    table.say({"type": "cards", "match": "m1", "cards": TURN["cards"]})
    expect(table.card("Don Quixote")).to_be_visible()
    assert len(table.sent("cards")) == 1


def test_faces_of_another_match_are_not_taken_for_this_one(show):
    table = show(scene.table(), TURN)
    changed = {
        str(scene.QUIXOTE): {**scene.face(scene.QUIXOTE, turned=False), "title": "Another card"}
    }
    table.say({"type": "cards", "match": "m0", "cards": changed})
    expect(table.card("Don Quixote")).to_be_visible()


def test_a_new_match_forgets_the_faces_of_the_old_one(show):
    table = show(scene.table(), TURN)
    table.push({**TURN, "match": "m2", "ply": 0, "cards": {}})
    assert table.sent("cards") == [{"type": "cards", "match": "m2"}]
    assert "Vesuvius buries Pompeii" not in table.line()


def test_a_card_in_a_hand_never_shows_its_back(show):
    """A misplaced card can come back after a reshuffle; its date is known, and not shown."""
    faces = {**TURN["cards"], str(scene.QUIXOTE): scene.face(scene.QUIXOTE, turned=True)}
    table = show(scene.table(), {**TURN, "cards": faces})
    table.aim("Don Quixote", 5)
    assert "1605" not in table.root.inner_text()
    assert "1605" not in table.root.inner_html()


def test_titles_are_text_and_never_markup(show):
    title = "<img src=x onerror=alert(1)><b>bold</b>"
    faces = {
        **TURN["cards"],
        str(scene.QUIXOTE): {**scene.face(scene.QUIXOTE, turned=False), "title": title},
    }
    table = show(scene.table(), {**TURN, "cards": faces})
    table.card("onerror").click()
    expect(table.action).to_contain_text(title)
    assert table.page.locator(".tw img, .tw-title b").count() == 0


def test_a_source_that_is_no_address_is_no_link(show):
    faces = dict(TURN["cards"])
    faces["0"] = scene.face(0, turned=True)
    faces["0"]["back"]["source"] = "javascript:alert(1)"
    table = show(scene.table(), {**TURN, "cards": faces})
    table.role("button", name="Learn more about First recorded").click()
    expect(table.page.locator(".tw-note")).to_contain_text("Source: javascript:alert(1)")
    assert table.page.locator(".tw-note a").count() == 0


PIXEL = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    "gg=="
)


def test_a_picture_is_asked_for_once_and_shared(show):
    faces = dict(TURN["cards"])
    for card in (scene.QUIXOTE, 0):
        faces[str(card)] = {**faces[str(card)], "image": "cafe"}
    table = show(scene.table(), {**TURN, "cards": faces}, views=2)
    table.page.wait_for_function("sent.some(({ type }) => type === 'picture')")
    assert table.sent("picture") == [{"type": "picture", "image": "cafe"}]
    expect(table.card("Don Quixote").locator(".tw-art-pattern")).to_be_visible()
    table.say({"type": "picture", "image": "cafe", "mime": "image/png"}, PIXEL)
    expect(table.page.locator(".tw-art img")).to_have_count(4)
    sources = table.page.locator(".tw-art img").evaluate_all("all => all.map(each => each.src)")
    assert len(set(sources)) == 1
    assert sources[0].startswith("blob:")
