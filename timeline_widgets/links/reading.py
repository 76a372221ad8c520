"""Reading what a link says, as strictly as it is written."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import unquote_plus

from timeline_widgets.links.checking import problems_of
from timeline_widgets.links.game_link import OPTIONS, VERSION, GameLink
from timeline_widgets.links.problems import LinkError, LinkProblem, problem
from timeline_widgets.messages import LANGUAGES

_LONGEST = 9_000  # characters; whatever a link can be made to say is shorter
_OF_HOSTS = frozenset(
    {
        *("token", "reset", "clone", "file-browser-path", "mode"),  # Binder and JupyterLab
        *("theme", "template", "voila-theme", "voila-template"),
        *("path", "room", "kernel"),  # JupyterLite
    }
)
"""What servers and their pages add to an address for themselves."""


def game_from_link(query: str, *, language: str = "en") -> GameLink:
    """Return the game that the query of a link describes.

    Parameters
    ----------
    query : str
        What follows the ``?`` of the address, with it or without. What Jupyter's servers add for
        themselves, such as ``token``, is passed over. A query without anything else is a game as
        always.
    language : {"en", "es", "fr", "de", "ru"}
        What the sentences about mistakes speak, if the link does not tell.

    Raises
    ------
    LinkError
        If anything in it is unknown, said twice or not allowed; it tells everything that is.

    Examples
    --------
    >>> game_from_link("?game=practice&set=spain&timer=60&v=1")
    GameLink(game='practice', set='spain', timer=60)
    >>> game_from_link("hints=maybe")
    Traceback (most recent call last):
    ...
    timeline_widgets.links.problems.LinkError: “hints” is yes or no; not “maybe”.
    """
    texts, problems = _texts(query)
    values: dict[str, Any] = {}
    for name, text in texts.items():
        if name == "v":
            if text != VERSION:
                problems.append(problem("version", value=text, allowed=VERSION))
        elif name not in OPTIONS:
            close = difflib.get_close_matches(name, OPTIONS, n=1)
            code = "unknown_but" if close else "unknown"
            problems.append(
                problem(code, option=name, close="".join(close), allowed=", ".join(OPTIONS))
            )
        elif not text:
            problems.append(problem("no_value", option=name))
        else:
            values[name] = _READERS.get(name, str)(text)
    problems += problems_of(values)
    if problems:
        said = texts.get("language")
        raise LinkError(problems, said if said in LANGUAGES else language)
    return GameLink(**values)


def says_something(query: str) -> bool:
    """Whether a query says anything of a game, right or wrong.

    Examples
    --------
    >>> says_something("?token=abc"), says_something("?token=abc&game=practice")
    (False, True)
    """
    return any(_texts(query))


def _texts(query: str) -> tuple[dict[str, str], list[LinkProblem]]:
    """Return each value by its name, and what cannot even be read."""
    if len(query) > _LONGEST:
        return {}, [problem("too_long", count=len(query), most=_LONGEST)]
    texts: dict[str, str] = {}
    problems: list[LinkProblem] = []
    for part in filter(None, query.removeprefix("?").split("&")):
        name, _, text = (_decoded(piece) for piece in part.partition("="))
        if name is None or text is None:
            problems.append(problem("unreadable", value=part))
        elif name in texts:
            problems.append(problem("twice", option=name))
        elif name not in _OF_HOSTS:
            texts[name] = text
    return texts, problems


def _decoded(piece: str) -> str | None:
    try:
        return unquote_plus(piece, errors="strict")
    except UnicodeDecodeError:
        return None


def _number(text: str) -> int | str:
    """Return a number, or the text that is none, which the check will refuse by name."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _switch(text: str) -> bool | str:
    return {"yes": True, "no": False}.get(text, text)


def teams_from(text: str) -> dict[str, list[str]] | str:
    """Return teams as they are written in a link, or the text that is none.

    Examples
    --------
    >>> teams_from("Reds:Ana,Bo;Blues:Cy"), teams_from("Reds,Blues")
    ({'Reds': ['Ana', 'Bo'], 'Blues': ['Cy']}, 'Reds,Blues')
    """
    parts = [part.partition(":") for part in text.split(";")]
    teams = {name: members.split(",") for name, _, members in parts}
    return teams if len(teams) == len(parts) and all(mark for _, mark, _ in parts) else text


_READERS: Mapping[str, Callable[[str], Any]] = {
    "players": lambda text: text.split(","),
    "teams": teams_from,
    **dict.fromkeys(("seats", "computers", "timer"), _number),
    **dict.fromkeys(("hints", "confidence", "letters", "teacher_moves"), _switch),
}
