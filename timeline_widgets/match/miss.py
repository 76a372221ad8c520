"""How far off a misplaced card was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.games.practice.state import Missed
from timeline_widgets.games.timeline.events import Misplaced


class Miss(NamedTuple):
    """The distance between where a card was put and where it belongs.

    Parameters
    ----------
    places : int
        In gaps; negative when the card was placed too early, positive when too late.
    years : int or None
        In years to the nearest date beside the chosen gap that proves the card wrong, with the
        same sign; None for the positions of a story. 0 is less than a year.
    """

    places: int
    years: int | None


def miss_of(
    event: Misplaced | Missed, line: Sequence[int], cards: Sequence[Card], cardset: CardSet
) -> Miss:
    """Return how far off a card was.

    Parameters
    ----------
    event : Misplaced or Missed
        What happened.
    line : sequence of int
        The line that the card was put into.
    cards : sequence of Card
        The cards as the match numbers them.
    cardset : CardSet
        The set, which knows how its dates are compared.
    """
    card = cards[event.card]
    too_late = event.gap > event.last
    places = event.gap - (event.last if too_late else event.first)
    neighbour = cards[_proof(event, line, cards, cardset)]
    if isinstance(card.when, Position) or isinstance(neighbour.when, Position):
        return Miss(places, None)
    years = cardset.date(card).years_to(cardset.date(neighbour))
    return Miss(places, years if too_late else -years)


def _proof(
    event: Misplaced | Missed, line: Sequence[int], cards: Sequence[Card], cardset: CardSet
) -> int:
    """Return the card nearest to the gap that proves the placement wrong."""
    span = cardset.span(cards[event.card])
    if event.gap > event.last:
        for other in reversed(line[: event.gap]):
            if cardset.span(cards[other]).earliest > span.latest:
                return other
    for other in line[event.gap :]:
        if cardset.span(cards[other]).latest < span.earliest:
            return other
    raise ValueError(f"Nothing in the line proves {event} wrong.")
