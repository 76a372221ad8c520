"""Tiny sets walked through to the end: every deal, every move, every shuffle.

In each state the game is compared with the plain one, so the golden figures hold for both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from math import factorial
from typing import NamedTuple, TypeVar

import pytest

from tests.games.timeline.plain import PlainTimeline
from timeline_widgets.cards import Span
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import (
    EDITIONS,
    Edition,
    Move,
    Place,
    Skip,
    State,
    Timeline,
    Withdraw,
)
from timeline_widgets.games.timeline.events import Dealt, RoundBegan

T = TypeVar("T")

FOUR = ((1, 1), (2, 2), (2, 2), (1, 3))  # two equal dates, and one that may be any of them
FIVE = ((1, 1), (2, 2), (2, 2), (3, 3), (2, 4))

MOVES: dict[str, Callable[[int, int, int], Move]] = {
    "place": Place,
    "skip": lambda ply, _card, _gap: Skip(ply),
    "withdraw": lambda ply, _card, _gap: Withdraw(ply),
}


class Chosen(Shuffler):
    """Gives the orders whose numbers it was told, then the first one of each shuffle."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__("")
        self.numbers = numbers
        self.asked: list[int] = []  # how many orders there were to choose from, each time

    def shuffled(self, items: Sequence[T], occasion: str = "") -> tuple[T, ...]:  # noqa: ARG002
        at = len(self.asked)
        self.asked.append(factorial(len(items)))
        number = self.numbers[at] if at < len(self.numbers) else 0
        return tuple(list(permutations(items))[number])


def all_chances(play: Callable[[Chosen], T]) -> Iterator[tuple[tuple[int, ...], T]]:
    """Play once for every way in which the shuffles of it can fall."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        numbers = waiting.pop()
        chosen = Chosen(numbers)
        yield numbers, play(chosen)
        for at in range(len(numbers), len(chosen.asked)):
            skipped = (0,) * (at - len(numbers))
            waiting += [(*numbers, *skipped, other) for other in range(1, chosen.asked[at])]


def contents(state: State) -> tuple[object, ...]:
    """Return all that matters for what can still happen, the heaps at the end."""
    return (
        state.hands,
        state.line.cards,
        state.pile[state.drawn :],
        state.active,
        state.finalists,
        state.to_play,
        state.out,
        None if state.outcome is None else state.outcome.winners,
        state.discards,
        state.box,
    )


def plain_contents(plain: PlainTimeline) -> tuple[object, ...]:
    return (
        tuple(tuple(hand) for hand in plain.hands),
        tuple(plain.line),
        tuple(plain.pile),
        tuple(plain.players),
        tuple(plain.players) if plain.final else (),
        tuple(plain.waiting),
        tuple(plain.out),
        None if plain.winners is None else tuple(plain.winners),
        tuple(plain.discards),
        tuple(plain.box),
    )


class Walk(NamedTuple):
    """Every state that can be reached, and where each move from it may lead."""

    steps: dict[object, set[object]]
    endings: Counter[str]


def walk(game: Timeline, *, teacher: bool) -> Walk:
    dates = [(span.earliest, span.latest) for span in game.spans]
    steps: dict[object, set[object]] = {}
    endings: Counter[str] = Counter()
    # A heap is sorted before it is shuffled, so its order opens no other future.

    def key(state: State) -> object:
        *table, discards, box = contents(state)
        assert isinstance(discards, tuple)
        assert isinstance(box, tuple)
        return (*table, tuple(sorted(discards)), tuple(sorted(box)))

    waiting = list(deals(game, dates))
    while waiting:
        state, plain = waiting.pop()
        here = key(state)
        if here in steps:
            continue
        steps[here] = set()
        outcome = game.outcome(state)
        if outcome is not None:
            endings[outcome.reason] += 1
        moves = plain.moves()
        seats = game.to_act(state)
        placements = [move for seat in seats for move in game.legal_moves(state, seat)]
        assert placements == [Place(state.ply, *m[2:]) for m in moves if m[0] == "place"]
        for what, seat, card, gap in moves:
            if what != "place" and not teacher:
                continue
            move = MOVES[what](state.ply, card, gap)
            for numbers, after in all_chances(
                lambda chosen, s=state, seat=seat, move=move: played(game, s, seat, move, chosen)
            ):
                plain_after = plain.copy()
                plain_after.make(what, seat, card, gap, Chosen(numbers).shuffled)
                assert contents(after) == plain_contents(plain_after)
                steps[here].add(key(after))
                waiting.append((after, plain_after))
    return Walk(steps, endings)


def deals(
    game: Timeline, dates: Sequence[tuple[int, int]]
) -> Iterator[tuple[State, PlainTimeline]]:
    for order in permutations(range(len(dates))):
        dealt = game.seats * game.hand
        hands = tuple(order[at : at + game.hand] for at in range(0, dealt, game.hand))
        deal = Dealt(hands, order[dealt], order[dealt + 1 :])
        yield (
            game.first_state([deal, RoundBegan(1, game.turn_order)]),
            PlainTimeline(dates, *deal, wrong_cards_go_to_the_box=game.edition.name == "star-wars"),
        )


def played(game: Timeline, state: State, seat: int, move: Move, shuffler: Shuffler) -> State:
    for event in game.decide(state, seat, move, shuffler):
        state = game.evolve(state, event)
    return state


def tiny(dates: Sequence[tuple[int, int]], seats: int, hand: int, edition: Edition) -> Timeline:
    return Timeline([Span(*date) for date in dates], seats=seats, hand=hand, edition=edition)


@pytest.mark.parametrize(
    ("dates", "seats", "hand", "edition", "states", "endings"),
    [
        (FOUR, 2, 1, "spain", 411, {"nobody": 45, "out_alone": 150, "shared": 26}),
        (FOUR, 2, 1, "russia", 411, {"nobody": 45, "out_alone": 150, "shared": 26}),
        (FOUR, 2, 1, "star-wars", 451, {"nobody": 53, "out_alone": 170, "shared": 26}),
        (FOUR, 3, 1, "spain", 1087, {"nobody": 35, "out_alone": 352, "shared": 108}),
        (FOUR, 3, 1, "russia", 1087, {"nobody": 35, "out_alone": 352, "shared": 108}),
        (FOUR, 3, 1, "star-wars", 1438, {"nobody": 53, "out_alone": 502, "shared": 144}),
        (FIVE, 2, 2, "spain", 1930, {"nobody": 126, "out_alone": 332, "shared": 8}),
        (FIVE, 2, 2, "russia", 1930, {"nobody": 126, "out_alone": 332, "shared": 8}),
        (FIVE, 2, 2, "star-wars", 2502, {"nobody": 286, "out_alone": 420, "shared": 8}),
        (
            FIVE,
            3,
            1,
            "spain",
            7988,
            {"nobody": 219, "out_alone": 2220, "final_round": 390, "shared": 156},
        ),
        (
            FIVE,
            3,
            1,
            "russia",
            7988,
            {"nobody": 219, "out_alone": 2220, "final_round": 390, "shared": 156},
        ),
        (
            FIVE,
            3,
            1,
            "star-wars",
            11656,
            {"nobody": 479, "out_alone": 3648, "final_round": 456, "shared": 156},
        ),
    ],
)
def test_every_state_and_ending_with_a_teacher(
    dates: Sequence[tuple[int, int]],
    seats: int,
    hand: int,
    edition: str,
    states: int,
    endings: dict[str, int],
) -> None:
    found = walk(tiny(dates, seats, hand, EDITIONS[edition]), teacher=True)
    assert (len(found.steps), dict(found.endings)) == (states, endings)


@pytest.mark.parametrize(
    ("dates", "seats", "hand", "edition", "states", "endings"),
    [
        (FIVE, 2, 1, "spain", 628, {"final_round": 44, "shared": 8, "out_alone": 136}),
        (FIVE, 2, 1, "russia", 628, {"final_round": 44, "shared": 8, "out_alone": 136}),
        (FIVE, 2, 1, "star-wars", 628, {"final_round": 44, "shared": 8, "out_alone": 136}),
        (FIVE, 4, 1, "spain", 2062, {"final_round": 264, "shared": 144, "out_alone": 144}),
        (FIVE, 4, 1, "russia", 2062, {"final_round": 264, "shared": 144, "out_alone": 144}),
        (FIVE, 4, 1, "star-wars", 2062, {"final_round": 264, "shared": 144, "out_alone": 144}),
        (FIVE, 1, 3, "spain", 482, {"out_alone": 44}),
        (FIVE, 1, 3, "russia", 482, {"out_alone": 44}),
        (FIVE, 1, 3, "star-wars", 482, {"out_alone": 44}),
    ],
)
def test_every_state_and_ending_of_the_players_alone(
    dates: Sequence[tuple[int, int]],
    seats: int,
    hand: int,
    edition: str,
    states: int,
    endings: dict[str, int],
) -> None:
    found = walk(tiny(dates, seats, hand, EDITIONS[edition]), teacher=False)
    assert (len(found.steps), dict(found.endings)) == (states, endings)
    assert_every_state_leads_to_an_end(found.steps)


def assert_every_state_leads_to_an_end(steps: dict[object, set[object]]) -> None:
    ending = {state for state, after in steps.items() if not after}
    assert ending
    while more := {s for s, after in steps.items() if s not in ending and after & ending}:
        ending |= more
    assert ending == set(steps)
