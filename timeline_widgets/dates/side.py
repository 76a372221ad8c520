"""One side of a date: what was written about a single moment, before it becomes days."""

from __future__ import annotations

from timeline_widgets.dates.context import Context
from timeline_widgets.dates.digits import names, read_digits
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.vocabulary import Token

_EXCLUSIVE = (
    "ago", "auc", "day", "decade", "month", "of", "republican", "scale", "season", "unit",
    "weekday",
)  # fmt: skip


_LAST_DAY = 31


class Side:
    """The pieces of one side, by what they are. A missing one is 0, False or None.

    Attributes
    ----------
    numbers : list of Token
        Numbers whose part is not clear yet; `settle` tells days from years.
    unit, count : int
        100 for a century or 1000 for a millennium, and which one.
    piece, of : int
        Which of how many equal parts: (2, 3) is "mid", with `vague`; (1, 2) the first half.
    """

    __slots__ = (
        "ago", "auc", "before_month", "circa", "count", "counted", "counted_in", "day", "decade",
        "doubtful", "era", "month", "numbers", "numeric", "of", "piece", "points", "republican",
        "rounded", "scale", "season", "unit", "unit_first", "vague", "wants", "weekday", "year",
        "year_first",
    )  # fmt: skip

    def __init__(self, tokens: list[Token], context: Context) -> None:
        self.numbers: list[Token] = []
        self.decade: Token | None = None
        self.points = self.counted_in = ""
        self.year: Token | None = None
        self.before_month = self.count = self.day = self.era = self.month = self.of = 0
        self.piece = self.republican = self.scale = self.season = self.unit = self.wants = 0
        self.ago = self.auc = self.circa = self.counted = self.doubtful = self.rounded = False
        self.numeric = self.unit_first = self.vague = self.weekday = self.year_first = False
        for token in tokens:
            kind, value, raw = token
            if kind in ("number", "ordinal", "roman", "decimal"):
                self._number(token, context)
            elif kind == "month":
                if self.month:
                    raise DateError("several-dates", context.written)
                self.month, self.before_month = value, len(self.numbers)
            elif kind == "era":
                if self.era not in (0, value):
                    raise DateError("era-twice", context.written)
                self.era = value
            elif kind == "circa":
                self.circa = True
            elif kind in ("unit", "unit-first"):
                self._unit(token, context)
            elif kind in ("thousand-or-millennium", "thousands-or-millennium"):
                self._thousand(token, context)
            elif kind == "vague":
                if self.vague and self.piece != value:
                    raise DateError("several-dates", context.written)  # "early late"
                self.piece, self.of, self.vague = value, 3, True
            elif kind == "fraction":
                self._fraction(token, context)
            elif kind == "last":
                self.piece = -1
            elif kind == "decade":
                if self.decade:
                    raise DateError("several-dates", context.written)
                self.decade = token
            elif kind == "years":
                self.counted |= bool(self.numbers) and not self.month
                self.rounded |= value == 10 and not self.numbers
            elif kind == "numeric":
                if self.year:
                    raise DateError("several-dates", context.written)
                written = read_digits(raw, context)
                self.day, self.month, self.year, doubtful = written
                self.numeric = True
                self.doubtful |= doubtful
            elif kind in ("scale", "scale-ago"):
                self._wants_number(kind == "scale-ago", raw, context)
                self.scale, self.points = max(self.scale, 1) * value, raw
                self.ago |= kind == "scale-ago"
            elif kind in ("season", "republican"):
                setattr(self, kind, value)
                self.before_month = len(self.numbers)
            elif kind in ("ago", "auc", "weekday"):
                self._wants_number(kind == "ago" and not value and bool(raw), raw, context)
                setattr(self, kind, True)
            elif kind == "relative":
                raise DateError("relative", context.written)
            elif kind == "calendar":
                raise DateError("other-calendar", context.written, word=raw)
            elif kind not in ("time", "comma", "to") and not (kind == "since" and not value):
                raise DateError("not-understood", context.written, word=raw or context.written)

        if self.piece == -1:
            raise DateError("not-understood", context.written, word="last")
        if self.scale == 1000 and not self.numbers and not self.ago:
            self.scale, self.numbers = 0, [Token("number", 1000, "1000")]  # "l'an mil"

    @property
    def bare(self) -> bool:
        """Whether it is a single number, apart from words such as "late" or "BC"."""
        return len(self.numbers) == 1 and not (
            self.month or self.unit or self.season or self.decade or self.year or self.republican
        )

    @property
    def empty(self) -> bool:
        """Whether it has nothing to place it in time."""
        return not (
            self.numbers or self.month or self.unit or self.season or self.decade or self.year
        )

    def _number(self, token: Token, context: Context) -> None:
        if self.wants:
            self.unit, self.count, self.wants = self.wants, token.value, 0
            self.counted_in = token.kind
            if self.unit == 10:
                self.unit, self.decade = 0, token
        elif token.kind == "ordinal" and token.value in (3, 4) and self._has_piece_number():
            self._part_of(token, context)  # "primer cuarto", "second third"
        else:
            self.numbers.append(token)

    def _has_piece_number(self) -> bool:
        return self.piece == -1 or (bool(self.numbers) and self.numbers[-1].kind == "ordinal")

    def _part_of(self, token: Token, context: Context) -> None:
        self.of = token.value
        self.piece = self.of if self.piece == -1 else self.numbers.pop().value
        if not 1 <= self.piece <= self.of:
            raise DateError("not-understood", context.written, word=token.raw)

    def _fraction(self, token: Token, context: Context) -> None:
        has_number = self.piece == -1 or (self.numbers and self.numbers[-1].value <= 10)
        if not has_number and token.raw == "mitad":
            self.piece, self.of, self.vague = 2, 3, True
            return
        if not has_number:
            raise DateError("not-understood", context.written, word=token.raw)
        self._part_of(token, context)

    def _unit(self, token: Token, context: Context) -> None:
        if self.unit:
            raise DateError("several-dates", context.written)
        last = self.numbers[-1] if self.numbers else None
        if token.value == 10:
            if self.piece == -1 or (
                last and last.kind in ("ordinal", "number") and last.value <= 10
            ):
                self._part_of(token, context)
            else:
                self.wants = 10
        elif last is None or token.kind == "unit-first":
            self.wants, self.unit_first = token.value, True
        else:
            self.unit, self.count, self.counted_in = token.value, last.value, last.kind
            self.numbers.pop()

    def _thousand(self, token: Token, context: Context) -> None:
        """Take "III mil." or "III тыс.", the millennium; or "12 mil años", "l'an mil"."""
        if self.numbers and self.numbers[-1].kind == "roman":
            self._unit(token, context)
        elif token.kind == "thousands-or-millennium":
            raise DateError("unit-unclear", context.written)  # 4 тыс. до н. э.
        else:
            self.scale = 1000

    def _wants_number(self, wanted: bool, word: str, context: Context) -> None:
        """Refuse a word such as BP that stands before its number, or without one."""
        if wanted and not (self.numbers or self.scale):
            raise DateError("not-understood", context.written, word=word)

    def round_years(self) -> None:
        """Take "años 1930" as a decade, and so "años 20" beside a century."""
        if self.rounded and (
            (self.bare and self.numbers[0].value % 10 == 0)
            or (self.unit and not self.decade and len(self.numbers) == 1)
        ):
            self.decade = self.numbers.pop()

    def refuse_all_but(self, context: Context, *allowed: str) -> None:
        """Refuse a side that has more than belongs together, such as a season and a month.

        Raises
        ------
        DateError
            If it has any piece whose name is not allowed.
        """
        if any(getattr(self, name) for name in _EXCLUSIVE if name not in allowed):
            raise DateError("several-dates", context.written)

    def settle(self, context: Context) -> None:
        """Tell which of the numbers is the day and which the year."""
        numbers = self.numbers
        if not numbers:
            return
        if self.year:
            raise DateError("several-dates", context.written)
        roman_month = len(numbers) == 3 and numbers[1].kind == "roman" and numbers[1].value <= 12
        if roman_month and not self.month:
            if len(numbers[2].raw) < 3 and not self.era:
                raise DateError("two-digit-year", context.written)  # 24 x 36
            self.doubtful |= numbers[1].raw == "x" and "X" not in context.written  # times?
            self.month, self.before_month = numbers.pop(1).value, 1  # 14.VII.1789
        before, after = numbers[: self.before_month], numbers[self.before_month :]
        if not self.month:
            if len(numbers) > 1:
                raise DateError("several-dates", context.written)
            self.year = numbers[0]
        elif len(numbers) == 2 and before and _is_day(before[0]):
            self.day, self.year = before[0].value, after[0] if after else None
            if not after:
                raise DateError("several-dates", context.written)
        elif len(before) == len(after) == 1 and 31 < before[0].value < 100 and after[0].value > 31:
            raise DateError(
                "no-such-day", context.written, **names(self.month, after[0].value), most=31
            )
        elif len(numbers) == 2 and before and after and _is_day(after[0]):
            self.day, self.year, self.year_first = after[0].value, before[0], True
        elif len(before) == 2 and before[0].value > _LAST_DAY and _is_day(before[1]):
            self.day, self.year, self.year_first = before[1].value, before[0], True  # 1789, 14 July
        elif len(numbers) == 2 and not before and _is_day(after[0]):
            self.day, self.year = after[0].value, after[1]
        elif len(numbers) == 1:
            token = numbers[0]
            if not _is_day(token) or self.era or self.auc:
                self.year, self.year_first = token, bool(before)
                if 0 < token.value < 100 and len(token.raw) < 3 and not (self.era or self.auc):
                    raise DateError("two-digit-year", context.written)
            else:
                self.day = token.value
        else:
            raise DateError("several-dates", context.written)
        self.numbers = []


def _is_day(token: Token) -> bool:
    short = token.value <= _LAST_DAY and len(token.raw) < 3
    return token.value > 0 and (short or token.kind == "ordinal")
