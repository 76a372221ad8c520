"""A look at each card: is its date clear and narrow enough, and does its front keep it secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import repeat

from timeline_widgets.cards import Picture, Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading import leaks, limits
from timeline_widgets.loading.findings import Finding, row_spans
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.rows import Rows


def odd_dates(rows: Rows) -> list[Finding]:
    """Return what is unclear or too wide about the cards' dates."""
    dating = rows.dating
    by_text = {text: odd for text, date in dating.dates.items() if (odd := _odd_date(date))}
    if not by_text and not dating.own:
        return []
    found = []
    for index in rows.kept:
        own = dating.own.get(index)
        if isinstance(own, HistoricalDate):
            odd = _odd_date(own)
        else:
            odd = by_text.get(dating.texts[index], [])
        row, text = rows.number(index), dating.texts[index]
        found += [oddity._replace(row=row, column=dating.column, value=text) for oddity in odd]
    return found


def _odd_date(date: HistoricalDate) -> list[Finding]:
    if date.precision == "year" and not date.ambiguous:
        return []
    found = []
    if date.ambiguous:
        params = {"means": date}
        found.append(Finding("ambiguous", "date-ambiguous", mend=date, params=params))
    if date.duration:
        return found
    if date.earliest is None or date.latest is None:
        found.append(Finding("warning", "card-open"))
    elif date.latest[0] - date.earliest[0] > limits.WIDE_YEARS:
        width = {"years": date.latest[0] - date.earliest[0], "most": limits.WIDE_YEARS}
        found.append(Finding("warning", "card-too-wide", params=width))
    return found


def telling_titles(rows: Rows) -> list[Finding]:
    """Return a warning for each title that tells its card's date, with a title that does not."""
    column = rows.header.name("title")
    found = []
    for at, told in leaks.telling(rows.titles, _year_texts(rows), _when(rows)):
        title = rows.titles[at]
        mend = leaks.without(title, told)
        row = rows.number(rows.kept[at])
        found.append(
            Finding("warning", "title-tells-date", row, column, title, mend, {"told": told})
        )
    return found


def _year_texts(rows: Rows) -> Sequence[str] | None:
    """Return each card's year without its sign, if all dates are whole years."""
    if rows.dating.own or rows.dating.dates:
        return None
    return list(map(str.lstrip, rows.of_kept(rows.dating.texts), repeat("-")))


def _when(rows: Rows) -> Callable[[int], HistoricalDate | Position]:
    return lambda at: rows.dating.when(rows.kept[at])


def shown_pictures(rows: Rows, pictures: Pictures) -> tuple[list[Picture | None], list[Finding]]:
    """Return each card's picture, and what is wrong with those that cannot be shown."""
    names = [name.strip() for name in rows.cells("image")]
    column = rows.header.name("image")
    shown: list[Picture | None] = []
    found: list[Finding] = []
    remote: list[int] = []
    for index, name in zip(rows.kept, names, strict=True):
        picture = pictures.find(name) if name else None
        if isinstance(picture, Finding):
            row = rows.number(index)
            if picture.code == "picture-remote":
                remote.append(row)
            else:
                found.append(picture._replace(row=row, column=column, value=name))
            picture = None
        elif picture is not None:
            words = re.sub(r"[_\W]+", " ", name.rpartition(".")[0])
            told = leaks.what_tells(words, rows.dating.when(index))
            if told:
                row, params = rows.number(index), {"told": told}
                found.append(
                    Finding("warning", "picture-tells-date", row, column, name, None, params)
                )
        shown.append(picture)
    if remote:
        params = {"rows": row_spans(remote)}
        found.append(Finding("warning", "picture-remote", remote[0], column, params=params))
    return shown, found
