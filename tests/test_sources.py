"""The sources are tidy and typed, and what is built from them is fresh."""

from __future__ import annotations

import shutil
import sys

import pytest


@pytest.fixture(scope="module")
def npm(run, repository):
    frontend = repository / "timeline_widgets" / "frontend"
    if shutil.which("npm") is None:
        pytest.fail("no Node to check the front-end with: `apt-get install nodejs npm`")
    if not (frontend / "node_modules").is_dir():
        pytest.fail(f"the front-end's tools are not installed: `npm ci --prefix {frontend}`")
    return lambda script: run("npm", "run", "--silent", "--prefix", str(frontend), script)


def test_python_is_formatted(run):
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_python_is_tidy(run):
    run(sys.executable, "-m", "ruff", "check", ".")


def test_python_is_typed(run):
    run(sys.executable, "-m", "mypy")


def test_front_end_is_typed(npm):
    npm("check")


def test_committed_bundles_are_what_their_sources_build(npm, repository):
    static = repository / "timeline_widgets" / "static"
    committed = {path.name: path.read_bytes() for path in static.iterdir()}
    npm("build")
    built = {path.name: path.read_bytes() for path in static.iterdir()}
    assert built.keys() == committed.keys()
    stale = [name for name in built if built[name] != committed[name]]
    assert not stale, "built again from the sources just now: commit these bundles with them"
