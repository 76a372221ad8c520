"""Throw bytes at `load` for as long as you like, led by coverage; only our own error may come out.

pip install atheris
python tests/loading/fuzz_with_coverage.py [FOLDER OF TABLES TO START FROM] -max_total_time=600
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["timeline_widgets"]):
    from timeline_widgets.cards import CardSetError
    from timeline_widgets.loading import load


def load_bytes(data: bytes) -> None:
    """Load a file and look at all that came of it."""
    try:
        cards = load(data)
    except CardSetError:
        return
    report = cards.report
    if report.rows != report.kept + report.blank + report.duplicate + report.refused:
        raise AssertionError(str(report))
    if len(cards.cards) != report.kept or not cards.fingerprint or not str(report):
        raise AssertionError(str(report))
    report._repr_html_()


if __name__ == "__main__":
    atheris.Setup(sys.argv, load_bytes)
    atheris.Fuzz()
