"""Answers as the responses of xAPI's interaction types."""

from __future__ import annotations

from typing import Literal
from urllib.parse import quote

from timeline_widgets.records.rows import Answer

Interaction = Literal["choice", "matching", "sequencing", "numeric"]

_TRIALS: dict[str, Interaction] = {
    "timeline_4": "matching",
    "bet": "matching",
    "combination": "sequencing",
    "split": "numeric",
    "right_date": "numeric",
    "more_or_less": "numeric",
}


def interaction(row: Answer) -> tuple[Interaction, str]:
    """Return the type of a question and the response to it, empty if none can be told.

    Examples
    --------
    >>> from timeline_widgets.records.rows import COLUMNS
    >>> def answer(**told):
    ...     return Answer(**dict.fromkeys(COLUMNS, "") | told)
    >>> interaction(answer(game="timeline", variant="spain", answer="2"))
    ('choice', '2')
    >>> interaction(answer(variant="timeline_4", card="a | b | c | d", answer="4 6 _ 1"))
    ('matching', 'a[.]4[,]b[.]6[,]d[.]1')
    >>> interaction(answer(variant="combination", card="a | b | c | d", answer="3 2 4 1"))
    ('sequencing', 'd[,]b[,]a[,]c')
    >>> interaction(answer(variant="bet", card="a", answer="7 8 8 _"))
    ('matching', '1[.]7[,]2[.]8[,]3[.]8')
    >>> interaction(answer(variant="right_date", card="a", answer="-287"))
    ('numeric', '-287')
    """
    kind = _TRIALS.get(row.variant, "choice")
    wheels = row.answer.split()
    cards = [quote(card, safe="") for card in row.card.split(" | ")]
    if kind == "choice":
        return kind, quote(row.answer, safe="")
    if kind == "numeric":
        return kind, row.answer if row.answer.lstrip("-").isdecimal() else ""
    if row.variant == "bet":
        cards = [str(number) for number in range(1, len(wheels) + 1)]
    if len(cards) != len(wheels) or "" in cards:
        return kind, ""
    told = [(card, wheel) for card, wheel in zip(cards, wheels, strict=True) if wheel != "_"]
    if kind == "matching":
        return kind, "[,]".join(f"{card}[.]{wheel}" for card, wheel in told)
    return kind, "[,]".join(card for card, _ in sorted(told, key=lambda pair: pair[1]))
