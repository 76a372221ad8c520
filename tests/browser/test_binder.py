"""What Binder would make of this clone is made here, and a browser plays in it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.lab import COMMAND, OPEN, Server
from tests.browser.table import Table


@pytest.fixture(scope="module")
def binder(run, tmp_path_factory) -> Iterator[Path]:
    """The folder of what repo2docker would make: `home` and `env`."""
    folder = tmp_path_factory.mktemp("binder")
    run("bash", ".ci/binder", str(folder))
    yield folder
    shutil.rmtree(folder)  # half a gigabyte


@pytest.fixture(scope="module")
def server(binder, tmp_path_factory) -> Iterator[Server]:
    python = str(binder / "env" / "bin" / "python")
    server = Server(binder / "home", tmp_path_factory.mktemp("jupyter"), python=python)
    yield server
    server.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    yield page
    page.close()


def play_a_turn(page: Page) -> None:
    table = Table(page)
    assert table.place(table.hand[0], 0).startswith(("Correct", "Not there"))


def test_the_package_is_the_one_that_was_installed_and_leaves_no_trace_in_the_clone(binder, run):
    python = str(binder / "env" / "bin" / "python")
    home = run(python, "-P", "-c", "import timeline_widgets; print(timeline_widgets.__file__)")
    assert home.startswith(str(binder / "env"))
    assert run("git", "status", "--porcelain", cwd=binder / "home") == ""


def test_a_turn_in_jupyterlab(server, page, binder, run):
    page.goto(f"{server.url}lab")
    page.wait_for_function("() => window.jupyterapp")
    page.evaluate(OPEN, "notebooks/01-play-timeline.ipynb")
    page.evaluate(COMMAND, "notebook:run-all-cells")
    play_a_turn(page)
    assert list((binder / "home" / "notebooks" / "scores").glob("*.jsonl"))
    assert run("git", "status", "--porcelain", cwd=binder / "home") == ""


def test_a_turn_on_the_students_page(server, page, binder, run):
    page.goto(f"{server.url}voila/render/notebooks/student.ipynb?set=spain&computers=1&v=1")
    play_a_turn(page)
    assert run("git", "status", "--porcelain", cwd=binder / "home") == ""
