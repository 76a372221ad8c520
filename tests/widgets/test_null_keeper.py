"""In JupyterLite the page hears of what has no value, as it does elsewhere."""

from __future__ import annotations

import sys
from types import SimpleNamespace

from timeline_widgets import PracticeGame
from timeline_widgets.widgets.null_keeper import kept

NULL = object()


def test_none_is_sent_as_null_where_pyodide_would_drop_it(monkeypatch):
    game = PracticeGame("spain", score_folder=None)
    here = game.get_state()
    assert here["table"]["options"]["timer"] is None
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(jsnull=NULL))
    there = game.get_state()
    assert there["table"]["options"]["timer"] is NULL
    assert there["state"]["last"] is NULL
    assert kept([1, {"gaps": (None, 2)}, "x"]) == [1, {"gaps": [NULL, 2]}, "x"]


def test_elsewhere_nothing_is_copied():
    state = {"turn": None}
    assert kept(state) is state
