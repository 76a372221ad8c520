"""From a text to a date: which notation it is in, and who reads that."""

from __future__ import annotations

import re

from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.historical_date import HistoricalDate, Reading

_BCE = re.compile(r"([0-9]+) ?(BCE?|B\.C\.(E\.)?|v\. Chr\.|a\. C\.|av\. J\.-C\.)?$")


def read(
    text: str, reading: Reading | None, precision: int | None, day_first: bool | None
) -> HistoricalDate:
    """Return the date that `text` means; `HistoricalDate.parse` has the details."""
    bare = text.strip().replace("−", "-")
    if bare.lstrip("-").isdecimal():
        return HistoricalDate.of_year(int(bare))
    found = _BCE.match(bare)
    if found:
        return HistoricalDate.of_year(-int(found[1]))
    raise DateError("not-understood", text, word=text)
