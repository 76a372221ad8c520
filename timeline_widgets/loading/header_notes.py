"""What a header adds to its name: "Year (BC)", "Date (DD/MM/YYYY)", "Jahr v. Chr."."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from timeline_widgets.dates import DateError, HistoricalDate

_IN_BRACKETS = re.compile(r"([^(\[]*\w[^(\[]*)[(\[]([^)\]]*)[)\]]\W*")
_DAY_FIRST = re.compile(r"(?<!\w)[djtд]{1,2}[ ./-]+[mм]{1,2}[ ./-]+[yajгl]", re.IGNORECASE)
_MONTH_FIRST = re.compile(r"(?<!\w)[mм]{1,2}[ ./-]+[djtд]{1,2}[ ./-]+[yajгl]", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9][0-9 .,\u00a0\u202f]*")
_LONGEST = 20  # characters of an era
_LONGEST_HEADER = 200


def parted(header: str, is_known: Callable[[str], object]) -> tuple[str, str]:
    """Return a header's name and what it adds in brackets, or an era that stands behind it.

    Examples
    --------
    >>> parted("Year BC", {"Year"}.__contains__), parted("Date (dd/mm/yy)", str)
    (('Year', 'BC'), ('Date', 'dd/mm/yy'))
    >>> parted("Date added", {"Date"}.__contains__)
    ('Date added', '')
    """
    if len(header) > _LONGEST_HEADER:
        return header, ""
    if found := _IN_BRACKETS.fullmatch(header):
        return found[1].strip(), found[2].strip()
    words = header.split()
    for count in range(len(words) - 1, 0, -1):
        name, note = " ".join(words[:count]), " ".join(words[count:])
        if is_known(name) and is_era(note):
            return name, note
    return header, ""


@lru_cache(maxsize=500)
def is_era(note: str) -> bool:
    """Return whether words behind a number put it before the year 1.

    Examples
    --------
    >>> is_era("a. C."), is_era("BP"), is_era("AD"), is_era("BC/AD")
    (True, True, False, False)
    """
    if not note or len(note) > _LONGEST or any(map(str.isdigit, note)):
        return False
    try:
        date = HistoricalDate.parse(f"4000 {note}")
    except DateError:
        return False
    return date.earliest is not None and date.earliest[0] <= 0 and not date.parts


def with_era(texts: Sequence[str], era: str) -> list[str]:
    """Return the texts with the era of their header behind each that is only a number.

    Examples
    --------
    >>> with_era(["753", "c. 500", "44 BC"], "BC")
    ['753 BC', 'c. 500', '44 BC']
    """
    return [f"{text} {era}" if _NUMBER.fullmatch(text) else text for text in texts]


def tells_day_first(header: str) -> bool | None:
    """Return whether a header says that the day comes first; None if it does not say.

    Examples
    --------
    >>> tells_day_first("Fecha (dd/mm/aaaa)"), tells_day_first("Date MM-DD-YYYY")
    (True, False)
    >>> tells_day_first("Date") is None
    True
    """
    if _DAY_FIRST.search(header):
        return True
    return False if _MONTH_FIRST.search(header) else None
