"""JupyterLab in a folder, with settings and in a browser window of its own for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import Lab, Server


@pytest.fixture
def start_lab(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Lab]]:
    """Start JupyterLab for a folder: ``start_lab(folder, width=820, dark=False)``."""
    with ExitStack() as on_exit:

        def start(folder: Path, *, width: int = 1200, dark: bool = False) -> Lab:
            server = Server(folder, tmp_path / "jupyter", dark=dark)
            on_exit.callback(server.stop)
            context = on_exit.enter_context(
                browser.new_context(viewport={"width": width, "height": 900})
            )
            return Lab(context.new_page(), server, folder)

        yield start
