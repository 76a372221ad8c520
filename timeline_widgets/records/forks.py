"""Games that were taken up twice at once: each of their moves counts once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from timeline_widgets.records.rows import Answer


class Fork(NamedTuple):
    """What is left out because the same moves of a game were made in another session, too.

    Attributes
    ----------
    session, match : str
        Whose answers in which game.
    ply : int
        From which move on.
    """

    session: str
    match: str
    ply: int


def without_forks(rows: Iterable[Answer]) -> tuple[list[Answer], list[Fork]]:
    """Count each move of a game once, where two sessions went on with it from the same place.

    The session that went further counts, or of two that went equally far the one that made the move
    sooner. This can be told from score logs and score files alike.

    Parameters
    ----------
    rows : iterable of Answer
        Of whole games; no answer stands in it twice.

    Returns
    -------
    tuple
        The rows that count, in their order, and what was left out.
    """
    kept = list(rows)
    games: dict[str, set[str]] = defaultdict(set)
    for row in kept:
        games[row.match].add(row.session)
    doubtful = {match for match, sessions in games.items() if len(sessions) > 1}
    if not doubtful:
        return kept, []
    played: dict[str, list[Answer]] = defaultdict(list)
    for row in kept:
        if row.match in doubtful:
            played[row.match].append(row)
    out = {
        (session, match): ply
        for match, answers in played.items()
        for session, ply in _losers(answers).items()
    }
    counted = [row for row in kept if not _left_out(row, out)]
    return counted, [Fork(session, match, ply) for (session, match), ply in out.items()]


def _losers(answers: Sequence[Answer]) -> dict[str, int]:
    """Return the sessions that lost a move to another one, and the first move that they lost."""
    furthest: dict[str, int] = {}
    made: dict[int, dict[str, str]] = defaultdict(dict)
    for row in answers:
        if row.ply is not None:
            furthest[row.session] = max(row.ply, furthest.get(row.session, 0))
            made[row.ply].setdefault(row.session, row.at)
    lost: dict[str, int] = {}
    for ply, sessions in sorted(made.items()):
        best = min(sessions, key=lambda one: (-furthest[one], sessions[one], one))
        for session in sessions.keys() - {best}:
            lost.setdefault(session, ply)
    return lost


def _left_out(row: Answer, out: dict[tuple[str, str], int]) -> bool:
    ply = out.get((row.session, row.match))
    return ply is not None and row.ply is not None and row.ply >= ply
