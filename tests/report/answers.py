"""Answers of a small class, for reports."""

from __future__ import annotations

import random
from itertools import count

from timeline_widgets.records import Answer
from timeline_widgets.records.rows import COLUMNS

_EMPTY: dict[type, object] = {str: "", bool: False, int: None, float: None}


def answer(**values: object) -> Answer:
    """Return an answer with these values and nothing else."""
    return Answer(**{name: _EMPTY[kind] for name, kind in COLUMNS.items()} | values)


def placed(student: str, card: str, off: int = 0, **values: object) -> Answer:
    """Return the placement of a card, named by its year, so many years too early or too late."""
    sign = (off > 0) - (off < 0)
    told = {
        "session": f"s-{student}", "match": f"m-{student}", "ply": next(_plies), "game": "timeline",
        "variant": "spain", "cardset": "set", "card": card, "title": f"Event of {card}",
        "date": card, "year": int(card), "correct": off == 0, "points": int(off == 0),
        "years_off": off, "places_off": sign, "at": "2026-03-01T09:00:00.000Z",
    }  # fmt: skip
    return answer(student=student, **told | values)


_plies = count()


def many(number: int, *, students: int = 30, seed: int = 1) -> list[Answer]:
    """Return so many answers of chance: cards of all centuries, teams, Trials, calls."""
    chance = random.Random(seed)
    years = [chance.choice((-1, 1)) * chance.randint(1, 6000) for _ in range(60)]
    rows = []
    for ply in range(number):
        who = chance.randrange(students)
        day = chance.randint(1, 28)
        at = f"2026-03-{day:02}T09:00:{ply % 60:02}.{ply % 1000:03}Z"
        match = f"m{who}-{day}"
        common = {"ply": ply, "match": match, "session": f"s{who}-{day}", "at": at}
        year = chance.choice(years)
        off = chance.choice((0, 0, 0, chance.randint(-900, -1), chance.randint(1, 900)))
        beside = [str(year) for year in chance.sample(years, 2)]
        row = placed(
            f"Pupil {who}", str(year), off, after=beside[0], before=beside[1],
            confidence=chance.choice(("", "sure", "think_so", "guess")),
            seconds=round(chance.uniform(1, 60), 3), hints=chance.choice((0, 0, 1)), **common,
        )  # fmt: skip
        kind = chance.random()
        if kind < 0.1:
            row = row._replace(
                game="challenge", variant=chance.choice(("bet", "split", "right_date")),
                points=chance.randint(0, 4), years_off=None, places_off=None,
            )  # fmt: skip
        elif kind < 0.15:
            row = row._replace(game="challenge", variant="more_or_less", card="", points=None)
        elif kind < 0.25:
            rows += [
                row._replace(student=f"Pupil {n}", team="Red") for n in range(3) if n < students
            ]
            continue
        rows.append(row)
    return rows
