"""The figures that the tests of the score log come to, printed at the end of a run."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

import pytest

from tests.records.games import open_log, play

FIGURES = pytest.StashKey[Counter[str]]()


@pytest.fixture(autouse=True)
def temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs that find no room elsewhere leave nothing on the machine."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log of one whole game."""
    log = open_log(tmp_path / "scores")
    play(log)
    assert log.path is not None
    return log.path


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Counter[str]:
    """Counts to print when all tests are through."""
    return request.config.stash.setdefault(FIGURES, Counter())


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for what, count in sorted(config.stash.get(FIGURES, Counter()).items()):
        terminalreporter.write_line(f"score log: {what}: {count}")
