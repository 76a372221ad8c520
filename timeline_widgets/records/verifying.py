"""Checking score logs: each is whole and unedited, and its results follow from its moves."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from timeline_widgets.cards import CardSet
from timeline_widgets.loading import shipped_cardset, shipped_cardsets
from timeline_widgets.records.chain import Found, brought_along, check_chain
from timeline_widgets.records.logfile import named_after
from timeline_widgets.records.problems import LogProblem, problem
from timeline_widgets.records.reading import in_order, read_lines
from timeline_widgets.records.record import Record
from timeline_widgets.records.replaying import replay
from timeline_widgets.records.stories import Story, parting, stories
from timeline_widgets.records.verification import NOT_PROVED, Verification

__all__ = ["NOT_PROVED", "Verification", "verify"]

_EXPORTS = "-scores.jsonl"
_LOGS = "*.jsonl*"  # also .jsonl.txt, of a mail program, and .jsonl.gz, which is to be unpacked
_PART = re.compile(r"(-\d{1,4})?( ?\(\d+\))?\.jsonl(\.\w+)?$")


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
    >>> print(verify([]).in_words())
    No score log was found.
    """
    files = _logs([paths] if isinstance(paths, str | os.PathLike) else paths)
    found: list[Found[Record]] = []
    problems: list[LogProblem] = []
    for file in files:
        good, bad = read_lines(file)
        found += good
        problems += bad
    problems += check_chain(found)
    renamed = list(_renamed(found))
    problems += renamed
    problems += _copied(found, {one.where for one in renamed})
    games = _games(found)
    known = _Sets(cardsets)
    replayed = 0
    notes: list[LogProblem] = []
    for pieces, told in games:
        faults = list(_replayed(pieces, told, known))
        problems += faults
        replayed += not faults
        notes += _unfinished(pieces, told)
    return Verification(
        len(files),
        len(found),
        len(games),
        replayed,
        tuple(problems),
        tuple(notes),
        tuple(map(str, files)),
    )


def _logs(paths: Iterable[str | os.PathLike[str]]) -> list[Path]:
    files: dict[Path, None] = {}
    for path in map(Path, paths):
        inside = sorted(_shown(path)) if path.is_dir() else [path]
        files.update(dict.fromkeys(file for file in inside if _EXPORTS not in file.name))
    return list(files)


def _shown(folder: Path) -> Iterator[Path]:
    """Yield the logs in a folder, but not the copies that JupyterLab hides there."""
    for file in folder.rglob(_LOGS):
        if not any(part.startswith(".") for part in file.relative_to(folder).parts):
            yield file


def _renamed(found: Sequence[Found[Record]]) -> Iterator[LogProblem]:
    for one in found:
        student = one.record.payload.get("student")
        if one.record.kind != "session" or not isinstance(student, str):
            continue
        if not named_after(Path(one.where).name, student):
            yield problem("renamed", one.where, one.line, student=student)


def _copied(found: Sequence[Found[Record]], renamed: set[str]) -> Iterator[LogProblem]:
    first: dict[str, str] = {}
    places = dict.fromkeys((one.record.session, one.where) for one in found)
    for place in brought_along(found):
        places.pop(place, None)
    # Of two files the one that bears its student's name is the first.
    for session, where in sorted(places, key=lambda place: place[1] in renamed):
        other = first.setdefault(session, where)
        if _PART.sub("", where) != _PART.sub("", other):
            yield problem("copied", where, None, other=other)


def _games(found: Sequence[Found[Record]]) -> list[tuple[dict[str, Found[Record]], list[Story]]]:
    """Return for each game its records by their hashes, and the stories that they tell."""
    pieces: dict[str, dict[str, Found[Record]]] = defaultdict(dict)
    for one in found:
        if isinstance(match := one.record.payload.get("match"), str):
            pieces[match].setdefault(one.record.hash, one)
    told: dict[str, list[Story]] = defaultdict(list)
    for story in stories(in_order(one.record for one in found)):
        told[story.start.payload["match"]].append(story)
    return [(game, told[match]) for match, game in pieces.items()]


def _replayed(
    pieces: dict[str, Found[Record]], told: Sequence[Story], known: _Sets
) -> Iterator[LogProblem]:
    if not told:
        one = next(iter(pieces.values()))
        yield problem("move_missing", one.where, one.line, "no_beginning")
    elif record := parting(told):
        one = pieces[record.hash]
        yield problem("fork", one.where, one.line, "taken_up_twice")
    for story in told:
        named = story.start.payload.get("cardset")
        cards = known.get(named)
        if cards is None:
            one = pieces[story.start.hash]
            name = named.get("name") if isinstance(named, dict) else named
            key = "other_cardset" if name in known.names else "unknown_cardset"
            yield problem("other_cardset", one.where, one.line, key, name=repr(name))
        elif found := replay(story, cards):
            one = pieces[found.record.hash]
            yield LogProblem(found.code, one.where, one.line, found.said)


def _unfinished(pieces: dict[str, Found[Record]], told: Sequence[Story]) -> Iterator[LogProblem]:
    """Note games without an end: nobody can tell whether they were broken off or cut off."""
    for story in told:
        options = story.start.payload.get("options")
        endless = isinstance(options, dict) and options.get("lives", 0) is None
        if story.moves and not story.ended and not endless:  # a set-up alone is no game
            one = pieces[story.last.hash]
            yield problem("unfinished", one.where, one.line, count=story.moves)


class _Sets:
    """Card sets by their fingerprints; shipped ones are read when a log names them."""

    def __init__(self, own: Iterable[CardSet]) -> None:
        self._sets = {cards.fingerprint: cards for cards in own}
        self.names = {*shipped_cardsets(), *(cards.name for cards in self._sets.values())}

    def get(self, named: object) -> CardSet | None:
        if not isinstance(named, dict):
            return None
        fingerprint, name = str(named.get("fingerprint")), named.get("name")
        if fingerprint not in self._sets and name in shipped_cardsets():
            cards = shipped_cardset(name)
            self._sets[cards.fingerprint] = cards
        return self._sets.get(fingerprint)
