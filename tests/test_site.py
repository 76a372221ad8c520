"""The pages become a site without a warning, and what teachers are told to type works."""

from __future__ import annotations

import importlib
import re
import sys
from html.parser import HTMLParser
from inspect import isclass, isfunction
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
TOLD = [DOCS / "first-lesson.md", *sorted(DOCS.glob("how-to/*.md"))]
OUTER = re.compile(r"^(https?:|mailto:|data:)")


@pytest.fixture(scope="module")
def site(run, tmp_path_factory) -> Path:
    """Return the site, built with warnings as errors."""
    folder = tmp_path_factory.mktemp("site")
    strictly = ["-W", "--keep-going", "-q", "-d", str(folder / "doctrees")]
    run(sys.executable, "-m", "sphinx", *strictly, str(DOCS), str(folder / "html"))
    return folder / "html"


class Page(HTMLParser):
    """What a page leads to, what can be led to in it, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.ids.add(told.get("id", ""))
        if tag == "a":
            self.links.append(told.get("href", ""))
        elif tag in ("script", "img", "link", "iframe"):
            self.loads.append(told.get("src") or told.get("href", ""))


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site):
    pages = {path: Page(path) for path in site.rglob("*.html")}
    assert len(pages) > len(TOLD)
    lost = []
    for path, page in pages.items():
        lost += [(path.name, each) for each in page.loads if OUTER.match(each)]
        for link in (each for each in page.links if not OUTER.match(each)):
            target, _, anchor = link.partition("#")
            found = (path.parent / target).resolve() if target else path
            if not found.exists() or (anchor and found in pages and anchor not in pages[found].ids):
                lost.append((path.name, link))
    assert lost == []


def test_an_example_of_the_command_line_can_be_copied_from_its_page(site):
    page = (site / "reference" / "command-line.html").read_text(encoding="utf-8")
    assert "timeline-widgets play inventions --player Ana --player Iker" in page


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.stem)
def test_examples_run_one_after_the_other(page, run, tmp_path):
    examples = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.S | re.M)
    run(sys.executable, "-c", "\n".join(examples), cwd=tmp_path)


def test_every_public_name_is_in_the_reference():
    """Every class and function; constants and unions are told where they are used."""
    told = "".join(page.read_text("utf-8") for page in DOCS.glob("reference/*.md"))
    listed = set(
        re.findall(r"^\.\. auto(?:class|function|exception):: (?:\w+\.)*(\w+)$", told, re.M)
    )
    public = ("", ".bots", ".cards", ".dates", ".gradebooks", ".links", ".loading", ".match",
              ".printing", ".records", ".report", ".simulation",
              ".games.challenge", ".games.practice", ".games.timeline")  # fmt: skip
    for part in public:
        module = importlib.import_module(f"timeline_widgets{part}")
        named = {name: getattr(module, name) for name in module.__all__}
        kinds = {name for name, it in named.items() if isclass(it) or isfunction(it)}
        assert kinds - listed - {"from_table"} == set(), part  # it is told as CardSet.from_table
