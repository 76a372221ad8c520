"""Which decade, century or part of one some days are: the way back from days to words."""

from __future__ import annotations

from typing import NamedTuple

from timeline_widgets.dates import days
from timeline_widgets.dates.days import Day


class Unit(NamedTuple):
    """A named stretch of years.

    Parameters
    ----------
    name : str
        ``"decade"``, ``"decade of a century"`` (1800 to 1809), ``"hundred"`` (1800 to 1899),
        ``"century"`` or ``"millennium"``.
    number : int
        Which one: the first year of a decade or hundred, or the count of a century.
    before_christ : bool
        Whether it is counted backwards.
    """

    name: str
    number: int
    before_christ: bool

    @classmethod
    def of_years(cls, first: int, last: int) -> Unit | None:
        """Return the unit that is exactly these astronomical years, or None.

        Examples
        --------
        >>> Unit.of_years(1401, 1500)
        Unit(name='century', number=15, before_christ=False)
        """
        for unit, bounds in units_around(first):
            if bounds == (first, last):
                return unit
        return None


def units_around(year: int) -> list[tuple[Unit, tuple[int, int]]]:
    """Return the units that a year lies in, with their first and last years."""
    people = days.historical(year)
    before = people < 0
    size = abs(people)
    found: list[tuple[Unit, tuple[int, int]]] = []
    start = size // 10 * 10
    if start or not before:
        name = "decade of a century" if start % 100 == 0 and not before else "decade"
        found.append((Unit(name, start, before), days.decade(-start if before else start)))
    for name, length in (("century", 100), ("millennium", 1000)):
        count = (size + length - 1) // length
        bounds = days.century(count, before_christ=before, length=length)
        found.append((Unit(name, count, before), bounds))
    hundred = size // 100 * 100
    if hundred and not before:
        found.append((Unit("hundred", hundred, False), (hundred, hundred + 99)))
    return found


Whole = Unit | tuple[int] | tuple[int, int]


def part_of(first: Day, last: Day, *, vague: bool) -> tuple[bool, int, int, Whole] | None:
    """Return what part of what some days are, or None.

    Parameters
    ----------
    first, last : tuple of int
        The days.
    vague : bool
        Whether to look for "early", "mid" and "late" before exact parts.

    Returns
    -------
    tuple of (bool, int, int, Unit or tuple of int), or None
        Whether the part is vague, which one, of how many, and of what: a unit of years, a year
        ``(1848,)`` or a month ``(1848, 3)``.

    Examples
    --------
    >>> part_of((1851, 1, 1), (1900, 12, 31), vague=False)
    (False, 2, 2, Unit(name='century', number=19, before_christ=False))
    """
    wholes: list[tuple[Whole, tuple[int, int]]] = []
    year, month, _ = first
    if first[:2] == last[:2]:
        here = (first[2], last[2])
        wholes.append(((year, month), (1, days.month_length(year, month))))
    elif first[0] == last[0] or (first[1:] == (1, 1) and last[1:] != (12, 31)):
        here = (first[1], last[1])
        wholes.append(((year,), (1, 12)))
    else:
        here = (first[0], last[0])
        wholes.extend(units_around(year))
        if last[0] != year:
            wholes.extend(units_around(last[0]))
    cuts = [(True, 3)] if vague else []
    for is_vague, of in [*cuts, (False, 2), (False, 3), (False, 4), (False, 10)]:
        for whole, bounds in wholes:
            if of == 10 and not (isinstance(whole, Unit) and whole.name == "century"):
                continue
            for number in range(1, of + 1):
                if days.piece(*bounds, number, of) == here:
                    return is_vague, number, of, whole
    return None
