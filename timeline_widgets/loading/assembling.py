"""Rows become cards: what each row holds, which rows are left out and why."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from timeline_widgets.cards import Card, Picture, Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.loading import leaks, limits
from timeline_widgets.loading.cells import plain_column
from timeline_widgets.loading.dating import Dating
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.headers import Header
from timeline_widgets.loading.ids import ids_of, told_apart
from timeline_widgets.loading.pictures import Pictures

_ENTITY = re.compile(r"https?://www\.wikidata\.org/(?:entity|wiki)/")


@dataclass(slots=True)
class Assembled:
    """The cards of a table and what was found on the way.

    Parameters
    ----------
    cards : list of Card
        In the order of their rows.
    rows : list of int
        The row of each card.
    blank, duplicate, refused : int
        How many rows gave no card, and why.
    findings : list of Finding
        What the teacher should know.
    """

    cards: list[Card] = field(default_factory=list)
    rows: Sequence[int] = ()
    blank: int = 0
    duplicate: int = 0
    refused: int = 0
    findings: list[Finding] = field(default_factory=list)


class _Rows:
    """The table below its header, column by column."""

    def __init__(self, grid: Grid, header: Header) -> None:
        self.grid, self.header = grid, header
        self.first = header.row + 1
        self.count = grid.height - self.first

    def raw(self, role: str) -> Sequence[str]:
        if role not in self.header.columns:
            return [""] * self.count
        return self.grid.columns[self.header.columns[role]][self.first :]

    def plain(self, role: str) -> Sequence[str]:
        return plain_column(self.raw(role))

    def is_blank(self, index: int) -> bool:
        return not any(cell.strip() for cell in self.grid.row(self.first + index))

    def is_title_slide(self, index: int) -> bool:
        """Whether a TimelineJS sheet says that the row is the whole timeline's title."""
        return any(self.raw(r)[index].strip().casefold() == "title" for r in ("type", "theme"))


def assemble(
    grid: Grid, header: Header, dating: Dating, pictures: Pictures, language: str
) -> Assembled:
    """Return the cards that the rows of a table are."""
    rows = _Rows(grid, header)
    result = Assembled(findings=[*grid.findings, *dating.findings])
    titles = rows.plain("title")
    whens = dating.values()
    kept = _kept(rows, titles, whens, dating, result)
    kept = _without_duplicates(rows, kept, titles, whens, result)
    if len(kept) < rows.count:
        titles = [titles[i] for i in kept]
        whens = [whens[i] for i in kept]

    def of_kept(cells: Sequence[str]) -> Sequence[str]:
        return cells if len(kept) == rows.count else [cells[i] for i in kept]

    result.rows = [index + rows.first + 1 for index in kept]
    ids = _ids(of_kept(rows.raw("id")), titles, header, result)
    images = of_kept(rows.plain("image"))
    shown = (
        _pictures(images, pictures, whens, header, result) if any(images) else [None] * len(kept)
    )
    result.cards = list(
        map(
            Card,
            ids,
            titles,
            whens,
            of_kept(rows.plain("theme")),
            of_kept(rows.plain("text")),
            shown,
            of_kept(rows.plain("source")),
            of_kept(rows.plain("language")),
        )
    )
    _look_at_cards(result, header, language)
    return result


When = HistoricalDate | Position | None


def _kept(
    rows: _Rows, titles: Sequence[str], whens: Sequence[When], dating: Dating, result: Assembled
) -> Sequence[int]:
    """Return the rows that can be cards; say why the others cannot."""
    if all(titles) and None not in whens:
        return range(rows.count)
    kept = []
    title_column = rows.header.name("title")
    for index, (title, when) in enumerate(zip(titles, whens, strict=True)):
        if title and when is not None:
            kept.append(index)
        elif rows.is_blank(index):
            result.blank += 1
        else:
            row = index + rows.first + 1
            result.refused += 1
            if when is None and rows.is_title_slide(index):
                result.findings.append(Finding("refused", "title-slide", row, value=title))
                continue
            if not title:
                result.findings.append(Finding("refused", "title-missing", row, title_column))
            if when is None:
                result.findings.append(dating.fault(index)._replace(row=row))
    return kept


def _without_duplicates(
    rows: _Rows,
    kept: Sequence[int],
    titles: Sequence[str],
    whens: Sequence[When],
    result: Assembled,
) -> Sequence[int]:
    """Drop rows that repeat a card; point out titles that have several dates."""
    folded = [titles[i].casefold() for i in kept]
    if len(set(folded)) == len(folded):
        return kept
    seen: dict[str, list[int]] = {}
    single = []
    column = rows.header.name("title")
    for index, title in zip(kept, folded, strict=True):
        row = index + rows.first + 1
        earlier = seen.setdefault(title, [])
        twin = next((i for i in earlier if whens[i] == whens[index]), None)
        if twin is not None:
            params = {"first": twin + rows.first + 1}
            result.duplicate += 1
            result.findings.append(
                Finding("duplicate", "duplicate", row, column, titles[index], None, params)
            )
            continue
        if earlier:
            params = {"first": earlier[0] + rows.first + 1}
            result.findings.append(
                Finding("warning", "title-two-dates", row, column, titles[index], None, params)
            )
        earlier.append(index)
        single.append(index)
    return single


def _ids(
    given: Sequence[str], titles: Sequence[str], header: Header, result: Assembled
) -> Sequence[str]:
    if not any(given):
        return ids_of(titles)
    ids = [_ENTITY.sub("", name.strip()) for name in given]
    if not all(ids):
        made = ids_of(titles)
        ids = [name or made[i] for i, name in enumerate(ids)]
    unique = told_apart(ids)
    for index, (name, own) in enumerate(zip(ids, unique, strict=True)):
        if name != own:
            params = {"own": own}
            row = result.rows[index]
            result.findings.append(
                Finding("warning", "id-repeated", row, header.name("id"), name, None, params)
            )
    return unique


def _pictures(
    names: Sequence[str],
    pictures: Pictures,
    whens: Sequence[When],
    header: Header,
    result: Assembled,
) -> list[Picture | None]:
    shown: list[Picture | None] = []
    for name, when, row in zip(names, whens, result.rows, strict=True):
        found = pictures.find(name) if name else None
        if isinstance(found, Finding):
            result.findings.append(found._replace(row=row, column=header.name("image"), value=name))
            found = None
        elif found is not None and when is not None:
            told = leaks.what_tells(re.sub(r"[_\W]+", " ", name), when)
            if told:
                params = {"told": told}
                result.findings.append(
                    Finding(
                        "warning",
                        "picture-tells-date",
                        row,
                        header.name("image"),
                        name,
                        None,
                        params,
                    )
                )
        shown.append(found)
    return shown


def _look_at_cards(result: Assembled, header: Header, language: str) -> None:
    """Point out cards whose date is unclear, too wide, or told by the title."""
    odd = {
        id(card.when): found
        for card in result.cards
        if isinstance(card.when, HistoricalDate) and (found := _odd_date(card.when, language))
    }
    column = header.name("date") or header.name("year")
    if odd:
        for card, row in zip(result.cards, result.rows, strict=True):
            for oddity in odd.get(id(card.when), ()):
                value = card.when.text if isinstance(card.when, HistoricalDate) else ""
                result.findings.append(oddity._replace(row=row, column=column, value=value))
    titles = [card.title for card in result.cards]
    whens = [card.when for card in result.cards]
    for index, told, mend in leaks.telling_titles(titles, whens):
        params = {"told": told}
        row = result.rows[index]
        result.findings.append(
            Finding(
                "warning",
                "title-tells-date",
                row,
                header.name("title"),
                titles[index],
                mend,
                params,
            )
        )


def _odd_date(date: HistoricalDate, language: str) -> list[Finding]:
    if date.precision == "year" and not date.ambiguous:
        return []
    found = []
    if date.ambiguous:
        params = {"means": date.label(language)}  # type: ignore[arg-type]
        found.append(Finding("ambiguous", "date-ambiguous", params=params))
    if date.duration:
        return found
    if date.earliest is None or date.latest is None:
        found.append(Finding("warning", "card-open"))
    elif date.latest[0] - date.earliest[0] >= limits.WIDE_YEARS:
        width = {"years": date.latest[0] - date.earliest[0] + 1, "most": limits.WIDE_YEARS}
        found.append(Finding("warning", "card-too-wide", params=width))
    return found
