"""Throw texts at `HistoricalDate.parse`, led by coverage; only a DateError may come out.

pip install atheris
python tests/dates/fuzz_with_coverage.py -max_total_time=600
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["timeline_widgets.dates"]):
    from timeline_widgets.dates import DateError, HistoricalDate
    from timeline_widgets.dates.labels import label  # imported late where nobody asks for it
    from timeline_widgets.dates.reading import READINGS
from timeline_widgets.messages import LANGUAGES


def read(data: bytes) -> None:
    """Read a text in some reading, and look at all that a date can do."""
    given = atheris.FuzzedDataProvider(data)
    reading = given.PickValueInList([None, *READINGS])
    precision = given.PickValueInList([None, *range(15)])
    day_first = given.PickValueInList([None, True, False])
    text = given.ConsumeUnicode(120)
    try:
        date = HistoricalDate.parse(text, reading, precision=precision, day_first=day_first)
    except DateError as error:
        if not str(error):
            raise AssertionError(text) from None
        return
    if date.earliest and date.latest and date.earliest > date.latest:
        raise AssertionError(f"{text!r} ends before it begins")
    for language in LANGUAGES:
        label(date, language, "spoken")
        label(date, language, "plate")
    if not date.start().may_precede(date.start()) or date.years_to(date):
        raise AssertionError(f"{text!r} is not at its own time")


if __name__ == "__main__":
    atheris.Setup(sys.argv, read)
    atheris.Fuzz()
