"""What a notebook's host does to a game of Challenge, and that its secrets come through too."""

from __future__ import annotations

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from tests.browser.challenge import ChallengeTable
from tests.browser.fates import PID, RESTART, reopen_without_a_kernel, told, write_notebook

SETUP = """import warnings
from timeline_widgets import ChallengeGame, read_cardset
warnings.simplefilter("ignore")  # the set is small
game = ChallengeGame(read_cardset("cards.csv"), players=["Red", "Blue"], seed="survivor")"""
WHEELS = (9, 8, 7, 6)


@pytest.fixture
def start(start_lab, game_folder):
    """Start a game of two in JupyterLab; further cells may be given."""

    def start(*cells):
        write_notebook(game_folder, SETUP, *cells)
        lab = start_lab(game_folder)
        lab.open("game.ipynb")
        lab.run_all()
        return lab

    return start


def begun(lab):
    """Return the table after Red has locked an answer."""
    table = ChallengeTable(lab.page)
    table.begin()
    table.open("Red")
    table.dial(WHEELS)
    table.lock()
    expect(table.root.get_by_role("heading", name="Pass the device to Blue")).to_be_visible()
    return table


def test_a_reload_and_a_second_run_leave_one_game_with_its_locks(start, game_folder):
    lab = start("game")
    begun(lab)
    lab.save()
    lab.open("game.ipynb")
    table = ChallengeTable(lab.page)
    expect(table.root.get_by_role("button", name="Red: take it back")).to_be_visible()
    assert not re.search(r"9\D{0,3}8\D{0,3}7\D{0,3}6", table.root.inner_text())
    table.open("Blue")
    table.dial((1, 1, 1, 1))
    table.lock()
    expect(table.heading).to_have_text("Timeline 4: the answer")
    assert [story.moves for story in told(game_folder)] == [2]
    lab.run_all()
    expect(lab.page.locator(".tw-challenge")).to_have_count(1)
    lab.page.get_by_role("button", name="Take it up").click()
    expect(table.root.get_by_role("heading", name="Pass the device to Red")).to_be_visible()
    assert [story.moves for story in told(game_folder)] == [2]


def test_two_views_are_in_step_and_each_keeps_its_own_wheels(start, game_folder):
    lab = start("from IPython.display import display\ndisplay(game)\ndisplay(game)")
    roots = lab.page.locator(".tw-challenge")
    expect(roots).to_have_count(2)
    first, second = (ChallengeTable(roots.nth(number).locator("xpath=..")) for number in (0, 1))
    first.begin()
    first.open("Red")
    first.dial(WHEELS)
    expect(second.root.get_by_role("spinbutton")).to_have_count(0)
    second.begin()
    expect(second.root.get_by_role("heading", name="Pass the device to Red")).to_be_visible()
    first.lock()
    for table in (first, second):
        expect(table.root.get_by_role("heading", name="Pass the device to Blue")).to_be_visible()
    second.open("Blue")
    expect(second.root.locator(".tw-drum b")).to_have_text(["·"] * 4)
    second.lock()
    for table in (first, second):
        expect(table.heading).to_have_text("Timeline 4: the answer")
    assert [story.moves for story in told(game_folder)] == [2]


def test_a_restarted_kernel_is_said_and_the_game_is_taken_up_with_its_locks(start, game_folder):
    lab = start("game")
    begun(lab)
    lab.page.evaluate(RESTART)
    expect(lab.page.get_by_text("Run the cell again").first).to_be_visible()
    lab.run_all()
    lab.page.get_by_role("button", name="Take it up").click()
    table = ChallengeTable(lab.page)
    expect(table.root.get_by_role("button", name="Red: take it back")).to_be_visible()
    table.open("Blue")
    table.dial((0, 0, 0, 0))
    table.lock()
    expect(table.root.locator("tbody tr").first.locator(".tw-tile")).to_have_text(
        [re.compile(str(digit)) for digit in WHEELS]
    )
    (story,) = told(game_folder)
    assert story.moves == 2
    lab.without_kernel = True


def test_a_kernel_that_is_killed_as_somebody_locks_loses_no_answer_that_was_locked(
    start, game_folder
):
    lab = start(PID, "game")
    table = begun(lab)
    table.open("Blue")
    table.dial((0, 0, 0, 0))
    printed = lab.page.get_by_text(re.compile(r"^kernel \d+")).first.inner_text()
    os.kill(int(printed.split()[1]), signal.SIGKILL)
    table.root.get_by_role("button", name="Lock my wheels").click()
    expect(lab.page.get_by_text("Run the cell again").first).to_be_visible(timeout=60_000)
    assert [story.moves for story in told(game_folder)] == [1]
    lab.without_kernel = True


def test_without_a_kernel_the_notebook_shows_who_stands_where_and_no_wheel_or_hidden_date(
    start, secrets
):
    lab = start("game")
    table = begun(lab)
    table.open("Blue")
    shown = table.cards
    table.dial((0, 0, 0, 0))
    table.lock()
    expect(table.heading).to_have_text("Timeline 4: the answer")
    places = [f"{name}: space {row.steps} of 21" for name, row in
              zip(("Red", "Blue"), table.rows(), strict=True)]  # fmt: skip
    lab.page.locator(".jp-NotebookPanel-toolbar").hover()  # on the way to the button that saves
    lab.save()
    lab.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")
    lab.without_kernel = True
    reopen_without_a_kernel(lab)
    still = lab.page.locator(".tw-still")
    expect(still).to_be_visible()
    told_now = still.inner_text()
    for place in places:
        assert place in told_now
    for title, hidden in secrets.items():
        told = [word in told_now for word in hidden]
        assert told == [title in shown, False, False]  # the next Trial's cards have no date
    assert not re.search(r"9\D{0,3}8\D{0,3}7\D{0,3}6", told_now)
