"""The files that a class handed in, and which of them are opened at all."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

from timeline_widgets.records.problems import Said

MOST_BYTES = 1 << 27
"""The largest file that is opened: 128 MiB, a log of some hundred thousand answers."""

_EXPORTS = (".csv", ".xlsx", ".parquet")


def files_in(sources: Iterable[str | os.PathLike[str]]) -> Iterator[Path]:
    """Yield files, and those in folders, each once; hidden ones and those behind links are not."""
    seen = set()
    for source in sources:
        for path in _inside(Path(source)):
            if (place := os.path.abspath(path)) not in seen:
                seen.add(place)
                yield path


def refusal(path: Path) -> Said | None:
    """Say why a file is not even opened; nothing if it may be."""
    try:
        found = path.lstat()
    except (OSError, ValueError):
        return Said("report.no_such_file", {})
    if stat.S_ISLNK(found.st_mode):
        return Said("report.a_link", {})
    if not stat.S_ISREG(found.st_mode):
        return Said("report.no_file", {})
    if not is_export(path) and ".jsonl" not in path.name.lower():  # or .jsonl.txt, of a mail
        return Said("report.no_score_file", {})
    if found.st_size > MOST_BYTES:
        return Said("report.too_large", {"most": MOST_BYTES >> 20})
    return None


def is_export(path: Path) -> bool:
    """Whether it can only be a score file; JSON lines may be a log, too."""
    return path.suffix.lower() in _EXPORTS


def _inside(path: Path) -> Iterator[Path]:
    if not path.is_dir() or path.is_symlink():
        yield path
        return
    for folder, inner, names in os.walk(path):
        inner[:] = sorted(name for name in inner if not name.startswith("."))
        for name in sorted(names):
            if not name.startswith("."):
                yield Path(folder, name)
