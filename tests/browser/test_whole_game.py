"""A whole game in a real JupyterLab, from the notebook that students open to the log on disk."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table

NOTEBOOK = "01-play-timeline.ipynb"


@pytest.fixture
def dates(repository) -> dict[str, tuple[str, int]]:
    """Id and year of every card by its title, read without any of our code."""
    cards = repository / "cardsets" / "world-history" / "cards.csv"
    with cards.open(encoding="utf-8", newline="") as file:
        return {row["title"]: (row["id"], int(row["date"])) for row in csv.DictReader(file)}


@pytest.fixture
def folder(repository, tmp_path) -> Path:
    """A student's folder with the notebook as it is shipped."""
    folder = tmp_path / "student"
    folder.mkdir()
    shutil.copy(repository / "notebooks" / NOTEBOOK, folder)
    return folder


def right_gaps(line: list[int], year: int) -> list[int]:
    """Every gap of a line in which a year stands in order."""
    return [
        gap
        for gap in range(len(line) + 1)
        if all(left <= year for left in line[:gap]) and all(year <= right for right in line[gap:])
    ]


def years_off(line: list[int], gap: int, year: int) -> int:
    """How far a year lies outside a gap: negative where it was placed too early, else positive."""
    too_early = gap < len(line) and line[gap] < year
    neighbour = line[gap] if too_early else line[gap - 1]
    between = abs(neighbour - year) - (neighbour < 0 < year or year < 0 < neighbour)  # no year 0
    return -between if too_early else between


def read_log(folder: Path) -> list[dict]:
    [log] = (folder / "scores").glob("*.jsonl")
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def test_two_players_play_to_the_end_and_every_move_is_on_the_disk(start_lab, folder, dates):
    lab = start_lab(folder)
    lab.open(NOTEBOOK)
    lab.run_all()
    table = Table(lab.page)
    # Both go out in the fifth round, so there is a final one, in which the second player fails.
    wrong_turns = {1, 2, 11}
    played = []
    for turn in range(12):
        player, title = table.player, table.hand[0]
        card, year = dates[title]
        line = [dates[other][1] for other in table.line]
        right = right_gaps(line, year)
        gap = right[0]
        if turn in wrong_turns:
            gap = next(gap for gap in range(len(line) + 1) if gap not in right)
        said = table.place(title, gap)
        played.append(
            {
                "ply": turn,
                "player": player,
                "card": card,
                "gap": gap,
                "correct": gap in right,
                "right_gaps": [right[0], right[-1]],
                "points": int(gap in right),
                "distance_years": 0 if gap in right else years_off(line, gap, year),
            }
        )
        if turn < 11:
            assert said.startswith("Correct" if gap in right else "Not there")
            assert str(abs(year)) in said
            assert year in [dates[other][1] for other in table.line] or gap not in right
            table.go_on()

    expect(lab.page.get_by_role("heading", name="Player 1 wins")).to_be_visible()
    _, match, *moves, end = read_log(folder)
    assert (match["kind"], end["kind"]) == ("match", "end")
    assert [seat["name"] for seat in match["seats"]] == ["Player 1", "Player 2"]
    assert [
        {key: {**move, **move["move"], **move["answer"]}[key] for key in played[0]}
        for move in moves
    ] == played
    assert end["outcome"]["winners"] == [0]
