"""What the two sides of a range lend each other: "1–3 July 1863", "264–146 BC", "XV–XVI вв."."""

from __future__ import annotations

from timeline_widgets.dates.context import Context
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.side import Side
from timeline_widgets.dates.vocabulary import Token

_SHORTENED = 2  # digits of a year that is shortened


def share(a: Side, b: Side, context: Context) -> None:
    """Give each side of a range what only the other has written.

    Raises
    ------
    DateError
        If it stays unclear whether the range ends BC or AD.
    """
    a.ago |= b.ago
    a.counted |= b.counted
    if b.scale and a.bare and not (a.scale or a.era):
        a.scale = b.scale
    _share_units(a, b)
    _share_days(a, b, context)
    _share_eras(a, b, context)
    if a.year and b.year and len(b.year.raw) < len(a.year.raw) and not b.month:
        if a.era == b.era:
            b.year = _lengthened(b.year, a.year, before_christ=a.era == -1)
        a.doubtful |= a.era == b.era == -1 and _may_be_shortened(b.year, a.year)
    a.auc |= b.auc
    b.auc |= a.auc


def _share_units(a: Side, b: Side) -> None:
    """Share centuries, millennia and decades."""
    if a.empty and a.of:  # "early to mid-19th century"
        for name in ("unit", "count", "decade", "month", "year", "numbers", "before_month"):
            value = getattr(b, name)
            setattr(a, name, list(value) if name == "numbers" else value)
        return
    if a.rounded and b.unit and not b.decade and len(b.numbers) == 1:
        b.decade = b.numbers.pop()  # "años 20 y 30 del siglo XX"
    # "43 BC – 16th century" begins with a year, "V в. до н. э. – XVI в." with a century.
    counts = a.bare and not (a.era and a.numbers[0].kind == "number")
    if counts and b.unit and not b.decade and 0 < a.numbers[0].value < 100:
        a.unit, a.count = b.unit, a.numbers.pop().value
    elif b.bare and a.unit and not a.decade:
        alike = b.numbers[0].kind == a.counted_in
        if b.numbers[0].kind == "roman" or (alike and a.unit_first and b.numbers[0].value < 100):
            b.unit, b.count = a.unit, b.numbers.pop().value
    tens = counts and a.bare and a.numbers[0].value > 0 and a.numbers[0].value % 10 == 0
    if b.decade and tens and (b.decade.value < 100 or a.numbers[0].value < 100):
        a.decade = a.numbers.pop()
    elif a.decade and b.bare and 0 < b.numbers[0].value < 100 and b.numbers[0].value % 10 == 0:
        b.decade = b.numbers.pop()
    if a.rounded and b.bare and not (a.of or b.rounded):
        a.rounded = False  # "años 1936 a 1939" are years
        a.doubtful |= b.numbers[0].value % 10 == 0
    a.round_years()
    b.round_years()
    if a.decade and b.decade and b.decade.value < 100 <= a.decade.value:
        value = a.decade.value // 100 * 100 + b.decade.value
        b.decade = b.decade._replace(value=value)
    if a.decade and b.decade and (a.decade.value % 100 or b.decade.value % 100):
        # "1990s–2000s" ends with a decade, not with a century
        a.decade, b.decade = (d._replace(kind="number") for d in (a.decade, b.decade))
    if a.decade and b.decade and bool(a.unit) != bool(b.unit):  # "20–30-е годы XX века"
        a.unit, a.count = b.unit, b.count = (b.unit, b.count) if b.unit else (a.unit, a.count)


def _share_days(a: Side, b: Side, context: Context) -> None:
    """Share the month and the year between days, and the year between months and seasons."""
    if a.month and not a.year and not b.month and len(b.numbers) == 2:
        b.day, b.year, b.month = b.numbers[0].value, b.numbers[1], a.month  # "July 1–3, 1863"
        b.numbers = []
    if not (a.month or b.month or a.season or b.season or a.republican or b.republican):
        for side in (a, b):
            if side.bare and not side.scale and not side.ago:
                side.year = side.numbers.pop()
        return
    dated = a.month or a.season
    if not b.bare:
        b.settle(context)
    if not a.bare:
        a.settle(context)
    if a.bare and b.day and 0 < a.numbers[0].value < 32 and not a.era:
        a.day, a.month, a.year = a.numbers.pop().value, b.month, b.year
    elif dated and not a.year and b.year:
        a.year, a.auc = b.year, b.auc
        a.era = a.era or b.era
    elif b.bare and a.day and a.year_first and b.numbers[0].value < 32:
        b.day, b.month, b.year = b.numbers.pop().value, a.month, a.year
    elif a.year and not b.year and (b.month or b.season):
        b.year = a.year
    if b.bare and a.year:
        b.year = b.numbers.pop()
    if a.bare and not (a.scale or a.ago):
        a.year = a.numbers.pop()


def _share_eras(a: Side, b: Side, context: Context) -> None:
    if b.era and not a.era:
        if not (a.ago or (a.year and a.year.value < 0)):
            a.era = b.era
    elif a.era == 1 and not b.era:
        b.era = 1
    elif a.era == -1 and not (b.era or b.ago) and not (b.year and b.year.value < 0):
        first, last = _size(a), _size(b)
        if first == last or (b.unit and not a.unit):
            b.era = -1 if b.month or b.season else 0
        elif last > first or (last == 0 and b.year):
            b.era = 1
        if not b.era:
            raise DateError("era-unclear", context.written)
    if a.year and b.year and a.year.value < 0 < b.year.value < -a.year.value and not b.era:
        a.doubtful = True  # "-264–146" may forget a minus


def _size(side: Side) -> int:
    if side.year:
        return abs(side.year.value)
    return side.decade.value if side.decade else side.count


def _may_be_shortened(short: Token, full: Token) -> bool:
    """Whether "480-79 BC" may end in 479 BC, which would be the earlier end of the same hundred."""
    if not (short.raw.isdigit() and full.raw.isdigit()) or len(short.raw) != 2:
        return False
    return int(full.raw[:-2] + short.raw) < full.value if len(full.raw) > 2 else False


def _lengthened(short: Token, full: Token, *, before_christ: bool) -> Token:
    """Complete a shortened year: 1914–18, 1096-99, 1905–6, 431–04 BC."""
    if not (short.raw.isdigit() and full.raw.isdigit()) or len(short.raw) > _SHORTENED:
        return short
    digits = full.raw[: -len(short.raw)] + short.raw
    value = int(digits)
    if before_christ:
        shortened = short.raw[0] == "0" and value < full.value
    else:
        shortened = short.value < full.value < value
    shortened &= short.value > 0 or value % 100 > 0
    return short._replace(value=value, raw=digits) if shortened else short
