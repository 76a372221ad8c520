"""What is wrong in a teacher's table, told all at once."""

from __future__ import annotations

from typing import Literal, NamedTuple

from timeline_widgets.messages.plain import Plain

ProblemKind = Literal["refused", "duplicate", "ambiguous", "warning"]


class Problem(NamedTuple):
    """One thing that is wrong in a teacher's table.

    Parameters
    ----------
    row : int or None
        The row as the spreadsheet counts it (the header is row 1), or None for the whole table.
    column : str
        The column as the table calls it, or an empty string.
    value : str
        What stands there.
    code : str
        What is wrong, for programs.
    sentence : str
        What is wrong and what is allowed, for people.
    mend : str or None
        A value that would do instead, where one can be proposed.
    kind : {"refused", "duplicate", "ambiguous", "warning"}
        What became of the row: it is left out, it is the same as an earlier one, it is a card but
        might mean something else, or it is a card to look at once more.
    """

    row: int | None
    column: str
    value: str
    code: str
    sentence: str
    mend: str | None = None
    kind: ProblemKind = "refused"


class CardSetError(Plain, ValueError):
    """A table that cannot become a card set, with every problem found in it.

    Parameters
    ----------
    problems : sequence of Problem
        At least one.

    Examples
    --------
    >>> print(CardSetError([Problem(4, "date", "0", "no-year-zero", "There was no year 0.")]))
    1 problem in the table:
      row 4, column "date", value "0": There was no year 0.
    """

    def __init__(self, problems: list[Problem] | tuple[Problem, ...]) -> None:
        self.problems = tuple(problems)
        count = len(self.problems)
        lines = [f"{count} problem{'' if count == 1 else 's'} in the table:"]
        lines += ["  " + _line(problem) for problem in self.problems]
        super().__init__("\n".join(lines))


def _line(problem: Problem) -> str:
    place = [] if problem.row is None else [f"row {problem.row}"]
    if problem.column:
        place.append(f'column "{problem.column}"')
    if problem.value:
        place.append(f'value "{problem.value}"')
    return f"{', '.join(place)}: {problem.sentence}" if place else problem.sentence
