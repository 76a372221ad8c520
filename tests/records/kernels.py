"""Starting players in processes of their own, and what must be true of what they leave."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from timeline_widgets.records import LogReading, read_logs

PLAYER = Path(__file__).with_name("player.py")
SESSION = "ab12cd34" * 4
FILES = [f"ada-20260301T000000Z-ab12cd34{part}.jsonl" for part in ("", "-2", "-3")]
"""What the files of a player are called."""


def start(
    folder: Path, records: int, *, session: str = SESSION, size: int = 100,
    under: Sequence[str] = (), temporary: Path | None = None,
) -> subprocess.Popen[bytes]:  # fmt: skip
    """Start a player that writes so many records into a folder."""
    return subprocess.Popen(
        [*under, sys.executable, "-S", PLAYER, folder, str(records), session, str(size)],
        stdout=subprocess.PIPE,
        env={"TMPDIR": str(temporary or folder.parent)},
    )


def acknowledged(output: bytes) -> set[int]:
    """Return the numbers of the records that a player was told are saved."""
    whole = output[: output.rfind(b"\n") + 1].decode()
    latest = [int(line) for line in whole.splitlines() if line.isdigit()]
    return set(range(max(latest) + 1)) if latest else set()


def read_folder(folder: Path) -> LogReading:
    """Read every log in a folder."""
    return read_logs(sorted(folder.glob("*.jsonl")))


def lost(output: bytes, folder: Path) -> set[int]:
    """Return the acknowledged records that are not in the folder: there must be none."""
    return acknowledged(output) - {record.n for record in read_folder(folder).records}
