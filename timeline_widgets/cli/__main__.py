"""``python -m timeline_widgets.cli`` is the command ``timeline-widgets``."""

from __future__ import annotations

from timeline_widgets.cli import main

main(prog_name="timeline-widgets")
