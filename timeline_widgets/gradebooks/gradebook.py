"""A file that a gradebook takes, and who is not in it."""

from __future__ import annotations

import csv
import io
import math
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from timeline_widgets.records.cells import neutralised


class GradebookError(ValueError):
    """Grades or a roster that no gradebook takes; the message names every problem."""


class Gradebook(NamedTuple):
    """A file to upload, and who is not in it.

    Attributes
    ----------
    data : bytes
        The file, CSV in UTF-8.
    left_out : tuple of str
        Who has a grade, but is not on the roster.
    without_grade : tuple of str
        Who is on the roster, but has no grade.
    """

    data: bytes
    left_out: tuple[str, ...] = ()
    without_grade: tuple[str, ...] = ()

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the file, in the place of an older one."""
        place = Path(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(self.data)
        return place

    def __repr__(self) -> str:
        told = [f"{len(self.data.splitlines())} lines"]
        if self.left_out:
            told.append(f"not on the roster and left out: {', '.join(self.left_out)}")
        if self.without_grade:
            told.append(f"without a grade: {', '.join(self.without_grade)}")
        return f"Gradebook({'; '.join(told)})"


def checked(grades: Mapping[str, object], maximum: float) -> dict[str, float]:
    """Return the grades if all of them are numbers from 0 to the maximum.

    Raises
    ------
    GradebookError
        Naming everybody whose grade is none.

    Examples
    --------
    >>> checked({"Ada": 7, "Ben": None, "Cy": 11}, 10)
    Traceback (most recent call last):
    ...
    timeline_widgets.gradebooks.gradebook.GradebookError: Ben: None is not a number.
    Cy: 11 is more than the maximum of 10.
    """
    problems = []
    numbers = {}
    for student, grade in grades.items():
        if isinstance(grade, bool) or not hasattr(grade, "__float__"):
            problems.append(f"{student}: {grade!r} is not a number.")
            continue
        number = float(grade)
        if not math.isfinite(number):
            problems.append(f"{student}: {number} is not a grade.")
        elif number < 0:
            problems.append(f"{student}: {number:g} is less than 0.")
        elif number > maximum:
            problems.append(f"{student}: {number:g} is more than the maximum of {maximum:g}.")
        numbers[student] = number
    if problems:
        raise GradebookError("\n".join(problems))
    return numbers


def number(grade: float) -> str:
    """Write a grade as every gradebook reads it: a point, no exponent, no needless zeros.

    Examples
    --------
    >>> number(7), number(66.67), number(0.00001)
    ('7', '66.67', '0')
    """
    return f"{grade:.2f}".rstrip("0").rstrip(".")


def name(text: str) -> str:
    """Write a name that a student chose so that no spreadsheet runs it."""
    return neutralised(text)


def csv_bytes(header: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """Write a table as CSV: UTF-8 without byte-order mark, commas, one line feed."""
    text = io.StringIO(newline="")
    table = csv.writer(text, lineterminator="\n")
    table.writerow(header)
    table.writerows(rows)
    return text.getvalue().encode()
