"""Every state that the screen of Challenge can be in."""

from __future__ import annotations

from typing import Any

from tests.widgets.challenge.games import LINES, Played, in_more_or_less, in_sudden_death, only

LONG = ["Maximiliano Bartholomäus", "Ana-Sofía", "Ярослава Константиновна", "Bjørn", "Chloé"]


def revealed(trial: str, **options: Any) -> Played:
    played = Played(track=only(trial, *LINES), **options)
    digits, sign = played.right()
    other = {"+": "-", "-": "+", None: None}[sign]
    rest = [False] * (len(played.game.match.seats) - 3)
    played.answer(True, (digits, other), ((digits[0], None, digits[2], None), sign), *rest)
    return played


def placed(*, right: bool) -> Played:
    played = in_sudden_death()
    played.place()
    played.place(right=right)
    return played


def called(*, exact: bool) -> Played:
    played = in_more_or_less()
    year = played.asked_year()
    for by in (-90, 60, -30):
        played.call(year + by)
    if exact:
        played.call(year)
    return played


def finished(**options: Any) -> Played:
    played = Played(track=only("bet", spaces=4), **options)
    played.answer(True, False, True)
    return played


TRIALS = ("timeline_4", "bet", "split", "right_date", "combination")
GAMES: dict[str, Any] = {
    "begin": Played,
    "curtain": Played,
    **{trial: lambda trial=trial: Played(track=only(trial, *LINES)) for trial in TRIALS},
    "typed": lambda: Played(track=only("right_date")),
    "open": lambda: Played(curtain=False),
    **{f"{trial} revealed": lambda trial=trial: revealed(trial) for trial in TRIALS},
    "sudden death": in_sudden_death,
    "placed": lambda: placed(right=True),
    "misplaced": lambda: placed(right=False),
    "more or less": lambda: called(exact=False),
    "found": lambda: called(exact=True),
    "over": finished,
}


def enter(screen: Any, name: str) -> None:
    """Press what leads from the first picture of a game to the state."""
    if name == "begin":
        return
    if name in ("curtain", "open"):
        screen.begin()
    elif name in TRIALS or name == "typed":
        screen.to_wheels()
        for number, digit in enumerate("1234"):
            screen.drums.nth(number).press(digit)
        if name == "typed":
            screen.role("button", name="Type numbers").click()
    elif name == "sudden death":
        screen.next()
        screen.root.locator(".tw-gap").first.click()
    elif name == "more or less":
        screen.root.locator(".tw-year-label input").fill("1500")
    elif name == "over":
        screen.role("button", name="See who won").click()
