"""What has no value says so in every browser: in JupyterLite, None would not arrive at all."""

from __future__ import annotations

import sys
from typing import Any

import anywidget


class NullKeeper(anywidget.AnyWidget):
    """A widget whose page is told null where Python has None. Made by subclasses.

    Pyodide, in which Python runs in the browser, makes JavaScript's *undefined* of None, and
    whatever is undefined is left out of a message.
    """

    @staticmethod
    def _trait_to_json(value: Any, _widget: object) -> Any:
        return kept(value)

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message to the page."""
        super().send(kept(content), buffers)


def kept(value: Any) -> Any:
    """Return a value as a message has to hold it here, so that null arrives.

    Examples
    --------
    >>> kept({"turn": None})
    {'turn': None}
    """
    here: str = sys.platform
    if here != "emscripten":
        return value
    from pyodide.ffi import jsnull

    return _replaced(value, jsnull)


def _replaced(value: Any, null: object) -> Any:
    if value is None:
        return null
    if isinstance(value, dict):
        return {key: _replaced(each, null) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_replaced(each, null) for each in value]
    return value
