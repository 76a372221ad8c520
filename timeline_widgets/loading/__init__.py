"""Tables and files become card sets, with a report of what was understood."""

from __future__ import annotations

from timeline_widgets.loading.loader import from_table, load
from timeline_widgets.loading.report import LoadReport
from timeline_widgets.loading.shipped import read_cardset, shipped_cardset, shipped_cardsets
from timeline_widgets.loading.table import LoadedCardSet

__all__ = [
    "LoadReport",
    "LoadedCardSet",
    "from_table",
    "load",
    "read_cardset",
    "shipped_cardset",
    "shipped_cardsets",
]
