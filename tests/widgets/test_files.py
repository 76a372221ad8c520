"""Files from the table: score log, answers, and a copy for when nobody answers any more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.widgets import scene
from tests.widgets.conftest import A_MOMENT

QUIET_MS = 15_000
PATIENCE_MS = 6000
LOG = {"type": "log", "name": "red-fox.jsonl", "mime": "application/x-ndjson"}


def open_menu(table):
    table.role("button", name="More", exact=True).click()


@pytest.fixture
def table(show, clock):
    table = show(scene.table(forms=["csv", "xlsx"]), scene.state(scene.SIX, scene.HANDS))
    clock.run_for(A_MOMENT)
    open_menu(table)
    return table


def test_the_menu_asks_for_the_log_and_for_each_form_that_the_kernel_can_write(table):
    for name in ("score log", "answers (CSV)", "answers (Excel)"):
        table.role("button", name=f"Download the {name}").click()
    sent = [message.get("form") for message in table.sent("download")]
    assert sent == [None, "csv", "xlsx"]


def test_a_form_that_cannot_be_written_here_is_not_offered(show):
    table = show(scene.table(forms=["csv"]), scene.state(scene.SIX, scene.HANDS))
    open_menu(table)
    expect(table.role("button", name="answers (Excel)")).to_have_count(0)


def test_a_file_comes_with_its_name_and_its_bytes(table, page):
    with page.expect_download() as coming:
        table.say({**LOG, "type": "download", "name": "red-fox-scores.csv"}, "é,1\n".encode())
    assert coming.value.suggested_filename == "red-fox-scores.csv"
    assert coming.value.path().read_bytes() == "é,1\n".encode()


def test_nothing_answered_yet_is_a_remark_and_no_refused_move(table):
    table.say({"type": "error", "sentence": "Nothing has been answered yet."})
    expect(table.action).to_contain_text("A remark")
    expect(table.action).not_to_contain_text("not made")


def test_a_copy_of_the_log_is_asked_for_when_all_is_quiet_and_once_for_each_move(table, clock):
    clock.run_for(QUIET_MS - 1000)
    assert table.sent("log") == []
    table.push(scene.state(scene.SIX, scene.HANDS, ply=1))
    clock.run_for(QUIET_MS - 1000)
    assert table.sent("log") == [], "somebody plays"
    clock.run_for(60_000)
    assert len(table.sent("log")) == 1


def test_the_log_outlives_its_kernel_in_the_page(table, page):
    table.say(LOG, b"all moves\n")
    page.evaluate("kernel.die()")
    with page.expect_download() as coming:
        table.action.get_by_role("button", name="Download the score log").click()
    assert coming.value.suggested_filename == "red-fox.jsonl"
    assert coming.value.path().read_bytes() == b"all moves\n"
    assert table.sent("download") == []
    expect(table.role("button", name="answers (CSV)")).to_have_attribute("aria-disabled", "true")


def test_the_copy_stands_in_for_a_log_that_does_not_come(table, page, clock):
    table.say(LOG, b"all moves but the last\n")
    with page.expect_download() as coming:
        table.role("button", name="Download the score log").click()
        clock.run_for(PATIENCE_MS + 1000)
    assert coming.value.path().read_bytes() == b"all moves but the last\n"


def test_a_log_that_comes_in_time_comes_once(table, page, clock):
    table.say(LOG, b"old\n")
    taken = []
    page.on("download", lambda download: taken.append(download))
    table.role("button", name="Download the score log").click()
    with page.expect_download():
        table.say({**LOG, "type": "download"}, b"new\n")
    clock.run_for(60_000)
    assert [download.path().read_bytes() for download in taken] == [b"new\n"]


def test_without_a_copy_a_dead_table_offers_none(table, page):
    page.evaluate("kernel.die()")
    log = table.role("button", name="Download the score log")
    expect(log).to_have_attribute("aria-disabled", "true")
    expect(table.action.get_by_role("button")).to_have_count(0)
