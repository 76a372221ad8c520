"""Thousands of games at once, among players who guess: the same rules, so the same statistics."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean, pvariance

import pytest

from timeline_widgets import simulate
from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import SetupError
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import STAR_WARS, Timeline
from timeline_widgets.games.timeline.events import Placed
from timeline_widgets.simulation import PlayedGame, guessing

MOMENTS = [Span(n, n) for n in range(110)]
WIDE = [Span(n // 3, n // 3 + n % 4) for n in range(14)]  # many overlap
GAMES = {
    "a whole set": (Timeline(MOMENTS, seats=4, hand=4), 600),
    "piles that run out": (Timeline(WIDE, seats=4, hand=3, starting_seat=2), 1500),
    "the smallest set": (Timeline(MOMENTS[:5], seats=2, hand=1, edition=STAR_WARS), 3000),
    "eight with one card": (Timeline(MOMENTS[:60], seats=8, hand=1), 1000),
}


def guessed(game: Timeline, games: int, seed: str) -> list[PlayedGame]:
    return [played for batch, _ in guessing.guess_games(game, games, seed) for played in batch]


def one_at_a_time(game: Timeline, games: int) -> tuple[list[PlayedGame], float]:
    """Return games that the rules played, and the share of right cards."""
    chance = Random(1)
    told, right, placed = [], 0, 0
    for number in range(games):
        shuffler = Shuffler(str(number))
        state = game.first_state(game.setup(shuffler))
        while state.outcome is None:
            (seat,) = game.to_act(state)
            move = chance.choice(game.legal_moves(state, seat))
            events, state = game.play(state, seat, move, shuffler)
            right += isinstance(events[0], Placed)
            placed += 1
        ply, (winners, reason) = state.ply, state.outcome
        told.append(
            PlayedGame(
                number, ply, state.round, ply, 0, 0, ply + 1, state.shuffles, winners, reason
            )
        )
    return told, right / placed


@pytest.mark.parametrize("name", GAMES)
def test_the_statistics_are_those_of_games_played_one_at_a_time(name: str) -> None:
    game, count = GAMES[name]
    ours, theirs = guessed(game, 10 * count, "clio"), one_at_a_time(game, count)[0]
    counted = {
        "turns": lambda game: game.turns,
        "rounds": lambda game: game.rounds,
        "reshuffles": lambda game: game.reshuffles,
        "winners": lambda game: len(game.winners),
        "first seat": lambda game: 0 in game.winners,
        "last seat": lambda g: game.seats - 1 in g.winners,
        **{
            reason: lambda game, reason=reason: game.reason == reason
            for reason in ("out_alone", "final_round", "shared")
        },
    }
    for what, count_of in counted.items():
        one, other = [[float(count_of(g)) for g in games] for games in (ours, theirs)]
        error = (pvariance(one) / len(one) + pvariance(other) / len(other)) ** 0.5
        assert abs(fmean(one) - fmean(other)) <= 4 * error, what


def test_as_many_cards_are_right_as_in_games_played_one_at_a_time() -> None:
    game, count = GAMES["piles that run out"]
    ((_, tally),) = guessing.guess_games(game, 10 * count, "clio")
    share = tally.right.total() / tally.asked.total()
    assert share == pytest.approx(one_at_a_time(game, count)[1], abs=0.01)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_counted_once_with_its_cards_and_what_decided_it(name: str) -> None:
    game, _ = GAMES[name]
    ((played, tally),) = guessing.guess_games(game, 200, "clio")
    assert [each.game for each in played] == list(range(200))
    assert tally.asked.total() == sum(each.turns for each in played)
    assert tally.decided.total() == 200
    assert all(tally.right[card] <= tally.asked[card] for card in tally.asked)
    assert all(each.turns == each.placements == each.cards - 1 >= game.hand for each in played)


def test_the_same_seed_plays_the_same_games() -> None:
    game, _ = GAMES["a whole set"]
    assert guessed(game, 50, "clio") == guessed(game, 50, "clio") != guessed(game, 50, "ibn")


def test_games_that_are_too_many_for_one_table_are_played_one_after_the_other(monkeypatch) -> None:
    monkeypatch.setattr(guessing, "_CELLS", 700)  # seven games of 100 cards
    batches = list(guessing.guess_games(Timeline(MOMENTS[:100], seats=3), 20, "clio"))
    assert [len(played) for played, _ in batches] == [7, 7, 6]
    assert [each.game for played, _ in batches for each in played] == list(range(20))


def test_a_class_that_guesses_takes_longer_than_one_that_knows() -> None:
    options = {"players": 3, "games": 200, "progress": False}
    guessing_class = simulate("world-history", skill="guess", **options)
    assert guessing_class.skills == ("guess",) * 3
    assert Counter(game.reason for game in guessing_class.played)["out_alone"] > 100
    knowing = simulate("world-history", skill="student", workers=1, **options)
    assert fmean(g.turns for g in guessing_class.played) > fmean(g.turns for g in knowing.played)


def test_guessing_is_for_timeline_only() -> None:
    with pytest.raises(SetupError, match="Players who guess play Timeline, not Challenge"):
        simulate("world-history", "challenge", skill="guess")
