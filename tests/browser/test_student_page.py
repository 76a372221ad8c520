"""A student follows a teacher's link, as Binder and nbgitpuller lead there, and plays."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hosts import Host
from tests.browser.lab import COMMAND, Server
from tests.browser.table import Table
from timeline_widgets import binder_link
from timeline_widgets.links import BinderLink
from timeline_widgets.records import read_logs, verify

TABLE = "title,date\n" + "".join(
    f"Event {word},{1013 + 34 * n}\n" for n, word in enumerate("abcdefghij")
)


@pytest.fixture(scope="module")
def sets(run, tmp_path_factory) -> Path:
    """A repository with a card set of a teacher."""
    folder = tmp_path_factory.mktemp("elsewhere") / "our-sets"
    folder.mkdir()
    (folder / "our town.csv").write_text(TABLE, "utf-8")
    run("git", "init", "-q", "-b", "term-2", cwd=folder)
    run("git", "add", ".", cwd=folder)
    author = ("-c", "user.name=t", "-c", "user.email=t@localhost")
    run("git", *author, "commit", "-q", "-m", "A set", cwd=folder)
    return folder


@pytest.fixture(scope="module")
def clone(repository, tmp_path_factory) -> Path:
    """The folder that Binder makes of a clone, as far as a student needs it."""
    folder = tmp_path_factory.mktemp("clone")
    (folder / "notebooks").mkdir()
    shutil.copy(repository / "notebooks" / "student.ipynb", folder / "notebooks")
    return folder


@pytest.fixture(scope="module")
def server(clone, tmp_path_factory) -> Iterator[Server]:
    """What Binder starts: JupyterLab's server, with Voila and nbgitpuller in it."""
    server = Server(clone, tmp_path_factory.mktemp("jupyter"), dark=False)
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open an address in a browser of somebody's own."""
    contexts = []

    def visit(address: str, *, width: int = 360) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 740}, has_touch=width < 500, accept_downloads=True
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(address)
        return page

    yield visit
    for context in contexts:
        context.close()


def followed(address: str, server: str, sets: Path) -> str:
    """Return where Binder leads: its page takes the path, and adds a token to the query."""
    urlpath = dict(parse_qsl(urlsplit(address).query))["urlpath"]
    page, _, query = urlpath.partition("?")
    said = dict(parse_qsl(query)) | {"token": "a-secret"}
    if "repo" in said:
        said["repo"] = str(sets)  # there is no network to get it from
    return f"{server}{page}?{urlencode(said)}"


def linked(**options) -> BinderLink:
    return binder_link(
        "school/timeline-widgets", "our town.csv", cards_repo="school/our-sets",
        cards_branch="term-2", seats=1, computers=1, seed="s", **options,
    )  # fmt: skip


def moves_in(folder: Path) -> list[dict]:
    records = read_logs(sorted(folder.rglob("*.jsonl"))).records
    return [record.payload for record in records if record.kind == "move"]


def test_a_phone_gets_the_game_without_code_and_takes_the_log_home(
    visit, server, sets, clone, tmp_path
):
    page = visit(followed(linked().voila, server.url, sets))
    table = Table(page)
    assert set(table.hand) <= {f"Event {word}" for word in "abcdefghij"}
    assert "StudentPage" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    title = table.hand[0]
    table.place(title, 0)
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the score log").click()
    log = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(log)
    found = verify([log], cardsets=[])
    assert [move["move"]["title"] for move in moves_in(tmp_path)] == [title]
    assert "a-secret" not in log.read_text("utf-8")
    assert (clone / "pulled" / "our-sets" / "our town.csv").is_file()
    assert found.records == 3


def test_the_same_link_leads_to_the_same_game_in_jupyterlab(visit, server, sets):
    page = visit(followed(linked().lab, server.url, sets), width=1200)
    page.wait_for_url("**/lab/tree/notebooks/student.ipynb**")
    page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.sessionContext")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.ready")
    page.evaluate(COMMAND, "notebook:run-all-cells")
    table = Table(page)
    assert table.place(table.hand[0], 0)


def test_the_next_student_finds_nothing_of_the_last(visit, clone, tmp_path):
    """On one Voila server, which is what a class may share, and with one link for all."""
    host = Host("voila", clone, tmp_path / "jupyter")
    address = f"{host.url}voila/render/notebooks/student.ipynb?game=practice&seed=s&v=1"
    try:
        page = visit(address)
        page.get_by_label("Your name, or a pseudonym").fill("Red Fox")
        page.get_by_role("button", name="Keep").click()
        expect(page.get_by_role("heading", name="Red Fox")).to_be_visible()
        place_a_card(page)
        kept = page.evaluate(
            "() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]"
        )
        assert "Red Fox" not in str(kept)
        page.reload()  # the same device, handed on
        for following in (page, visit(address)):
            expect(following.get_by_label("Your name, or a pseudonym")).to_have_value("")
            assert "Red Fox" not in following.locator("body").inner_text()
            expect(following.get_by_role("button", name="Go on")).to_have_count(0)
        assert len(moves_in(clone / "notebooks" / "scores")) >= 1
    finally:
        host.stop()


def place_a_card(page: Page) -> None:
    page.get_by_role("radiogroup").first.locator("label").first.click()
    page.get_by_role("radiogroup", name="Where does it belong?").locator("label").first.click()
    page.get_by_role("button", name="Place here").click()
    expect(page.get_by_role("button", name="Place here")).to_be_hidden()


def test_a_bad_link_shows_sentences_and_no_traceback(visit, server):
    address = f"{server.url}voila/render/notebooks/student.ipynb?set=spian&players=<b>A</b>,,B"
    page = visit(address)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("There is no card set “spian”. Do you mean “spain”?")
    expect(alert).to_contain_text("One of the players has no name.")
    assert "Traceback" not in page.locator("body").inner_text()
