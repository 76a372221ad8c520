"""Rows become cards, when somebody looks at the first one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import repeat

from timeline_widgets.cards import Card, Picture
from timeline_widgets.loading.cells import plain_column
from timeline_widgets.loading.findings import Finding
from timeline_widgets.loading.ids import ids_of, told_apart
from timeline_widgets.loading.rows import Rows

_ENTITY = re.compile(r"https?://www\.wikidata\.org/(?:entity|wiki)/")


def given_ids(rows: Rows) -> tuple[Sequence[str] | None, list[Finding]]:
    """Return the cards' ids if the table has any, and which of them are not the teacher's own."""
    if "id" not in rows.header.columns:
        return None, []
    given = list(map(str.strip, rows.cells("id")))
    if not any(given):
        return None, []
    if "wikidata" in "".join(given):
        given = [_ENTITY.sub("", name) for name in given]
    if not all(given):
        made = ids_of(rows.titles)
        given = [name or made[i] for i, name in enumerate(given)]
    unique = told_apart(given)
    if unique is given:
        return given, []
    column = rows.header.name("id")
    found = [
        Finding("warning", "id-repeated", rows.number(index), column, name, None, {"own": own})
        for index, name, own in zip(rows.kept, given, unique, strict=True)
        if name != own
    ]
    return unique, found


def make_cards(
    rows: Rows, ids: Sequence[str] | None, pictures: Sequence[Picture | None] | None
) -> tuple[Card, ...]:
    """Return the cards of the rows that were kept."""
    return tuple(
        map(
            Card,
            ids_of(rows.titles) if ids is None else ids,
            rows.titles,
            rows.dating.whens(rows.kept),
            plain_column(rows.cells("theme")),
            plain_column(rows.cells("text")),
            repeat(None) if pictures is None else pictures,
            plain_column(rows.cells("source")),
            plain_column(rows.cells("language")),
        )
    )
