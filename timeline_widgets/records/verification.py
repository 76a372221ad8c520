"""What came of checking logs, and how a teacher reads it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from timeline_widgets.messages import say
from timeline_widgets.records.problems import LogProblem, harmless

_MOST_OF_A_FILE = 10
"""Faults of one file that are written out; the rest are counted."""


NOT_PROVED = say("en", "log.not_proved")
"""What a log without problems proves, and what it does not."""


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
    notes : tuple of LogProblem
        What is no fault, and yet to be known: ``"unfinished"``, a game without an end.
    names : tuple of str
        The files, as they were named.
    """

    files: int
    records: int
    matches: int
    replayed: int
    problems: tuple[LogProblem, ...]
    notes: tuple[LogProblem, ...] = ()
    names: tuple[str, ...] = ()

    def in_words(self, language: str = "en") -> str:
        """Return all of it to be read: file by file, then what it does not prove.

        Parameters
        ----------
        language : {"en", "es", "fr", "de", "ru"}
            The reader's language.
        """
        if not self.files and not self.problems:
            return say(language, "log.none")
        return "\n".join(self._lines(language))

    def _lines(self, language: str) -> Iterator[str]:
        yield say(
            language,
            "log.summary",
            files=self.files,
            records=self.records,
            games=self.matches,
            replayed=self.replayed,
        )
        faults, notes = _by_file(self.problems), _by_file(self.notes)
        yield say(language, "log.in_order", count=len([n for n in self.names if n not in faults]))
        for name in sorted({*faults, *notes}):
            yield ""
            yield harmless(name) or say(language, "log.the_log")
            found = faults[name]
            yield from (f"  {_placed(one, language)}" for one in found[:_MOST_OF_A_FILE])
            if len(found) > _MOST_OF_A_FILE:
                yield f"  {say(language, 'log.and_more', count=len(found) - _MOST_OF_A_FILE)}"
            told = say(language, "log.note")
            yield from (f"  {told} {_placed(one, language)}" for one in notes[name])
        yield ""
        yield say(language, "log.not_proved")


def _by_file(problems: tuple[LogProblem, ...]) -> dict[str, list[LogProblem]]:
    files: dict[str, list[LogProblem]] = defaultdict(list)
    for one in problems:
        files[one.where].append(one)
    for found in files.values():
        found.sort(key=lambda one: one.line or 0)
    return files


def _placed(one: LogProblem, language: str) -> str:
    sentence = one.said.in_language(language)
    return say(language, "log.line", line=one.line, told=sentence) if one.line else sentence
