"""Which columns hold titles and dates, by what stands in them, for tables whose headers do not say.

A guess is a proposal: whoever asks for it shows it to the teacher.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from timeline_widgets.loading.dating import is_date
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.known_headers import recognised

_LOOKED_AT = 60  # rows
_ENOUGH = 0.6  # of the cells must be dates
_WORDS = re.compile(r"[^\W\d_]{2}")
_LONGEST_TITLE = 90  # characters; what is longer on average is the text about an event


def guessed_columns(grid: Grid, header_row: int) -> dict[str, int]:
    """Return the columns that look like titles and like dates, of those whose headers tell nothing.

    Examples
    --------
    >>> guessed_columns(Grid([["A", "1", "2"], ["B", "Ides of March", "Crown"],
    ...                       ["C", "44 BC", "800"]]), 0)
    {'title': 1, 'date': 2}
    """
    samples = [
        [cell for cell in column[header_row + 1 : header_row + 1 + _LOOKED_AT] if cell.strip()]
        for column in grid.columns
    ]
    silent = [
        i
        for i, column in enumerate(grid.columns)
        if samples[i] and not recognised([column[header_row]])
    ]
    shares = {i: sum(map(is_date, samples[i])) / len(samples[i]) for i in silent}
    date = max(shares, key=shares.__getitem__, default=None)
    found = {} if date is None or shares[date] < _ENOUGH else {"date": date}
    titles = [i for i in silent if i not in found.values() and _are_words(samples[i])]
    if not titles:
        return found
    lengths = {i: sum(map(len, samples[i])) / len(samples[i]) for i in titles}
    short = [i for i in titles if lengths[i] <= _LONGEST_TITLE]
    title = max(short, key=lengths.__getitem__) if short else min(titles, key=lengths.__getitem__)
    return {"title": title, **found}


def _are_words(cells: Sequence[str]) -> bool:
    return bool(cells) and sum(1 for c in cells if _WORDS.search(c)) > len(cells) / 2
