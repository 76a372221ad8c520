"""A still picture of the table, for notebooks that are read without a kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from timeline_widgets.messages import say

_CARD = (
    "flex:0 0 7.5em;box-sizing:border-box;border:2px solid #2a2620;border-radius:8px;"
    "overflow:hidden;background:#fffdf8;color:#23211c;font-size:13px;line-height:1.3"
)
_PLATE = "background:#2a2620;color:#fffaf0;text-align:center;font:bold 15px serif;padding:4px"


def still(
    title: str, facts: Iterable[str], cards: Iterable[Mapping[str, Any]], language: str
) -> str:
    """Return HTML with the open cards, and a sentence that says how to go on.

    Parameters
    ----------
    title : str
        What the card set is called.
    facts : iterable of str
        How it stands with each player.
    cards : iterable of mapping
        Faces with a back, as the browser gets them, in their order on the table.
    language : str
        The reader's language.
    """
    return (
        f'<section lang="{language}" style="max-width:60em">'
        f"<p><strong>{escape(title)}</strong> · {escape(', '.join(facts))}</p>"
        f'<div style="display:flex;flex-wrap:wrap;gap:8px">{"".join(map(_card, cards))}</div>'
        f"<p>{escape(say(language, 'still.how_to_go_on'))}</p></section>"
    )


def _card(face: Mapping[str, Any]) -> str:
    direction = f' dir="{face["dir"]}"' if "dir" in face else ""
    return (
        f'<div style="{_CARD}"><div style="{_PLATE}">{escape(face["back"]["plate"])}</div>'
        f'<div{direction} style="padding:6px">{escape(face["title"])}</div></div>'
    )
