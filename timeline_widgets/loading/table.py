"""A grid becomes a card set with a report: the way that all tables go."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from timeline_widgets.cards import Card, CardSet, CardSetError
from timeline_widgets.cards.cardset import check_options
from timeline_widgets.loading.checks import (
    odd_dates,
    shown_pictures,
    telling_themes,
    telling_titles,
)
from timeline_widgets.loading.date_columns import Known, read_dates
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.headers import Header, find_header
from timeline_widgets.loading.making import given_ids, make_cards
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.readings import NUMBERINGS, Numbering
from timeline_widgets.loading.report import LoadReport
from timeline_widgets.loading.review import card_years, review
from timeline_widgets.loading.rows import Rows
from timeline_widgets.loading.words import sentence

_KINDS = ("refused", "ambiguous", "duplicate", "warning")


@dataclass(frozen=True, repr=False)
class LoadedCardSet(CardSet):
    """A card set that came from a table, with the report of how it was read.

    In a notebook it shows itself, and its report: open where there is something to look at.

    Parameters
    ----------
    report : LoadReport
        What was understood, row by row.
    """

    report: LoadReport = field(kw_only=True, repr=False, compare=False)

    @classmethod
    def deferred(cls, make: Callable[[], tuple[Card, ...]], **fields: Any) -> LoadedCardSet:
        """Return a set that makes its cards when the first of them is looked at.

        A teacher mends a table many times before anybody plays with it.
        """
        cards = cls.__new__(cls)
        cards.__dict__.update(fields, _make=make)
        return cards

    def __getattr__(self, name: str) -> Any:
        if name == "cards" and "_make" in self.__dict__:
            self.__dict__["cards"] = self.__dict__.pop("_make")()
            self.__post_init__()
            return self.cards
        if name == "_by_id" and "_make" in self.__dict__:
            return self.cards and self._by_id
        raise AttributeError(f"a card set has no {name!r}")

    def __len__(self) -> int:
        return self.report.kept

    def _repr_html_(self) -> str:
        report = self.report
        told = escape(sentence("report-title", report.language))
        opened = " open" if report.problems else ""
        details = f"<details{opened}><summary>{told}</summary>{report._repr_html_()}</details>"
        return super()._repr_html_() + details


def title_of(file: str) -> str:
    """Return what people may call a set that lies in a file of this name.

    Examples
    --------
    >>> title_of("der-Dreißigjährige_Krieg")
    'Der Dreißigjährige Krieg'
    """
    title = re.sub(r"[-_]+", " ", file).strip()
    return title[:1].upper() + title[1:]


def cards_of_grid(
    grid: Grid,
    *,
    columns: Mapping[str, str | int | None] | Header | None,
    reading: Numbering | None,
    language: str | None,
    pictures: Pictures,
    strict: bool,
    identity: Mapping[str, Any],
    known: Known | None = None,
) -> LoadedCardSet:
    """Return the card set of a grid.

    Parameters
    ----------
    grid : Grid
        The table.
    columns, reading, language, strict
        As for `load`; columns may also be a header that is known already.
    pictures : Pictures
        Where pictures may come from.
    identity : mapping
        Name, title and the other fields of the set itself.
    known : dict, optional
        What texts meant as dates, for a table that is read again and again.

    Raises
    ------
    CardSetError
        If the table has no header, or, when `strict`, if any row is refused.
    ValueError
        If `reading`, an option of the set or a role in `columns` is not one that exists.
    """
    if reading is not None and reading not in NUMBERINGS:
        raise ValueError(
            f"There is no reading {reading!r}; allowed are {', '.join(NUMBERINGS)}, or None."
        )
    check_options(identity.get("order_by", "start"), identity.get("circa_years", 0))
    header = columns if isinstance(columns, Header) else find_header(grid, columns, language)
    language = language or header.language or "en"
    rows = Rows(grid, header, read_dates(grid, header, reading, known))
    rows.sort_out()
    years = card_years(rows)
    ids, about_ids = given_ids(rows)
    shown, about_pictures = shown_pictures(rows, pictures) if _has_pictures(rows) else (None, [])
    findings = [
        *grid.findings,
        *rows.dating.findings,
        *rows.findings,
        *about_ids,
        *about_pictures,
        *odd_dates(rows),
        *telling_titles(rows),
        *telling_themes(rows),
        *review(rows, years),
    ]
    if header.repeated:
        names = ", ".join(f"“{name}”" for name in header.repeated)
        params = {"names": names}
        findings.append(Finding("warning", "tables-side-by-side", header.row + 1, params=params))
    findings.sort(key=_place)
    problems = tuple(finding.in_words(language) for finding in findings)
    if strict and rows.refused:
        raise CardSetError([p for p in problems if p.kind == "refused"])
    ambiguous = {finding.row for finding in findings if finding.kind == "ambiguous"}
    report = LoadReport(
        rows=rows.count,
        kept=len(rows.kept),
        blank=rows.blank,
        duplicate=rows.duplicate,
        ambiguous=len(ambiguous and ambiguous.intersection(map(rows.number, rows.kept))),
        refused=rows.refused,
        problems=problems,
        columns={role: header.names[index] for role, index in header.columns.items()},
        unused=header.unused,
        facts={**grid.facts, "reading": rows.dating.reading.numbering or "historical"},
        language=language,
        years=years,
    )
    return LoadedCardSet.deferred(
        lambda: make_cards(rows, ids, shown), language=language, report=report, **identity
    )


def _has_pictures(rows: Rows) -> bool:
    return "image" in rows.header.columns and any(rows.cells("image"))


def _place(finding: Finding) -> tuple[int, int]:
    return (finding.row or 0, _KINDS.index(finding.kind))
