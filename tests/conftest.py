"""What every test may ask for."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, expect, sync_playwright

REPOSITORY = Path(__file__).resolve().parent.parent

PATIENCE_MS = 120_000  # for a busy machine; nothing waits once it is there
expect.set_options(timeout=PATIENCE_MS)

# The same examples on every machine and every time, however slow: a run fails because of what was
# changed. Examples that nobody has seen are looked for with `--hypothesis-profile=search`.
any_machine = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("any machine", any_machine, derandomize=True)
settings.register_profile("search", any_machine, derandomize=False)
settings.load_profile("any machine")

# As root and without a screen, on a machine whose network is closed.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Helpers and benchmarks are no tests, though examples are looked for in every module."""
    helper = collection_path.suffix == ".py" and not collection_path.name.startswith("test_")
    return True if helper else None


@pytest.fixture(scope="session")
def repository() -> Path:
    """The folder of the clone that is tested."""
    return REPOSITORY


@pytest.fixture(scope="session")
def run() -> Callable[..., str]:
    """Run a command that has to succeed, in the clone or in `cwd`, and return what it wrote."""

    def run(*command: str, cwd: Path = REPOSITORY) -> str:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        return done.stdout

    return run


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of reference cases beside the clone; tests that need it are skipped without it."""
    folder = REPOSITORY.parent / "shared"
    if not folder.is_dir():
        pytest.skip("the reference cases (a folder named shared beside the clone) are not here")
    return folder


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, headless, with an empty profile."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("no browser to test with: install Debian's with `apt-get install chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        browser.on("context", lambda context: context.set_default_timeout(PATIENCE_MS))
        yield browser
        browser.close()
