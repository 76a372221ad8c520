"""Which cards of a set can be used in Challenge (ruling C6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.wheels import FARTHEST_YEAR
from timeline_widgets.games.protocol import SetupError

Reason = Literal["no_whole_year", "too_many_digits", "too_old"]

OLDEST_YEAR = -8000
"""Where the rulebook suggests to stop."""


class LeftOut(NamedTuple):
    """A card that cannot be used, and why.

    The reasons are ``"no_whole_year"`` (it prints a century, a range, "before 1500"),
    ``"too_many_digits"`` (the wheels have four) and ``"too_old"`` (the teacher's choice).
    """

    card: Card
    reason: Reason


class UsableCards(NamedTuple):
    """The cards of a set, divided into those that can be used and the others.

    Parameters
    ----------
    cards : tuple of (Card, Dated)
        In the order of the set.
    left_out : tuple of LeftOut
        In the order of the set.
    """

    cards: tuple[tuple[Card, Dated], ...]
    left_out: tuple[LeftOut, ...]


def usable_cards(cards: CardSet, *, oldest: int = OLDEST_YEAR) -> UsableCards:
    """Return which cards can be used, and why the others cannot.

    Parameters
    ----------
    cards : CardSet
        Any set with dates.
    oldest : int
        Cards of earlier years are left out; as people count, -8000 is 8000 BCE.

    Raises
    ------
    SetupError
        If the cards have positions in a story instead of dates.

    Examples
    --------
    >>> from timeline_widgets.dates import HistoricalDate
    >>> usable = usable_cards(CardSet("two", "Two events", (
    ...     Card("hastings", "Battle of Hastings", HistoricalDate.of_year(1066)),
    ...     Card("jericho", "Tower of Jericho", HistoricalDate.of_year(-8300)),
    ... )))
    >>> [(card.id, dated.year) for card, dated in usable.cards]
    [('hastings', 1066)]
    >>> [(card.id, reason) for card, reason in usable.left_out]
    [('jericho', 'too_old')]
    """
    if cards.scale == "positions":
        raise SetupError(
            "positions",
            "Timeline Challenge asks for years, and the cards of this set have none: they are "
            "ordered by their position in a story. Timeline can be played with them.",
        )
    usable, left_out = [], []
    for card in cards:
        year = _year(cards.date(card))
        if year is None:
            left_out.append(LeftOut(card, "no_whole_year"))
        elif abs(year) > FARTHEST_YEAR:
            left_out.append(LeftOut(card, "too_many_digits"))
        elif year < oldest:
            left_out.append(LeftOut(card, "too_old"))
        else:
            usable.append((card, Dated(cards.span(card), year)))
    return UsableCards(tuple(usable), tuple(left_out))


def count_usable(cards: CardSet, *, oldest: int = OLDEST_YEAR) -> int:
    """Return how many cards of a set with dates can be used, for a table that is being mended.

    Examples
    --------
    >>> from timeline_widgets.dates import HistoricalDate
    >>> count_usable(CardSet("two", "Two events", (
    ...     Card("hastings", "Battle of Hastings", HistoricalDate.of_year(1066)),
    ...     Card("jericho", "Tower of Jericho", HistoricalDate.of_year(-8300)),
    ... )))
    1
    """
    years = map(_year, map(cards.date, cards))
    return sum(year is not None and oldest <= year <= FARTHEST_YEAR for year in years)


def _year(date: HistoricalDate) -> int | None:
    """Return the year that a date prints, as people count; None if it prints no single one."""
    if date.earliest is None or date.latest is None or date.earliest[0] != date.latest[0]:
        return None
    year = date.earliest[0]
    return year if year > 0 else year - 1


_WHY = {
    "no_whole_year": "without one whole year",
    "too_many_digits": "with a year of more than four digits",
    "too_old": "earlier than the game goes",
}


def with_reasons(refusal: SetupError, left_out: Sequence[LeftOut], cards: int) -> SetupError:
    """Return a refusal with a word on why cards were left out, if there are too few for that.

    Parameters
    ----------
    refusal : SetupError
        What the rules say of the cards that are left.
    left_out : sequence of LeftOut
        The others.
    cards : int
        How many the set has.
    """
    if refusal.reason != "too_few_cards" or not left_out:
        return refusal
    counts = Counter(reason for _, reason in left_out)
    told = ", ".join(f"{count} {_WHY[reason]}" for reason, count in counts.items())
    sentence = f"{refusal} Of the set's {cards} cards, {len(left_out)} were left out: {told}."
    return SetupError(refusal.reason, sentence, **refusal.params)
