"""A table in the making as the browser gets it: counts, when the cards are, one page of rows."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from typing import Any

from timeline_widgets.cards import CardSetError, Problem
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge.rules import FEWEST_SEATS
from timeline_widgets.games.challenge.rules import MOST_SEATS as MOST_AT_CHALLENGE
from timeline_widgets.games.challenge.trials import CARDS
from timeline_widgets.games.challenge.usable import count_usable
from timeline_widgets.games.timeline.rules import MOST_SEATS
from timeline_widgets.loading.editing import Step, TableEditor
from timeline_widgets.loading.headers import ROLES
from timeline_widgets.loading.histogram import stretches
from timeline_widgets.loading.standing import Row
from timeline_widgets.loading.table import LoadedCardSet
from timeline_widgets.messages import Language, say
from timeline_widgets.widgets.builder_filter import PAGE, RowFilter
from timeline_widgets.widgets.faces import Faces, themes

_HAND = 4  # cards for each player, as `TimelineGame` deals unless told otherwise
_WHOLE_TABLE = 12  # problems of the whole table on the page


def picture(editor: TableEditor, chosen: RowFilter, language: Language) -> dict[str, Any]:
    """Return all that a view shows, except what happened last."""
    sheet = editor.sheet
    if sheet is None:
        return {"stage": "empty", "title": editor.title}
    try:
        cards: LoadedCardSet | None = editor.cardset
    except CardSetError:
        cards = None
    by_column = {column: role for role, column in sheet.roles.items()}
    return {
        "stage": "table",
        "title": editor.title,
        "columns": [{"name": n, "role": by_column.get(i)} for i, n in enumerate(sheet.names)],
        "roles": ROLES,
        "guessed": sheet.guessed,
        "lacking": [] if cards is not None else _lacking(editor),
        "counts": _counts(editor),
        "facts": _facts(cards, language) if cards else None,
        "dates": _dates(cards, language) if cards else None,
        "themes": _themes(cards) if cards is not None else [],
        "problems": _of_the_table(editor),
        "filter": {
            "show": chosen.show,
            "theme": chosen.theme,
            "since": chosen.since,
            "until": chosen.until,
            "words": chosen.words,
        },
        "page": {"first": chosen.first, "size": PAGE, "total": len(chosen.keys)},
        "rows": _rows(editor, chosen, cards, language),
        "undo": step_in_words(editor.last_step, language),
    }


def step_in_words(step: Step | None, language: Language) -> str | None:
    """Return what a step did, for the button that undoes it."""
    if step is None:
        return None
    params = {"column": step.column, "row": "" if step.row is None else str(step.row)}
    return say(language, f"builder.step_{step.kind}", **params)


def row_in_words(row: Row, language: Language, spoken: str | None) -> str:
    """Return what became of a row, for a screen reader."""
    number = str(row.number)
    if row.standing == "left" and row.problems:
        told = row.problems[0].sentence
        return say(language, "builder.said_left", row=number, problem=told)
    if row.standing == "look":
        told = row.problems[0].sentence
        return say(language, "builder.said_look", row=number, date=spoken or "", problem=told)
    if row.standing == "ready":
        return say(language, "builder.said_ready", row=number, date=spoken or "")
    return say(language, "builder.said_blank", row=number)


def _lacking(editor: TableEditor) -> list[str]:
    roles = editor.sheet.roles if editor.sheet else {}
    dated = {"date", "year", "position"} & set(roles)
    return [*([] if "title" in roles else ["title"]), *([] if dated else ["date"])]


def _counts(editor: TableEditor) -> dict[str, int]:
    standings = Counter(row.standing for row in editor.rows)
    return {name: standings[name] for name in ("ready", "look", "left", "blank")}


def _facts(cards: LoadedCardSet, language: Language) -> dict[str, Any]:
    players = min(MOST_SEATS, (len(cards) - 1) // _HAND)
    usable = 0 if cards.scale == "positions" else count_usable(cards)
    challengers = min(MOST_AT_CHALLENGE, usable - 1) if usable >= max(CARDS.values()) else 0
    years = _years(cards)
    return {
        "cards": len(cards),
        "first": _label(years[0], language) if years else None,
        "last": _label(years[-1], language) if years else None,
        "players": players if players > 1 else None,
        "needed": 2 * _HAND + 1,
        "challengers": challengers if challengers >= FEWEST_SEATS else None,
        "usable": usable,
    }


def _dates(cards: LoadedCardSet, language: Language) -> dict[str, Any] | None:
    years = _years(cards)
    if not years:
        return None
    first, step, counts = stretches(years)
    board = cards.report.board_dates
    spaces = [0] * (len(board) + 1)
    for year in years:
        spaces[bisect_right(board, year)] += 1
    return {
        "first": first,
        "step": step,
        "counts": counts,
        "labels": [_label((first + n) * step, language) for n in range(len(counts) + 1)],
        "board": [{"year": year, "label": _label(year, language)} for year in board],
        "spaces": spaces,
    }


def _years(cards: LoadedCardSet) -> list[int]:
    """Return the years of the cards as people count them, in order."""
    return sorted(y if y > 0 else y - 1 for y in cards.report.years if y is not None)


def _label(year: int, language: Language) -> str:
    return HistoricalDate.of_year(year or 1).label(language, style="plate")


def _themes(cards: LoadedCardSet) -> list[dict[str, Any]]:
    counts = Counter(card.theme for card in cards)
    return [{**theme, "count": counts[theme["name"]]} for theme in themes(cards)]


def _of_the_table(editor: TableEditor) -> list[dict[str, Any]]:
    whole = [problem for problem in editor.problems if problem.row is None]
    return [{"kind": p.kind, "sentence": p.sentence} for p in whole[:_WHOLE_TABLE]]


def _rows(
    editor: TableEditor, chosen: RowFilter, cards: LoadedCardSet | None, language: Language
) -> list[dict[str, Any]]:
    wanted = set(chosen.page())
    by_key = {row.line.key: row for row in editor.rows if row.line.key in wanted}
    faces = Faces(cards, language) if cards is not None else None
    shown = []
    for row in (by_key[key] for key in chosen.page()):
        face = None
        if faces is not None and cards is not None and row.card is not None:
            face = faces.both(cards.cards[row.card])
        shown.append(
            {
                "key": row.line.key,
                "row": row.number,
                "cells": row.line.cells,
                "standing": row.standing,
                "problems": [_problem(editor, problem) for problem in row.problems],
                "face": face,
            }
        )
    return shown


def _problem(editor: TableEditor, problem: Problem) -> dict[str, Any]:
    names = editor.sheet.names if editor.sheet else ()
    column = names.index(problem.column) if problem.column in names else None
    return {
        "kind": problem.kind,
        "column": column,
        "sentence": problem.sentence,
        "mend": problem.mend if column is not None else None,
    }
