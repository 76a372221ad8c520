"""How the pieces of a date hang together: ranges, before and after, sets."""

from __future__ import annotations

from typing import Final

from timeline_widgets.dates.context import Context
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import HistoricalDate
from timeline_widgets.dates.moment import resolve
from timeline_widgets.dates.open_ended import beyond, since, until
from timeline_widgets.dates.punctuation import without_hyphens, without_parentheses
from timeline_widgets.dates.ranges import of_members, range_of
from timeline_widgets.dates.side import Side
from timeline_widgets.dates.vocabulary import Token

_OPENERS: Final = frozenset(("before", "after", "until", "since", "between"))
_JOINS: Final = frozenset(
    ("dash", "hyphen", "to", "and", "or", "slash", "dots", "until", "give-or-take")
)


def understand(tokens: list[Token], context: Context) -> HistoricalDate:
    """Return the date that the pieces of a text mean.

    Raises
    ------
    DateError
        If they mean none.
    """
    tokens = without_hyphens(without_parentheses(tokens, context), context)
    if not tokens:
        raise DateError("missing", context.written)
    kinds = [token.kind for token in tokens]
    if "comma" in kinds:
        several = _set(tokens, kinds, context)
        if several is not None:
            return several
    if len(tokens) > 1 and kinds[0] == "circa" and kinds[1] in _OPENERS:
        tokens = [tokens[1], tokens[0], *tokens[2:]]  # "c. before 1500" is "before c. 1500"
        kinds[:2] = kinds[1], kinds[0]
    if kinds[0] == "to" and len(kinds) > 1 and kinds[1] in ("number", "circa"):
        raise DateError("not-understood", context.written, word=tokens[0].raw)  # "a. 1450": ante?
    opener = ""
    if kinds[0] in _OPENERS:
        opener, weak = kinds[0], _is_weak(tokens[0])
        if opener == "until" and tokens[0].value:
            opener = "before"
        tokens = tokens[1:]
        if opener == "before" and _ends_in_german_years(tokens):
            tokens, opener = [*tokens, Token("ago", 0)], ""  # "vor 12.000 Jahren"
        if opener == "since" and weak and not any(token.kind in _JOINS for token in tokens):
            opener = ""
    tail = ""
    if tokens and tokens[-1].kind in ("onwards", "earlier", "present"):
        tail = tokens[-1].kind
        tokens = tokens[:-1]
    if tokens and tokens[-1].kind == "to" and not tail:
        raise DateError("no-year", context.written)  # "from 1066 to"
    sides, joins = _split(tokens)
    if tail == "present" and len(joins) == 1 and not sides[-1]:
        sides.pop()
        joins, tail = [], "onwards"
    if tail == "present" and opener not in ("", "since"):
        raise DateError("ongoing", context.written)
    if opener == "until" and tokens and tail != "onwards" and not joins:
        return until(_only(sides, context), context)
    if tail in ("onwards", "present") and not joins:
        return since(_only(sides, context), context)
    if tail == "earlier" and not joins:
        return until(_only(sides, context), context)
    if len(joins) == 1 and not sides[1] and joins[0].kind in ("dash", "hyphen") and not opener:
        return since(_only(sides[:1], context), context)
    if opener in ("before", "after") and not joins:
        return beyond(opener, _only(sides, context), context)
    if opener == "since" and not joins:
        return since(_only(sides, context), context)
    if not joins and not opener and not tail:
        return _only(sides, context)
    if opener in ("", "since", "between") and not tail and len(joins) == 1 and all(sides):
        return range_of(sides, joins[0], opener == "between", context)
    raise DateError("several-dates" if len(joins) > 1 else "no-year", context.written)


def _ends_in_german_years(tokens: list[Token]) -> bool:
    """Whether it is "12.000 Jahren", which makes "vor" mean "ago"."""
    if len(tokens) < 2 or tokens[-2].kind == "decade":
        return False
    return tokens[-1].kind == "years" and tokens[-1].raw.startswith("jahr")


def _is_weak(token: Token) -> bool:
    """Whether a word for "from" may also mean "of", as "de" does."""
    return token.kind == "since" and not token.value


def _split(tokens: list[Token]) -> tuple[list[list[Token]], list[Token]]:
    """Cut the pieces at the words that join two moments."""
    sides: list[list[Token]] = [[]]
    joins: list[Token] = []
    for token in tokens:
        if token.kind in _JOINS and (sides[-1] or token.kind in ("dash", "hyphen")):
            if token.kind == "to" and all(t.kind in ("circa", "weekday") for t in sides[-1]):
                continue
            joins.append(token)
            sides.append([])
        elif token.kind != "comma" and not (token.kind == "to" and not sides[-1]):
            sides[-1].append(token)
    return sides, joins


def _only(sides: list[list[Token]], context: Context) -> HistoricalDate:
    if len(sides) != 1:
        raise DateError("several-dates", context.written)
    tokens = sides[0]
    doubt = bool(tokens) and tokens[-1].kind == "doubt"
    side = Side(tokens[:-1] if doubt else tokens, context)
    side.doubtful |= doubt
    return resolve(side, context)


def _set(tokens: list[Token], kinds: list[str], context: Context) -> HistoricalDate | None:
    """Return one of several dates, "1667, 1668 or 1670–1672", or None if it is no such list."""
    if not {"or", "and"} & set(kinds) or kinds[0] in _OPENERS:
        return None
    pieces: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind in ("comma", "or", "and"):
            pieces.append([])
        else:
            pieces[-1].append(token)
    pieces = [piece for piece in pieces if piece]
    if len(pieces) < 3:
        return None
    days_of_month = any(token.kind == "month" for token in pieces[-1])
    if days_of_month and any(len(piece) == 1 for piece in pieces):
        return None
    if any(len(piece) == 1 and piece[0].value < 100 for piece in pieces):
        return None
    try:
        members = tuple(understand(piece, context) for piece in pieces)
    except DateError:
        return None
    if any(member.parts and not member.duration for member in members):
        return None
    return of_members(members, all_of="and" in kinds, text=context.written)
