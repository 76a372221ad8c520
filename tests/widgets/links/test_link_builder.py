"""The form in which a teacher says what a link starts with, and the links that come of it."""

from __future__ import annotations

import json
from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from timeline_widgets import LinkBuilder, binder_link
from timeline_widgets.messages import LANGUAGES

HERE = "school/timeline-widgets"


@pytest.fixture
def builder(monkeypatch):
    monkeypatch.delenv("BINDER_REPO_URL", raising=False)
    return LinkBuilder(HERE)


def say(builder, **said):
    for name, value in said.items():
        builder._form.fields[name].value = value


def shown(builder):
    fields = builder._form.fields
    return {name for name, field in fields.items() if field.layout.display != "none"}


def test_every_field_reaches_the_link(builder):
    say(
        builder, game="timeline", cards="spain", players=" Ana, Bo ,", computers=2, skill="expert",
        edition="russia", hints=True, confidence=True, letters=True, teacher_moves=True, timer=60,
        language="fr", seed=" 2026-11-30 ",
    )  # fmt: skip
    assert builder.link is None
    assert "Il manque" not in builder._sheet.state["sentences"][0]
    say(builder, players="Ana, Bo")
    assert builder.link == binder_link(
        HERE, "spain", players=["Ana", "Bo"], computers=2, skill="expert", edition="russia",
        hints=True, confidence=True, letters=True, teacher_moves=True, timer=60, language="fr",
        seed="2026-11-30",
    )  # fmt: skip
    assert builder._sheet.state["links"]["voila"] == builder.link.voila


def test_only_what_can_be_said_of_a_game_is_asked_and_linked(builder):
    say(builder, hints=True, timer=60, edition="russia")
    say(builder, game="challenge", cards="women", track="short", computers=1)
    assert builder.link == binder_link(
        HERE, "women", "challenge", seats=2, computers=1, track="short"
    )
    assert shown(builder).isdisjoint({"hints", "timer", "edition", "path", "cards_repo"})
    say(builder, game="practice")
    assert builder.link == binder_link(HERE, "women", "practice", hints=True, timer=60)
    assert shown(builder).isdisjoint({"seats", "computers", "skill", "track"})


def test_teams_are_asked_instead_of_players(builder):
    say(builder, computers=1, teams="Reds: Ana, Bo; Blues: Cy")
    teams = {"Reds": ["Ana", "Bo"], "Blues": ["Cy"]}
    assert builder.link == binder_link(HERE, teams=teams)
    assert shown(builder).isdisjoint({"players", "seats", "computers", "skill"})
    say(builder, teams="Reds, Blues")
    assert "such as Reds:Ana,Bo;Blues:Cy" in builder._sheet.state["sentences"][0]
    say(builder, teams="", players="Ana, Bo")
    assert "teams" not in shown(builder)


def test_a_table_of_the_teachers_own_is_brought_in_from_where_it_is(builder):
    say(builder, cards="", path="units/our-town.csv")
    assert builder.link == binder_link(HERE, "units/our-town.csv")
    say(builder, cards_repo="school/our-sets")
    assert builder.link == binder_link(HERE, "units/our-town.csv", cards_repo="school/our-sets")


def test_a_mistake_is_told_in_the_teachers_language_and_mended(monkeypatch):
    monkeypatch.setenv("BINDER_REPO_URL", "https://github.com/school/timeline-widgets")
    builder = LinkBuilder(language="de")
    assert builder.link.game.language == "de"
    say(builder, players="Ana, ana", seats=2)
    assert builder._sheet.state["sentences"] == [
        "Zwei Spieler heißen „ana“; jeder braucht einen eigenen Namen."
    ]
    say(builder, players="Ana, Bo")
    assert builder.link.game.players == ("Ana", "Bo")


def test_without_a_repository_the_sheet_says_what_is_wanted(monkeypatch):
    monkeypatch.delenv("BINDER_REPO_URL", raising=False)
    builder = LinkBuilder()
    assert builder.link is None
    assert builder._sheet.state == {"language": "en", "sentences": []}


def test_a_link_too_long_for_a_code_is_shown_without(builder):
    say(builder, players=",".join("Ж" * 38 + str(number) for number in range(8)))
    state = builder._sheet.state
    assert state["links"]["voila"] == builder.link.voila
    assert "qr" not in state
    assert "too long for a QR code" in state["sentences"][0]


@pytest.fixture
def show(page, builder):
    """Show the sheet of the builder on a blank page."""

    def show(builder=builder, width=820, dark=False):
        page.set_viewport_size({"width": width, "height": 800})
        paper = "#111" if dark else "#fff"
        html = (
            '<!doctype html><html lang="en"><head><title>Notebook</title>'
            '<link rel="stylesheet" href="/sheet.css"><script src="/fake_model.js"></script></head>'
            f'<body data-jp-theme-light="{json.dumps(not dark)}" style="background: {paper}">'
            '<main><div class="cell"></div></main></body></html>'
        )
        page.route(
            "http://table.test/", lambda route: route.fulfill(body=html, content_type="text/html")
        )
        page.goto("http://table.test/")
        traits = {"state": builder._sheet.state, "words": builder._sheet.words}
        page.evaluate("traits => open_table(traits, '/sheet.js')", traits)
        return page

    return show


def test_a_link_is_copied_and_that_is_said(show, builder):
    page = show()
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', "
        "{ value: { writeText: async text => { window.copied = text; } } })"
    )
    page.get_by_role("button", name="Copy: For students: the game, without code").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("copied") == builder.link.voila


def test_where_a_page_may_not_copy_the_link_is_selected(show, builder):
    page = show()
    page.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })"
    )
    page.get_by_role("button", name="Copy: Badge").click()
    expect(page.get_by_text("copy it with Ctrl+C")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == builder.link.badge


def test_the_code_is_projected_as_large_as_the_screen_and_read(show, builder):
    page = show(dark=True)
    page.get_by_role("button", name="Show it large").click()
    large = page.get_by_role("dialog").get_by_role("img", name="QR code")
    expect(large).to_be_visible()
    assert large.bounding_box()["height"] > 650
    picture = Image.open(BytesIO(page.screenshot()))
    assert [code.text for code in zxingcpp.read_barcodes(picture)] == [builder.link.voila]
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Show it large")).to_be_focused()


def test_the_links_follow_what_is_chosen(show, builder):
    page = show()
    say(builder, seats=8, players="Ana, ana")
    page.evaluate("state => kernel.state(state)", builder._sheet.state)
    expect(page.get_by_text("Two players are called “ana”")).to_be_visible()
    say(builder, players="Ana, Bo")
    page.evaluate("state => kernel.state(state)", builder._sheet.state)
    expect(page.get_by_label("For students: the game, without code").first).to_have_value(
        builder.link.voila
    )


@pytest.mark.parametrize("width", [360, 820, 1200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_nothing_is_left_in_english(show, width, language):
    page = show(LinkBuilder(HERE, language=language), width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if language != "en":
        assert "Copy" not in page.locator("main").inner_text()


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(show, axe, dark):
    page = show(dark=dark)
    page.evaluate(axe)
    found = page.evaluate("axe.run('main').then(it => it.violations.map(each => each.id))")
    assert found == []
