"""Checking score logs: each is whole and unedited, and its results follow from its moves."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.cards import CardSet
from timeline_widgets.loading import shipped_cardset, shipped_cardsets
from timeline_widgets.records.chain import Found, LogProblem, check_chain
from timeline_widgets.records.logfile import slug
from timeline_widgets.records.reading import in_order, read_lines
from timeline_widgets.records.record import Record
from timeline_widgets.records.replaying import replay
from timeline_widgets.records.stories import Story, stories

NOT_PROVED = (
    "A log without problems is whole up to its last record and unedited, and its results follow "
    "from its moves. It does not prove who played, what was looked up, which games were deleted, "
    "whether it was cut off between two records, or that it is not a careful forgery: somebody "
    "who can program can write a log that is consistent from beginning to end."
)

_EXPORTS = "-scores.jsonl"
_PART = re.compile(r"(-\d{1,4})?( ?\(\d+\))?\.jsonl$")


class Verification(NamedTuple):
    """What came of checking logs.

    Attributes
    ----------
    files, records, matches : int
        How many there were.
    replayed : int
        How many of the matches were played again, and came out as their logs say.
    problems : tuple of LogProblem
        Everything that was found. Beside those of reading: ``"renamed"``, ``"copied"``,
        ``"other_cardset"`` and what :class:`~timeline_widgets.records.replaying.Disagreement`
        lists.
    """

    files: int
    records: int
    matches: int
    replayed: int
    problems: tuple[LogProblem, ...]


def verify(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    *,
    cardsets: Iterable[CardSet] = (),
) -> Verification:
    """Check the chain of every log and play every game again.

    Parameters
    ----------
    paths : path or iterable of paths
        Logs, or folders that are searched for them.
    cardsets : iterable of CardSet
        The teacher's own sets; shipped ones are known.

    Returns
    -------
    Verification
        Damaged and foreign files are named in it, never an error.

    Examples
    --------
    >>> verify([])
    Verification(files=0, records=0, matches=0, replayed=0, problems=())
    """
    files = _logs([paths] if isinstance(paths, str | os.PathLike) else paths)
    found: list[Found] = []
    problems: list[LogProblem] = []
    for file in files:
        good, bad = read_lines(file)
        found += good
        problems += bad
    problems += check_chain(found)
    problems += _renamed(found)
    problems += _copied(found)
    games = _games(found)
    known = _Sets(cardsets)
    replayed = 0
    for pieces, told in games:
        faults = list(_replayed(pieces, told, known))
        problems += faults
        replayed += not faults
    return Verification(len(files), len(found), len(games), replayed, tuple(problems))


def _logs(paths: Iterable[str | os.PathLike[str]]) -> list[Path]:
    files: dict[Path, None] = {}
    for path in map(Path, paths):
        inside = sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
        files.update(dict.fromkeys(file for file in inside if not file.name.endswith(_EXPORTS)))
    return list(files)


def _renamed(found: Sequence[Found]) -> Iterator[LogProblem]:
    for one in found:
        student = one.record.payload.get("student")
        if one.record.kind != "session" or not isinstance(student, str):
            continue
        if not Path(one.where).name.startswith(f"{slug(student)}-"):
            sentence = f"The file is not named after the student in it, {student!r}."
            yield LogProblem("renamed", one.where, one.line, sentence)


def _copied(found: Sequence[Found]) -> Iterator[LogProblem]:
    first: dict[str, str] = {}
    for session, where in dict.fromkeys((one.record.session, one.where) for one in found):
        other = first.setdefault(session, where)
        if _PART.sub("", where) != _PART.sub("", other):
            yield LogProblem("copied", where, None, f"The same session is in {other}.")


def _games(found: Sequence[Found]) -> list[tuple[dict[str, Found], list[Story]]]:
    """Return for each game its records by their hashes, and the stories that they tell."""
    pieces: dict[str, dict[str, Found]] = defaultdict(dict)
    for one in found:
        if isinstance(match := one.record.payload.get("match"), str):
            pieces[match].setdefault(one.record.hash, one)
    told: dict[str, list[Story]] = defaultdict(list)
    for story in stories(in_order(found)):
        told[story.start.payload["match"]].append(story)
    return [(game, told[match]) for match, game in pieces.items()]


def _replayed(
    pieces: dict[str, Found], told: Sequence[Story], known: _Sets
) -> Iterator[LogProblem]:
    if not told:
        one = next(iter(pieces.values()))
        sentence = "The beginning of this game is missing, so it cannot be replayed."
        yield LogProblem("move_missing", one.where, one.line, sentence)
    elif parting := _parting(told):
        one = pieces[parting.hash]
        sentence = "This game was taken up more than once from the same place, with other moves."
        yield LogProblem("fork", one.where, one.line, sentence)
    for story in told:
        named = story.start.payload.get("cardset")
        cards = known.get(named)
        if cards is None:
            one = pieces[story.start.hash]
            name = named.get("name") if isinstance(named, dict) else named
            sentence = f"It was played with a card set {name!r} that is not here in that form."
            yield LogProblem("other_cardset", one.where, one.line, sentence)
        elif found := replay(story, cards):
            one = pieces[found.record.hash]
            yield LogProblem(found.code, one.where, one.line, found.sentence)


def _parting(told: Sequence[Story]) -> Record | None:
    """Return the first record in which a story goes another way than one before it."""
    for one, other in combinations(told, 2):
        for here, there in zip(one.later, other.later, strict=False):
            if here.hash != there.hash:
                return there
    return None


class _Sets:
    """Card sets by their fingerprints; shipped ones are read when a log names them."""

    def __init__(self, own: Iterable[CardSet]) -> None:
        self._sets = {cards.fingerprint: cards for cards in own}

    def get(self, named: object) -> CardSet | None:
        if not isinstance(named, dict):
            return None
        fingerprint, name = str(named.get("fingerprint")), named.get("name")
        if fingerprint not in self._sets and name in shipped_cardsets():
            cards = shipped_cardset(name)
            self._sets[cards.fingerprint] = cards
        return self._sets.get(fingerprint)
