"""The CSV file that the gradebook of Moodle imports."""

from __future__ import annotations

from collections.abc import Mapping

from timeline_widgets.gradebooks.gradebook import (
    Gradebook,
    GradebookError,
    checked,
    csv_bytes,
    name,
    number,
)
from timeline_widgets.gradebooks.roster import Roster

IDENTIFIERS = ("Username", "ID number", "Email address")
"""By what Moodle can tell a student."""


def moodle_gradebook(
    grades: Mapping[str, object],
    roster: Roster | None = None,
    *,
    title: str,
    maximum: float,
    identifier: str = "Username",
    aliases: Mapping[str, str] | None = None,
) -> Gradebook:
    """Make the CSV file that Moodle imports as one grade item.

    Whoever has no grade has no line: Moodle stops at a grade that is not a number, and at one over
    the maximum.

    Parameters
    ----------
    grades : mapping of str to float
        By name in the games.
    roster : Roster, optional
        The grades as Moodle exports them; see :func:`read_roster`. Without it, the names in the
        games are taken for what Moodle knows students by.
    title : str
        Name of the grade item.
    maximum : float
        Its maximum grade in Moodle.
    identifier : {"Username", "ID number", "Email address"}
        By what Moodle is to tell the students.
    aliases : mapping of str to str, optional
        Pseudonym to name or id on the roster.

    Raises
    ------
    GradebookError
        For grades that are none, an identifier that the roster does not have, or a title that is
        none.

    Examples
    --------
    >>> print(moodle_gradebook({"ada": 7.5}, title="Timeline", maximum=10).data.decode())
    Username,Timeline
    ada,7.5
    <BLANKLINE>
    """
    if identifier not in IDENTIFIERS:
        allowed = ", ".join(IDENTIFIERS)
        raise GradebookError(f"Unknown identifier {identifier!r}; allowed are {allowed}.")
    if not title.strip() or title.strip() in IDENTIFIERS or name(title) != title:
        raise GradebookError(f"A grade item cannot be called {title!r}.")
    points = checked(grades, maximum)
    if roster is None:
        known = [[name((aliases or {}).get(who, who)), number(points[who])] for who in points]
        return Gradebook(csv_bytes([identifier, title], known))
    if identifier not in roster.columns:
        raise GradebookError(
            f"The roster has no column {identifier!r}; it has {', '.join(roster.columns)}."
        )
    found, left_out = roster.find(points, aliases or {})
    rows, without, unknown = [], [], []
    for row in roster.rows:
        who = row.cells.get(identifier, "")
        if row.number not in found:
            without.append(who or f"row {row.number}")
        elif not who:
            unknown.append(f"{found[row.number]!r}: row {row.number} has no {identifier}.")
        else:
            rows.append([who, number(points[found[row.number]])])
    if unknown:
        raise GradebookError("\n".join(unknown))
    return Gradebook(csv_bytes([identifier, title], rows), left_out, tuple(without))
