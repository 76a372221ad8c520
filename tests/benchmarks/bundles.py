"""How large what a widget sends to the browser is, compressed: its script and its style sheet.

python -m tests.benchmarks.bundles
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import timeline_widgets
from tests.benchmarks.row import Row, show

MOST = 60_000  # bytes
STATIC = Path(timeline_widgets.__file__).parent / "static"


def sizes() -> dict[str, int]:
    """Return the bytes of each bundle by its name."""
    return {
        script.stem: sum(
            len(gzip.compress(part.read_bytes(), 9, mtime=0))
            for part in (script, script.with_suffix(".css"))
            if part.exists()
        )
        for script in sorted(STATIC.glob("*.js"))
    }


def rows() -> Iterator[Row]:
    """Compress each."""
    for name, size in sizes().items():
        yield Row.of(
            9,
            f"the bundle of `{name}`, gzipped",
            figure=f"{size / 1000:.1f} kB",
            values=[size / 1000],
            goal="≤ 60 kB",
        )


if __name__ == "__main__":
    show(rows())
