"""Small card sets for matches."""

from __future__ import annotations

from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.dates import HistoricalDate


def of_years(years, name="test"):
    """Return a set with a card for each year."""
    return CardSet(
        name,
        name.title(),
        tuple(
            Card(f"event-{number}", f"Event {number}", HistoricalDate.of_year(year))
            for number, year in enumerate(years)
        ),
    )


def of_positions(numbers):
    """Return a set with a scene for each position in a story."""
    return CardSet(
        "tale",
        "Tale",
        tuple(
            Card(f"scene-{number}", f"Scene {number}", Position(position, f"Day {position}"))
            for number, position in enumerate(numbers)
        ),
    )
