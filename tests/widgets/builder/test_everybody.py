"""Everybody can build: what axe-core finds, shortcuts, roles of the table, sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets.builder.conftest import MESSY
from tests.widgets.test_accessibility import violations


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 820])
def test_axe_finds_nothing(build, axe, dark, width):
    builder = build(width=width, dark=dark)
    assert violations(builder, axe) == []
    builder.paste(MESSY)
    builder.role("button", name="Card of row 2").click()
    assert violations(builder, axe) == []
    builder.page.evaluate("kernel.say({type: 'error', sentence: 'That did not work.'})")
    assert violations(builder, axe) == []
    builder.page.evaluate("kernel.die()")
    assert violations(builder, axe) == []


UNCLEAR = "Foo\tBar\nCaesar is killed\tlong ago\nCoronation\tonce\n"
GUESSED = "Occasion\tMoment\nCaesar is killed\t44 BC\nCoronation\t800\nVoyage\t1492\n"


def with_columns(builder):
    builder.root.locator("summary").first.click()
    builder.role("combobox", name="What “Note” holds").select_option("")
    builder.answer()


def with_a_filter(builder):
    builder.role("combobox", name="Theme").select_option("Society")
    builder.answer()


def with_nothing_found(builder):
    field = builder.role("textbox", name="Find")
    field.fill("no such word")
    field.press("Enter")
    builder.answer()


def with_another_table(builder):
    builder.role("button", name="Another table").click()


def with_a_mend_undone(builder):
    builder.mend("When was it", 3, "800")
    builder.role("button", name="Undo: row 3, When was it").click()
    builder.answer()


def with_a_card_and_its_problems(builder):
    builder.role("button", name="Card of row 8").click()


STATES = {
    "columns mapped": (MESSY, with_columns),
    "columns unclear": (UNCLEAR, None),
    "columns guessed": (GUESSED, None),
    "filtered": (MESSY, with_a_filter),
    "nothing found": (MESSY, with_nothing_found),
    "another table": (MESSY, with_another_table),
    "a mend undone": (MESSY, with_a_mend_undone),
    "a card with a problem": (MESSY, with_a_card_and_its_problems),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("source", "reach"), STATES.values(), ids=STATES)
def test_axe_finds_nothing_in_any_state_of_the_work(build, axe, source, reach, dark):
    builder = build(width=360, dark=dark)
    builder.paste(source)
    if reach:
        reach(builder)
    assert violations(builder, axe) == []
    assert builder.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_everything_is_reached_with_the_tab_key(build):
    builder = build(MESSY)
    builder.root.locator("summary").first.click()
    builder.role("button", name="Card of row 8").click()
    builder.page.evaluate("document.activeElement.blur()")
    wanted = builder.page.evaluate("""() => {
        const all = [...document.querySelectorAll(
            '.tw :is(button, input, a[href], select, textarea, summary, [tabindex="0"])')]
            .filter(each => !each.disabled && each.checkVisibility({ visibilityProperty: true }));
        window.reached = new Set();
        document.addEventListener("focusin", event => window.reached.add(event.target));
        window.missed = () => all.filter(each => !window.reached.has(each) &&
            !(each.type === "radio" && !each.checked)).map(each => each.outerHTML.slice(0, 120));
        return all.length;
    }""")
    for _ in range(wanted + 5):
        builder.page.keyboard.press("Tab")
    assert builder.page.evaluate("missed()") == []


def test_axe_would_find_a_planted_fault(build, axe):
    builder = build(MESSY)
    builder.page.add_style_tag(content=".twb-help { color: #ccc !important }")
    assert any(found.startswith("color-contrast") for found in violations(builder, axe))


def test_jupyterlabs_shortcuts_are_off_on_whatever_takes_the_focus(build):
    builder = build()
    builder.paste(MESSY)
    builder.role("button", name="Another table").click()
    builder.role("button", name="Card of row 2").click()
    bare = builder.page.evaluate("""() =>
        [...document.querySelectorAll(
            '.tw button, .tw input, .tw a, .tw select, .tw textarea, .tw summary, .tw [tabindex]')]
        .filter(each => each.dataset.lmSuppressShortcuts !== 'true').map(each => each.outerHTML)""")
    assert bare == []


@pytest.mark.parametrize("width", [360, 820])
def test_it_is_a_table_for_a_screen_reader_at_every_width(build, width):
    builder = build(MESSY, width=width)
    table = builder.role("table", name="Rows 1 to 12 of 12")
    assert table.get_by_role("columnheader").all_text_contents() == [
        "Row", "What happened", "When was it", "Read as", "Card",
    ]  # fmt: skip
    row = table.get_by_role("row").nth(2)
    expect(row.get_by_role("rowheader")).to_have_text("3left out")
    expect(row.get_by_role("cell")).to_have_count(4)
    cell = builder.cell("When was it", 3)
    expect(cell).to_have_attribute("aria-invalid", "true")
    expect(cell).to_have_accessible_description(
        "“8oo” has a part that is not understood: oo. Write a date such as 1492, 12 October 1492, "
        "c. 1450, 15th century, 44 BC or 1337–1453. Use “800” in row 3"
    )


@pytest.mark.parametrize("width", [360, 560, 820, 1200])
def test_nothing_sticks_out_and_targets_are_large(build, width):
    builder = build(MESSY, width=width)
    builder.role("button", name="Card of row 8").click()
    assert builder.page.evaluate("document.documentElement.scrollWidth") <= width
    small = builder.page.evaluate("""() =>
        [...document.querySelectorAll('.tw button, .tw select, .tw textarea, .twb-show label')]
        .filter(each => each.getBoundingClientRect().height < 44)
        .map(each => each.outerHTML.slice(0, 90))""")
    assert small == []


def test_text_is_only_ever_text(build):
    evil = "<img src=x onerror=\"document.title='hacked'\">"
    builder = build(
        [{"title": f"&lt;b&gt;{evil}", "date": evil}, {"title": "A &lt;i&gt;", "date": 5}]
    )
    builder.role("button", name="Card of row 3").click()
    expect(builder.cell("title", 2)).to_have_value(f"&lt;b&gt;{evil}")
    expect(builder.root.locator(".tw-front .tw-title")).to_have_text("A <i>")
    assert (
        builder.page.evaluate("document.querySelectorAll('.tw img, .tw i:not(.tw-probe)').length")
        == 0
    )


def test_two_views_of_one_table_share_no_id_and_no_radio_group(build):
    builder = build(MESSY)
    builder.page.evaluate("""async () => {
        const { default: widget } = await import("/builder.js?second");
        const el = document.createElement("div");
        document.querySelector("main").append(el);
        (await widget()).render({ model: window.fakeModel, el });
    }""")
    expect(builder.page.get_by_role("table")).to_have_count(2)
    ids = builder.page.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
    assert len(ids) == len(set(ids))
    names = builder.page.evaluate(
        "new Set([...document.querySelectorAll('[name]')].map(e => e.name)).size"
    )
    assert names == 2
