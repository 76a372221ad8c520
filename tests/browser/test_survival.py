"""What a notebook's host does to a widget, and that the game comes through it."""

from __future__ import annotations

import os
import re
import signal

from playwright.sync_api import expect

from tests.browser.fates import PID, RESTART, reopen_without_a_kernel, told, write_notebook
from tests.browser.table import Table

GAME = 'game = TimelineGame(read_cardset("cards.csv"), players=["Red", "Blue"], seed="survivor")'


def notebook(folder, *cells):
    """Write a notebook whose first cell sets a game up."""
    source = f"from timeline_widgets import TimelineGame, read_cardset\n{GAME}"
    write_notebook(folder, source, *cells)


def opened(start_lab, folder, *cells):
    """Open a notebook whose first cell sets a game up, and run it."""
    notebook(folder, *cells)
    lab = start_lab(folder)
    lab.open("game.ipynb")
    lab.run_all()
    return lab


def place_any(table):
    """Place the first card of the hand at the left end and leave the verdict."""
    table.place(table.hand[0], 0)
    table.go_on()


def test_a_reload_with_the_kernel_alive_shows_the_game_as_it_was(start_lab, game_folder):
    lab = opened(start_lab, game_folder, "game")
    table = Table(lab.page)
    place_any(table)
    line, hand, player = table.line, table.hand, table.player
    lab.save()
    lab.open("game.ipynb")
    table = Table(lab.page)
    table.go_on()  # the last verdict is told again: it may not have been read
    expect(table.line_cards).to_have_count(len(line))
    assert (table.line, table.hand, table.player) == (line, hand, player)
    place_any(table)
    assert [story.moves for story in told(game_folder)] == [2]


def test_a_cell_that_is_run_three_times_has_one_game_and_a_click_is_one_move(
    start_lab, game_folder
):
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    for _ in range(3):
        lab.run_all()
        Table(lab.page)
    expect(lab.page.locator(".tw")).to_have_count(1)
    place_any(Table(lab.page))
    assert [story.moves for story in told(game_folder)] == [1]


def test_two_tabs_are_in_step_and_of_two_moves_at_once_one_counts(start_lab, game_folder):
    lab = opened(start_lab, game_folder, "game")
    Table(lab.page)
    save(lab)
    other = lab.another_tab("game.ipynb")
    tabs = [Table(lab.page), Table(other.page)]
    place_any(tabs[0])
    tabs[1].go_on()  # the verdict is told in both
    assert tabs[0].line == tabs[1].line
    assert tabs[0].hand == tabs[1].hand
    for table in tabs:
        table.hand_cards.first.click()
        table.gaps.first.click()
    send = """() => {
        const held = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) { (window.kept ??= []).push([this, data]); };
        window.release = () => {
            WebSocket.prototype.send = held;
            for (const [socket, data] of window.kept ?? []) held.call(socket, data);
        };
    }"""
    for tab in (lab, other):
        tab.page.evaluate(send)  # so that neither knows of the other's move when it makes its own
        tab.page.get_by_role("button", name="Place here").click()
    lab.page.evaluate("() => window.release()")
    tabs[0].verdict()  # its move has come before the other's
    other.page.evaluate("() => window.release()")
    late = other.page.get_by_text("that move came too late")
    expect(late.first).to_be_visible()
    expect(lab.page.get_by_text("that move came too late")).to_have_count(0)
    other.page.get_by_role("button", name="Understood").click()
    for table in tabs:
        table.verdict()
        table.go_on()
    assert [story.moves for story in told(game_folder)] == [2]
    assert tabs[0].line == tabs[1].line
    assert tabs[0].player == tabs[1].player
    place_any(tabs[1])
    tabs[0].go_on()
    assert [story.moves for story in told(game_folder)] == [3]


def test_the_same_game_shown_several_times_is_one_game(start_lab, game_folder):
    lab = opened(
        start_lab, game_folder, "from IPython.display import display\ndisplay(game)\ndisplay(game)"
    )
    roots = lab.page.locator(".tw")
    expect(roots).to_have_count(2)
    lab.page.evaluate(
        "() => { window.jupyterapp.shell.currentWidget.content.activeCellIndex = 1; }"
    )
    lab.command("notebook:create-output-view")
    expect(roots).to_have_count(4)
    first = Table(roots.first)
    first.place(first.hand[0], 0)
    first.go_on()
    for number in range(1, 4):
        other = Table(roots.nth(number))
        other.go_on()  # each view tells the verdict until it is left there
        expect(other.current_player).to_have_text("Blue")
    assert [story.moves for story in told(game_folder)] == [1]


def test_clicks_in_a_hurry_are_one_move_each(start_lab, game_folder):
    lab = opened(start_lab, game_folder, "game")
    table = Table(lab.page)
    for moves in (1, 2, 3):
        table.hand_cards.first.click(delay=20)
        table.gaps.first.click(delay=20)
        lab.page.get_by_role("button", name="Place here").click(click_count=3, delay=120)
        table.verdict()
        if table.over:
            break
        table.go_on()
        assert [story.moves for story in told(game_folder)] == [moves]


def test_a_restarted_kernel_is_said_and_the_game_is_taken_up_from_its_log(start_lab, game_folder):
    lab = opened(start_lab, game_folder, "game")
    table = Table(lab.page)
    place_any(table)
    line, hand = table.line, table.hand
    lab.page.evaluate(RESTART)
    expect(lab.page.get_by_text("Run the cell again").first).to_be_visible()
    lab.run_all()
    lab.page.get_by_role("button", name="Take it up").click()
    table = Table(lab.page)
    expect(table.current_player).to_have_text("Blue")
    assert (table.line, table.hand) == (line, hand)
    place_any(table)
    (story,) = told(game_folder)
    assert story.moves == 2
    lab.without_kernel = True


def test_a_killed_kernel_loses_no_move_that_was_shown(start_lab, game_folder):
    lab = opened(start_lab, game_folder, PID, "game")
    table = Table(lab.page)
    place_any(table)
    place_any(table)
    printed = lab.page.get_by_text(re.compile(r"^kernel \d+")).first.inner_text()
    table.hand_cards.first.click()
    table.gaps.first.click()
    os.kill(int(printed.split()[1]), signal.SIGKILL)
    lab.page.get_by_role("button", name="Place here").click()
    expect(lab.page.get_by_text("Run the cell again").first).to_be_visible(timeout=60_000)
    assert [story.moves for story in told(game_folder)] == [2]
    lab.without_kernel = True


def save(lab):
    """Save the notebook, and wait until it is."""
    lab.save()
    lab.page.wait_for_function("() => !window.jupyterapp.shell.currentWidget.context.model.dirty")


def test_a_notebook_without_a_kernel_shows_the_last_state_and_nothing_that_was_hidden(
    start_lab, game_folder, secrets
):
    lab = opened(start_lab, game_folder, "game")
    table = Table(lab.page)
    still = lab.page.locator(".tw-still")
    expect(still).to_have_count(1)
    expect(still).to_be_hidden()  # while the table lives
    place_any(table)
    place_any(table)
    shown = table.line
    table.hand_cards.first.click()
    save(lab)
    expect(still).to_be_hidden()
    expect(table.hand_cards.first.get_by_role("radio")).to_be_checked()  # nothing was disturbed
    reopen_without_a_kernel(lab)
    expect(still).to_be_visible()
    expect(still).to_contain_text("run this notebook’s cells again")
    told = still.inner_text()
    for title, (year, *_) in secrets.items():
        assert (title in told) == (year in told) == (title in shown)
    lab.without_kernel = True


def test_a_page_that_was_loaded_again_keeps_the_still_picture_true(start_lab, game_folder):
    lab = opened(start_lab, game_folder, "game")
    Table(lab.page)
    save(lab)
    lab.open("game.ipynb")
    table = Table(lab.page)
    place_any(table)
    place_any(table)
    shown = table.line
    save(lab)
    reopen_without_a_kernel(lab)
    still = lab.page.locator(".tw-still")
    for title in shown:
        expect(still).to_contain_text(title)
    lab.without_kernel = True


def test_looking_away_after_a_move_sends_nothing(start_lab, game_folder):
    lab = opened(start_lab, game_folder, "game")
    table = Table(lab.page)
    place_any(table)
    lab.traffic.clear()
    lab.page.locator(".jp-NotebookPanel-toolbar").hover()
    expect(lab.page.locator(".tw-still")).to_contain_text(table.line[-1])  # it is true at once
    assert not any(b"tw-still" in frame or b'"still"' in frame for frame in lab.traffic)
