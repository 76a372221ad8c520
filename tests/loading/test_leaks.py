"""Titles that tell the date before the card is placed."""

from __future__ import annotations

import pytest

from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading.leaks import what_tells
from timeline_widgets.loading.suspects import suspects


@pytest.mark.parametrize(
    ("title", "year", "told"),
    [
        ("The 1920s crash", 1929, "1920s"),
        ("Die 1920er in Berlin", 1925, "1920er"),
        ("Revolution of ’89", 1989, "’89"),
        ("The spirit of '68", 1968, "'68"),
        ("Year MCMXIV in arms", 1914, "MCMXIV"),
        ("Flu of the 15th c.", 1412, "15th c."),
        ("The 1920s crash", 1937, ""),
        ("Louis XIV builds Versailles", 1682, ""),
        ("Team of ’92", 1989, ""),
        ("The 10s digit", 1929, ""),
        ("IIII crowns and MMMMCC men", 1929, ""),
    ],
)
def test_decades_shortened_years_and_roman_ones_tell_too(title, year, told):
    assert what_tells(title, HistoricalDate.of_year(year)) == told
    assert not told or suspects([title], [str(year)]) == [0]
