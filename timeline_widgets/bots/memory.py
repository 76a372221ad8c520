"""What a computer player remembers of the cards: not their dates, but where it believes they lie.

The further back an event lies, the less exactly it is remembered. So a memory works on a scale
where distances shrink with their distance from the present, and is equally unsure everywhere on it.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

from timeline_widgets.bots.skill import Skill
from timeline_widgets.cards import Card, CardSet, Span
from timeline_widgets.cards.span import YEAR

PRESENT = 2026  # a fixed year, so that a game is the same in every year it is played
RECENT = 10  # years within which the distance from the present no longer matters

_LEARNING = 1 / 4  # what is left of an error when the date has been seen
_SURE = 1e-9  # the least error: nobody is surer
_STORY = 4.0  # a story from its first to its last scene, on the scale of the memory


class Years(NamedTuple):
    """The scale of dated cards: a hyperbolic sine, nearly a logarithm of the time since then."""

    def place(self, moment: float) -> float:
        """Return where a moment lies on the scale; moments are those of `Span`."""
        return math.asinh((moment / YEAR - PRESENT) / RECENT)

    def moment(self, place: float) -> float:
        """Return the moment at a place of the scale."""
        return (PRESENT + RECENT * math.sinh(place)) * YEAR


class Story(NamedTuple):
    """The scale of cards that have positions in a story."""

    first: int
    last: int

    def place(self, moment: float) -> float:
        """Return where a position lies on the scale."""
        return _STORY * (moment - self.first) / max(1, self.last - self.first)

    def moment(self, place: float) -> float:
        """Return the position at a place of the scale."""
        return self.first + place * max(1, self.last - self.first) / _STORY


class Belief(NamedTuple):
    """When somebody believes that a card happened: the likelier, the nearer to what is remembered.

    Parameters
    ----------
    chances : NormalDist
        On the scale of the memory.
    scale : Years or Story
        That scale.
    """

    chances: NormalDist
    scale: Years | Story

    @property
    def place(self) -> float:
        """What is remembered, on the scale of the memory: to put cards in order."""
        return self.chances.mean

    def before(self, moment: float) -> float:
        """Return the chance that the card happened before a moment."""
        return self.chances.cdf(self.scale.place(moment))

    def moment(self, chance: float = 0.5) -> float:
        """Return the moment before which the card happened with this chance."""
        return self.scale.moment(self.chances.inv_cdf(chance))

    def gaps(self, line: Sequence[Span]) -> list[float]:
        """Return for each gap of a line of dates the chance that the card is right there.

        A date that is met fits on either side (rulings T13 and C3).
        """
        after = [0.0, *(self.before(span.earliest) for span in line)]
        before = [*(self.before(span.latest + 1) for span in line), 1.0]
        return [upto - from_ for from_, upto in zip(after, before, strict=True)]


class Memory:
    """What one computer player remembers of the cards of a match.

    What is remembered of a card is fixed by the seed and the card: asked again, the player
    remembers the same. Once its date has been seen it is remembered with a quarter of the error,
    twice seen with a sixteenth; so a card that comes back is not missed for ever.

    Parameters
    ----------
    ids : sequence of str
        The id of each card, by its number in the match.
    spans : sequence of Span
        When each card happened.
    scale : Years or Story
        How distances are felt.
    skill : Skill
        How well it remembers.
    seed : str
        Any text; another player and another match need another one.

    Examples
    --------
    >>> from timeline_widgets.bots.skill import SKILLS
    >>> from timeline_widgets.cards.span import YEAR
    >>> hastings = Span.of_days((1066, 10, 14), (1066, 10, 14))
    >>> for skill in SKILLS.values():
    ...     memory = Memory(["hastings"], [hastings], Years(), skill, seed="clio")
    ...     print(skill.name, int(memory.of(0).moment() / YEAR))
    beginner 624
    student 810
    expert 1010
    """

    def __init__(
        self,
        ids: Sequence[str],
        spans: Sequence[Span],
        scale: Years | Story,
        skill: Skill,
        seed: str,
    ) -> None:
        self._ids = ids
        self._spans = spans
        self._scale = scale
        self._skill = skill
        self._seed = seed
        self._beliefs: dict[int, Belief] = {}
        self._open: frozenset[int] = frozenset()
        self._learned: Counter[int] = Counter()

    @classmethod
    def of_cards(cls, cardset: CardSet, cards: Sequence[Card], skill: Skill, seed: str) -> Memory:
        """Return what is remembered of cards of a set, as a match numbers them."""
        spans = [cardset.span(card) for card in cards]
        return cls([card.id for card in cards], spans, scale_of(cardset, spans), skill, seed)

    def of(self, card: int) -> Belief:
        """Return what is remembered of a card."""
        belief = self._beliefs.get(card)
        if belief is None:
            truth = self._scale.place(_middle(self._spans[card]))
            error = self._skill.error * _LEARNING ** self._learned[card]
            chances = NormalDist(truth + error * self._luck(card), max(error, _SURE))
            belief = self._beliefs[card] = Belief(chances, self._scale)
        return belief

    def see(self, revealed: frozenset[int]) -> None:
        """Look at the table: learn the dates that were not open when it was last looked at.

        Parameters
        ----------
        revealed : frozenset of int
            The cards whose dates lie open, as an observation has them.
        """
        for card in revealed - self._open:
            self._learned[card] += 1
            self._beliefs.pop(card, None)
        self._open = revealed

    def _luck(self, card: int) -> float:
        """Return by how many standard errors the card is remembered too late."""
        digest = hashlib.sha256(f"{len(self._seed)}:{self._seed}{self._ids[card]}".encode())
        share = (int.from_bytes(digest.digest()[:6], "big") + 0.5) / (1 << 48)
        return NormalDist().inv_cdf(share)


def scale_of(cardset: CardSet, spans: Sequence[Span]) -> Years | Story:
    """Return the scale on which the cards of a set are remembered."""
    if cardset.scale == "years":
        return Years()
    return Story(min(span.earliest for span in spans), max(span.latest for span in spans))


def _middle(span: Span) -> float:
    """Return the middle of a span; of one that is open at one end, its other end."""
    if span.is_open:
        return min(span, key=abs)
    return (span.earliest + span.latest + 1) / 2
