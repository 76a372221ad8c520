"""What can be the matter with a log, to be told in the reader's language."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias
from unicodedata import category

from timeline_widgets.messages import say

Value: TypeAlias = "str | int | Said"


_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of characters that could forge a line of their own, or turn the reading direction."""


def harmless(text: str) -> str:
    r"""Return what stands in somebody's file so that it can be shown as it is.

    Examples
    --------
    >>> harmless("Ada\x1b[2J\nall is well")
    'Ada�[2J�all is well'
    """
    return "".join("\ufffd" if category(letter) in _UNSEEN else letter for letter in text)


class Said(NamedTuple):
    """A sentence of the catalogue with what it names.

    Parameters
    ----------
    key : str
        Which sentence.
    params : dict
        What stands in its places: texts, whole numbers, or other sentences.

    Examples
    --------
    >>> Said("log.impossible_match", {"problem": Said("log.empty", {})}).in_language("en")
    'No game can be set up like that: The file is empty: nothing was saved in it.'
    """

    key: str
    params: dict[str, Value]

    def in_language(self, language: str) -> str:
        """Return the sentence in one of the catalogue's languages."""
        values = {name: _shown(value, language) for name, value in self.params.items()}
        return say(language, self.key, **values)


def _shown(value: Value, language: str) -> str | int:
    if isinstance(value, Said):
        return value.in_language(language)
    return harmless(value) if isinstance(value, str) else value


class SaidError(ValueError):
    """An error that can be told in every language of the catalogue; as text it is English.

    Parameters
    ----------
    *said : Said
        A sentence for each problem.
    """

    def __init__(self, *said: Said) -> None:
        self.said = said
        super().__init__(self.in_language("en"))

    def in_language(self, language: str) -> str:
        """Return the sentences, one in a line."""
        return "\n".join(one.in_language(language) for one in self.said)


class LogProblem(NamedTuple):
    """Something that is not as it should be in a log.

    Attributes
    ----------
    code : str
        What was found, one of the lists in ``docs/score-log.md``.
    where : str
        The file, as it was named; empty for bytes.
    line : int or None
        Line of the file, from 1; None when the problem belongs to no line.
    said : Said
        The same in words for a teacher.
    """

    code: str
    where: str
    line: int | None
    said: Said

    @property
    def sentence(self) -> str:
        """What was found, in English."""
        return self.said.in_language("en")

    def __str__(self) -> str:
        place = harmless(self.where) or "the log"
        return f"{place}{f', line {self.line}' if self.line else ''}: {self.sentence}"


def problem(
    code: str, where: str, line: int | None, key: str = "", /, **params: Value
) -> LogProblem:
    """Return a problem; its sentence is that of its code unless another `key` is given.

    Examples
    --------
    >>> print(problem("empty", "ada.jsonl", None))
    ada.jsonl: The file is empty: nothing was saved in it.
    """
    return LogProblem(code, where, line, Said(f"log.{key or code}", params))
