"""Two moments in one text: durations, either-or, and what lies between."""

from __future__ import annotations

from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.context import Context
from timeline_widgets.dates.days import Bounds
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import HistoricalDate, Precision
from timeline_widgets.dates.inherit import share
from timeline_widgets.dates.moment import resolve
from timeline_widgets.dates.side import Side
from timeline_widgets.dates.vocabulary import Token

_JULIAN_TO_GREGORIAN: Final = range(9, 14)  # days between the calendars, in written history
_WINTER = 4
_LAST_OLD_NEW_YEAR = 3  # the year once began in March, so 30 January 1648/9 is in 1649


def range_of(
    sides: list[list[Token]], join: Token, between: bool, context: Context
) -> HistoricalDate:
    """Return the date of two sides and the word or mark between them.

    Raises
    ------
    DateError
        If one of them is no date, or the second comes first.
    """
    a, b = (Side(tokens, context) for tokens in sides)
    kind = join.kind
    if kind == "give-or-take" and a.bare and b.bare and len(b.numbers) == 1:
        return _give_or_take(a, b, context)
    month = _month_of_digits(a, b, kind)
    if month:
        a.doubtful = kind == "hyphen" and a.numbers[0].raw[0] != "0"
        a.month, a.year, a.numbers = month, b.numbers[0], []
        a.era = b.era
        return resolve(a, context)
    plain = a.bare and b.bare and not (a.era or b.era)
    small = kind == "hyphen" and plain
    if kind in ("slash", "hyphen") and plain:
        _refuse_days(a.numbers[0], b.numbers[0], kind, context)
    share(a, b, context)
    if a.year and b.year and (a.year.kind == "roman") != (b.year.kind == "roman"):
        raise DateError("unit-unclear", context.written)  # M-1066
    if _successive(a, b):
        if a.season == _WINTER and not b.season:
            return _winter(a, b, context)
        if kind == "slash" and not b.month:
            if 0 < a.month <= _LAST_OLD_NEW_YEAR:
                a.year = b.year
                return resolve(a, context)
            a.doubtful |= _size(a) <= days.LAST_JULIAN_LEAP_DAYS
    first, last = resolve(a, context), resolve(b, context)
    starts, ends = zip(bounds(first, context), bounds(last, context), strict=True)
    duration = not between and kind not in ("or", "dots")
    if ends[1] < starts[0] or (not duration and (starts[1] < starts[0] or ends[1] < ends[0])):
        swapped = starts[1] <= starts[0] and ends[1] <= ends[0]
        if not swapped or (kind != "or" and not (a.ago and b.ago)):
            raise DateError("reversed", context.written)
        first, last, duration = last, first, False  # "2–3 million years ago"
    doubtful = first.ambiguous or last.ambiguous
    if small and b.year and a.year:
        doubtful |= a.year.value < 32 and b.year.value < 32
        doubtful |= 0 < a.year.value < 13 and b.year.value < 100  # 10-66 may be a month
        doubtful |= len(sides[1][0].raw) == 2 and sides[1][0].value < 13
    if kind == "slash" and a.day and b.day:  # one day in two calendars, or several days
        doubtful |= days.day_number(starts[1]) - days.day_number(starts[0]) in _JULIAN_TO_GREGORIAN
    if kind == "and" and not between:
        doubtful |= days.following(ends[0]) != starts[1]
    same = first.precision if first.precision == last.precision else "range"
    precision: Precision = same if same in ("century", "decade", "millennium") else "range"
    return HistoricalDate(
        first.earliest, last.latest, precision,
        first.approximate or last.approximate,
        doubtful, duration, context.written, (first, last),
    )  # fmt: skip


def _refuse_days(one: Token, other: Token, join: str, context: Context) -> None:
    """Refuse what is rather half of a date, or a fraction: 10/66, 3/4, 13/2013."""
    if join == "slash" and max(one.value, other.value) < 100:
        raise DateError("two-digit-year", context.written)
    if one.kind == other.kind == "number" and one.value < 32 and len(other.raw) == 4:
        code = "no-such-month" if one.value > 12 else "several-dates"  # 1/c 1886
        raise DateError(code, context.written, month=one.value)


def _successive(a: Side, b: Side) -> bool:
    return _size(b) - _size(a) == (-1 if a.era == -1 else 1) and _size(a) > 0


def _size(side: Side) -> int:
    return side.year.value if side.year else 0


def bounds(date: HistoricalDate, context: Context) -> Bounds:
    """Return the first and the last day of a date that is closed on both sides."""
    if date.earliest is None or date.latest is None:
        raise DateError("several-dates", context.written)
    return date.earliest, date.latest


def _month_of_digits(a: Side, b: Side, join: str) -> int:
    """Return the month of 07/1776 or 07-1776; 0 if it is none."""
    if not (a.bare and b.bare and join in ("slash", "hyphen")) or a.era or a.of:
        return 0
    if a.circa or b.circa:
        return 0
    month, year = a.numbers[0], b.numbers[0]
    fits = 1 <= month.value <= 12 and month.kind == year.kind == "number" and year.value > 99
    return month.value if fits and (len(year.raw) == 4 or join == "slash") else 0


def _winter(a: Side, b: Side, context: Context) -> HistoricalDate:
    """Return the winter of two years, such as 1812/13."""
    year = bounds(resolve(b, context), context)[1][0]
    return HistoricalDate(
        (year - 1, 12, 1), (year, 2, days.month_length(year, 2)), "season", a.circa,
        text=context.written,
    )  # fmt: skip


def _give_or_take(a: Side, b: Side, context: Context) -> HistoricalDate:
    """Return the years around one: 1450 ± 10."""
    width = abs(b.numbers[0].value)
    if not a.era:
        a.era = b.era
    a.ago, a.counted = a.ago or b.ago, a.counted or b.counted
    middle = resolve(a, context)
    year = bounds(middle, context)[0][0]
    ends = tuple(
        HistoricalDate(*days.years(edge, edge), "year", True, text=context.written)
        for edge in (year - width, year + width)
    )
    return HistoricalDate(
        ends[0].earliest, ends[1].latest, "range", True, middle.ambiguous, False,
        context.written, ends,
    )  # fmt: skip


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
