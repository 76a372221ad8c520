"""From a text to a date: which notation it is in, and who reads that."""

from __future__ import annotations

import re
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
_WORDS: Final = re.compile(r"[^\W_]+")


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
    simple = normalised(text)
    if not simple:
        raise DateError("blank", text)
    _refuse_missing(simple, text)
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
    return date or understand(tokens(simple, text), context)


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
