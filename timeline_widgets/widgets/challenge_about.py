"""What a teacher wants to know of a game of Challenge before it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from timeline_widgets.games.challenge import TRACKS, TimelineChallenge
from timeline_widgets.match import ChallengeMatch
from timeline_widgets.messages import Language, say
from timeline_widgets.simulation.length import (
    Estimate,
    Lengths,
    estimate,
    known_lengths,
    simulated_lengths,
)

ENOUGH_CARDS = 30
"""With fewer, Sudden Death uses them up in more than one of a hundred games of students."""

_PAUSE = 0.01  # seconds in which the kernel can do what it is asked for, after each simulated game


class GameLength:
    """How long games of certain rules take, if it is known.

    Parameters
    ----------
    game : TimelineChallenge
        The rules, set up for the cards, the seats and the Clock.
    people : int
        How many seats are not computer players.
    """

    def __init__(self, game: TimelineChallenge, people: int) -> None:
        self._game = game
        self._people = people
        self._lengths = known_lengths(game)

    @property
    def known(self) -> Estimate | None:
        """The estimate, or None as long as games on this Clock have not been simulated."""
        return self._lengths and estimate(self._lengths, people=self._people)

    def measured(self) -> Estimate:
        """Return the estimate, after simulating games if that is needed: a fraction of a second."""
        if self._lengths is None:
            for lengths in simulated_lengths(self._game):
                self._lengths = lengths
        return estimate(cast(Lengths, self._lengths), people=self._people)

    def at_leisure(self, tell: Callable[[], None]) -> None:
        """Find out how long games take when the kernel has time, and tell that it is known."""
        if self._lengths is not None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return  # in a script, nobody looks at a table
        self._task = loop.create_task(self._measure(tell))

    async def _measure(self, tell: Callable[[], None]) -> None:
        for lengths in simulated_lengths(self._game):
            if lengths is None:
                await asyncio.sleep(_PAUSE)
            self._lengths = self._lengths or lengths
        tell()


def few_cards(match: ChallengeMatch, language: Language) -> str | None:
    """Return a warning if so few cards may run out before anybody is on Finish (ruling C18)."""
    cards = len(match.cards)
    if cards >= ENOUGH_CARDS:
        return None
    return say(language, "about.few_cards", count=cards, enough=ENOUGH_CARDS)


def about(
    match: ChallengeMatch, estimated: Estimate | None, language: Language
) -> list[dict[str, Any]]:
    """Return sentences about the game: how long it takes, how a tie ends, what to be wary of."""
    told = [(few_cards(match, language), True)]
    if estimated:
        told.append((_minutes(match, estimated, language), False))
    told.append((say(language, f"about.tie_{match.game.tie}"), False))
    return [{"sentence": sentence, "warns": warns} for sentence, warns in told if sentence]


def _minutes(match: ChallengeMatch, estimated: Estimate, language: Language) -> str:
    kind = "teams" if any(seat.members for seat in match.seats) else "players"
    track = match.game.track
    clock = track.name if TRACKS.get(track.name) == track else "own"
    params: dict[str, str | int] = {
        "from": estimated.at_least,
        "to": estimated.at_most,
        "who": say(language, f"about.{kind}", count=len(match.seats)),
        "clock": say(language, f"about.clock_{clock}"),
    }
    return say(language, "about.minutes", count=estimated.minutes, **params)
