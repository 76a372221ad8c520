"""Answers as a pandas frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from timeline_widgets.records.columns import Column
from timeline_widgets.records.given import variant_of
from timeline_widgets.records.nameless import is_nameless, told_apart
from timeline_widgets.records.placed import Placed
from timeline_widgets.records.rows import COLUMNS, Answer
from timeline_widgets.records.sittings import Sittings

if TYPE_CHECKING:
    import pandas as pd

_DTYPES: dict[type, Any] = {str: "str", bool: "bool", int: "Int64", float: "Float64"}


def frame_of(rows: Iterable[Answer]) -> pd.DataFrame:
    """Return the answers as a frame, with whole numbers that may be missing."""
    import pandas as pd

    frame = pd.DataFrame(list(rows), columns=list(COLUMNS))
    return frame.astype({name: _DTYPES[kind] for name, kind in COLUMNS.items()})


def frame_of_placed(parts: Sequence[Placed], sittings: Sittings) -> pd.DataFrame:
    """Return placed cards as such a frame: a row for everybody in the seat."""
    import pandas as pd

    if not parts:
        return frame_of(())
    told = {}
    for name in parts[0].columns:
        values, codes = _joined([part.columns[name] for part in parts])
        every = pd.array(values, dtype=_DTYPES[COLUMNS[name]])
        told[name] = every if codes is None else every.take(codes)
    sitting, seats = _joined([part.sitting for part in parts])
    rows = pd.DataFrame({**told, "sitting": seats})
    seated = [
        {
            "sitting": number,
            "student": student,
            "team": team,
            "session": session,
            "match": match,
            "variant": variant_of(sittings.game(match)),
            **sittings.about(match),
        }
        for number, (session, match, seat, player) in enumerate(sitting)
        for student, team in sittings.players(session, match, seat, player)
    ]
    rest = [name for name in COLUMNS if name not in told]
    people = pd.DataFrame(seated, columns=["sitting", *rest])
    people = people.astype({"sitting": rows["sitting"].dtype, **dict.fromkeys(rest, "str")})
    return rows.merge(people, on="sitting")[list(COLUMNS)]


def _joined(columns: Sequence[Column]) -> tuple[list[Any], Any]:
    """Put the same column of several parts together."""
    import numpy as np

    values = [value for column in columns for value in column.values]
    starts = accumulate((len(column.values) for column in columns), initial=0)
    codes = [
        np.asarray(column.codes) + start
        for column, start in zip(columns, starts, strict=False)
        if column.codes is not None
    ]
    return values, np.concatenate(codes) if codes else None


def with_people_told_apart(answers: pd.DataFrame) -> pd.DataFrame:
    """Return answers in which those whom nobody named are others in every session.

    Whoever takes a game up again is who began it.
    """
    nameless = [name for name in answers["student"].unique() if is_nameless(name)]
    if not nameless:
        return answers
    rows = answers[answers["student"].isin(nameless)].sort_values("at", kind="stable")
    began = rows.groupby("match", sort=False)["session"].transform("first")
    told = [told_apart(*pair) for pair in zip(rows["student"], began, strict=True)]
    apart = answers.copy()
    apart.loc[rows.index, "student"] = told
    return apart


def answers_of(frame: pd.DataFrame) -> list[Answer]:
    """Return the rows of such a frame as answers."""
    plain = frame.astype(object)
    return [Answer(*row) for row in plain.where(plain.notna(), None).itertuples(index=False)]
