"""A class that never was: computer players, to try a report out before there are any students."""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from timeline_widgets.bots import ChallengeBot, Memory, Skill, TimelineBot
from timeline_widgets.cards import CardSet
from timeline_widgets.match import ChallengeMatch, Seat, TimelineMatch
from timeline_widgets.match.line_match import Confidence
from timeline_widgets.records import ScoreLog
from timeline_widgets.records.disk import Disk

NAMES = (
    "Alder", "Beech", "Birch", "Cedar", "Cherry", "Chestnut", "Cypress", "Elder", "Elm", "Fir",
    "Hazel", "Holly", "Juniper", "Larch", "Linden", "Maple", "Oak", "Pine", "Poplar", "Rowan",
    "Spruce", "Walnut", "Willow", "Yew",
)  # fmt: skip
"""The pseudonyms of the class: trees, since nobody is meant."""

_BEGAN = datetime(2026, 3, 2, 9, tzinfo=UTC)
_FORGOTTEN = 0.4  # error of a memory in the first game, as a share of the time since then
_KEPT = 0.75  # what is left of the error in the next game
_LOG_STUDENT = "teacher"


def generated_class(
    folder: str | os.PathLike[str],
    cardset: CardSet,
    *,
    students: int = len(NAMES),
    games: int = 4,
    seed: str = "class",
) -> Path:
    """Let computer players fill a folder with score logs, as a class would.

    Each of them plays the classic game alone, once a week, remembers more from week to week, and
    says how sure it is. At the end teams play Timeline Challenge on one screen.

    Parameters
    ----------
    folder : path
        Where the logs go; one for each game of each student.
    cardset : CardSet
        What they play with.
    students : int
        How many, 4 to 24.
    games : int
        How many games each plays alone.
    seed : str
        The same seed gives the same answers.

    Returns
    -------
    Path
        The folder.

    Raises
    ------
    ValueError
        If there are too few or too many students.
    """
    if not 4 <= students <= len(NAMES):
        raise ValueError(f"A class has 4 to {len(NAMES)} students; not {students}.")
    place = Path(folder)
    names = NAMES[:students]
    for game in range(games):
        skill = Skill("generated", _FORGOTTEN * _KEPT**game)
        for number, name in enumerate(names):
            began = _BEGAN + timedelta(weeks=game, minutes=number)
            _play_alone(place, cardset, name, skill, began, f"{seed} {game} {name}")
    teams = [Seat(f"Team {n + 1}", names[n::4]) for n in range(4)]
    _play_in_teams(place, cardset, teams, _BEGAN + timedelta(weeks=games), seed)
    return place


def _play_alone(
    folder: Path, cardset: CardSet, name: str, skill: Skill, began: datetime, seed: str
) -> None:
    clock = _seconds(seed)
    match = TimelineMatch(
        cardset,
        [Seat(name)],
        hand=6,
        seed=seed,
        open_log=lambda: _log(folder, name, began, seed),
        clock=lambda: next(clock),
    )
    bot = TimelineBot(Memory.of_cards(cardset, match.cards, skill, seed))
    while match.outcome is None:
        seen = match.game.observe(match.state, 0)
        dates = {card: cardset.span(match.cards[card]) for card in seen.revealed}
        move = bot.move(seen, dates)
        chances = bot.memory.of(move.card).gaps([dates[card] for card in seen.line])
        match.play(0, move, confidence=_said(max(chances)))


def _play_in_teams(
    folder: Path, cardset: CardSet, teams: list[Seat], began: datetime, seed: str
) -> None:
    clock = _seconds(seed)
    match = ChallengeMatch(
        cardset,
        teams,
        seed=seed,
        open_log=lambda: _log(folder, _LOG_STUDENT, began, seed),
        clock=lambda: next(clock),
    )
    skill = Skill("generated", _FORGOTTEN / 2)
    bots = [
        ChallengeBot(Memory.of_cards(cardset, match.cards, skill, f"{seed} {n}"), match.game.board)
        for n in range(len(teams))
    ]
    while match.outcome is None:
        _move(match, bots)


def _move(match: ChallengeMatch, bots: list[ChallengeBot]) -> None:
    seat = match.game.to_act(match.state)[0]
    seen = match.game.observe(match.state, seat)
    dates = {card: match.cardset.span(match.cards[card]) for card in seen.revealed}
    match.play(seat, bots[seat].move(seen, dates))


def _said(chance: float) -> Confidence:
    if chance > 0.85:
        return "sure"
    return "think_so" if chance > 0.6 else "guess"


def _log(folder: Path, student: str, began: datetime, seed: str) -> ScoreLog:
    ticks = (began + timedelta(seconds=at) for at in _seconds(seed))
    session = hashlib.sha256(f"{seed} {student}".encode()).hexdigest()[:32]
    return ScoreLog.open(
        folder, student=student, session=session, now=lambda: next(ticks), disk=_QuickDisk()
    )


class _QuickDisk(Disk):
    """Does not wait for the disk: these moves can be made again."""

    def sync(self, file: int) -> None:
        pass


def _seconds(seed: str) -> Iterator[float]:
    """Yield moments, 4 to 30 seconds apart."""
    chance, now = random.Random(seed), 0.0  # noqa: S311 - a game is no secret
    while True:
        yield now
        now += chance.uniform(4, 30)
