"""What the games are made of: cards, their fronts, and the sets that teachers publish."""

from __future__ import annotations

from timeline_widgets.cards.card import Card, CardFront, Picture, Position
from timeline_widgets.cards.cardset import CardSet, OrderBy, Scale
from timeline_widgets.cards.problems import CardSetError, Problem, ProblemKind
from timeline_widgets.cards.span import Span

__all__ = [
    "Card",
    "CardFront",
    "CardSet",
    "CardSetError",
    "OrderBy",
    "Picture",
    "Position",
    "Problem",
    "ProblemKind",
    "Scale",
    "Span",
]
