"""A look at each card: is its date clear and narrow enough, and does its front keep it secret."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from timeline_widgets.cards import Picture, Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading import leaks, limits
from timeline_widgets.loading.cells import plain_text
from timeline_widgets.loading.dating import other_reading
from timeline_widgets.loading.findings import Finding, row_spans
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.rows import Rows
from timeline_widgets.loading.suspects import suspects


def odd_dates(rows: Rows) -> list[Finding]:
    """Return what is unclear or too wide about the cards' dates."""
    dating = rows.dating
    by_text = {text: odd for text, date in dating.dates.items() if (odd := _odd_date(date))}
    for text, finding in dating.settled.items():
        by_text[text] = [finding, *by_text.get(text, [])]
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
        readings = [("date-ambiguous", date), ("date-other-reading", other_reading(date))]
        found += [
            Finding("ambiguous", code, mend=means, params={"means": means})
            for code, means in readings
            if means is not None
        ]
    if date.duration:
        return found
    if date.earliest is None or date.latest is None:
        found.append(Finding("warning", "card-open"))
    elif (years := date.latest[0] - date.earliest[0]) > limits.WIDE_YEARS:  # 300 to 400 is fine
        width = {"years": years + 1, "most": limits.WIDE_YEARS}
        found.append(Finding("warning", "card-too-wide", params=width))
    return found


def _alt(rows: Rows, index: int, written: str) -> tuple[str, list[Finding]]:
    """Return the words for a picture; none, and a warning, if they tell the date."""
    alt = plain_text(written)
    told = leaks.what_tells(alt, rows.dating.when(index))
    if not told:
        return alt, []
    row, column = rows.number(index), rows.header.name("alt")
    return "", [Finding("warning", "alt-tells-date", row, column, alt, None, {"told": told})]


def telling_titles(rows: Rows) -> list[Finding]:
    """Return a warning for each title that tells its card's date, with a title that does not."""
    column = rows.header.name("title")
    found = []
    is_story = bool(rows.kept) and isinstance(rows.dating.when(rows.kept[0]), Position)
    every = range(len(rows.titles))
    for at in every if is_story else suspects(rows.titles, _lone_years(rows)):
        title, index = rows.titles[at], rows.kept[at]
        if told := leaks.what_tells(title, rows.dating.when(index)):
            mend, params = leaks.without(title, told), {"told": told}
            row = rows.number(index)
            found.append(Finding("warning", "title-tells-date", row, column, title, mend, params))
    return found


def _lone_years(rows: Rows) -> Sequence[str]:
    """Return the year of each card as it would stand in a title; nothing for one of several."""
    dating = rows.dating
    if not dating.own and not dating.dates:
        return rows.of_kept(dating.texts)
    lone = {text: _lone_year(date) for text, date in dating.dates.items()}
    years = list(map(lone.get, dating.texts, dating.texts))
    for index in dating.own:
        years[index] = ""
    return rows.of_kept(years)


def _lone_year(date: HistoricalDate) -> str:
    if not date.earliest or not date.latest or date.earliest[0] != date.latest[0]:
        return ""
    year = date.earliest[0]
    return str(year if year > 0 else 1 - year)


def telling_themes(rows: Rows) -> list[Finding]:
    """Return a warning for each theme that tells when its cards are: players see it, too."""
    if "theme" not in rows.header.columns:
        return []
    themes = rows.cells("theme")
    different = list(dict.fromkeys(themes))
    telling: dict[str, tuple[str, list[int]]] = {}
    looked_at = {different[i] for i in suspects(different, [""] * len(different))}
    for index, theme in zip(rows.kept, themes, strict=True) if looked_at else ():
        if theme in looked_at and (told := leaks.what_tells(theme, rows.dating.when(index))):
            telling.setdefault(theme, (told, []))[1].append(rows.number(index))
    column = rows.header.name("theme")
    return [
        Finding(
            "warning", "theme-tells-date", numbers[0], column, theme, None,
            {"told": told, "rows": row_spans(numbers)},
        )
        for theme, (told, numbers) in telling.items()
    ]  # fmt: skip


def shown_pictures(rows: Rows, pictures: Pictures) -> tuple[list[Picture | None], list[Finding]]:
    """Return each card's picture, and what is wrong with those that cannot be shown."""
    names = [name.strip() for name in rows.cells("image")]
    alts = rows.cells("alt") if "alt" in rows.header.columns else [""] * len(names)
    column = rows.header.name("image")
    shown: list[Picture | None] = []
    found: list[Finding] = []
    remote: list[int] = []
    for index, name, written in zip(rows.kept, names, alts, strict=True):
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
            alt, telling = _alt(rows, index, written)
            picture = replace(picture, alt=alt)
            found += telling
        shown.append(picture)
    if remote:
        params = {"rows": row_spans(remote)}
        found.append(Finding("warning", "picture-remote", remote[0], column, params=params))
    return shown, found
