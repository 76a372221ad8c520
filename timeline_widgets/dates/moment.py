"""From one side of a date to the days it covers."""

from __future__ import annotations

import re
from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.context import Context
from timeline_widgets.dates.days import Bounds
from timeline_widgets.dates.digits import names
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import (
    FIRST_YEAR,
    LAST_LIKELY_YEAR,
    LAST_YEAR,
    HistoricalDate,
    Precision,
    is_deep,
)
from timeline_widgets.dates.republican import republican_bounds
from timeline_widgets.dates.side import Side
from timeline_widgets.dates.spreadsheet import LAST_DAY_NUMBER, day_of_number
from timeline_widgets.dates.vocabulary import Token

_SEASON_MONTHS: Final = ((3, 5), (6, 8), (9, 11))
_LAST_COUNT = 99  # of centuries or millennia
_FOUNDING_OF_ROME = 753
_PRESENT = 1950  # what "before present" counts from
_LEAST_ROMAN_YEAR = 100  # XV alone is a century, or anything
_LEAST_AGO = 1000  # fewer years ago are told from today
_ROUNDED_AGO = 10**6  # from here on, "ago" and "BC" are the same


def resolve(side: Side, context: Context) -> HistoricalDate:
    """Return the date that one side of a text means.

    Raises
    ------
    DateError
        If it has no year, or one that cannot be.
    """
    if side.republican:
        return _republican(side, context)
    if side.wants:
        raise DateError("no-year", context.written)
    if side.scale or side.ago or any(token.kind == "decimal" for token in side.numbers):
        return _deep(side, context)
    side.round_years()
    if side.counted and not side.era and not side.unit:
        raise DateError("relative", context.written)
    if side.unit or side.decade:
        return _long(side, context)
    side.settle(context)
    token = side.year
    if token is None:
        raise DateError("no-year", context.written)
    if token.kind == "roman":
        if token.value < _LEAST_ROMAN_YEAR or token.raw.upper() not in context.written:
            raise DateError("unit-unclear", context.written)
    elif token.kind == "ordinal" and token.value < 32 and not side.month:
        raise DateError("unit-unclear", context.written)
    year = year_of(token, side, context)
    doubtful = side.doubtful or token.raw[:1] == "–" or year > LAST_LIKELY_YEAR
    if side.day and 0 < token.value < 100 and len(token.raw) < 4 and not (side.era or side.auc):
        doubtful = True  # "24 August 79", but not 24/08/0079
    if side.of == 10:
        raise DateError("not-understood", context.written, word="decade")
    side.refuse_all_but(context, "auc", "day", "month", "of", "season", "weekday")
    if side.month:
        side.refuse_all_but(context, "auc", "day", "month", "of", "weekday")
        return _day_or_month(side, year, doubtful, context)
    if side.weekday or side.day:
        raise DateError("several-dates", context.written)
    if side.season:
        return season(year, side.season, side.circa or side.vague, context)
    if side.of:
        first, last = days.piece(1, 12, side.piece, side.of)
        bounds = days.months(year, first, last)
        return _date(bounds, "part", side, context, doubtful)
    deep = is_deep(days.historical(year))
    return _date(days.years(year, year), "deep" if deep else "year", side, context, doubtful)


def year_of(token: Token, side: Side, context: Context) -> int:
    """Return the astronomical year of a number, with the era of its side."""
    number = token.value
    written = context.written
    if token.kind == "decimal":
        raise DateError("fraction", written)
    if side.auc:
        return number - _FOUNDING_OF_ROME
    if number < 0 and side.era == 1:
        raise DateError("era-twice", written)
    if number < 0 and side.era == -1:
        side.doubtful = True
        number = -number
    if side.era:
        number *= side.era
    if context.astronomical and not side.era:
        year = number
    elif number == 0:
        raise DateError("no-year-zero", written)
    else:
        year = days.astronomical(number)
    if year > LAST_YEAR and not side.era and number <= LAST_DAY_NUMBER:
        serial = "-".join(f"{part:02}" for part in day_of_number(number))
        raise DateError("day-number", written, date=serial)
    if not FIRST_YEAR <= year <= (-FIRST_YEAR if side.era else LAST_YEAR):
        raise DateError("year-too-far", written, year=number)
    if len(token.raw) > 4 and token.raw[0] == "0":
        raise DateError("not-understood", written, word=token.raw)
    padded = len(token.raw) == 2 and token.raw[0] == "0"
    if (padded or (side.numeric and len(token.raw) < 3)) and not side.era:
        raise DateError("two-digit-year", written)
    return year


def season(year: int, number: int, approximate: bool, context: Context) -> HistoricalDate:
    """Return a season of the northern half of the world.

    "Winter 1848" may lie at either end of that year: it is the whole year, and ambiguous.
    """
    written = context.written
    if number == 4:
        bounds = days.years(year, year)
        return HistoricalDate(*bounds, "season", approximate, True, False, written)
    return HistoricalDate(
        *days.months(year, *_SEASON_MONTHS[number - 1]), "season", approximate, text=written
    )


def _date(
    bounds: Bounds, precision: Precision, side: Side, context: Context, doubtful: bool
) -> HistoricalDate:
    return HistoricalDate(
        bounds[0], bounds[1], precision, side.circa or side.vague, doubtful, False, context.written
    )


def _day_or_month(side: Side, year: int, doubtful: bool, context: Context) -> HistoricalDate:
    month, day = side.month, side.day
    if day:
        most = days.most_days(year, month)
        if day > most:
            when = names(month, days.historical(year))
            raise DateError("no-such-day", context.written, **when, most=most)
        if side.of:
            raise DateError("several-dates", context.written)
        return _date(((year, month, day), (year, month, day)), "day", side, context, doubtful)
    if side.weekday:
        raise DateError("several-dates", context.written)
    length = days.month_length(year, month)
    if side.of:
        first, last = days.piece(1, length, side.piece, side.of)
        bounds = (year, month, first), (year, month, last)
        return _date(bounds, "part", side, context, doubtful)
    return _date(((year, month, 1), (year, month, length)), "month", side, context, doubtful)


def _long(side: Side, context: Context) -> HistoricalDate:
    """Return a decade, a century, a millennium, or a part of one."""
    side.refuse_all_but(context, "decade", "of", "unit")
    if side.numbers:
        raise DateError("several-dates", context.written)
    precision: Precision
    doubtful = side.doubtful
    if side.decade is not None:
        precision = "decade"
        number, digits = side.decade.value, side.decade.raw
        if side.unit == 100 and number < 100 and number % 10 == 0:
            number += 100 * (side.count - 1)
        elif side.unit or number % 10:
            raise DateError("not-understood", context.written, word=digits)
        elif number < 100 and not side.era:
            raise DateError("two-digit-year", context.written)
        loose = side.decade.kind == "decade" or side.rounded
        if loose and number % 100 == 0 and not side.unit and side.era != -1:
            precision, doubtful = "century", True  # "the 1800s": ten years, or a hundred
            first, last = max(number, 1), number + 99
        else:
            first, last = days.decade(-number if side.era == -1 else number)
    else:
        precision = "century" if side.unit == 100 else "millennium"
        if not 1 <= side.count <= _LAST_COUNT:
            raise DateError("not-understood", context.written, word=str(side.count))
        first, last = days.century(side.count, before_christ=side.era == -1, length=side.unit)
    if last > days.LAST_CENTURY * 100 and side.unit:
        raise DateError("year-too-far", context.written, year=last)
    if side.of:
        if side.of == 10 and (side.decade or precision != "century"):
            raise DateError("not-understood", context.written, word=precision)
        first, last = days.piece(first, last, side.piece, side.of)
        precision = "part"
    return _date(days.years(first, last), precision, side, context, doubtful)


def _deep(side: Side, context: Context) -> HistoricalDate:
    """Return a figure of geology or prehistory: 66 million years ago, 12,000 BP."""
    side.refuse_all_but(context, "ago", "scale")
    if len(side.numbers) != 1:
        raise DateError("several-dates" if side.numbers else "relative", context.written)
    token = side.numbers[0]
    if token.kind == "decimal":
        if not side.scale:
            raise DateError("fraction", context.written)
        whole, _, decimals = token.raw.replace(",", ".").partition(".")
        total = int(whole + decimals) * side.scale // 10 ** len(decimals)
    elif side.scale >= _ROUNDED_AGO and len(parts := re.split("[.,]", token.raw)) == 2:
        mark = token.raw[len(parts[0])]
        if mark not in side.points:
            raise DateError("decimal-unclear", context.written, number=token.raw)
        total = abs(token.value) * side.scale // (1000 if mark == side.points[0] else 1)
    else:
        total = abs(token.value) * max(side.scale, 1)
    if side.era == 1 or (side.scale and not (side.era or side.ago or token.value < 0)):
        raise DateError("era-unclear", context.written)
    if side.ago and not side.era and total < _LEAST_AGO:
        raise DateError("relative", context.written)
    year = days.astronomical(-total)
    if side.ago and not side.era and total < _ROUNDED_AGO:
        year = _PRESENT - total
    if not year >= FIRST_YEAR:
        raise DateError("year-too-far", context.written, year=year)
    deep = (side.ago and total < _ROUNDED_AGO) or is_deep(days.historical(year))
    return _date(days.years(year, year), "deep" if deep else "year", side, context, False)


def _republican(side: Side, context: Context) -> HistoricalDate:
    side.refuse_all_but(context, "republican", "weekday")
    before, after = side.numbers[: side.before_month], side.numbers[side.before_month :]
    if len(after) != 1 or len(before) > 1 or side.era:
        raise DateError("no-year" if not after else "several-dates", context.written)
    day = before[0].value if before else 0
    bounds = republican_bounds(after[0].value, side.republican, day)
    if bounds is None:
        raise DateError("other-calendar", context.written, word=f"{after[0].raw}")
    if day:
        return _date(bounds, "day", side, context, False)
    ends = tuple(
        HistoricalDate(end, end, "day", side.circa, text=context.written) for end in bounds
    )
    return HistoricalDate(*bounds, "range", side.circa, text=context.written, parts=ends)
