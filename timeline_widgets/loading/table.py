"""A grid becomes a card set with a report: the way that all tables go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from timeline_widgets.cards import CardSet, CardSetError
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.board_dates import suggest_board_dates
from timeline_widgets.loading import review
from timeline_widgets.loading.assembling import assemble
from timeline_widgets.loading.dating import read_dates
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.grid import Grid
from timeline_widgets.loading.headers import find_header
from timeline_widgets.loading.pictures import Pictures
from timeline_widgets.loading.readings import NUMBERINGS, Numbering
from timeline_widgets.loading.report import LoadReport

_KINDS = ("refused", "ambiguous", "duplicate", "warning")


@dataclass(frozen=True)
class LoadedCardSet(CardSet):
    """A card set that came from a table, with the report of how it was read.

    In a notebook it shows its report.

    Parameters
    ----------
    report : LoadReport
        What was understood, row by row.
    """

    report: LoadReport = field(kw_only=True, repr=False, compare=False)

    def _repr_html_(self) -> str:
        return self.report._repr_html_()


def cards_of_grid(
    grid: Grid,
    *,
    columns: Mapping[str, str | int | None] | None,
    reading: Numbering | None,
    language: str | None,
    pictures: Pictures,
    strict: bool,
    identity: Mapping[str, Any],
) -> LoadedCardSet:
    """Return the card set of a grid.

    Parameters
    ----------
    grid : Grid
        The table.
    columns, reading, language, strict
        As for `load`.
    pictures : Pictures
        Where pictures may come from.
    identity : mapping
        Name, title and the other fields of the set itself.

    Raises
    ------
    CardSetError
        If the table has no header, or, when `strict`, if any row is refused.
    ValueError
        If `reading` or a role in `columns` is not one that exists.
    """
    if reading is not None and reading not in NUMBERINGS:
        raise ValueError(
            f"There is no reading {reading!r}; allowed are {', '.join(NUMBERINGS)}, or None."
        )
    header = find_header(grid, columns, language)
    language = language or header.language or "en"
    dating = read_dates(grid, header, reading)
    assembled = assemble(grid, header, dating, pictures, language)
    findings = assembled.findings + review.review(assembled, dating.column)
    findings.sort(key=_place)
    problems = tuple(finding.in_words(language) for finding in findings)
    if strict and assembled.refused:
        raise CardSetError([p for p in problems if p.kind == "refused"])
    dates = [card.when for card in assembled.cards if isinstance(card.when, HistoricalDate)]
    report = LoadReport(
        rows=grid.height - header.row - 1,
        kept=len(assembled.cards),
        blank=assembled.blank,
        duplicate=assembled.duplicate,
        ambiguous=len({f.row for f in findings if f.kind == "ambiguous"} & set(assembled.rows)),
        refused=assembled.refused,
        problems=problems,
        columns={role: header.names[index] for role, index in header.columns.items()},
        unused=header.unused,
        facts={**grid.facts, "reading": dating.reading.numbering or "historical"},
        language=language,
        years=review.years(dates),
        board_dates=suggest_board_dates(dates),
    )
    return LoadedCardSet(cards=tuple(assembled.cards), language=language, report=report, **identity)


def _place(finding: Finding) -> tuple[int, int]:
    return (finding.row or 0, _KINDS.index(finding.kind))
