"""What can be wrong with a link: sentences for those who follow it and for those who made it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timeline_widgets.messages import say
from timeline_widgets.messages.plain import Plain

_MOST_TOLD = 12
_SHOWN = 60  # characters of a strange value; the rest is left out


class LinkProblem(NamedTuple):
    """One thing that is wrong.

    Parameters
    ----------
    code : str
        Which sentence of the catalogue, such as ``"no_set"``.
    params : dict of str to str or int
        What the sentence names.
    """

    code: str
    params: dict[str, str | int]

    def sentence(self, language: str) -> str:
        """Return what is wrong, in a reader's language."""
        return say(language, f"link.{self.code}", **self.params)


class LinkError(Plain, ValueError):
    """A link that cannot be made or followed; it tells all that is wrong.

    Attributes
    ----------
    problems : tuple of LinkProblem
        What is wrong: at least one, and not more than anybody reads.
    sentences : tuple of str
        The same in words.
    language : str
        The language of the words.
    """

    def __init__(self, problems: Sequence[LinkProblem], language: str = "en") -> None:
        self.problems = tuple(problems[:_MOST_TOLD])
        self.language = language
        self.sentences = tuple(problem.sentence(language) for problem in self.problems)
        super().__init__(" ".join(self.sentences))


def problem(code: str, **params: str | int) -> LinkProblem:
    """Return a problem whose strange values are short enough to be shown.

    Examples
    --------
    >>> problem("no_value", option="seed").sentence("en")
    'The link says “seed”, but not which.'
    """
    shown = {name: value if name == "allowed" else _cut(value) for name, value in params.items()}
    return LinkProblem(code, shown)


def _cut(value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    text = "".join(c if c.isprintable() else "\ufffd" for c in value[: _SHOWN + 1])
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
