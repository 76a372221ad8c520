"""Players whom nobody named, and how those of several sessions are told apart."""

from __future__ import annotations

import re
from functools import cache

from timeline_widgets.messages import LANGUAGES, say


def is_nameless(name: str) -> bool:
    """Whether a name is one that a table gives, such as "Player 2", in any of its languages.

    Examples
    --------
    >>> is_nameless("Player"), is_nameless("Jugador 2"), is_nameless("Player One")
    (True, True, False)
    """
    return _given().fullmatch(name) is not None


def told_apart(name: str, session: str) -> str:
    """Return a name that a table gave with the digits that end the name of the session's log.

    Examples
    --------
    >>> told_apart("Player", "4540c799" * 4)
    'Player (4540c799)'
    """
    return f"{name} ({session[:8]})"


@cache
def _given() -> re.Pattern[str]:
    called = sorted({re.escape(say(language, "name.player")) for language in LANGUAGES})
    return re.compile(f"({'|'.join(called)})( [0-9]+)?")
