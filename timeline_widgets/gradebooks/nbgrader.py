"""What nbgrader takes: a number as the result of a locked cell, and the columns of its exports."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from timeline_widgets.gradebooks.gradebook import (
    Gradebook,
    GradebookError,
    checked,
    csv_bytes,
    name,
    number,
)
from timeline_widgets.gradebooks.grades import game_results, grades
from timeline_widgets.gradebooks.roster import Roster
from timeline_widgets.records.reading import read_logs
from timeline_widgets.records.rows import answers

COLUMNS = (
    "assignment",
    "duedate",
    "timestamp",
    "student_id",
    "last_name",
    "first_name",
    "email",
    "raw_score",
    "late_submission_penalty",
    "score",
    "max_score",
)
"""The columns of ``nbgrader export``, in its order."""


def nbgrader_points(
    folder: str | os.PathLike[str] = "scores",
    *,
    maximum: float,
    student: str | None = None,
    rule: str = "best",
    first: int | None = None,
) -> float:
    """Return the points of a student's own games, as the last line of a locked test cell.

    nbgrader reads partial credit off the number that a cell shows. It takes None, or nothing at
    all, for full credit, and anything on stderr for none; so this is always a number, and nothing
    is warned of. Wants nbgrader 0.9, since earlier ones take 0 for full credit.

    Parameters
    ----------
    folder : path
        Where the score logs are. No folder, no games: 0.
    maximum : float
        The points of the cell.
    student : str, optional
        Whose answers count. May be left out where only one person has played.
    rule, first
        As in :func:`grades`.

    Raises
    ------
    GradebookError
        If several people played and `student` does not say whose points are meant.

    Examples
    --------
    >>> nbgrader_points("nothing/played/yet", maximum=5)
    0.0
    """
    given = answers(read_logs(sorted(Path(folder).glob("*.jsonl"))).records)
    players = sorted({answer.student for answer in given})
    if student is None and len(players) > 1:
        raise GradebookError(
            f"{', '.join(players)} have played: say whose points are meant, student={players[0]!r}."
        )
    own = (answer for answer in given if student in (None, answer.student))
    points = grades(game_results(own), rule=rule, first=first, maximum=maximum)
    return next(iter(points.values()), 0.0)


def nbgrader_gradebook(
    given: Mapping[str, object],
    roster: Roster | None = None,
    *,
    assignment: str,
    maximum: float,
    aliases: Mapping[str, str] | None = None,
) -> Gradebook:
    """Make a CSV file with the columns of ``nbgrader export``.

    Parameters
    ----------
    given : mapping of str to float
        Grades by name in the games.
    roster : Roster, optional
        The students as nbgrader knows them: ``id``, ``first_name``, ``last_name``, ``email``.
        Whoever of them has no grade gets 0, as in nbgrader's own export. Without it, the names in
        the games are taken for ids.
    assignment : str
        Name of the assignment.
    maximum : float
        Its maximum score.
    aliases : mapping of str to str, optional
        Pseudonym to name or id on the roster.

    Raises
    ------
    GradebookError
        For grades that are none, or a roster without ids.

    Examples
    --------
    >>> print(nbgrader_gradebook({"ada": 7.5}, assignment="ps1", maximum=10).data.decode())
    assignment,duedate,timestamp,student_id,last_name,first_name,email,raw_score,late_submission_penalty,score,max_score
    ps1,,,ada,,,,7.5,0,7.5,10
    <BLANKLINE>
    """
    points = checked(given, maximum)
    if roster is None:
        named = [((aliases or {}).get(who, who), "", "", "", number(points[who])) for who in points]
        return Gradebook(_table(named, assignment, maximum))
    if "id" not in roster.columns:
        raise GradebookError(f"The roster has no column 'id'; it has {', '.join(roster.columns)}.")
    found, left_out = roster.find(points, aliases or {})
    rows, without = [], []
    for row in roster.rows:
        cells = [row.cells.get(column, "") for column in ("id", "last_name", "first_name", "email")]
        graded = row.number in found
        if not graded:
            without.append(cells[0])
        grade = number(points[found[row.number]] if graded else 0)
        rows.append((*cells, grade))
    return Gradebook(_table(rows, assignment, maximum), left_out, tuple(without))


def _table(rows: Iterable[tuple[str, ...]], assignment: str, maximum: float) -> bytes:
    most = number(maximum)
    return csv_bytes(
        COLUMNS,
        (
            [name(assignment), "", "", *map(name, cells), grade, "0", grade, most]
            for *cells, grade in rows
        ),
    )
