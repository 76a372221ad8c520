"""Every state that the table of the classic game can be in, and the presses that lead to it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, NamedTuple

from tests.widgets import scene
from tests.widgets.scene import ALTAMIRA, BALLOON, HANDS, NEBRIJA, QUIXOTE, RED_CROSS, SIX

EIGHT = ("Ana", "Iker", "Olya", "Sami", "Bjørn", "Chloé", "Дарья", "Maximiliano")
OPTIONS = {"letters": True, "confidence": True, "hints": True, "timer": 300, "withdraw": True}
ARABIC = [
    "سقوط غرناطة آخر إمارة للمسلمين في الأندلس",
    "معركة حطين",
    "افتتاح قناة السويس للملاحة",
    "بناء قبة الصخرة في القدس",
]


class Shown(NamedTuple):
    """A state as the kernel sends it, and what a person then does."""

    table: dict[str, Any]
    state: dict[str, Any]
    act: Callable[[Any], None] | None = None


def press(name: str) -> Callable[[Any], None]:
    return lambda table: table.role("button", name=name, exact=True).first.click()


def choose(table: Any) -> None:
    table.hand.locator("label").first.click()


def aim(table: Any) -> None:
    choose(table)
    table.gap(3).locator("input").check(force=True)


def aim_and(name: str) -> Callable[[Any], None]:
    def act(table: Any) -> None:
        aim(table)
        press(name)(table)

    return act


def more(table: Any) -> None:
    button = table.role("button", name="More", exact=True)
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def _with_card(state: dict[str, Any], card: int) -> dict[str, Any]:
    return {**state["cards"], str(card): scene.face(card, turned=True)}


def _arabic() -> dict[str, Any]:
    state = copy.deepcopy(TURN)
    for card, title in zip(HANDS[0], ARABIC, strict=True):
        state["cards"][str(card)].update({"title": title, "lang": "ar", "dir": "rtl"})
    return state


TABLE = scene.table()
HELPED = scene.table(options=OPTIONS)
ALONE = scene.table("Ana")
PRACTICE = scene.table("Ana", edition="practice", practice={"lives": 3})
TURN = scene.state(SIX, HANDS, round=3, ply=5)
PLACED = {
    **TURN, "ply": 6, "turn": 1, "last": {"kind": "placed", "seat": 0, "card": 14, "gap": 4},
}  # fmt: skip
_MISS = {
    "kind": "misplaced", "seat": 0, "card": QUIXOTE, "gap": 4, "right_gaps": [5, 5],
    "miss": {"years": 83, "direction": "later"},
}  # fmt: skip
MISSED = {
    **TURN, "ply": 6, "turn": 1, "wrong": [QUIXOTE], "cards": _with_card(TURN, QUIXOTE),
    "last": {**_MISS, "drew": RED_CROSS, "reshuffled": "discard"},
}  # fmt: skip
FINAL = {
    **scene.state(SIX, [[BALLOON], [], [], [24]], ply=12, phase="final"),
    "seats": [
        {"hand": [BALLOON], "status": "finalist"}, {"hand": [], "status": "out"},
        {"hand": [], "status": "withdrawn"}, {"hand": [24], "status": "finalist"},
    ],
}  # fmt: skip
LONG = scene.state(scene.long_line(24), [[QUIXOTE, BALLOON, ALTAMIRA], [], [], []], round=8, ply=30)
HINTED = {
    **TURN, "scores": [2, -1, 0, 12], "hints": [
        {"card": QUIXOTE, "kind": "century", "sentence": "It belongs to the 17th century."},
        {
            "card": QUIXOTE, "kind": "compare", "other": 31,
            "sentence": "It is earlier than “First people on the Moon”.",
        },
    ],
}  # fmt: skip
_REACHED = {"streak": 4, "best": 9, "lives": 2, "missed": 3}
PRACTISED = {**TURN, "seats": TURN["seats"][:1], "practice": _REACHED}


def over(reason: str, *winners: int, **changes: Any) -> dict[str, Any]:
    outcome = {"winners": list(winners), "reason": reason}
    return {**PLACED, "phase": "over", "turn": None, "outcome": outcome, **changes}


STATES: dict[str, Shown] = {
    "the first turn": Shown(TABLE, scene.state([scene.GUTENBERG], HANDS)),
    "a turn": Shown(TABLE, TURN),
    "a chosen card": Shown(TABLE, TURN, choose),
    "a chosen gap": Shown(TABLE, TURN, aim),
    "placed rightly": Shown(TABLE, PLACED),
    "misplaced, and reshuffled": Shown(TABLE, MISSED),
    "what is told of a card": Shown(TABLE, MISSED, press("Learn more")),
    "a card of the line, read": Shown(
        TABLE, TURN, lambda table: table.page.locator(".tw-more").first.click()
    ),
    "a computer is to move": Shown(scene.table(bots=("Ana",)), TURN),
    "a computer has moved": Shown(scene.table(bots=("Ana",)), MISSED),
    "every help, a turn": Shown(HELPED, HINTED),
    "every help, a chosen gap": Shown(HELPED, HINTED, aim),
    "hints that can be bought": Shown(HELPED, HINTED, aim_and("Hint (−1 point)")),
    "the clock paused": Shown(
        HELPED, HINTED, lambda table: table.page.locator(".tw-timer").click()
    ),
    "what is seldom needed": Shown(HELPED, TURN, more),
    "before a player is withdrawn": Shown(
        HELPED, TURN, lambda table: (more(table), press("Withdraw Olya")(table))[0]
    ),
    "a turn skipped": Shown(
        TABLE, {**TURN, "ply": 6, "turn": 1, "last": {"kind": "skipped", "seat": 0}}
    ),
    "a player has left": Shown(
        TABLE, {**FINAL, "turn": 3, "last": {"kind": "withdrew", "seat": 2}}
    ),
    "the last card of a hand": Shown(
        TABLE, scene.state(SIX, [[], [22], [26], [30]], turn=1, ply=9)
    ),
    "the final round": Shown(TABLE, FINAL),
    "one wins": Shown(TABLE, over("out_alone", 0)),
    "the final round is won": Shown(TABLE, over("final_round", 3)),
    "some share the win": Shown(TABLE, over("shared", 0, 3)),
    "nobody wins": Shown(TABLE, over("nobody", last={"kind": "withdrew", "seat": 3})),
    "moves are not saved": Shown(
        TABLE, {**TURN, "saved": {"ok": False, "reason": "The disk is full."}}
    ),
    "a broken-off game": Shown(
        TABLE, {**TURN, "ply": 0, "resume": {"moves": 14, "at": "2026-11-29T10:15:00Z"}}
    ),
    "one player": Shown(ALONE, {**TURN, "seats": TURN["seats"][:1]}),
    "practice": Shown(PRACTICE, PRACTISED),
    "practice, missed": Shown(
        PRACTICE,
        {**PRACTISED, "last": {**_MISS, "again_in": 3}, "cards": _with_card(TURN, QUIXOTE)},
    ),
    "no lives left": Shown(
        PRACTICE,
        over(
            "out_of_lives", seats=TURN["seats"][:1], practice={**_REACHED, "lives": 0},
            last={**_MISS, "again_in": 3}, cards=_with_card(TURN, QUIXOTE),
        ),
    ),
    "every card practised": Shown(
        PRACTICE, over("complete", seats=TURN["seats"][:1], practice=_REACHED)
    ),
    "a long line": Shown(TABLE, LONG),
    "a long line, a chosen gap": Shown(TABLE, LONG, aim),
    "an opened spine": Shown(
        TABLE, LONG, lambda table: table.page.locator(".tw-spine-button").nth(12).click()
    ),
    "ten cards in the hand": Shown(
        TABLE, scene.state(SIX, [[*HANDS[0], BALLOON, 4, 8, 10, 15, 19], [22], [24], [30]])
    ),
    "a date far from all others": Shown(TABLE, scene.state([ALTAMIRA, *SIX], HANDS), aim),
    "titles from right to left": Shown(TABLE, _arabic(), aim),
    "equal dates": Shown(
        TABLE,
        {
            **scene.state([9, NEBRIJA, scene.COLUMBUS, 31], HANDS, turn=1),
            "last": {"kind": "placed", "seat": 0, "card": scene.COLUMBUS, "gap": 2},
        },
    ),
    "eight players with points": Shown(
        scene.table(*EIGHT, options=OPTIONS), {
            **TURN, "seats": [*TURN["seats"], *({"hand": [27], "status": "in"},) * 4],
            "scores": [3, 2, -1, 4, 0, 12, 3, 2],
        },
    ),
    "the whole screen": Shown(TABLE, TURN, press("Full screen")),
}  # fmt: skip
"""By name. Besides, a page itself gets into refusals, silence, and a kernel that is gone."""
