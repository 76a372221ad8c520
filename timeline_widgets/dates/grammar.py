"""How the pieces of a date hang together: ranges, before and after, sets."""

from __future__ import annotations

from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.days import Bounds
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import Day, HistoricalDate, Precision
from timeline_widgets.dates.inherit import share
from timeline_widgets.dates.moment import resolve
from timeline_widgets.dates.side import Context, Side
from timeline_widgets.dates.vocabulary import Token

_OPENERS: Final = frozenset(("before", "after", "until", "since", "between"))
_JOINS: Final = frozenset(
    ("dash", "hyphen", "to", "and", "or", "slash", "dots", "until", "give-or-take")
)
_NUMBERS: Final = frozenset(("number", "ordinal", "roman"))
_JULIAN_TO_GREGORIAN: Final = range(9, 14)  # days between the calendars, in written history


def understand(tokens: list[Token], context: Context) -> HistoricalDate:
    """Return the date that the pieces of a text mean.

    Raises
    ------
    DateError
        If they mean none.
    """
    tokens = _without_hyphens(_without_parentheses(tokens, context))
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
    opener = ""
    if kinds[0] in _OPENERS:
        opener, weak = kinds[0], opener_is_weak(tokens[0])
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
    sides, joins = _split(tokens)
    if tail == "present" and len(joins) == 1 and not sides[-1]:
        sides.pop()
        joins, tail = [], "onwards"
    if tail == "present" and opener not in ("", "since"):
        raise DateError("ongoing", context.written)
    if opener == "until" and tokens and tail != "onwards" and not joins:
        return _until(_only(sides, context), context)
    if tail in ("onwards", "present") and not joins:
        return _since(_only(sides, context), context)
    if tail == "earlier" and not joins:
        return _until(_only(sides, context), context)
    if len(joins) == 1 and not sides[1] and joins[0].kind in ("dash", "hyphen") and not opener:
        return _since(_only(sides[:1], context), context)
    if opener in ("before", "after") and not joins:
        return _beyond(opener, _only(sides, context), context)
    if opener == "since" and not joins:
        return _since(_only(sides, context), context)
    if not joins and not opener and not tail:
        return _only(sides, context)
    if opener in ("", "since", "between") and not tail and len(joins) == 1 and all(sides):
        return _range(sides, joins[0], opener == "between", context)
    raise DateError("several-dates" if len(joins) > 1 else "no-year", context.written)


def _ends_in_german_years(tokens: list[Token]) -> bool:
    """Whether it is "12.000 Jahren", which makes "vor" mean "ago"."""
    if len(tokens) < 2 or tokens[-2].kind == "decade":
        return False
    return tokens[-1].kind == "years" and tokens[-1].raw.startswith("jahr")


def opener_is_weak(token: Token) -> bool:
    """Whether a word for "from" may also mean "of", as "de" does."""
    return token.kind == "since" and not token.value


def _without_parentheses(tokens: list[Token], context: Context) -> list[Token]:
    """Drop parentheses: around a mark of doubt, or around the same day in another calendar."""
    kinds = [token.kind for token in tokens]
    if "open" not in kinds and "close" not in kinds:
        return tokens
    if kinds.count("open") != 1 or kinds.count("close") != 1:
        raise DateError("several-dates", context.written)
    first, last = kinds.index("open"), kinds.index("close")
    inside, outside = tokens[first + 1 : last], tokens[:first] + tokens[last + 1 :]
    if not outside or (
        all(token.kind in ("circa", "era", "number") for token in inside)
        and not (any(token.kind == "number" for token in inside))
    ):
        return tokens[:first] + inside + tokens[last + 1 :]
    if [t.kind for t in inside] in (["number", "month"], ["month", "number"], ["number"]) and any(
        token.kind == "month" for token in outside
    ):
        return [*outside, Token("doubt", 0)]
    raise DateError("several-dates", context.written)


def _without_hyphens(tokens: list[Token]) -> list[Token]:
    """Drop the hyphens that join words of one side: mid-1850, 19th-century, 12-Oct-1492."""
    kinds = [token.kind for token in tokens]
    if "hyphen" not in kinds and "slash" not in kinds:
        return tokens
    bare = [kind for kind in kinds if kind not in ("hyphen", "slash")]
    if kinds[1::2] in (["hyphen"] * 2, ["slash"] * 2) and len(kinds) == 5:
        if bare[0] == bare[2] == "number" and bare[1] in ("month", "roman"):
            return tokens[::2]
    if kinds == ["month", "hyphen", "number"] and tokens[2].value > 31:
        return tokens[::2]
    kept: list[Token] = []
    for at, token in enumerate(tokens):
        if token.kind == "hyphen" and 0 < at < len(tokens) - 1:
            left, right = kinds[at - 1], kinds[at + 1]
            if left in ("vague", "circa", "before", "after", "fraction", "last", "weekday"):
                continue
            if right in ("unit", "fraction", "years") and (left in _NUMBERS or left == "decade"):
                continue
        kept.append(token)
    return kept


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


def _range(
    sides: list[list[Token]], join: Token, between: bool, context: Context
) -> HistoricalDate:
    a, b = (Side(tokens, context) for tokens in sides)
    kind = join.kind
    if kind == "give-or-take" and a.bare and b.bare and len(b.numbers) == 1:
        return _give_or_take(a, b, context)
    month = _month_of_digits(a, b, kind)
    if month:
        a.month, a.year, a.numbers = month, b.numbers[0], []
        a.era, a.doubtful = b.era, kind == "hyphen" and len(a.numbers) < 2
        return resolve(a, context)
    small = kind == "hyphen" and a.bare and b.bare and not (a.era or b.era)
    share(a, b, context)
    if kind == "slash" and a.year and b.year and b.year.value == a.year.value + 1:
        if a.month and a.month < 4 and not b.month:  # the year once began in March
            a.year = b.year
            return resolve(a, context)
        if a.season == 4 and not b.season:
            return _winter(a, b, context)
        a.doubtful |= a.year.value < days.LAST_JULIAN_LEAP_DAYS
    elif a.season == 4 and b.year and a.year and b.year.value == a.year.value + 1 and not b.season:
        return _winter(a, b, context)
    first, last = resolve(a, context), resolve(b, context)
    starts, ends = zip(_bounds(first, context), _bounds(last, context), strict=True)
    if starts[1] < starts[0] or ends[1] < ends[0]:
        if kind != "or" or starts[1] > starts[0] or ends[1] > ends[0]:
            raise DateError("reversed", context.written)
        first, last = last, first
    doubtful = first.ambiguous or last.ambiguous
    if small and b.year and a.year:
        doubtful |= a.year.value < 32 and b.year.value < 32
        doubtful |= len(sides[1][0].raw) == 2 and sides[1][0].value < 13
    if kind == "slash" and a.day and b.day and a.month == b.month:
        doubtful |= b.day - a.day in _JULIAN_TO_GREGORIAN
    if kind == "and" and not between:
        doubtful |= following(ends[0]) != starts[1]
    duration = not between and kind not in ("or", "dots")
    same = first.precision if first.precision == last.precision else "range"
    precision: Precision = same if same in ("century", "decade", "millennium") else "range"
    return HistoricalDate(
        first.earliest, last.latest, precision,
        first.approximate or last.approximate,
        doubtful, duration, context.written, (first, last),
    )  # fmt: skip


def _bounds(date: HistoricalDate, context: Context) -> Bounds:
    if date.earliest is None or date.latest is None:
        raise DateError("several-dates", context.written)
    return date.earliest, date.latest


def _month_of_digits(a: Side, b: Side, join: str) -> int:
    """Return the month of 07/1776 or 07-1776; 0 if it is none."""
    if not (a.bare and b.bare and join in ("slash", "hyphen")) or a.era or a.piece:
        return 0
    month, year = a.numbers[0], b.numbers[0]
    fits = 1 <= month.value <= 12 and month.kind == year.kind == "number" and year.value > 99
    return month.value if fits and (len(year.raw) == 4 or join == "slash") else 0


def _winter(a: Side, b: Side, context: Context) -> HistoricalDate:
    """Return the winter of two years, such as 1812/13."""
    year = _bounds(resolve(b, context), context)[1][0]
    return HistoricalDate(
        (year - 1, 12, 1), (year, 2, days.month_length(year, 2)), "season", a.circa,
        text=context.written,
    )  # fmt: skip


def _give_or_take(a: Side, b: Side, context: Context) -> HistoricalDate:
    """Return the years around one: 1450 ± 10."""
    width = b.numbers[0].value
    if not a.era:
        a.era = b.era
    a.ago, a.counted = a.ago or b.ago, a.counted or b.counted
    middle = resolve(a, context)
    year = _bounds(middle, context)[0][0]
    ends = tuple(
        HistoricalDate(*days.years(edge, edge), "year", True, text=context.written)
        for edge in (year - width, year + width)
    )
    return HistoricalDate(
        ends[0].earliest, ends[1].latest, "range", True, middle.ambiguous, False,
        context.written, ends,
    )  # fmt: skip


def _until(date: HistoricalDate, context: Context) -> HistoricalDate:
    date = date.parts[-1] if date.parts else date
    return HistoricalDate(
        None, date.latest, "open", date.approximate, date.ambiguous, True,
        context.written, (date,),
    )  # fmt: skip


def _since(date: HistoricalDate, context: Context) -> HistoricalDate:
    date = date.parts[0] if date.parts else date
    return HistoricalDate(
        date.earliest, None, "open", date.approximate, date.ambiguous, True,
        context.written, (date,),
    )  # fmt: skip


def _beyond(opener: str, date: HistoricalDate, context: Context) -> HistoricalDate:
    first, last = _bounds(date, context)
    before = opener == "before"
    if date.parts:
        date = date.parts[0 if before else -1]
    return HistoricalDate(
        None if before else following(last),
        preceding(first) if before else None,
        "open", date.approximate, date.ambiguous, False, context.written, (date,),
    )  # fmt: skip


def preceding(day: Day) -> Day:
    """Return the day before, as written calendars count."""
    year, month, number = day
    if number > 1:
        return year, month, number - 1
    year, month = (year - 1, 12) if month == 1 else (year, month - 1)
    return year, month, days.month_length(year, month)


def following(day: Day) -> Day:
    """Return the day after, as written calendars count."""
    year, month, number = day
    if number < days.month_length(year, month):
        return year, month, number + 1
    return (year + 1, 1, 1) if month == 12 else (year, month + 1, 1)


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


def of_members(
    members: tuple[HistoricalDate, ...], *, all_of: bool, text: str
) -> HistoricalDate | None:
    """Return the date that is one of some others, or spans all of them; None if any is open."""
    first = [member.earliest for member in members if member.earliest]
    last = [member.latest for member in members if member.latest]
    if len(first) < len(members) or len(last) < len(members):
        return None
    return HistoricalDate(
        min(first), max(last), "set", any(member.approximate for member in members),
        any(member.ambiguous for member in members), all_of, text, members,
    )  # fmt: skip
