"""The peers that this package is measured beside play the same rules.

Each is given whole games that this package played, deals and moves, and has to come to the same
line and the same winners; in Challenge to the same spaces after every move. They are installed by
``python -m tests.benchmarks.peers.install``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.benchmarks.peers import install
from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import Call, Dated, Lock, State, TimelineChallenge, Wheels
from timeline_widgets.games.challenge import events as challenge_events
from timeline_widgets.games.challenge.state import call_bounds
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Place, Timeline
from timeline_widgets.games.timeline.events import Drew, FinalRoundBegan, Reshuffled

PEERS: dict[str, Callable[[str], str]] = {
    "OpenSpiel": lambda told: install.python_peer("run.py", "open_spiel", "check", told=told),
    "PettingZoo": lambda told: install.python_peer("run.py", "pettingzoo", "check", told=told),
    "boardgame.io": lambda told: install.node_peer("boardgame.mjs", "check", told=told),
}


def games() -> Iterator[dict[str, Any]]:
    """Games of all sizes: piles run out, rounds end in finals, wins are shared."""
    for number in range(120):
        chance = Random(number)
        seats, hand = 2 + number % 7, 1 + number % 4
        cards = 110 if number % 3 == 0 else seats * hand + 1 + chance.randrange(9)
        years = [chance.randrange(chance.choice([5, 40, 2000])) for _ in range(cards)]
        yield played(years, seats, hand, chance)


def played(years: list[int], seats: int, hand: int, chance: Random) -> dict[str, Any]:
    game = Timeline([Span(year, year) for year in years], seats=seats, hand=hand)
    shuffler = Shuffler(str(years))
    deal, *rest = game.setup(shuffler)
    state = game.first_state([deal, *rest])
    order = [*(card for cards in deal.hands for card in cards), deal.reference, *deal.pile]
    dealt, piles, placements, finals = order[: seats * hand + 1], [order], [], 0
    while state.outcome is None:
        (seat,) = game.to_act(state)
        legal = game.legal_moves(state, seat)
        move = chance.choice(legal)
        if chance.random() < 0.5:  # else games between eight take very long
            first, last = state.line.right_gaps(game.spans[move.card])
            move = move._replace(gap=chance.randint(first, last))
        placements.append((state.hands[seat].index(move.card), move.gap))
        events, state = game.play(state, seat, move, shuffler)
        for event in events:
            if isinstance(event, Drew):
                dealt.append(event.card)
            elif isinstance(event, Reshuffled):
                piles.append(event.pile)
            finals += isinstance(event, FinalRoundBegan)
    return {
        "years": years, "seats": seats, "hand": hand,
        "dealt": dealt, "piles": piles, "placements": placements,
        "line": list(state.line.cards), "winners": list(state.outcome.winners),
        "finals": finals, "reason": state.outcome.reason,
    }  # fmt: skip


@pytest.fixture(scope="module")
def ours() -> list[dict[str, Any]]:
    return list(games())


def test_the_games_that_peers_are_given_show_all_that_can_happen(ours) -> None:
    assert {game["reason"] for game in ours} == {"out_alone", "final_round", "shared"}
    assert any(len(game["piles"]) > 2 for game in ours)
    assert any(game["finals"] > 1 for game in ours)
    assert max(len(game["line"]) for game in ours) > 20


@pytest.mark.parametrize("name", PEERS)
def test_the_same_deal_and_moves_come_to_the_same_line_and_winners(name: str, ours) -> None:
    there = install.node_is_there() if name == "boardgame.io" else install.python_is_there()
    if not there:
        pytest.skip(f"{name} is not installed: python -m tests.benchmarks.peers.install")
    told = PEERS[name]("".join(json.dumps(game) + "\n" for game in ours))
    theirs = [json.loads(line) for line in told.splitlines()]
    assert theirs == [{"line": game["line"], "winners": game["winners"]} for game in ours]


def challenges() -> Iterator[dict[str, Any]]:
    """Games of Challenge with every Trial and both duels; small sets are shuffled again."""
    for number in range(60):
        chance = Random(number)
        cards = chance.choice([9, 20, 110])
        years = [chance.choice([-1, 1]) * chance.randint(1, 2000) for _ in range(cards)]
        yield challenge(years, 3 + number % 3, chance)


def challenge(years: list[int], seats: int, chance: Random) -> dict[str, Any]:
    game = TimelineChallenge([Dated.of_year(year) for year in years], seats=seats)
    shuffler = Shuffler(str(years))
    deal, *rest = game.setup(shuffler)
    state = game.first_state([deal, *rest])
    piles, actions, positions, kinds = [deal.pile], [], [], set()
    while state.outcome is None:
        seat = game.to_act(state)[0]
        action, move = challenge_move(state, chance)
        actions.append(action)
        for event in game.decide(state, seat, move, shuffler):
            if isinstance(event, challenge_events.Reshuffled):
                piles.append(event.pile[state.pile_left :])
            state = game.evolve(state, event)
            kinds.add(type(event).__name__)
        positions.append(list(state.positions))
    return {
        "years": years, "seats": seats, "piles": piles, "actions": actions,
        "positions": positions, "winners": list(state.outcome.winners), "kinds": kinds,
    }  # fmt: skip


def challenge_move(state: State, chance: Random) -> tuple[list[int], Lock | Place | Call]:
    """Return a move by chance, as an action of the peer and as ours."""
    digits, sign = [chance.randrange(10) for _ in range(4)], chance.randrange(2)
    duel = state.challenge
    if duel is None:
        shown = [1 + digit % 4 for digit in digits] if state.trial == "combination" else digits
        wheels = Wheels(tuple(shown), "+-"[sign] if state.trial == "right_date" else None)
        return [*digits, sign], Lock(state.ply, wheels)
    if duel.duel == "sudden_death":
        gap = chance.randrange(len(duel.line.cards) + 1)
        return [0, 0, *divmod(gap, 10), 0], Place(state.ply, duel.card, gap)
    low, high = call_bounds(duel)
    years = [year for year in range(low + 1, high) if year]
    number = chance.randrange(len(years))
    digits = [int(digit) for digit in f"{number // 2:04}"]
    return [*digits, number % 2], Call(state.ply, years[number])


def test_the_same_challenge_leads_to_the_same_spaces_and_winners() -> None:
    if not install.python_is_there():
        pytest.skip("PettingZoo is not installed: python -m tests.benchmarks.peers.install")
    ours = list(challenges())
    kinds = set().union(*(game.pop("kinds") for game in ours))
    assert kinds >= {"Revealed", "DuelMisplaced", "Called", "DuelEnded", "Reshuffled", "Ended"}
    told = "".join(json.dumps(game) + "\n" for game in ours)
    theirs = install.python_peer("pettingzoo_challenge.py", "check", told=told).splitlines()
    assert [json.loads(line) for line in theirs] == [
        {"positions": game["positions"], "winners": game["winners"]} for game in ours
    ]
