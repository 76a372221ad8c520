"""Taking a game up again from its log: in a new kernel, or from a file on another machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from timeline_widgets.cards import CardSet
from timeline_widgets.match.challenge import ChallengeMatch
from timeline_widgets.match.match import Match
from timeline_widgets.match.practice import PracticeMatch
from timeline_widgets.match.timeline import TimelineMatch
from timeline_widgets.messages.plain import Plain
from timeline_widgets.records.problems import Said, Value
from timeline_widgets.records.reading import LogReading, read_logs
from timeline_widgets.records.stories import Story, parting, stories
from timeline_widgets.records.writing import ScoreLog

GAMES: Mapping[str, type[Match[Any, Any, Any]]] = {
    "timeline": TimelineMatch,
    "practice": PracticeMatch,
    "challenge": ChallengeMatch,
}
"""The match of each game that a ``match`` record can name."""

_UNREADABLE = {"unreadable": "unreadable", "version": "newer"}
_LATEST_LOGS = 20  # a game that was broken off before them is not offered


class CannotResume(Plain, ValueError):
    """A log from which the game cannot be taken up.

    Attributes
    ----------
    reason : str
        ``"nothing"`` (no unfinished game), ``"finished"`` (only games with an end),
        ``"unreadable"`` and ``"newer"`` (`problem`: why it cannot be read), ``"forked"`` (it goes
        on in two ways), ``"damaged"`` (`problem`: what is missing or was changed),
        ``"other_rules"`` (`theirs`, `ours`: versions), ``"other_game"`` (of other options or
        people), ``"other_cards"`` (`name`: the set that it was played with), ``"too_large"``
        (`megabytes`) or ``"against_the_rules"`` (`problem`).
    said : Said
        The same in words.
    """

    def __init__(self, reason: str, **params: Value) -> None:
        self.reason = reason
        self.said = Said(f"resume.{reason}", params)
        super().__init__(self.said.in_language("en"))


def going(reading: LogReading) -> Story:
    """Return the game of a log that can go on: the one that was written to last.

    Raises
    ------
    CannotResume
        If there is none, or nobody can tell how it went on.
    """
    told = stories(reading.records)
    open_ones = [story for story in told if story.moves and not story.ended]
    if not open_ones:
        for problem in reading.problems:
            if problem.code in _UNREADABLE:
                raise CannotResume(_UNREADABLE[problem.code], problem=problem.said)
        raise CannotResume("finished" if any(story.ended for story in told) else "nothing")
    latest = open_ones[-1]
    same = [one for one in told if one.start.payload["match"] == latest.start.payload["match"]]
    if parting(same) or any(problem.code == "fork" for problem in reading.problems):
        raise CannotResume("forked")
    return latest


def resume(
    story: Story,
    cardset: CardSet,
    open_log: Callable[[], ScoreLog] | None,
    *,
    like: Match[Any, Any, Any] | None = None,
) -> Match[Any, Any, Any]:
    """Return the game of a story as it stood after its last record, ready to go on.

    What was written is never rewritten: the next moves go into the log of this session, behind a
    ``match`` record that names the last record of the story.

    Parameters
    ----------
    story : Story
        The game so far.
    cardset : CardSet
        The set that it was played with.
    open_log : callable or None
        Gives the log to go on in.
    like : Match, optional
        A match that the game must be the same as, in rules, options and people.

    Raises
    ------
    CannotResume
        If the game was played with another card set, is another game, or its records do not fit
        the rules.
    """
    told = story.start.payload
    if told.get("cardset", {}).get("fingerprint") != cardset.fingerprint:
        name = told.get("cardset", {}).get("name", "?")
        raise CannotResume("other_cards", name=str(name))
    if like is not None:
        theirs, ours = told.get("rules"), like.set_up()["rules"]
        if theirs != ours:
            raise CannotResume("other_rules", theirs=str(theirs), ours=str(ours))
        if not is_same_game(story, like):
            raise CannotResume("other_game")
    try:
        match = GAMES[told["game"]].of_record(told, cardset)
        for record in story.later:
            match.repeat(record)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise CannotResume("against_the_rules", problem=str(error)) from error
    match.go_on(told["match"], story.last.hash, open_log)
    return match


def unfinished(
    folder: str | os.PathLike[str], match: Match[Any, Any, Any], student: str, seed: str | None
) -> Story | None:
    """Return the latest game in a folder that was broken off and is the same as one just set up.

    Parameters
    ----------
    folder : path
        Where the score logs are.
    match : Match
        The new match: the same rules, options, cards and seats are looked for.
    student : str
        Whose logs to look at.
    seed : str or None
        The seed that the game must have begun with, if the teacher set one.
    """
    try:
        logs = sorted(Path(folder).glob("*.jsonl"), key=_written_last, reverse=True)[:_LATEST_LOGS]
    except (OSError, ValueError):
        return None  # no such folder can be; the log will say so
    records = read_logs(logs).records
    students = {r.session: r.payload.get("student") for r in records if r.kind == "session"}
    for story in reversed(stories(records)):
        told = story.start.payload
        if (
            story.moves
            and not story.ended
            and story.start.payload["match"] != match.id
            and students.get(story.last.session) == student
            and is_same_game(story, match)
            and (seed is None or told.get("seed") == seed)
        ):
            return story
    return None


def is_same_game(story: Story, match: Match[Any, Any, Any]) -> bool:
    """Whether a story is of the same rules, options, cards and people as a match."""
    wanted, told = match.set_up(), story.start.payload
    return all(told.get(name) == wanted[name] for name in wanted if name != "seed")


def _written_last(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
