"""Docs lead somewhere: links find files, the index is whole, and rulings have a home."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from timeline_widgets.cli import main

REPOSITORY = Path(__file__).parents[1]
PAGES = [
    *sorted(REPOSITORY.glob("*.md")),
    *sorted(REPOSITORY.glob("cardsets/*.md")),
    *sorted(REPOSITORY.glob("docs/**/*.md")),
]
COMMAND = re.compile(r"^(?:\.venv/bin/)?timeline-widgets (.+)$", re.MULTILINE)
CITED = re.compile(r"[Rr]ulings? ([TC]\d+)")


def anchors(page: Path) -> set[str]:
    """Return what a heading is called in an address, as code hosts make it."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(REPOSITORY)))
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", page.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_command_is_understood_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "handed-in").mkdir()
    written = [line for page in PAGES for line in COMMAND.findall(page.read_text("utf-8"))]
    assert written
    for line in written:
        name, *words = shlex.split(line)
        main.commands[name].make_context(name, words)  # parses, and does nothing yet


def test_every_decision_is_in_the_index() -> None:
    folder = REPOSITORY / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    records = {path.name for path in folder.glob("*.md")} - {"README.md"}
    assert {name for name in records if f"({name})" not in index} == set()


def test_every_ruling_is_told_and_those_that_the_code_cites_are_among_them() -> None:
    told = anchors(REPOSITORY / "docs" / "rulings.md")
    wanted = [f"T{n}" for n in range(1, 18)] + [f"C{n}" for n in range(1, 22)]
    sources = (REPOSITORY / "timeline_widgets").glob("**/*.py")
    cited = {c for source in sources for c in CITED.findall(source.read_text(encoding="utf-8"))}
    assert {number for number in {*wanted, *cited} if number.lower() not in told} == set()
