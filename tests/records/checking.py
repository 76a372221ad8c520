"""Checking logs of the tests' card set, and logs that were rewritten by a careful forger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.records.games import CARDS, forged
from timeline_widgets.records import Verification, read_log, verify

Change = Callable[[int, str, dict[str, Any]], dict[str, Any] | None]


def codes(verification: Verification) -> list[str]:
    """Return what was found, without the sentences."""
    return [problem.code for problem in verification.problems]


def check(*paths: Path) -> Verification:
    """Check logs of games with the tests' card set."""
    return verify(paths, cardsets=[CARDS])


def forge(path: Path, change: Change) -> Verification:
    """Check a log that was rewritten with a chain that is whole again."""
    path.write_bytes(forged(read_log(path).records, change))
    assert read_log(path).problems == ()
    return check(path)
