"""One grade for each student, by the rule that the teacher chooses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from timeline_widgets.records.rows import Answer

CALLS = "more_or_less"
"""The duel whose moves are questions."""

MOST_SPACES = 4
"""What a Trial gives at most."""

DECIMALS = 2
"""More would pretend to an exactness that a few answers do not have."""


class GameResult(NamedTuple):
    """What one student did in one game.

    Parameters
    ----------
    student : str
        Who played.
    match : str
        The id of the game.
    began : str
        When the first answer was given, UTC, ISO 8601.
    credit : float
        What the answers were worth, see :func:`credit`.
    answers : int
        How many there were.
    """

    student: str
    match: str
    began: str
    credit: float
    answers: int


_RULES: Mapping[str, Callable[[Sequence[float]], float]] = MappingProxyType(
    {
        "best": max,
        "latest": lambda shares: shares[-1],
        "mean": lambda shares: sum(shares) / len(shares),
    }
)


def credit(answer: Answer) -> float:
    """Return what an answer is worth: 1 if it is right; in a Trial the spaces gained, of four.

    Hints cost a point on the screen, but take nothing from the answer.
    """
    if answer.game == "challenge" and answer.points is not None:
        return min(max(answer.points, 0), MOST_SPACES) / MOST_SPACES
    return float(answer.correct)


def game_results(answers: Iterable[Answer]) -> list[GameResult]:
    """Count the answers of each student in each game, earliest first.

    A call in More or Less is a question, not an answer, and is not counted.

    Examples
    --------
    >>> game_results([])
    []
    """
    games: dict[tuple[str, str], list[Answer]] = defaultdict(list)
    for answer in answers:
        if answer.variant != CALLS:
            games[answer.student, answer.match].append(answer)
    results = [
        GameResult(
            student,
            match,
            min(answer.at for answer in given),
            sum(map(credit, given)),
            len(given),
        )
        for (student, match), given in games.items()
    ]
    return sorted(results, key=lambda result: (result.began, result.student, result.match))


def grades(
    results: Iterable[GameResult],
    *,
    rule: str = "best",
    first: int | None = None,
    maximum: float = 100,
) -> dict[str, float]:
    """Give each student a grade: what the answers were worth, of one game or of several.

    Parameters
    ----------
    results : iterable of GameResult
        In any order.
    rule : {"best", "latest", "mean"}
        Which games count: the best one, the latest one, or all alike.
    first : int, optional
        Only so many games from the first on; what is played after them is for fun.
    maximum : float
        The grade for a game without a mistake.

    Returns
    -------
    dict of str to float
        From 0 to `maximum`, two decimals, for everybody who answered, by name.

    Raises
    ------
    ValueError
        For an unknown rule, or a number that is not allowed.

    Examples
    --------
    >>> games = [GameResult("Ada", "a", "2026-03-01", 3, 4), GameResult("Ada", "b", "2026-03-02", 1, 2)]
    >>> grades(games), grades(games, rule="latest", maximum=10), grades(games, rule="mean")
    ({'Ada': 75.0}, {'Ada': 5.0}, {'Ada': 62.5})
    >>> grades(games, rule="worst")
    Traceback (most recent call last):
    ...
    ValueError: Unknown rule 'worst'; allowed are best, latest, mean.
    """  # noqa: E501
    if rule not in _RULES:
        raise ValueError(f"Unknown rule {rule!r}; allowed are {', '.join(_RULES)}.")
    if first is not None and first < 1:
        raise ValueError(f"At least 1 game has to count; not {first}.")
    if not maximum > 0:
        raise ValueError(f"The maximum is a number above 0; not {maximum}.")
    shares: dict[str, list[float]] = defaultdict(list)
    for result in sorted(results, key=lambda result: (result.began, result.match)):
        if result.answers:
            shares[result.student].append(result.credit / result.answers)
    return {
        student: round(maximum * _RULES[rule](games[:first]), DECIMALS)
        for student, games in sorted(shares.items())
    }
