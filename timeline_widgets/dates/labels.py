"""Dates in words, in five languages: what `HistoricalDate.parse` reads back as the same date."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from timeline_widgets.dates import days
from timeline_widgets.dates.counting import counted
from timeline_widgets.dates.historical_date import Day, HistoricalDate, Language, Style
from timeline_widgets.dates.languages import de, en, es, fr, ru
from timeline_widgets.dates.part_names import Unit, part_of

_WORDS: Final = {
    "en": en.LABELS,
    "es": es.LABELS,
    "fr": fr.LABELS,
    "de": de.LABELS,
    "ru": ru.LABELS,
}
_ERA_NEEDED_BELOW = 100  # "79 CE", since 79 alone looks like 1979
_GROUPED_FROM = 10_000
_PRESENT = 1950
_SMALLEST_FIGURE = 1_000_000


def label(date: HistoricalDate, language: Language, style: Style) -> str:
    """Return `date` in words; `HistoricalDate.label` has the details."""
    if language not in _WORDS:
        raise ValueError(f"No labels in {language!r}; there are {', '.join(_WORDS)}.")
    if style not in ("spoken", "plate"):
        raise ValueError(f"No style is called {style!r}; there are spoken, plate.")
    return _Labels(_WORDS[language], plate=style == "plate").whole(date)


class _Labels:
    """The words of one language, in one style."""

    def __init__(self, words: dict[str, str], *, plate: bool, explicit: bool = False) -> None:
        self._words = words
        self._plate = plate
        self._explicit = explicit  # mark dates after the year 1 too

    def _word(self, key: str, **values: object) -> str:
        template = self._words.get(f"plate {key}") if self._plate else None
        return (template or self._words[key]).format(**values)

    def _one_of(self, key: str, number: int, **values: object) -> str:
        return self._words[key].split("|")[number - 1].format(**values)

    def whole(self, date: HistoricalDate) -> str:
        """Return the label of any date."""
        if date.precision == "set":
            *others, last = map(self.whole, date.parts)
            joint = self._words["and" if date.duration else "or"]
            return f"{', '.join(others)} {joint} {last}"
        if date.earliest is None or date.latest is None:
            return self._open(date)
        if len(date.parts) == 2:
            return self._two_ended(*date.parts, duration=date.duration)
        return self._single(date, date.earliest, date.latest)

    def _open(self, date: HistoricalDate) -> str:
        if not date.parts:  # an end of something that has none
            day = date.earliest or date.latest
            year = day[0] if day else 0
            word = "since" if date.earliest else "until"
            return self._word(word, x=self._year(year))
        if date.duration:
            word = "since" if date.earliest else "until"
        else:
            word = "after" if date.earliest else "before"
        declined = f"names {word}" not in self._words
        x = (self._governed if declined else self.whole)(date.parts[0])
        return self._contracted(self._word(word, x=x))

    def _governed(self, date: HistoricalDate) -> str:
        """Return the label of a date behind a preposition, with the article or case it wants."""
        first, last = date.earliest, date.latest
        if self._plate or date.approximate or date.parts or first is None or last is None:
            return self.whole(date)
        if date.precision in ("decade", "century", "millennium"):
            unit = Unit.of_years(first[0], last[0])
            if unit and f"the {unit.name}" in self._words:
                return self._unit(unit, "the ")
        elif (template := self._words.get(f"the {date.precision}")) is not None:
            month = self._month_name(first[1])
            return template.format(x=self.whole(date), m=month, y=self._year(first[0], marked=True))
        return self.whole(date)

    def _contracted(self, text: str) -> str:
        """Return a phrase with its preposition and article in one: "antes del", "jusqu'au"."""
        for pair in self._words.get("contracted", "").split("|"):
            apart, _, joined = pair.partition(">")
            if apart and apart in text:
                return text.replace(apart, joined, 1)
        return text

    def _two_ended(self, a: HistoricalDate, b: HistoricalDate, *, duration: bool) -> str:
        shared = self._shared(a, b) if duration else "" if self._plate else self._between(a, b)
        if shared:
            return shared
        small = a.earliest is not None and 0 < a.earliest[0] < _ERA_NEEDED_BELOW
        alone = self._plate and small and a.precision == "year" != b.precision
        named = not {a.precision, b.precision} <= {"year", "day"}
        between = not (duration or self._plate or (named and "names between" in self._words))
        left = _Labels(self._words, plate=self._plate, explicit=alone)
        first = left._governed(a) if between else left.whole(a)
        if (a.precision == "decade") > (b.precision == "decade") and a.earliest and a.latest:
            unit = Unit.of_years(a.earliest[0], a.latest[0])
            if unit:  # "années 1920 – 1945" would be years
                first = self._unit(unit._replace(name="decade of a century"))
                first = self._circa(first) if a.approximate else first
        crosses = a.earliest is not None and a.earliest[0] < 1
        right = _Labels(self._words, plate=self._plate, explicit=crosses)
        if between:
            return self._word("between", a=first, b=right._governed(b))
        return f"{first} {'–' if duration else '…'} {right.whole(b)}"

    def _shared(self, a: HistoricalDate, b: HistoricalDate) -> str:
        """Return a range whose ends share a month or an era, or an empty string."""
        if a.precision == "year" and a.approximate and not b.approximate:  # c. 1340–1345
            years = self._shared(replace(a, approximate=False), b)
            return years and self._circa(years)
        if a.precision != b.precision or a.approximate or b.approximate:
            return ""
        first, last = a.earliest, b.earliest
        if first is None or last is None:
            return ""
        if a.precision == "day" and first[:2] == last[:2]:
            month = self._month_name(first[1])
            return self._word("days", d1=first[2], d2=last[2], m=month, y=self._year(first[0]))
        if a.precision == "month" and first[0] == last[0]:
            months = [self._month_name(day[1], alone=True) for day in (first, last)]
            year = self._year(first[0], marked=True)
            return self._word("months of", m1=months[0], m2=months[1], y=year)
        if a.precision == "year":
            return self._years_of_one_era("years", first[0], last[0])
        return self._centuries_of_one_era("centuries", a, b)

    def _between(self, a: HistoricalDate, b: HistoricalDate) -> str:
        """Return what lies between two years or centuries of one era, or an empty string."""
        first, last = a.earliest, b.earliest
        if a.precision != b.precision or a.approximate or b.approximate or not first or not last:
            return ""
        if a.precision == "year":
            return self._years_of_one_era("between years", first[0], last[0])
        return self._centuries_of_one_era("between centuries", a, b)

    def _centuries_of_one_era(self, key: str, a: HistoricalDate, b: HistoricalDate) -> str:
        ends = a.earliest, a.latest, b.earliest, b.latest
        if a.precision != "century" or b.precision != "century" or None in ends:
            return ""
        years = [day[0] for day in ends if day]
        units = Unit.of_years(*years[:2]), Unit.of_years(*years[2:])
        if not units[0] or not units[1] or {u.name for u in units if u} != {"century"}:
            return ""
        if units[0].before_christ != units[1].before_christ:
            return ""
        counts = [counted(unit.number, self._words) for unit in units if unit]
        era = self._words["bce"] if units[0].before_christ else ""
        return self._word(key, n1=counts[0], n2=counts[1]) + era

    def _years_of_one_era(self, key: str, first: int, last: int) -> str:
        years = days.historical(first), days.historical(last)
        if years[0] * years[1] <= 0 or years[1] >= _GROUPED_FROM:
            return ""
        if self._plate and years[0] < 0:
            return ""
        text = self._word(key, n1=self._number(years[0]), n2=self._number(years[1]))
        if years[1] >= _ERA_NEEDED_BELOW or self._plate:
            return text
        return text + self._words["bce" if years[0] < 0 else "ce"]

    def _single(self, date: HistoricalDate, first: Day, last: Day) -> str:
        precision = date.precision
        year = self._year(first[0])
        if precision == "day":
            number: object = first[2]
            if number == 1:
                number = self._words.get("first of the month", number)
            text = self._word("day", d=number, m=self._month_name(first[1]), y=year)
        elif precision == "month":
            year = self._year(first[0], marked=True)
            text = self._word("month", m=self._month_name(first[1], alone=True), y=year)
        elif precision == "season":
            text = self._season(first, last)
        elif precision == "part":
            return self._part(date, first, last)
        elif precision == "deep":
            text = self._deep(first[0])
        elif precision in ("decade", "century", "millennium"):
            unit = Unit.of_years(first[0], last[0])
            if unit is None:
                return self._unspecified(first[0], last[0], approximate=date.approximate)
            text = self._unit(unit)
        else:
            text = year
        if date.approximate and not self._plate and "names circa" not in self._words:
            text = self._governed(replace(date, approximate=False))
        return self._circa(text) if date.approximate else text

    def _circa(self, text: str) -> str:
        # "v. 1440" is short for "vers 1440" only before digits.
        short = self._plate and (text[0].isdigit() or text[0] == "−")
        return self._word("circa", x=text) if short else self._words["circa"].format(x=text)

    def _month_name(self, month: int, *, alone: bool = False) -> str:
        prefix = "plate " if self._plate else ""
        names = self._words.get(f"{prefix}months alone") if alone else None
        return (names or self._words[f"{prefix}months"]).split("|")[month - 1]

    def _number(self, number: int) -> str:
        digits = f"{abs(number):,}" if abs(number) >= _GROUPED_FROM else str(abs(number))
        sign = "−" if number < 0 and self._plate else ""
        return sign + digits.replace(",", self._words["thousands"])

    def _year(self, year: int, *, marked: bool = False) -> str:
        people = days.historical(year)
        text = self._word("year", n=self._number(people))
        marked |= self._explicit
        if self._plate and people < _GROUPED_FROM and not (marked and people > 0):
            return text
        if people < 0:
            return text + self._words["bce"]
        if people < _ERA_NEEDED_BELOW or people >= _GROUPED_FROM or self._explicit:
            return text + self._words["ce"]
        return text

    def _season(self, first: Day, last: Day) -> str:
        if first[0] < last[0]:
            years = sorted(abs(days.historical(day[0])) for day in (first, last))
            if first[0] < 1:
                years.reverse()
            era = self._words["bce"] if last[0] < 1 else ""
            return self._one_of("seasons", 4, y=f"{years[0]}/{years[1]}{era}")
        number = 4 if first[1] == 1 else first[1] // 3
        return self._one_of("seasons", number, y=self._year(first[0], marked=True))

    def _unit(self, unit: Unit, prefix: str = "") -> str:
        count = str(unit.number)
        if unit.name in ("century", "millennium"):
            count = counted(unit.number, self._words)
        era = self._words["bce"] if unit.before_christ else ""
        small_decade = unit.name.startswith("decade") and unit.number < _ERA_NEEDED_BELOW
        if not era and (small_decade or self._explicit):
            era = self._words["ce"]
        return self._word(prefix + unit.name, n=count) + era

    def _part(self, date: HistoricalDate, first: Day, last: Day) -> str:
        found = part_of(first, last, vague=date.approximate)
        if found is None:
            ends = (HistoricalDate(day, day, "day") for day in (first, last))
            return self._two_ended(*ends, duration=False)
        vague, number, of, unit = found
        if isinstance(unit, Unit):
            plain, genitive = self._unit(unit), self._unit(unit, "of ")
        elif len(unit) == 1:
            plain = self._year(unit[0], marked=True)
            key = "of year, loosely" if vague and "of year, loosely" in self._words else "of year"
            genitive = self._word(key, x=plain)
        else:
            named = self._month_name(unit[1]), self._year(unit[0], marked=True)
            plain = self._word("month", m=named[0], y=named[1])
            genitive = self._word("of month", x=plain)
        if vague:
            return self._one_of("vague", number, x=plain, of=genitive)
        if of == 10:
            word = self._one_of("tenths", number)
            text = self._word("tenth", w=word, of=genitive)
        else:
            key = {2: "halves", 3: "thirds", 4: "quarters"}[of]
            text = self._one_of(key, number, of=genitive)
        return self._circa(text) if date.approximate else text

    def _deep(self, year: int) -> str:
        amount = -days.historical(year)
        if amount < _SMALLEST_FIGURE or amount % 1000:
            return f"{self._grouped(_PRESENT - year)} BP"
        for key, size in (("billion", 10**9), ("million", 10**6)):
            if key in self._words and amount >= size and amount % (size // 100) == 0:
                whole, hundredths = divmod(amount // (size // 100), 100)
                decimals = f"{hundredths:02}".rstrip("0")
                point = self._words["point"] if decimals else ""
                return self._word(key, n=f"{whole}{point}{decimals}")
        return self._word("year", n=self._grouped(amount)) + self._words["bce"]

    def _grouped(self, number: int) -> str:
        return f"{number:,}".replace(",", self._words["thousands"])

    def _unspecified(self, first: int, last: int, *, approximate: bool) -> str:
        """Return years that have no name, such as 1000 to 1999, as EDTF writes them."""
        width = len(str(last - first))
        return f"{first:04}"[:-width] + "X" * width + ("~" if approximate else "")
