"""Whether a game can be started with what a link says of it: all that is wrong, at once."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any, TypeGuard

from timeline_widgets.bots import SKILLS
from timeline_widgets.games.challenge import TRACKS
from timeline_widgets.games.timeline import EDITIONS
from timeline_widgets.links.games import LINKED_GAMES, people_in
from timeline_widgets.links.problems import LinkProblem, problem
from timeline_widgets.loading import shipped_cardsets
from timeline_widgets.match.seat import seat_name
from timeline_widgets.messages import LANGUAGES

LONGEST_NAME = 40  # characters; more finds no place on the table
_LONGEST_TEXT = 200  # of a seed, or of a path
_LONGEST_TURN = 3600  # seconds
_TABLES = (".csv", ".tsv", ".txt", ".xlsx", ".xls", ".ods", ".json")
_CHOICES: Mapping[str, Iterable[str]] = {
    "game": LINKED_GAMES,
    "edition": EDITIONS,
    "track": TRACKS,
    "skill": SKILLS,
    "language": LANGUAGES,
}
_NUMBERS = {"seats": (1, 8), "computers": (0, 7), "timer": (5, _LONGEST_TURN)}
_SWITCHES = ("hints", "confidence", "letters", "teacher_moves")


def problems_of(said: Mapping[str, Any]) -> list[LinkProblem]:
    """Return everything that is wrong with what was said of a game.

    Parameters
    ----------
    said : mapping of str to value
        The options that are not as always, by name.

    Examples
    --------
    >>> [found.code for found in problems_of({"game": "practice", "track": "shrt", "timer": 2})]
    ['not_one_of', 'number', 'not_in_game']
    """
    return [*_each(said), *_together(said)]


def is_path(cardset: str) -> bool:
    """Whether a card set is named by a path in a repository, not by its own name."""
    return "/" in cardset or cardset.lower().endswith(_TABLES)


def _each(said: Mapping[str, Any]) -> Iterator[LinkProblem]:
    for name, value in said.items():
        if name in _CHOICES:
            yield from _choice(name, value)
        elif name in _NUMBERS:
            if not _fits(name, value):
                least, most = _NUMBERS[name]
                yield problem("number", option=name, value=str(value), least=least, most=most)
        elif name in _SWITCHES:
            if not isinstance(value, bool):
                yield problem("yes_or_no", option=name, value=str(value))
        elif name == "players":
            yield from _players(value)
        elif name == "teams":
            yield from _teams(value)
        elif not (_is_text(value) or (name == "seed" and _is_number(value))):
            yield problem("no_text", option=name, most=_LONGEST_TEXT)
        elif name == "set":
            yield from _set(value)


def _together(said: Mapping[str, Any]) -> Iterator[LinkProblem]:
    name = said.get("game", "timeline")
    game = LINKED_GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        return
    foreign = {option for other in LINKED_GAMES.values() for option in other.options}
    for option in said:
        if option in foreign.difference(game.options):
            yield problem("not_in_game", option=option, game=name, allowed=", ".join(game.options))
    players, teams = said.get("players", ()), said.get("teams")
    seats, computers = said.get("seats"), said.get("computers", 0)
    named = players or teams or ()
    if teams and (players or seats is not None or computers):
        yield problem("teams_alone")
    elif players and seats is not None:
        yield problem("players_and_seats")
    elif (
        isinstance(named, list | tuple | Mapping)
        and (seats is None or _fits("seats", seats))
        and _fits("computers", computers)
    ):
        count = people_in(name, named, seats, computers) + computers
        if not game.fewest <= count <= game.most:
            yield problem("seats", game=name, least=game.fewest, most=game.most, count=count)


def _choice(name: str, value: object) -> Iterator[LinkProblem]:
    allowed = list(_CHOICES[name])
    if value not in allowed:
        yield problem("not_one_of", option=name, value=str(value), allowed=", ".join(allowed))


def _players(players: object) -> Iterator[LinkProblem]:
    if not isinstance(players, list | tuple) or not all(isinstance(one, str) for one in players):
        yield problem("players", value=str(players))
    else:
        yield from _names(players, marks=",")


def _teams(teams: object) -> Iterator[LinkProblem]:
    if not _are_teams(teams):
        yield problem("teams", value=str(teams))
        return
    yield from _names(list(teams), marks=",:;")
    yield from _names([name for members in teams.values() for name in members], marks=",:;")


def _are_teams(teams: object) -> TypeGuard[Mapping[str, Sequence[str]]]:
    return isinstance(teams, Mapping) and all(
        isinstance(team, str)
        and isinstance(members, list | tuple)
        and members
        and all(isinstance(name, str) for name in members)
        for team, members in teams.items()
    )


def _names(names: Iterable[str], *, marks: str) -> Iterator[LinkProblem]:
    """Tell what is wrong with names between which a link has these marks."""
    seen: set[str] = set()
    for name in map(seat_name, names):
        if not name:
            yield problem("name_empty")
        elif len(name) > LONGEST_NAME:
            yield problem("name_long", name=name, most=LONGEST_NAME)
        elif mark := next((c for c in marks if c in name), ""):
            yield problem("name_mark", name=name, mark=mark)
        elif name.casefold() in seen:
            yield problem("name_taken", name=name)
        seen.add(name.casefold())


def _set(name: str) -> Iterator[LinkProblem]:
    if not is_path(name):
        shipped = shipped_cardsets()
        if name not in shipped:
            close = difflib.get_close_matches(name, shipped, n=1)
            code = "no_set_but" if close else "no_set"
            yield problem(code, name=name, allowed=", ".join(shipped), close="".join(close))
    elif not _is_inside(PurePosixPath(name)) or any(c in name for c in '\\:*?"<>|'):
        yield problem("path", path=name)


def _is_inside(path: PurePosixPath) -> bool:
    """Whether a path can be a table or a card set's folder, and is nobody's score file."""
    kind = path.suffix.lower() in ("", *_TABLES)
    hidden = any(part.startswith((".", "~")) for part in path.parts)
    return kind and not hidden and not path.is_absolute() and "scores" not in path.parts


def _fits(name: str, value: object) -> bool:
    least, most = _NUMBERS[name]
    return _is_number(value) and least <= value <= most


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return (
        isinstance(value, str)
        and 0 < len(value) <= _LONGEST_TEXT
        and all(unicodedata.category(c) not in ("Cc", "Cs") for c in value)
    )
