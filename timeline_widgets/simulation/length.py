"""How long a game of Challenge will take a class, worked out from simulated games.

On the Clocks that come with the package this depends on how many play and on hardly anything else:
with other card sets, boards and skills the minutes stay within two of those of `KNOWN`; five
beginners take up to five minutes longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from timeline_widgets.bots import SKILLS
from timeline_widgets.bots.memory import Years
from timeline_widgets.games.challenge import TRACKS, TimelineChallenge
from timeline_widgets.simulation.pace import PACE, Pace
from timeline_widgets.simulation.playing import CardTally, PlayedGame, Table

T = TypeVar("T")

GAMES = 100  # enough to be a minute or two off


class Length(NamedTuple):
    """A game as what its people do: answer Trials, place cards, call years."""

    trials: int
    placements: int
    calls: int


class Lengths(NamedTuple):
    """A short, a middling and a long game: one of ten is shorter, half are, nine of ten are."""

    short: Length
    middling: Length
    long: Length


class Estimate(NamedTuple):
    """How many minutes a game will take: an estimate, from games of computer players.

    Parameters
    ----------
    minutes : int
        Half of the games are shorter.
    at_least, at_most : int
        Eight games of ten lie between these.

    Examples
    --------
    >>> estimate(KNOWN["short", 3], people=3)
    Estimate(minutes=17, at_least=15, at_most=21)
    """

    minutes: int
    at_least: int
    at_most: int


def _known(*lengths: tuple[int, int, int]) -> Lengths:
    return Lengths(*(Length(*length) for length in lengths))


# Written by `python tests/benchmarks/lengths.py`: 1000 games each.
KNOWN: Mapping[tuple[str, int], Lengths] = MappingProxyType(
    {
        ("classic", 2): _known((7, 4, 0), (7, 10, 0), (9, 11, 0)),
        ("classic", 3): _known((7, 2, 9), (8, 5, 9), (8, 15, 6)),
        ("classic", 4): _known((7, 5, 6), (7, 12, 13), (9, 15, 2)),
        ("classic", 5): _known((7, 7, 4), (8, 8, 12), (10, 13, 4)),
        ("short", 2): _known((5, 3, 0), (5, 9, 0), (6, 13, 0)),
        ("short", 3): _known((4, 7, 6), (4, 13, 8), (6, 9, 13)),
        ("short", 4): _known((4, 8, 10), (6, 6, 3), (7, 9, 5)),
        ("short", 5): _known((5, 3, 8), (6, 5, 9), (7, 10, 8)),
    }
)
"""By Clock and seats."""


def known_lengths(game: TimelineChallenge) -> Lengths | None:
    """Return how long games on one of the package's own Clocks are; None for other Clocks."""
    name = game.track.name
    return KNOWN[name, game.seats] if TRACKS.get(name) == game.track else None


def simulated_lengths(game: TimelineChallenge, games: int = GAMES) -> Iterator[Lengths | None]:
    """Yield None after each game that was played, and at last how long they were.

    Whoever must not be kept waiting can do something else between two games, which take a few
    milliseconds each.

    Parameters
    ----------
    game : TimelineChallenge
        The rules, set up for the cards, the seats and the Clock.
    games : int
        How many to play, by computer players of the skill ``"student"``.
    """
    table = Table(
        game,
        ids=tuple(str(card) for card in range(len(game.cards))),
        spans=tuple(card.span for card in game.cards),
        scale=Years(),
        skills=(SKILLS["student"],) * game.seats,
        seed="how long",
    )
    played: list[PlayedGame] = []
    for number in range(games):
        played.append(table.play(number, CardTally()))
        yield None
    yield lengths_of(played, seats=game.seats)


def lengths_of(played: Sequence[PlayedGame], *, seats: int) -> Lengths:
    """Return how long games of Challenge were in which people sat on every seat."""
    every = [Length(game.rounds, game.placements, game.calls) for game in played]
    return Lengths(*usual(every, key=lambda each: PACE.minutes(**each._asdict(), people=seats)))


def estimate(lengths: Lengths, *, people: int, pace: Pace = PACE) -> Estimate:
    """Return how long a game takes so many people; computer players take no time to answer."""
    short, middling, long = (
        round(pace.minutes(**length._asdict(), people=people)) for length in lengths
    )
    return Estimate(middling, short, long)


def usual(values: Iterable[T], key: Callable[[T], float] | None = None) -> tuple[T, T, T]:
    """Return what one of ten values is below, what half of them are, and what nine of ten are.

    Examples
    --------
    >>> usual(range(101))
    (10, 50, 90)
    """
    ordered = sorted(values, key=key)  # type: ignore[type-var, arg-type]
    last = len(ordered) - 1
    return ordered[last // 10], ordered[last // 2], ordered[last - last // 10]
