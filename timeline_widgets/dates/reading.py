"""From a text to a date: which notation it is in, and who reads that."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from timeline_widgets.dates.context import Context
from timeline_widgets.dates.edtf import looks_like_edtf, read_edtf
from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.grammar import understand
from timeline_widgets.dates.historical_date import LAST_LIKELY_YEAR, HistoricalDate, Reading
from timeline_widgets.dates.iso import read_iso
from timeline_widgets.dates.spreadsheet import read_day_number
from timeline_widgets.dates.vocabulary import MISSING
from timeline_widgets.dates.wikidata import read_wikidata
from timeline_widgets.dates.words import normalised, tokens

LONGEST = 300
"""The most characters that are read as a date."""
READINGS: Final = (
    "historical", "astronomical", "edtf", "excel-serial", "wikidata-json", "wikidata-sparql",
)  # fmt: skip
# 185? may be a year of the 1850s, 44- and (44) are how some programs write -44.
# So may be 10,00 (a price), "1. 1066" (a number in a list), MIX, and l'an 8, of the Republic.
_DOUBTFUL: Final = re.compile(
    r"\[?[0-9]{3}\?\]?|[0-9]{1,3}-|-[0-9]+-|\([0-9]+\)|[0-9]{1,2}[.,]00|[0-9]{1,2}\. [0-9]{4}"
    r"|[mdclxvi]{2,3}|(?:l')?an (?:[1-9]|1[0-4])"
)
# Figures of other scripts, whose years are often those of other calendars.
_OTHER_FIGURES: Final = re.compile("(?![0-9０-９])\\d")
_WORDS: Final = re.compile(r"[^\W_]+")


_GLUED_ERA = re.compile(r"(?<=\d)(?=[ad]\. ?[cr])")  # 44a.C.
# A letter that looks like a figure in the midst of a year: l492, 184o. Alone, some of these letters
# are words ("l'an", "a", 1.º), so that the rest would be read as another year.
_SLIP = re.compile(
    r"(?<![^\W_])[aAdDlIoO](?=\d{3})[\d]+|(?<!\d)\d{3,4}[aAdDlIoO](?![^\W_]|\.)"
    r"|(?<!\d)\d+[lIoO]\d+"
)


def read(
    text: str, reading: Reading | None, precision: int | None, day_first: bool | None
) -> HistoricalDate:
    """Return the date that `text` means; `HistoricalDate.parse` has the details."""
    if len(text) > LONGEST:
        raise DateError("too-long", text, length=len(text), most=LONGEST)
    if reading is not None and reading not in READINGS:
        raise ValueError(f"No reading is called {reading!r}; there are {', '.join(READINGS)}.")
    if text.isascii() and text.isdigit() and len(text) < 5 and reading in (None, "historical"):
        if len(text) < 3 and text != str(int(text)) and int(text):
            raise DateError("two-digit-year", text)
        year = int(text)
        if 0 < year <= LAST_LIKELY_YEAR:
            return HistoricalDate((year, 1, 1), (year, 12, 31), "year", text=text)
    simple = _GLUED_ERA.sub(" ", normalised(text))
    if not simple:
        raise DateError("blank", text)
    _refuse_missing(simple, text)
    slip = _SLIP.search(text)
    if slip and reading in (None, "historical", "astronomical"):
        raise DateError("not-understood", text, word=slip[0])
    if reading in ("wikidata-json", "wikidata-sparql"):
        return read_wikidata(text, reading, precision)
    if reading == "edtf":
        return read_edtf(text)
    if reading == "excel-serial":
        day = read_day_number(text)
        if day is not None:
            return day
    context = Context(text, reading == "astronomical", day_first)
    date = read_iso(simple, context)
    if date is None and looks_like_edtf(text):
        date = read_edtf(text)
    date = date or understand(tokens(simple, text), context)
    doubtful = _DOUBTFUL.fullmatch(simple) or _OTHER_FIGURES.search(text)
    return replace(date, ambiguous=True) if doubtful else date


def _refuse_missing(simple: str, text: str) -> None:
    """Refuse a text that stands for no date."""
    if simple[0].isdigit() and simple[-1].isdigit():
        return
    words = " ".join(_WORDS.findall(simple))
    if not words:
        raise DateError("missing", text)
    code = MISSING.get(words)
    if code:
        raise DateError(code, text)
