"""A still picture of the table, for notebooks that are read without a kernel."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from timeline_widgets.messages import say

_CARD = (
    "flex:0 0 7.5em;box-sizing:border-box;border:2px solid #2a2620;border-radius:8px;"
    "overflow:hidden;background:#fffdf8;color:#23211c;font-size:13px;line-height:1.3"
)
_PLATE = "background:#2a2620;color:#fffaf0;text-align:center;font:bold 15px serif;padding:4px"


def still(
    table: Mapping[str, Any], state: Mapping[str, Any], cards: Mapping[str, Any], language: str
) -> str:
    """Return HTML with the line as it lies, and a sentence that says how to go on.

    Parameters
    ----------
    table, state : mapping
        As the browser gets them.
    cards : mapping
        The visible faces by number. A card without a back is left out: only the line is shown.
    language : str
        The reader's language.
    """
    line = "".join(_card(cards[str(number)]) for number in state["line"])
    hands = ", ".join(
        say(language, "still.hand", name=seat["name"], count=len(shown["hand"]))
        for seat, shown in zip(table["seats"], state["seats"], strict=True)
    )
    return (
        f'<section dir="{table["dir"]}" lang="{language}" style="max-width:60em">'
        f"<p><strong>{escape(table['title'])}</strong> · {escape(hands)}</p>"
        f'<div style="display:flex;flex-wrap:wrap;gap:8px">{line}</div>'
        f"<p>{escape(say(language, 'still.how_to_go_on'))}</p></section>"
    )


def _card(face: Mapping[str, Any]) -> str:
    direction = f' dir="{face["dir"]}"' if "dir" in face else ""
    return (
        f'<div style="{_CARD}"><div style="{_PLATE}">{escape(face["back"]["plate"])}</div>'
        f'<div{direction} style="padding:6px">{escape(face["title"])}</div></div>'
    )
