"""Columns of very many answers, in little memory."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class Column(NamedTuple):
    """Values of many rows, each kept once.

    Attributes
    ----------
    values : list
        Those there are.
    codes : array of int or None
        For each row, where its value is among them; None, if the values are those of the rows.
    """

    values: list[Any]
    codes: array[int] | None


class Repeated(dict[Any, int]):
    """Collects values that come again and again: their codes, by what tells them.

    Parameters
    ----------
    read : callable
        Returns a value from what tells it; called once for each.
    """

    def __init__(self, read: Callable[[Any], object]) -> None:
        super().__init__()
        self._read = read
        self._values: list[object] = []
        self._codes = array("i")

    def __missing__(self, told: Any) -> int:
        code = self[told] = len(self._values)
        self._values.append(self._read(told))
        return code

    def extend(self, told: Iterable[Any]) -> None:
        """Add the values of more rows."""
        self._codes.extend(map(self.__getitem__, told))

    def column(self) -> Column:
        """Return all of them."""
        return Column(self._values, self._codes)


class Each:
    """Collects values that are different in nearly every row.

    Parameters
    ----------
    read : callable
        Returns a value from what tells it.
    """

    def __init__(self, read: Callable[[Any], object]) -> None:
        self._read = read
        self._values: list[object] = []

    def extend(self, told: Iterable[Any]) -> None:
        """Add the values of more rows."""
        self._values.extend(map(self._read, told))

    def column(self) -> Column:
        """Return all of them."""
        return Column(self._values, None)
