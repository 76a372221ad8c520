"""From a messy table to cards on the screen, as a teacher does it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.widgets.builder.conftest import MESSY

PNG = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\0\0\0\nIDATx\x9cc`\0\0\0"
    b"\x02\0\x01H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82"
)


def sent(builder):
    builder.page.wait_for_function(  # a file is read before it is sent
        "sent.some(each => each.type !== 'text')"
    )
    return builder.answer()


def test_a_pasted_table_shows_its_cards_and_problems_side_by_side(build):
    builder = build()
    builder.paste(MESSY)
    expect(builder.role("radio", name="12 all rows")).to_be_checked()
    expect(builder.role("radio", name="3 left out")).to_be_attached()
    expect(builder.row(2)).to_contain_text("44 BCE")
    expect(builder.row(3)).to_contain_text("“8oo” has a part that is not understood")
    expect(builder.row(4)).to_contain_text("This row has no title.")
    expect(builder.row(9)).to_contain_text("This row repeats row 2")
    expect(builder.status).to_have_text("9 cards. 3 rows left out.")


def test_a_date_mended_in_place_is_read_at_once_and_the_focus_goes_on(build):
    builder = build(MESSY)
    builder.mend("When was it", 3, "800")
    expect(builder.row(3)).to_contain_text("800")
    expect(builder.role("radio", name="2 left out")).to_be_attached()
    expect(builder.cell("When was it", 4)).to_be_focused()
    expect(builder.status).to_contain_text("Row 3 is a card: 800.")
    builder.role("button", name="Undo: row 3, When was it").click()
    builder.answer()
    expect(builder.cell("When was it", 3)).to_have_value("8oo")


def test_escape_takes_nothing_and_arrows_walk_the_column(build):
    builder = build(MESSY)
    cell = builder.cell("When was it", 3)
    cell.fill("nonsense")
    cell.press("Escape")
    cell.press("ArrowDown")
    expect(builder.cell("When was it", 4)).to_be_focused()
    builder.page.keyboard.press("ArrowUp")
    expect(cell).to_be_focused()
    assert builder.answer() == []
    expect(cell).to_have_value("8oo")


def test_a_proposal_is_used_with_one_press_and_the_focus_is_kept(build):
    builder = build(MESSY)
    use = builder.role("button", name="Use “Battle of Hastings” in row 8")
    use.hover()  # waits until the page stands still, and so listens to where the focus is
    use.focus()
    builder.page.keyboard.press("Enter")
    builder.answer()
    expect(use).to_have_count(0)
    expect(builder.cell("What happened", 8)).to_have_value("Battle of Hastings")
    expect(builder.role("button", name="Card of row 8")).to_be_focused()


def test_rows_are_added_and_removed(build):
    builder = build(MESSY)
    builder.role("button", name="Remove row 9").click()
    builder.answer()
    assert builder.numbers() == [str(number) for number in range(2, 13)]
    builder.role("button", name="Add a row").click()
    builder.answer()
    builder.mend("What happened", 13, "Cortés lands")
    builder.mend("When was it", 13, "1519")
    expect(builder.row(13)).to_contain_text("1519")
    assert "Cortés lands" in [card.title for card in builder.kernel.cardset]


def test_both_sides_of_a_card_are_shown_by_keyboard(build):
    builder = build(MESSY)
    button = builder.role("button", name="Card of row 2")
    button.focus()
    builder.page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    front, back = builder.root.locator("figure").all()
    expect(front.locator(".tw-front .tw-title")).to_have_text("Caesar is killed")
    expect(front).not_to_contain_text("44")
    expect(back.locator(".tw-plate")).to_contain_text("−44")
    expect(builder.cell("Note", 2)).to_have_value("In the theatre of Pompey.")
    builder.page.keyboard.press("Enter")
    expect(builder.root.locator("figure")).to_have_count(0)


def test_columns_are_mapped_where_headings_do_not_tell(build):
    builder = build()
    builder.paste("Foo\tBar\nIdes of March\tonce\nCrown\tlong ago\n")
    expect(builder.root).to_contain_text("Say which column holds: title and date.")
    builder.role("combobox", name="What “Foo” holds").select_option("title")
    builder.answer()
    builder.role("combobox", name="What “Bar” holds").select_option("date")
    builder.answer()
    expect(builder.role("radio", name="2 left out")).to_be_attached()
    builder.mend("Bar", 2, "44 BC")
    expect(builder.row(2)).to_contain_text("44 BCE")


def test_rows_are_filtered_by_what_is_left_out_by_theme_and_by_period(build):
    builder = build(MESSY)
    builder.root.locator("label").filter(has_text="left out").click()
    builder.answer()
    assert builder.numbers() == ["3", "4", "9"]
    builder.role("button", name="Show all").click()
    builder.answer()
    builder.role("combobox", name="Theme").select_option("Society")
    builder.answer()
    assert builder.numbers() == ["5", "11", "13"]
    since = builder.role("textbox", name="From year")
    since.fill("1800")
    since.press("Enter")
    builder.answer()
    assert builder.numbers() == ["11"]
    since.fill("soon")
    since.press("Enter")
    builder.answer()
    expect(builder.root).to_contain_text("“soon” is no date.")
    assert builder.numbers() == ["11"]


def test_ten_thousand_rows_are_paged_through(build):
    builder = build([{"title": f"Event {n:05}", "date": 1 + n % 1900} for n in range(10_000)])
    assert len(builder.numbers()) == 20
    builder.role("button", name="Next rows").click()
    builder.answer()
    assert builder.numbers()[0] == "22"
    expect(builder.role("table")).to_have_accessible_name("Rows 21 to 40 of 10,000")


def test_a_file_is_uploaded_and_a_picture_is_given_to_a_card(build):
    builder = build()
    chooser = builder.root.locator("input[type=file]")
    chooser.set_input_files(
        {"name": "my-events.csv", "mimeType": "text/csv", "buffer": MESSY.encode()}
    )
    assert sent(builder) == ["upload"]
    expect(builder.role("textbox", name="Title of the set")).to_have_value("My events")
    builder.role("button", name="Card of row 2").click()
    picture = {"name": "forum.png", "mimeType": "image/png", "buffer": PNG}
    builder.root.get_by_label("Picture for this card").set_input_files(picture)
    assert sent(builder) == ["row_picture"]
    assert sent(builder) == ["picture"]
    expect(builder.root.locator("figure img").first).to_be_visible()
    assert builder.kernel.cardset.cards[0].picture.data == PNG


def test_a_file_that_would_drop_the_connection_is_refused_in_the_page(build):
    builder = build()
    big = {"name": "big.csv", "mimeType": "text/csv", "buffer": b"x" * 8_000_001}
    builder.root.locator("input[type=file]").set_input_files(big)
    expect(builder.root).to_contain_text("“big.csv” has 8.0 MB; up to 8 MB can be sent.")
    assert builder.answer() == []


def test_what_is_no_table_is_refused_in_words_and_the_text_stays(build):
    builder = build()
    field = builder.role("textbox", name="Paste a table")
    field.fill('[{"title": "Never closed", "date": 1492}')
    builder.role("button", name="Read the table").click()
    builder.answer()
    expect(builder.root).to_contain_text("begins like JSON but is broken")
    expect(field).to_have_value(re.compile("Never closed"))


def test_another_table_can_be_taken_and_a_refused_one_stays_to_be_mended(build):
    builder = build(MESSY)
    builder.role("button", name="Another table").click()
    field = builder.role("textbox", name="Paste a table")
    builder.paste('[{"title":\n')
    expect(builder.root).to_contain_text("begins like JSON but is broken")
    expect(field).to_have_value('[{"title":\n')
    field.fill("")
    builder.paste("Event\tYear\nFirst flight\t1903\n")
    expect(field).to_have_count(0)
    expect(builder.row(2)).to_contain_text("1903")
    builder.role("button", name="Undo: table read").click()
    builder.answer()
    assert len(builder.numbers()) == 12


def test_typing_from_an_empty_table(build):
    builder = build()
    builder.role("button", name="Type the cards").click()
    builder.answer()
    builder.mend("Title", 2, "Ides of March")
    builder.mend("Date", 2, "44 BC")
    expect(builder.row(2)).to_contain_text("44 BCE")
    expect(builder.row(3)).to_contain_text("blank")


def test_saving_tells_the_file_and_the_line_that_plays(build, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    builder = build(MESSY, title="Ancient & modern")
    expect(builder.role("textbox", name="Name of the file")).to_have_value("Ancient-modern.csv")
    builder.role("button", name="Save beside the notebook").click()
    builder.answer()
    expect(builder.root).to_contain_text("Saved as Ancient-modern.csv, beside the notebook.")
    expect(builder.root.locator("pre")).to_contain_text('read_cardset("Ancient-modern.csv")')
    assert (tmp_path / "Ancient-modern.csv").exists()
    builder.mend("When was it", 3, "800")
    expect(builder.root).to_contain_text("Changed since it was saved as Ancient-modern.csv.")


def test_the_picture_of_dates_and_the_nine_board_dates(build):
    builder = build(MESSY)
    expect(builder.root).to_contain_text("Nine board dates need cards of ten different years.")
    builder.mend("When was it", 3, "800")
    builder.mend("What happened", 4, "Columbus lands")
    expect(
        builder.role("list", name="Nine dates for the board").get_by_role("listitem")
    ).to_have_count(9)
    expect(builder.role("img", name=re.compile("Number of cards"))).to_be_visible()


class TestTheKernelIsGone:
    def test_the_table_can_still_be_copied_with_what_was_mended(self, build):
        builder = build(MESSY)
        builder.mend("When was it", 3, "800")
        builder.page.wait_for_function("sent.some(each => each.type === 'text')")
        builder.answer()
        builder.page.evaluate("kernel.die()")
        expect(builder.root).to_contain_text("The kernel is gone")
        builder.role("button", name="Copy the table").first.click()
        expect(builder.role("button", name="Copied.")).to_be_visible()
        with builder.page.expect_download() as download:
            builder.role("button", name="Download the table").first.click()
        text = download.value.path().read_text("utf-8-sig")
        assert "Coronation of Charlemagne,800" in text
        assert len(text.splitlines()) == 13

    @pytest.mark.usefixtures("clock")  # or the page notices by itself, as it asks for a copy
    def test_a_mend_that_did_not_arrive_is_named_and_cells_are_closed(self, build):
        builder = build(MESSY)
        builder.page.evaluate("window.dead = true")
        cell = builder.cell("When was it", 3)
        cell.fill("800")
        cell.press("Enter")
        expect(builder.root).to_contain_text("Not taken any more: row 3, When was it: “800”.")
        expect(cell).to_have_attribute("readonly", "")

    def test_a_pasted_table_that_nobody_read_is_not_lost(self, build):
        builder = build()
        builder.page.evaluate("window.dead = true")
        builder.paste(MESSY)
        with builder.page.expect_download() as download:
            builder.role("button", name="Download the table").first.click()
        assert download.value.path().read_text("utf-8-sig") == MESSY


@pytest.mark.parametrize("language", ["es", "fr", "de", "ru"])
def test_no_key_and_no_english_is_left_in_another_language(build, language):
    builder = build(MESSY, language=language)
    builder.root.locator(".twb-actions button").first.click()
    shown = builder.root.inner_text()
    assert not re.search(r"builder\.(?!cardset)[a-z]|\{\w+\}", shown)
    assert not re.search(r"left out|worth a look|Undo|Save beside|Columns", shown)
    assert builder.page.evaluate("document.documentElement.scrollWidth") <= 820


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "TimelineGame(builder.cardset)"),
        ("es", 'TimelineGame(builder.cardset, language="es")'),
    ],
)
def test_the_line_that_plays_speaks_the_language_of_the_builder(build, language, line):
    builder = build(MESSY, language=language)
    code = f"from timeline_widgets import TimelineGame\n{line}"
    expect(builder.page.locator(".twb-code pre")).to_have_text(code)


def test_an_empty_row_says_that_it_is_empty(build):
    builder = build("Event\tWhen\nIdes of March\t44 BC\n\t\nHastings\t1066\n")
    expect(builder.row(3).locator(".twb-check")).to_have_text("blank")
