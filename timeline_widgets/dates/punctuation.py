"""Parentheses, hyphens and slashes that only look like more than one date."""

from __future__ import annotations

from typing import Final

from timeline_widgets.dates.context import Context
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.vocabulary import Token

_COUNTED: Final = frozenset(("number", "ordinal", "roman", "decade"))
_BEFORE_HYPHEN: Final = frozenset(
    ("vague", "circa", "before", "after", "fraction", "last", "weekday")
)


def without_parentheses(tokens: list[Token], context: Context) -> list[Token]:
    """Drop parentheses: around a mark of doubt, or around the same day in another calendar."""
    kinds = [token.kind for token in tokens]
    if "open" not in kinds and "close" not in kinds:
        return tokens
    if kinds.count("open") != 1 or kinds.count("close") != 1:
        raise DateError("several-dates", context.written)
    first, last = kinds.index("open"), kinds.index("close")
    inside, outside = tokens[first + 1 : last], tokens[:first] + tokens[last + 1 :]
    if not outside or (
        all(token.kind in ("circa", "era", "number", "weekday") for token in inside)
        and not (any(token.kind == "number" for token in inside))
    ):
        return tokens[:first] + inside + tokens[last + 1 :]
    if [t.kind for t in inside] in (["number", "month"], ["month", "number"], ["number"]) and any(
        token.kind == "month" for token in outside
    ):
        return [*outside, Token("doubt", 0)]
    raise DateError("several-dates", context.written)


def without_hyphens(tokens: list[Token], context: Context) -> list[Token]:
    """Drop the hyphens that join words of one side: mid-1850, 19th-century, 12-Oct-1492."""
    kinds = [token.kind for token in tokens]
    if "hyphen" not in kinds and "slash" not in kinds:
        return tokens
    bare = [kind for kind in kinds if kind not in ("hyphen", "slash")]
    named_month = bare in (["number", "month", "number"], ["number", "roman", "number"])
    if named_month and all(kind in ("hyphen", "slash") for kind in kinds[1::2]):
        if len(tokens[0].raw) < 3 and len(tokens[4].raw) < 3:
            raise DateError("two-digit-year", context.written)  # 12-Oct-92, as spreadsheets show
        return tokens[::2]
    if kinds == ["month", "hyphen", "number"] and tokens[2].value > 31:
        return tokens[::2]
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        if token.kind == "hyphen" and 0 < at < len(tokens) - 1:
            left, right = kinds[at - 1], kinds[at + 1]
            if left == right == "vague":  # "early-mid 19th century" goes from one to the other
                kept.append(token)
                continue
            if left in _BEFORE_HYPHEN and (left != "circa" or tokens[at - 1].raw):
                continue  # "mid-1850"; but "?-1850" has an unknown beginning
            if left in _COUNTED and right in ("unit", "fraction", "years"):
                continue
        kept.append(token)
    return kept
