"""What a link carries: a game, with everything that it starts with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from urllib.parse import quote

from timeline_widgets.links.checking import problems_of
from timeline_widgets.links.games import people_in
from timeline_widgets.links.problems import LinkError
from timeline_widgets.match.seat import seat_name
from timeline_widgets.messages import LANGUAGES

VERSION = "1"
"""Of the encoding. Whoever changes what an option means counts it up, so that no old link starts
another game than it was made for."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class GameLink:
    """A game as a link carries it.

    Its options are called as those of the games, and mean the same.

    Parameters
    ----------
    game : {"timeline", "practice", "challenge"}
        Which game.
    set : str
        The name of a card set that comes with the package, or the path of a table in the repository
        that the link opens.
    players : sequence of str
        Who plays, by name. Without names, a student who plays alone is asked for one.
    teams : mapping of str to sequence of str, optional
        Instead of players: teams and their members.
    seats : int, optional
        Instead of names: how many people (or teams) play at one screen. By default one practises or
        plays against computers, and two play with each other.
    computers : int
        How many computer players join them.
    skill : {"beginner", "student", "expert"}
        How well the computer players remember dates.
    edition : {"spain", "russia", "star-wars"}
        Whose rules, in Timeline.
    track : {"classic", "short"}
        The Clock, in Challenge.
    hints, confidence, letters, teacher_moves : bool
        What is switched on.
    timer : int, optional
        Seconds for a turn.
    language : {"en", "es", "fr", "de", "ru"}
        What the screen speaks.
    seed : str or int, optional
        The same seed gives everybody the same game.

    Raises
    ------
    LinkError
        If anything in it is not allowed; it tells everything that is not.

    Examples
    --------
    >>> GameLink(set="spain", edition="russia", players=["Ana", "Bo"], seed="2026-11-29").query
    'game=timeline&set=spain&players=Ana,Bo&edition=russia&seed=2026-11-29&v=1'
    """

    game: str = "timeline"
    set: str = "world-history"
    players: Sequence[str] = ()
    teams: Mapping[str, Sequence[str]] | None = None
    seats: int | None = None
    computers: int = 0
    skill: str = "student"
    edition: str = "spain"
    track: str = "classic"
    hints: bool = False
    confidence: bool = False
    letters: bool = False
    teacher_moves: bool = False
    timer: int | None = None
    language: str = "en"
    seed: str | int | None = None

    def __post_init__(self) -> None:
        if found := problems_of(self._said()):
            raise LinkError(found, self.language if self.language in LANGUAGES else "en")
        object.__setattr__(self, "players", tuple(map(seat_name, self.players)))
        if self.teams is not None:
            teams = ((seat_name(name), members) for name, members in self.teams.items())
            cleaned = {name: tuple(map(seat_name, members)) for name, members in teams}
            object.__setattr__(self, "teams", cleaned or None)
        if self.seed is not None:
            object.__setattr__(self, "seed", str(self.seed))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in self._said().items())
        return f"GameLink({said})"

    @property
    def people(self) -> int:
        """How many people or teams play at the screen."""
        return people_in(self.game, self.players or self.teams or (), self.seats, self.computers)

    @property
    def query(self) -> str:
        """What a link says of the game: everything that is not as always, and the version."""
        said = {name: quote(_text(value), safe=",/:;") for name, value in self._said().items()}
        return "&".join([*(f"{name}={text}" for name, text in said.items()), f"v={VERSION}"])

    def _said(self) -> dict[str, object]:
        """Return the game, the set, and whatever is not as always."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        usual = {field.name: field.default for field in fields(self)}
        return {
            name: value
            for name, value in values.items()
            if name in ("game", "set") or value != usual[name]
        }


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ";".join(f"{name}:{','.join(members)}" for name, members in value.items())
    return ",".join(value) if isinstance(value, tuple) else str(value)


OPTIONS = tuple(field.name for field in fields(GameLink))
"""Everything that a link can say."""
