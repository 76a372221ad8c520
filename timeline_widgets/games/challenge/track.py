"""The Clock: the spaces from Start to Finish, their Trials, and the lines of the Challenges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from timeline_widgets.games.protocol import SetupError

Trial = Literal["timeline_4", "bet", "split", "right_date", "combination"]
Duel = Literal["sudden_death", "more_or_less"]


@dataclass(frozen=True)
class Track:
    """A Clock.

    Parameters
    ----------
    name : str
        What it is called in ``track=``.
    trials : tuple of str
        The Trial of each space, Start included; Finish, which has none, comes after them.
    lines : tuple of (int, str)
        After which space each Challenge line lies, and which Challenge it is, in track order.

    Raises
    ------
    SetupError
        If a Trial or a Challenge is unknown, or a line does not lie between two spaces.

    Examples
    --------
    >>> CLASSIC_TRACK.finish, CLASSIC_TRACK.trials[4]
    (21, 'split')
    """

    name: str
    trials: tuple[Trial, ...]
    lines: tuple[tuple[int, Duel], ...]

    def __post_init__(self) -> None:
        trials: object = self.trials  # whatever was given
        if isinstance(trials, str) or not isinstance(trials, Iterable):
            raise SetupError("track", f"A track has a list of Trials; not {trials!r}.")
        object.__setattr__(self, "trials", tuple(trials))
        try:
            object.__setattr__(self, "lines", tuple((space, duel) for space, duel in self.lines))
        except (TypeError, ValueError):
            raise SetupError(
                "track", f"The lines are pairs, such as (6, 'sudden_death'); not {self.lines!r}."
            ) from None
        for trial in self.trials:
            _refuse_unknown("Trial", trial, get_args(Trial))
        for _, duel in self.lines:
            _refuse_unknown("Challenge", duel, get_args(Duel))
        if not self.trials:
            raise SetupError("track", "A track has spaces before Finish; this one has none.")
        spaces = [space for space, _ in self.lines]
        for space in spaces:
            if type(space) is not int or not 0 <= space < self.finish:
                raise SetupError(
                    "track",
                    f"A line lies after one of the spaces 0 to {self.finish - 1}; not {space!r}.",
                )
        if spaces != sorted(spaces):
            raise SetupError(
                "track", f"The lines are given in the order of the track; not after {spaces}."
            )

    @property
    def finish(self) -> int:
        """The number of the Finish space; Start is 0."""
        return len(self.trials)


def _refuse_unknown(what: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise SetupError("track", f"Unknown {what} {name!r}. Allowed: {', '.join(known)}.")


_LETTERS: Mapping[str, Trial] = {
    "4": "timeline_4",
    "B": "bet",
    "S": "split",
    "R": "right_date",
    "C": "combination",
}


def _trials(letters: str) -> tuple[Trial, ...]:
    return tuple(_LETTERS[letter] for letter in letters)


CLASSIC_TRACK = Track(
    "classic", _trials("4RBCSR4SBSCR4CRBCRBS4"), ((6, "sudden_death"), (13, "more_or_less"))
)
"""The 22 spaces of ruling C2."""

SHORT_TRACK = Track(
    "short", _trials("4RBCS4RBCS4RBCS4"), ((5, "sudden_death"), (10, "more_or_less"))
)
"""A Clock for about twenty minutes with three or four students: all Trials and both Challenges.

Measured with `timeline_widgets.simulation`, by its stated pace.
"""

TRACKS: Mapping[str, Track] = MappingProxyType({t.name: t for t in (CLASSIC_TRACK, SHORT_TRACK)})
