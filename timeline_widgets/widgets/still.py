"""A still picture of the table, for notebooks that are read without a kernel.

It is an output of its own beneath the table, which hides it while it lives: to change the output
that holds a widget would make the view anew, and a reader's choice and focus would be lost.

In JupyterLab and Notebook the page brings the picture up to date by itself, when the notebook is
saved, with the cards that it has; so a move sends nothing for it. It fills in this drawing.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from IPython.display import DisplayHandle, display

from timeline_widgets.messages import say

_CARD = (
    "flex:0 0 7.5em;box-sizing:border-box;border:2px solid #2a2620;border-radius:8px;"
    "overflow:hidden;background:#fffdf8;color:#23211c;font-size:13px;line-height:1.3"
)
_PLATE = "background:#2a2620;color:#fffaf0;text-align:center;font:bold 15px serif;padding:4px"


class Stills:
    """The pictures of one game in its notebook: one beneath each place where it is shown.

    Attributes
    ----------
    name : str
        What its page finds them by.
    """

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self._handles: deque[DisplayHandle] = deque(maxlen=8)
        self._picture = ""

    def show(self, picture: str) -> None:
        """Put a picture into the output of the running cell."""
        self.update(picture)
        self._picture = picture
        handle = display({"text/html": picture, "text/plain": ""}, raw=True, display_id=True)
        if handle is not None:
            self._handles.append(handle)

    def update(self, picture: str) -> None:
        """Change the pictures to one of now, if it is another."""
        if picture == self._picture:
            return
        self._picture = picture
        for handle in self._handles:
            handle.update({"text/html": picture, "text/plain": ""}, raw=True)


def still(
    name: str, title: str, facts: Iterable[str], cards: Iterable[Mapping[str, Any]], language: str
) -> str:
    """Return HTML with the open cards, and a sentence that says how to go on.

    Parameters
    ----------
    name : str
        What the game's page finds it by.
    title : str
        What the card set is called.
    facts : iterable of str
        How it stands with each player.
    cards : iterable of mapping
        Faces as the browser gets them, in their order on the table.
    language : str
        The reader's language.
    """
    return (
        f'<section class="tw-still" data-still="{name}" lang="{language}" style="max-width:60em">'
        f"<p><strong>{escape(title)}</strong> · <span>{escape(', '.join(facts))}</span></p>"
        f'<div style="display:flex;flex-wrap:wrap;gap:8px">{"".join(map(_card, cards))}</div>'
        f"<p>{escape(say(language, 'still.how_to_go_on'))}</p></section>"
    )


def _card(face: Mapping[str, Any]) -> str:
    plate = face["back"]["plate"] if "back" in face else "?"
    direction = face.get("dir", "auto")
    return (
        f'<div style="{_CARD}"><div style="{_PLATE}">{escape(plate)}</div>'
        f'<div dir="{direction}" style="padding:6px">{escape(face["title"])}</div></div>'
    )
