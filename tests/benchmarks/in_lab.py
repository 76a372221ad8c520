"""A JupyterLab for measurements: without Nagle's algorithm, which costs each answer 40 ms."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import nbformat
from playwright.sync_api import sync_playwright

from tests.browser.lab import Lab, Server
from tests.conftest import CHROMIUM_FLAGS

_CONFIG = """
from tornado.websocket import WebSocketHandler

opened = WebSocketHandler.open
def at_once(self, *args, **kwargs):
    self.set_nodelay(True)
    return opened(self, *args, **kwargs)
WebSocketHandler.open = at_once
"""


class Measured(NamedTuple):
    """A notebook that has been run.

    Parameters
    ----------
    lab : Lab
        Its page, 1100 by 900 pixels.
    received : list of bytes
        What has come over its websockets.
    """

    lab: Lab
    received: list[bytes]


@contextmanager
def notebook(*cells: str) -> Iterator[Measured]:
    """Run a notebook of these cells, and close everything afterwards."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home, work = Path(folder) / "jupyter", Path(folder) / "class"
        (home / "config").mkdir(parents=True)
        (home / "config" / "jupyter_server_config.py").write_text(_CONFIG)
        work.mkdir()
        written = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell.strip()) for cell in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(written, work / "measured.ipynb")
        server = Server(work, home, dark=False)
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=CHROMIUM_FLAGS
        )
        try:
            page = browser.new_page(viewport={"width": 1100, "height": 900})
            received: list[bytes] = []
            page.on("websocket", lambda socket: socket.on("framereceived", _keeper(received)))
            lab = Lab(page, server, work)
            lab.open("measured.ipynb")
            lab.run_all()
            yield Measured(lab, received)
        finally:
            browser.close()
            server.stop()


def _keeper(received: list[bytes]) -> Callable[[str | bytes], None]:
    return lambda frame: received.append(frame.encode() if isinstance(frame, str) else frame)
