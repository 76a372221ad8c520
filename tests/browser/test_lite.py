"""JupyterLite: Python runs in the page, and a game is played with no server but one for files."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser.lab import COMMAND
from tests.browser.table import Table


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site(run, tmp_path_factory) -> Iterator[str]:
    """The site, served as any host of static files would."""
    folder = tmp_path_factory.mktemp("lite") / "site"
    run("bash", ".ci/lite", str(folder))
    settings = json.loads((folder / "jupyter-lite.json").read_text("utf-8"))
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True  # for Lab's own commands
    (folder / "jupyter-lite.json").write_text(json.dumps(settings), "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_a_link_starts_a_game_whose_moves_are_kept_in_the_page(site, browser):
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    outside: list[str] = []
    page.on(
        "request",
        lambda it: outside.append(it.url) if not it.url.startswith((site, "data:", "blob:")) else 0,
    )
    page.goto(f"{site}lab/index.html?path=student.ipynb&set=spain&computers=1&seed=s&v=1")
    page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.sessionContext")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.ready")
    page.evaluate(COMMAND, "notebook:run-all-cells")
    expect(page.get_by_role("button", name="More", exact=True)).to_be_visible(
        timeout=90_000
    )  # Python starts
    table = Table(page)
    assert table.place(table.hand[0], 0).startswith(("Correct", "Not there"))
    expect(page.locator(".tw-timer")).to_have_count(0)  # nulls arrive: there is no timer
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the score log").click()
    assert waiting.value.suggested_filename.endswith(".jsonl")
    assert outside == []
    page.close()
