"""What can happen in Timeline. Chance is in the events: replaying them needs no shuffler."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.games.protocol import Outcome


class Dealt(NamedTuple):
    """The cards are dealt and the reference card lies on the table.

    Parameters
    ----------
    hands : tuple of tuple of int
        The cards of each seat.
    reference : int
        The first card of the line.
    pile : tuple of int
        The draw pile, its top card first; empty for a viewer, who cannot see its order.
    """

    hands: tuple[tuple[int, ...], ...]
    reference: int
    pile: tuple[int, ...]


class Placed(NamedTuple):
    """A card was right and stays in the line."""

    seat: int
    card: int
    gap: int


class Misplaced(NamedTuple):
    """A card was wrong and leaves the line (ruling T1); `first` to `last` were the right gaps."""

    seat: int
    card: int
    gap: int
    first: int
    last: int


class Reshuffled(NamedTuple):
    """The draw pile was empty and is made anew (ruling T2).

    Parameters
    ----------
    pile : tuple of int
        The new draw pile, its top card first; empty for a viewer.
    kept : int or None
        The card held out of the shuffle, since it was misplaced this very turn.
    sources : tuple of str
        The heaps that it was made from, ``"discards"`` or ``"box"``.
    """

    pile: tuple[int, ...]
    kept: int | None
    sources: tuple[str, ...]


class Drew(NamedTuple):
    """A seat drew the top card of the pile."""

    seat: int
    card: int


class Skipped(NamedTuple):
    """The turn of a seat passed without a card (ruling T17)."""

    seat: int


class Withdrew(NamedTuple):
    """A seat left the game; its hand goes to the discard pile (ruling T17)."""

    seat: int


class RoundBegan(NamedTuple):
    """A new round; `to_play` are the seats that take a turn in it, in order."""

    number: int
    to_play: tuple[int, ...]


class FinalRoundBegan(NamedTuple):
    """A final round among the finalists; whoever else was left is eliminated (T9 to T11)."""

    number: int
    finalists: tuple[int, ...]
    eliminated: tuple[int, ...]


class Ended(NamedTuple):
    """The game is over."""

    outcome: Outcome


Event = (
    Dealt
    | Placed
    | Misplaced
    | Reshuffled
    | Drew
    | Skipped
    | Withdrew
    | RoundBegan
    | FinalRoundBegan
    | Ended
)
