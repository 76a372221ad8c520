"""Card sets and the board of Challenge as PDF, to print, cut and play with."""

from __future__ import annotations

try:
    from timeline_widgets.printing.cards import Printed, print_cards
    from timeline_widgets.printing.challenge import print_challenge
except ModuleNotFoundError as missing:
    if (missing.name or "").partition(".")[0] not in ("fpdf", "uharfbuzz"):
        raise
    raise ImportError(
        "Printing needs packages that are not installed here. Install them with: "
        'pip install "timeline-widgets[print]"'
    ) from missing

__all__ = ["Printed", "print_cards", "print_challenge"]
