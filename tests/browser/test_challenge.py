"""A whole game of Challenge in a real JupyterLab, its scores worked out again by hand."""

from __future__ import annotations

import csv
import json
import re
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.challenge import ChallengeTable, Digits

NOTEBOOK = "02-timeline-challenge.ipynb"
NAMES = ["Player 1", "Player 2", "Player 3"]
BOARD = (-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970)
# Which Trial is played on the way, and how many wheels of each player are to be right; a player
# who is to be wrong turns wheels to what is not right, or leaves them blank.
WAY = [
    ("timeline_4", (1, 0, 0)), ("right_date", (2, "sign", 1)), ("combination", (1, 1, 0)),
    ("split", ("exact", "far", 0)), ("bet", (3, 2, 0)), ("right_date", (1, 0, 4)),
    ("timeline_4", (3, 0, 0)), ("bet", (4, 0, 0)), ("split", ("exact", "exact", 0)),
]  # fmt: skip
TITLES = {
    "timeline_4": "Timeline 4", "bet": "The Bet", "split": "The Split",
    "right_date": "The Right Date", "combination": "The Combination",
}  # fmt: skip


@pytest.fixture
def cards(repository) -> dict[str, tuple[str, int]]:
    """Id and year of every card by its title, read without any of our code."""
    path = repository / "cardsets" / "inventions" / "cards.csv"
    with path.open(encoding="utf-8", newline="") as file:
        return {row["title"]: (row["id"], int(row["date"])) for row in csv.DictReader(file)}


@pytest.fixture
def folder(repository, tmp_path) -> Path:
    """A student's folder with the notebook as it is shipped, but for a seed."""
    folder = tmp_path / "student"
    folder.mkdir()
    text = (repository / "notebooks" / NOTEBOOK).read_text(encoding="utf-8")
    seeded = text.replace("players=players)", "players=players, seed='five trials')")
    assert seeded != text
    (folder / NOTEBOOK).write_text(seeded, encoding="utf-8")
    return folder


def spaces_of(year: int) -> list[int]:
    """Both spaces beside a border are right for its very date."""
    edges = [-10_000, *BOARD, 10_000]
    return [n for n, (low, high) in enumerate(pairwise(edges)) if low <= year <= high]


def years_apart(first: int, second: int) -> int:
    low, high = sorted((first, second))
    return high - low - (low < 0 < high)  # there was no year 0


def orders_of(years: list[int]) -> list[tuple[int, ...]]:
    """Every order of four cards in which no date falls."""

    def rises(order: tuple[int, ...]) -> bool:
        return all(years[order.index(n)] <= years[order.index(n + 1)] for n in (1, 2, 3))

    return [order for order in permutations((1, 2, 3, 4)) if rises(order)]


def right_wheels(trial: str, years: list[int]) -> tuple[tuple[int, ...], str | None]:
    if trial == "timeline_4":
        return tuple(spaces_of(year)[0] for year in years), None
    if trial == "bet":
        return (spaces_of(years[0])[0],) * 4, None
    if trial == "combination":
        return orders_of(years)[0], None
    number, sign = (years_apart(*years), None) if trial == "split" else (abs(years[0]), "+")
    sign = "-" if sign and years[0] < 0 else sign
    return tuple(int(digit) for digit in f"{number:04}"), sign


def answer_of(trial: str, years: list[int], wish: int | str) -> tuple[Digits, str | None]:
    """What a player dials to be so right."""
    right, sign = right_wheels(trial, years)
    if wish in ("exact", 4):
        return right, sign
    if wish == "sign":
        return right, "-" if sign == "+" else "+"
    if wish == "far":
        return ((right[0] + 5) % 10, *right[1:]), None
    if wish == 0 or trial == "combination":
        return (*right[: int(wish)], *(None,) * (4 - int(wish))), sign
    wrong = tuple((digit + 2) % 10 for digit in right[int(wish) :])
    return (*right[: int(wish)], *wrong), sign


def score(trial: str, years: list[int], answers: list[Any]) -> list[dict[str, Any]]:
    """Marks, misses and steps of every answer, from the dates alone."""
    right, sign = right_wheels(trial, years)
    scores = []
    for wheels, own_sign in answers:
        marks = [a == b for a, b in zip(wheels, right, strict=True)]
        miss = None
        if trial == "timeline_4":
            marks = [a in spaces_of(year) for a, year in zip(wheels, years, strict=True)]
        elif trial == "bet":
            marks = [a in spaces_of(years[0]) for a in wheels]
        elif trial == "combination":
            every = [[a == b for a, b in zip(wheels, o, strict=True)] for o in orders_of(years)]
            marks = max(every, key=sum)
        elif trial == "split":
            marks = []  # its wheels are one number
            if None not in wheels:
                miss = abs(int("".join(map(str, wheels))) - years_apart(*years))
        steps = 0 if own_sign != sign else sum(marks)
        scores.append({"marks": marks, "miss": miss, "steps": steps})
    if trial == "split":
        least = min(s["miss"] for s in scores if s["miss"] is not None)
        for one in scores:
            one["steps"] = 4 * (one["miss"] == least)
    return scores


def right_gaps(line: list[int], year: int) -> list[int]:
    return [
        gap
        for gap in range(len(line) + 1)
        if all(left <= year for left in line[:gap]) and all(year <= right for right in line[gap:])
    ]


def read_log(folder: Path) -> list[dict[str, Any]]:
    [log] = (folder / "scores").glob("*.jsonl")
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


class Book:
    """What was played, kept beside the game to be compared with its log."""

    def __init__(self, table: ChallengeTable, cards: dict[str, tuple[str, int]]) -> None:
        self.table = table
        self.cards = cards
        self.places = [0, 0, 0]
        self.trials: list[dict[str, Any]] = []
        self.duels: list[dict[str, Any]] = []

    def years(self, titles: list[str]) -> list[int]:
        return [self.cards[title][1] for title in titles]

    def play_trial(self, trial: str, wishes: tuple[int | str, ...]) -> None:
        """Let everybody answer, and compare the reveal with the scores worked out here."""
        table = self.table
        answers = []
        for name, wish in zip(NAMES, wishes, strict=True):
            table.open(name)
            titles = table.cards
            answers.append(answer_of(trial, self.years(titles), wish))
            table.dial(*answers[-1])
            table.lock()
        expect(table.heading).to_have_text(f"{TITLES[trial]}: the answer")
        scores = score(trial, self.years(titles), answers)
        before = self.places
        self.places = [min(21, at + s["steps"]) for at, s in zip(before, scores, strict=True)]
        walks = list(zip(before, self.places, strict=True))
        rows = table.rows()
        assert [row.walk for row in rows] == [f"{a} → {b}" for a, b in walks]
        assert [row.steps for row in rows] == [b - a for a, b in walks]
        _, sign = right_wheels(trial, self.years(titles))
        for row, (_, own_sign), one in zip(rows, answers, scores, strict=True):
            signed = [] if sign is None else [own_sign == sign]
            assert row.marks == (signed + one["marks"] if own_sign == sign else [False])
        self.trials.append(
            {
                "trial": trial,
                "number": len(self.trials) + 1,
                "cards": [self.cards[title][0] for title in titles],
                "answers": [
                    {"wheels": list(wheels), "sign": sign, **s, "from": a, "to": b}
                    for (wheels, sign), s, (a, b) in zip(answers, scores, walks, strict=True)
                ],
            }
        )

    def win(self, duel: str, winner: int, participants: list[int]) -> None:
        before = self.places[winner]
        self.places[winner] += 3
        self.duels.append(
            {"duel": duel, "winner": winner, "participants": participants,
             "from": before, "to": self.places[winner]}
        )  # fmt: skip

    def sudden_death(self, turns: list[tuple[int, bool]], winner: int) -> None:
        """Place one card after the other, right or wrong as the turns say."""
        table = self.table
        for seat, right in turns:
            expect(table.heading).to_have_text(f"{NAMES[seat]}, where does this card go?")
            line, year = self.years(table.line), self.cards[table.drawn][1]
            gaps = right_gaps(line, year)
            wrong = next(gap for gap in range(len(line) + 1) if gap not in gaps)
            said = table.place(gaps[0] if right else wrong)
            assert said.startswith("Correct." if right else "Not there.")
            if (seat, right) != turns[-1]:
                table.next(f"Next: {NAMES[turns[turns.index((seat, right)) + 1][0]]}")
        assert f"{NAMES[winner]} wins the Challenge and moves 3 steps" in said

    def more_or_less(self, turns: list[tuple[int, int]], winner: int) -> list[str]:
        """Call years so far from the true one; return the answers that are due."""
        table = self.table
        year = self.cards[table.asked][1]
        due = []
        for seat, by in turns:
            expect(table.heading).to_have_text(f"{NAMES[seat]}, call a year")
            table.call(year + by if (year + by) * year > 0 else year)
            due.append("exact" if by == 0 else "more" if by < 0 else "less")
            if by:
                expect(table.root.locator(".tw-calls li").last).to_contain_text(due[-1])
        expect(table.heading).to_have_text(f"{NAMES[winner]} wins the Challenge")
        return due


def test_three_players_play_all_trials_and_both_challenges(start_lab, folder, cards):
    lab = start_lab(folder)
    lab.open(NOTEBOOK)
    lab.run_all()
    table = ChallengeTable(lab.page)
    book = Book(table, cards)
    table.begin()
    calls: list[str] = []
    for number, (trial, wishes) in enumerate(WAY):
        book.play_trial(trial, wishes)
        if number == 3:  # Player 1 crosses the first line; the two on space 1 play
            assert book.places == [8, 1, 1]
            table.next("Next: Sudden Death")
            book.sudden_death([(1, True), (2, True), (1, True), (2, False)], winner=1)
            book.win("sudden_death", 1, [1, 2])
        elif number == 6:  # the second line: the last one, and the one before
            assert book.places == [15, 6, 5]
            table.next("Next: More or Less")
            calls = book.more_or_less([(2, -40), (1, 30), (2, -7), (1, 0)], winner=1)
            book.win("more_or_less", 1, [2, 1])
        if number < len(WAY) - 1:
            table.next(f"Next: {TITLES[WAY[number + 1][0]]}")
    table.next("See who won")
    expect(lab.page.get_by_role("heading", name="Player 1 wins")).to_be_visible()
    assert book.places == [21, 13, 5]

    _, match, *moves, end = read_log(folder)
    assert (match["kind"], match["game"], end["kind"]) == ("match", "challenge", "end")
    assert [seat["name"] for seat in match["seats"]] == NAMES
    assert end["outcome"] == {"winners": [0], "reason": "finish"}
    told = [move["revealed"] for move in moves if "revealed" in move]
    assert [
        {
            "trial": trial["trial"],
            "number": trial["number"],
            "cards": [card["id"] for card in trial["cards"]],
            "answers": [
                {key: answer[key] for key in book.trials[0]["answers"][0]}
                for answer in trial["answers"]
            ],
        }
        for trial in told
    ] == book.trials
    duels = [move["duel"] for move in moves if "duel" in move]
    assert [{key: duel[key] for key in book.duels[0]} for duel in duels] == book.duels
    places = [move["answer"]["correct"] for move in moves if move["move"]["type"] == "place"]
    assert places == [True, True, True, False]
    assert [m["answer"]["says"] for m in moves if m["move"]["type"] == "call"] == calls
    assert [move["ply"] for move in moves] == list(range(len(moves)))


def test_hidden_dates_and_locked_wheels_are_nowhere_to_be_found(start_lab, game_folder, secrets):
    notebook = nbformat.read(game_folder / "game.ipynb", as_version=4)
    notebook.cells[0].source = (
        "from timeline_widgets import ChallengeGame, read_cardset\n"
        "ChallengeGame(read_cardset('cards.csv'), players=['Red', 'Blue'], seed='no leak')"
    )
    nbformat.write(notebook, game_folder / "game.ipynb")
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    table = ChallengeTable(lab.page)
    table.begin()
    table.open("Red")
    table.dial((9, 8, 7, 6))
    table.lock()
    expect(lab.page.get_by_role("heading", name="Pass the device to Blue")).to_be_visible()
    lab.save()
    saved = (game_folder / "game.ipynb").read_text(encoding="utf-8")
    told = b"\n".join(lab.traffic).decode(errors="replace")
    for place in (saved, lab.page.content(), told):
        words = [re.escape(word) for hidden in secrets.values() for word in hidden]
        assert re.findall(rf"(?<![\w.])(?:{'|'.join(words)})(?!\w)", place) == []
    for place in (saved, json.dumps(lab.page.evaluate("document.body.innerText"))):
        assert not re.search(r"9,\s*8,\s*7,\s*6", place)
    assert table.root.locator(".tw-drum").count() == 0
