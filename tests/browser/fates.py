"""What becomes of notebooks and kernels, and what the logs tell of it."""

from __future__ import annotations

import nbformat

from timeline_widgets.records import read_logs
from timeline_widgets.records.stories import stories

RESTART = """async () => {
    const { sessionContext } = window.jupyterapp.shell.currentWidget;
    await sessionContext.session.kernel.restart();
    await sessionContext.ready;
}"""
PID = "print('kernel', __import__('os').getpid())"


def write_notebook(folder, *cells):
    """Write a notebook with these cells."""
    written = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(written, folder / "game.ipynb")


def told(folder):
    """Return the games that the logs of a folder tell of and in which a move was made."""
    records = read_logs(sorted((folder / "scores").glob("*.jsonl"))).records
    return [story for story in stories(records) if story.moves]


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
