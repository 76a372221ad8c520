"""Checking what a notebook passes to a widget: an unknown word is answered with the known ones."""

from __future__ import annotations

import difflib
import inspect
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from timeline_widgets.bots import SKILLS
from timeline_widgets.cards import CardSet
from timeline_widgets.loading import shipped_cardset, shipped_cardsets
from timeline_widgets.match import Computer, Seat
from timeline_widgets.match.seat import seat_name
from timeline_widgets.messages import LANGUAGES, Language, say
from timeline_widgets.messages.plain import OptionTypeError, OptionValueError

T = TypeVar("T")

_LONGEST_NAME = 40


def refuse_unknown_options(owner: type, unknown: Mapping[str, object]) -> None:
    """Raise a TypeError that names what was meant and what is allowed, if anything is unknown.

    Examples
    --------
    >>> class Game:
    ...     def __init__(self, *, edition, hand): ...
    >>> refuse_unknown_options(Game, {"edtion": "spain"})
    Traceback (most recent call last):
    ...
    timeline_widgets.messages.plain.OptionTypeError: Game has no option 'edtion' ...
    """
    parameters = inspect.signature(owner.__init__).parameters.values()  # type: ignore[misc]
    known = [p.name for p in parameters if p.kind is inspect.Parameter.KEYWORD_ONLY]
    if unknown:
        names = " and no ".join(f"{name!r}{_meant(name, known)}" for name in unknown)
        raise OptionTypeError(
            f"{owner.__name__} has no option {names}. It has: {', '.join(known)}."
        )


def one_of(what: str, value: object, allowed: Mapping[str, T]) -> T:
    """Return what the name stands for, or raise an error that names those that are allowed.

    Raises
    ------
    TypeError
        If `value` is no text.
    ValueError
        If it is not one of the names.

    Examples
    --------
    >>> one_of("edition", "spian", {"spain": 1, "russia": 2})
    Traceback (most recent call last):
    ...
    timeline_widgets.messages.plain.OptionValueError: Unknown edition 'spian' ...
    """
    names = ", ".join(allowed)
    if not isinstance(value, str):
        raise OptionTypeError(f"The {what} is one of {names}; not {value!r}.")
    if value not in allowed:
        raise OptionValueError(
            f"Unknown {what} {value!r}{_meant(value, allowed)}. Allowed: {names}."
        )
    return allowed[value]


def set_of_cards(cards: CardSet | str) -> CardSet:
    """Return the cards, or the shipped set of that name.

    Raises
    ------
    TypeError
        If they are neither.
    """
    if isinstance(cards, str):
        if cards.lower().endswith((".csv", ".tsv", ".txt", ".xlsx", ".xls", ".ods", ".json")):
            raise OptionValueError(
                f"A game is played with a card set, not with a file: load({cards!r}) makes one."
            )
        return one_of("card set", cards, dict.fromkeys(shipped_cardsets(), shipped_cardset))(cards)
    if not isinstance(cards, CardSet):
        raise OptionTypeError(
            "The cards are a CardSet or the name of a shipped set; "
            f"not {type(cards).__name__}. A table becomes one with CardSet.from_table(table)."
        )
    return cards


def spoken(language: str) -> Language:
    """Return a reader's language that the catalogues speak.

    Raises
    ------
    ValueError
        If it is none of them; the sentence names them.
    """
    known: Mapping[str, Language] = {code: code for code in LANGUAGES}
    return one_of("language", language, known)


def unnamed(language: str, count: int) -> list[str]:
    """Return what so many players are called until they say who they are."""
    player = say(spoken(language), "name.player")
    return [player] if count == 1 else [f"{player} {number + 1}" for number in range(count)]


def seated(
    players: Sequence[str | Computer] | None,
    teams: Mapping[str, Sequence[str]] | None,
    *,
    language: str,
    fewest: int = 1,
    most: int,
) -> list[Seat]:
    """Return the seats of players or of teams, every name without stray spaces and different.

    Raises
    ------
    TypeError
        If names are not given as texts, or both players and teams are given.
    ValueError
        If there are too many or none, if a name is empty or taken, or if nobody is a person.

    Examples
    --------
    >>> seated([" Ana", Computer("Clio", skill="expert")], None, language="en", most=8)
    [Seat(name='Ana', members=(), skill=''), Seat(name='Clio', members=(), skill='expert')]
    >>> teams = {"Red": ["Ana", "Iker"], "Blue": ["Olya"]}
    >>> seated(None, teams, language="en", most=8)[0].members
    ('Ana', 'Iker')
    >>> [seat.name for seat in seated(None, None, language="es", most=8)]
    ['Jugador 1', 'Jugador 2']
    """
    if teams is not None:
        if players is not None:
            raise OptionTypeError("Either players or teams can be given, not both.")
        return _teams(teams, fewest, most)
    if players is None:
        players = unnamed(language, min(2, most))
    if isinstance(players, Mapping):
        raise OptionTypeError(f"Teams and their members go into teams=; not players={players!r}.")
    if (
        isinstance(players, str)
        or not isinstance(players, Iterable)
        or not all(isinstance(one, str | Computer) for one in players)
    ):
        raise OptionTypeError(
            "players is a list of names, such as ['Ana', 'Iker'], or of Computer('Clio'); "
            f"not {players!r}."
        )
    called = [one.name if isinstance(one, Computer) else one for one in players]
    names = [cleaned(text_of("name of a player", name)) for name in called]
    _refuse_taken(names, fewest, most, "player")
    skills = [
        one_of("skill", one.skill, SKILLS).name if isinstance(one, Computer) else ""
        for one in players
    ]
    if all(skills):
        raise OptionValueError("At least one of the players must be a person.")
    return [Seat(name, skill=skill) for name, skill in zip(names, skills, strict=True)]


def _teams(teams: Mapping[str, Sequence[str]], fewest: int, most: int) -> list[Seat]:
    if not isinstance(teams, Mapping):
        raise OptionTypeError(
            "teams is a mapping of names to members, such as {'Red': ['Ana', 'Iker']}; "
            f"not {teams!r}."
        )
    names = _names("teams", list(teams))
    _refuse_taken(names, fewest, most, "team")
    members = [_names(f"the team {name!r}", team) for name, team in teams.items()]
    for name, team in zip(names, members, strict=True):
        if not team:
            raise OptionValueError(f"The team {name!r} has no members.")
    everybody = [member for team in members for member in team]
    _refuse_taken(everybody, 1, len(everybody), "player")
    return [Seat(name, tuple(team)) for name, team in zip(names, members, strict=True)]


def whole_number(what: str, value: object) -> int:
    """Return the number, or raise a TypeError if it is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise OptionTypeError(f"The {what} is a whole number; not {value!r}.")
    return value


def yes_or_no(what: str, value: object) -> bool:
    """Return the truth value, or raise a TypeError if it is none: "no" would be true."""
    if not isinstance(value, bool):
        raise OptionTypeError(f"The option {what} is True or False; not {value!r}.")
    return value


def text_of(what: str, value: object) -> str:
    """Return the text, or raise a TypeError if it is none."""
    if not isinstance(value, str):
        raise OptionTypeError(f"The {what} is a text; not {value!r}.")
    return value


def seed_text(seed: object) -> str:
    """Return a seed as text, or raise a TypeError if it is neither text nor a whole number."""
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise OptionTypeError(f"The seed is a text or a whole number; not {seed!r}.")
    return str(seed)


def folder(what: str, value: object) -> str | os.PathLike[str] | None:
    """Return the path of a folder, or None; raise a TypeError if it is neither."""
    if value is not None and not isinstance(value, str | os.PathLike):
        raise OptionTypeError(f"The {what} is a path, or None; not {value!r}.")
    return value


def seconds(what: str, value: object) -> int | None:
    """Return whole seconds from 5 up, or None.

    Raises
    ------
    TypeError, ValueError
        If they are no whole number, or too few to read a card.
    """
    if value is None:
        return None
    if whole_number(what, value) < 5:
        raise OptionValueError(f"The {what} is a number of seconds from 5, or None; not {value}.")
    return whole_number(what, value)


def _names(what: str, names: Sequence[str]) -> list[str]:
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise OptionTypeError(f"{what} is a list of names, such as ['Ana', 'Iker']; not {names!r}.")
    return [cleaned(name) for name in names]


def _refuse_taken(names: Sequence[str], fewest: int, most: int, kind: str) -> None:
    if not fewest <= len(names) <= most:
        raise OptionValueError(
            f"The game is for {fewest} to {most} {kind}s; {len(names)} were named."
        )
    for number, name in enumerate(names, start=1):
        if not name:
            raise OptionValueError(f"The name of {kind} {number} is empty.")
        if name.casefold() in (other.casefold() for other in names[: number - 1]):
            raise OptionValueError(
                f"Two {kind}s are called {name!r}; every {kind} needs another name."
            )


def cleaned(name: str) -> str:
    r"""Return a name without stray spaces, unseen characters and excess length.

    Examples
    --------
    >>> cleaned(" Red\u202e  Fox\n")
    'Red Fox'
    """
    return seat_name(name)[:_LONGEST_NAME].strip()


def _meant(name: str, known: Iterable[str]) -> str:
    close = difflib.get_close_matches(name, list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
