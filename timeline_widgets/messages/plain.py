"""Errors that a notebook shows as their sentence alone."""

from __future__ import annotations


class Plain(Exception):
    """An error made by what somebody wrote in a cell: the sentence says it all.

    IPython asks an exception for its own way to be shown; the way through our modules would only
    stand between a teacher and the sentence. Python elsewhere shows it as any other error.
    """

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class OptionTypeError(Plain, TypeError):
    """An argument of the wrong type; the sentence says what is allowed."""


class OptionValueError(Plain, ValueError):
    """An argument that is not allowed; the sentence says what is."""
