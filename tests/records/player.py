"""A kernel that plays: ``player.py FOLDER RECORDS SESSION [SIZE]``.

Each record that the log calls saved is acknowledged on standard output by its number, with a
call of its own (``writev``), so that faults injected into ``write`` meet the log alone.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta
from itertools import count as counting
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from timeline_widgets.records.writing import ScoreLog


def main(folder: str, count: str, session: str, size: str = "100") -> None:
    seconds = counting()
    log = ScoreLog.open(
        folder,
        student="Ada",
        session=session,
        now=lambda: datetime(2026, 3, 1, tzinfo=UTC) + timedelta(seconds=next(seconds)),
    )
    for number in range(int(count)):
        receipt = log.append("note", {"number": number, "text": "é" * int(size)})
        answer = f"{number + 1}\n" if receipt.saved else f"- {receipt.reason}\n"
        os.writev(1, [answer.encode()])


if __name__ == "__main__":
    main(*sys.argv[1:])
