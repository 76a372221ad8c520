"""The CSV file that the gradebook of Canvas imports."""

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

COLUMNS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
"""The columns that stand first, in this order. Canvas takes no file without them."""

# A column with one of these words is one that Canvas works out itself: it would be dropped.
_WORKED_OUT = tuple(
    f"{which} {what}"
    for which, whats in {
        "Current": ("Score", "Points", "Grade"),
        "Final": ("Score", "Points", "Grade"),
        "Override": ("Score", "Grade", "Status"),
    }.items()
    for what in whats
)


def canvas_gradebook(
    grades: Mapping[str, object],
    roster: Roster,
    *,
    title: str,
    maximum: float,
    aliases: Mapping[str, str] | None = None,
) -> Gradebook:
    r"""Make the CSV file that Canvas imports as one assignment.

    Parameters
    ----------
    grades : mapping of str to float
        By name in the games.
    roster : Roster
        The gradebook as Canvas exports it; see :func:`read_roster`. Students are told by the ids in
        it, so that no grade goes to a namesake.
    title : str
        Name of the assignment; a new one is made when there is none of that name.
    maximum : float
        Points possible.
    aliases : mapping of str to str, optional
        Pseudonym to name or id on the roster.

    Raises
    ------
    GradebookError
        For a title that Canvas would pass over without a word, a roster of another gradebook, or
        grades that are none.

    Examples
    --------
    >>> from timeline_widgets.gradebooks import read_roster
    >>> roster = read_roster(b"Student,ID,SIS User ID,SIS Login ID,Section\n"
    ...                      b'"Lovelace, Ada",17,00429,ada,9b\n')
    >>> print(canvas_gradebook({"ada": 7.5}, roster, title="Timeline", maximum=10).data.decode())
    Student,ID,SIS User ID,SIS Login ID,Section,Timeline
    Points Possible,,,,,10
    "Lovelace, Ada",17,00429,ada,9b,7.5
    <BLANKLINE>
    >>> canvas_gradebook({}, roster, title="Final Score", maximum=10)
    Traceback (most recent call last):
    ...
    timeline_widgets.gradebooks.gradebook.GradebookError: Canvas passes over a column whose name has 'Final Score' in it; choose another title.
    """  # noqa: E501
    _check_title(title)
    if missing := [column for column in ("Student", "ID") if column not in roster.columns]:
        raise GradebookError(
            f"The roster is not an export of Canvas: it has no column {', '.join(missing)}."
        )
    points = checked(grades, maximum)
    found, left_out = roster.find(points, aliases or {})
    rows = [["Points Possible", *[""] * (len(COLUMNS) - 1), number(maximum)]]
    without = []
    for row in roster.rows:
        cells = [row.cells.get(column, "") for column in COLUMNS]
        if row.number in found:
            rows.append([name(cells[0]), *cells[1:], number(points[found[row.number]])])
        else:
            without.append(cells[0])
    return Gradebook(csv_bytes([*COLUMNS, title.strip()], rows), left_out, tuple(without))


def _check_title(title: str) -> None:
    for words in _WORKED_OUT:
        if words.casefold() in " ".join(title.split()).casefold():
            raise GradebookError(
                f"Canvas passes over a column whose name has {words!r} in it; choose another title."
            )
    if not title.strip() or title.strip() in (*COLUMNS, "Integration ID", "Root Account"):
        raise GradebookError(f"An assignment of Canvas cannot be called {title!r}.")
    if name(title) != title:
        raise GradebookError(f"A spreadsheet would run the title {title!r} as a formula.")
