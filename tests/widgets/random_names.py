"""The names that a game draws anew each time, which may hold a year by chance."""

from __future__ import annotations


def without_random_names(game, told):
    """Return what a game told, less the names of its match and of its still picture."""
    return told.replace(game.match.id, "").replace(game._still_name, "")
