"""Card sets to simulate with: one that lasts, and one that does not."""

from __future__ import annotations

import pytest

from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate


@pytest.fixture(scope="session")
def cards() -> CardSet:
    years = (year for year in range(-500, 2020, 25) if year)
    return CardSet(
        "mine",
        "Mine",
        tuple(Card(f"in-{year}", f"In {year}", HistoricalDate.of_year(year)) for year in years),
    )


@pytest.fixture(scope="session")
def few() -> CardSet:
    return CardSet(
        "few",
        "Few",
        tuple(
            Card(f"in-{year}", f"In {year}", HistoricalDate.of_year(year))
            for year in range(1000, 2000, 100)
        ),
    )
