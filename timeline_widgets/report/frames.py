"""Answers as a pandas frame."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from timeline_widgets.records.given import variant_of
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


def frame_of_placed(placed: Placed, sittings: Sittings) -> pd.DataFrame:
    """Return placed cards as such a frame: a row for everybody in the seat."""
    import pandas as pd

    told = {}
    for name, column in placed.columns.items():
        values = pd.array(column.values, dtype=_DTYPES[COLUMNS[name]])
        told[name] = values if column.codes is None else values.take(column.codes)
    rows = pd.DataFrame({**told, "sitting": placed.sitting.codes})
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
        for number, (session, match, seat, player) in enumerate(placed.sitting.values)
        for student, team in sittings.players(session, match, seat, player)
    ]
    rest = [name for name in COLUMNS if name not in told]
    people = pd.DataFrame(seated, columns=["sitting", *rest])
    people = people.astype({"sitting": rows["sitting"].dtype, **dict.fromkeys(rest, "str")})
    return rows.merge(people, on="sitting")[list(COLUMNS)]


def answers_of(frame: pd.DataFrame) -> list[Answer]:
    """Return the rows of such a frame as answers."""
    plain = frame.astype(object)
    return [Answer(*row) for row in plain.where(plain.notna(), None).itertuples(index=False)]
