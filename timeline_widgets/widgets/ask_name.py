"""`AskName`: who plays, asked before the game when nothing else tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as ipw

from timeline_widgets.messages import say
from timeline_widgets.widgets.naming import signed_in


class AskName(ipw.VBox):
    """A field for a name or a pseudonym, in whose place the game appears.

    Whoever is signed in to a JupyterHub is not asked. Nothing but what is written in the field is
    kept; it may be left empty.

    Parameters
    ----------
    play : callable
        Makes the game of a student, such as
        ``lambda student: PracticeGame("world-history", student=student)``.
    language : {"en", "es", "fr", "de", "ru"}
        The reader's language.

    Attributes
    ----------
    game : widget or None
        The game, once it is there.

    Examples
    --------
    >>> from timeline_widgets import PracticeGame
    >>> AskName(lambda name: PracticeGame("world-history", student=name, score_folder=None)).game
    """

    def __init__(self, play: Callable[[str], Any], *, language: str = "en") -> None:
        self._play = play
        self.game: Any = None
        super().__init__()
        if student := signed_in():
            self._begin(student)
            return
        self._name = ipw.Text(
            description=say(language, "name.ask"), style={"description_width": "initial"}
        )
        self._name.layout.width = "28em"
        ready = ipw.Button(description=say(language, "name.play"), button_style="primary")
        ready.on_click(lambda _button: self._begin(self._name.value.strip()))
        self._problem = ipw.Label()
        self.children = [ipw.HBox([self._name, ready]), self._problem]

    def _begin(self, student: str) -> None:
        try:
            self.game = self._play(student)
        except Exception as error:  # a callback's error would be seen by nobody
            if not self.children:
                raise
            self._problem.value = str(error)
        else:
            self.children = [self.game]
