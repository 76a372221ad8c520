"""Which look - colours, pattern and glyph - each theme of a set has."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from timeline_widgets.cards.cardset import CardSet

Look = Literal["rule", "arts", "life", "voyage", "science", "society"]
LOOKS: tuple[Look, ...] = get_args(Look)

_OWN: Mapping[str, Look] = MappingProxyType(
    {
        "rule & law": "rule",
        "arts & letters": "arts",
        "everyday life": "life",
        "voyages": "voyage",
        "science": "science",
        "society": "society",
    }
)


def theme_looks(cardset: CardSet) -> dict[str, Look]:
    """Return the look of each theme of a set, in the order in which the themes first appear.

    Six themes have a look of their own; any other gets one that is still free.

    Examples
    --------
    >>> from timeline_widgets.cards import Card, Position
    >>> cards = [Card("a", "A", Position(1), theme="Sport"), Card("b", "B", Position(2), "Science")]
    >>> theme_looks(CardSet("two", "Two", tuple(cards)))
    {'Sport': 'rule', 'Science': 'science'}
    """
    own = {theme: _OWN[theme.casefold()] for theme in cardset.themes if theme.casefold() in _OWN}
    free = [look for look in LOOKS if look not in own.values()] or list(LOOKS)
    others = [theme for theme in cardset.themes if theme not in own]
    own |= {theme: free[number % len(free)] for number, theme in enumerate(others)}
    return {theme: own[theme] for theme in cardset.themes}
