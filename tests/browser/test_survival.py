"""What a notebook's host does to a widget, and that the game comes through it."""

from __future__ import annotations

import os
import re
import signal

import nbformat
from playwright.sync_api import expect

from tests.browser.table import Table
from timeline_widgets.records import read_logs
from timeline_widgets.records.stories import stories

RESTART = """async () => {
    const { sessionContext } = window.jupyterapp.shell.currentWidget;
    await sessionContext.session.kernel.restart();
    await sessionContext.ready;
}"""
PID = "print('kernel', __import__('os').getpid())"
GAME = 'game = TimelineGame(read_cardset("cards.csv"), players=["Red", "Blue"], seed="survivor")'


def notebook(folder, *cells):
    """Write a notebook whose first cell sets a game up."""
    source = f"from timeline_widgets import TimelineGame, read_cardset\n{GAME}"
    written = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in (source, *cells)],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(written, folder / "game.ipynb")


def told(folder):
    """Return the games that the logs of a folder tell of and in which a move was made."""
    records = read_logs(sorted((folder / "scores").glob("*.jsonl"))).records
    return [story for story in stories(records) if story.moves]


def place_any(table):
    """Place the first card of the hand at the left end and leave the verdict."""
    table.place(table.hand[0], 0)
    table.go_on()


def test_a_reload_with_the_kernel_alive_shows_the_game_as_it_was(start_lab, game_folder):
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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


def test_the_same_game_shown_several_times_is_one_game(start_lab, game_folder):
    notebook(game_folder, "from IPython.display import display\ndisplay(game)\ndisplay(game)")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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
    notebook(game_folder, PID, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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


def reopen_without_a_kernel(lab):
    """Close the notebook, end its kernel, and open it as somebody who only reads it."""
    lab.page.goto(f"{lab.page.url.partition('/lab')[0]}/lab")
    lab.page.wait_for_function("() => window.jupyterapp")
    lab.page.evaluate("""async () => {
        const app = window.jupyterapp;
        await app.restored;
        await app.serviceManager.sessions.shutdownAll();
        const options = { path: 'game.ipynb', factory: 'Notebook' };
        const kernelPreference = { shouldStart: false, canStart: false, autoStartDefault: false };
        const panel = app.serviceManager && await app.commands.execute('docmanager:open', {
            ...options, kernelPreference,
        });
        await panel.context.ready;
    }""")


def test_a_notebook_without_a_kernel_shows_the_last_state_and_nothing_that_was_hidden(
    start_lab, game_folder, secrets
):
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
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
    notebook(game_folder, "game")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    table = Table(lab.page)
    place_any(table)
    lab.traffic.clear()
    lab.page.locator(".jp-NotebookPanel-toolbar").hover()
    expect(lab.page.locator(".tw-still")).to_contain_text(table.line[-1])  # it is true at once
    assert not any(b"tw-still" in frame or b'"still"' in frame for frame in lab.traffic)
