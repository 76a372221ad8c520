"""A computer player of Timeline Challenge."""

from __future__ import annotations

import pytest

from tests.games.challenge.table import Table
from timeline_widgets.bots import SKILLS, ChallengeBot, Memory
from timeline_widgets.bots.challenge import spread
from timeline_widgets.bots.memory import Years
from timeline_widgets.games.challenge import CLASSIC_BOARD, Lock, Wheels
from timeline_widgets.games.challenge.events import Revealed
from timeline_widgets.games.timeline import Place

SURE = SKILLS["expert"]._replace(error=1e-6)  # remembers everything
TRIAL_AT = {"timeline_4": 0, "right_date": 1, "bet": 2, "combination": 3, "split": 4}


def bot_at(table: Table, skill=SURE, seed: str = "clio") -> ChallengeBot:
    ids = [f"card-{number}" for number in range(len(table.years))]
    spans = [card.span for card in table.game.cards]
    return ChallengeBot(Memory(ids, spans, Years(), skill, seed), table.game.board)


def let_move(table: Table, bot: ChallengeBot, seat: int):
    seen = table.game.observe(table.state, seat)
    dates = {card: table.game.cards[card].span for card in seen.revealed}
    return table.move(seat, bot.move(seen, dates))


def answer(trial: str, *years: int, skill=SURE, seed: str = "clio") -> Wheels:
    table = Table(*years, positions=(TRIAL_AT[trial],) * 3)
    move = bot_at(table, skill, seed).move(table.game.observe(table.state, 0), {})
    assert isinstance(move, Lock)
    table.game.check(table.state, 0, move)
    return move.wheels


def test_who_remembers_everything_answers_the_trials_of_the_rulebook_rightly() -> None:
    assert answer("timeline_4", 1585, 1863, 1889, -287).digits == (3, 6, 7, 1)
    assert answer("bet", 1946).digits == (8, 8, 8, 8)
    assert answer("split", 1762, 1785).digits == (0, 0, 2, 3)
    assert answer("right_date", 1000) == Wheels((1, 0, 0, 0), "+")
    assert answer("combination", 1585, 1863, 1889, -287).digits == (2, 3, 4, 1)


@pytest.mark.parametrize("year", [-8000, -287, -1, 1, 14, 999, 1000, 1999, 2000, 9999])
def test_a_date_is_dialled_with_its_sign(year: int) -> None:
    sign = "+" if year > 0 else "-"
    assert answer("right_date", year) == Wheels(tuple(map(int, f"{abs(year):04}")), sign)


def test_years_between_count_no_year_0() -> None:
    assert answer("split", -44, 14).number == 57
    assert answer("split", 14, -44).number == 57
    assert answer("split", -8000, 9999).number == 9999  # the wheels stop there


def test_unsure_of_a_date_it_dials_the_likeliest_digit_of_each_wheel() -> None:
    hits = [0, 0, 0, 0]
    for n in range(300):
        digits = answer("right_date", 1850, skill=SKILLS["student"], seed=str(n)).digits
        hits = [h + (a == b) for h, a, b in zip(hits, digits, (1, 8, 5, 0), strict=True)]
    assert hits[0] == 300
    assert hits[1] > 180
    assert hits[2] >= 20  # hardly better than by chance


def test_a_bet_is_stacked_when_sure_and_spread_when_not() -> None:
    assert spread([0, 1, 0]) == (1, 1, 1, 1)
    assert spread([0.1, 0.8, 0.1]) == (1, 1, 1, 1)
    assert spread([0.0, 0.6, 0.4]) == (1, 1, 1, 2)
    assert spread([0.25] * 4) == (0, 1, 2, 3)
    assert len(set(answer("bet", 1815, skill=SKILLS["beginner"]).digits)) > 1


def test_in_sudden_death_it_places_the_card_by_the_dates_that_lie_open() -> None:
    table = Table(1, 2, 3, 4, 1863, -287, 1585, 1000, positions=(6, 1, 3))
    table.steps(1, 0, 0)
    bot = bot_at(table)
    for gap in (0, 1, 1):
        seen = table.game.observe(table.state, table.turn)
        assert set(seen.revealed) >= set(table.challenge.line.cards)
        dates = {card: table.game.cards[card].span for card in seen.revealed}
        move = bot.move(seen, dates)
        assert isinstance(move, Place)
        assert move.gap == gap
        table.move(table.turn, move)


def more_or_less(year: int, skill, seed: str) -> int:
    """Return how many calls it takes three players to find the year."""
    table = Table(1, 2, 3, 4, year, positions=(13, 5, 5, 2), crossed=(0,))
    table.all_lock("1...", "....", "....", "....")
    bots = [bot_at(table, skill, f"{seed} {seat}") for seat in range(4)]
    for calls in range(1, 200):
        let_move(table, bots[table.turn], table.turn)
        if table.state.challenge is None:
            return calls
    raise AssertionError("More or Less has no end.")


@pytest.mark.parametrize("year", [-8000, -44, -1, 1, 850, 1762, 2020, 9999])
def test_more_or_less_is_halved_within_what_it_believes_and_what_was_answered(year: int) -> None:
    assert more_or_less(year, SURE, "clio") <= 2
    calls = [more_or_less(year, skill, str(n)) for skill in SKILLS.values() for n in range(10)]
    assert max(calls) <= 24


def test_in_more_or_less_a_belief_that_was_refuted_does_not_hold_it_up() -> None:
    table = Table(1, 2, 3, 4, 1762, positions=(13, 5, 2), crossed=(0,))
    table.all_lock("1...", "....", "....")
    stubborn = bot_at(Table(1, 2, 3, 4, -4000, positions=(13, 5, 2), crossed=(0,)))
    calls = 0
    while table.state.challenge is not None and calls < 40:
        let_move(table, stubborn, table.turn)
        calls += 1
    assert calls <= 16


def whole_game(seed: str, seats: int = 4, skills=("beginner", "student", "expert", "student")):
    table = Table(*range(-500, 2000, 23), positions=(0,) * seats, more=0)
    bots = [bot_at(table, SKILLS[skill], f"{seed} {n}") for n, skill in enumerate(skills)]
    events = []
    while table.outcome is None:
        for seat in table.game.to_act(table.state):
            events += let_move(table, bots[seat], seat)
    return events


def test_it_makes_legal_moves_to_the_end_and_the_same_seed_plays_the_same_game() -> None:
    assert whole_game("clio") == whole_game("clio")
    assert whole_game("clio") != whole_game("urania")


def test_the_better_the_skill_the_further_it_moves() -> None:
    steps = [0, 0, 0, 0]
    for n in range(15):
        for event in whole_game(str(n)):
            if isinstance(event, Revealed):
                moved = [score.steps for score in event.scores]
                steps = [a + b for a, b in zip(steps, moved, strict=True)]
    beginner, student, expert, _ = steps
    assert beginner < student < expert


def test_a_board_of_ones_own_is_played_by_its_dates() -> None:
    assert CLASSIC_BOARD.dates[3] == 1600
    table = Table(1585, 1863, 1889, -287)
    own = Table(1585, 1863, 1889, -287, board=type(CLASSIC_BOARD)(tuple(range(1100, 2000, 100))))
    for at, digits in ((table, (3, 6, 7, 1)), (own, (5, 8, 8, 0))):
        assert bot_at(at).move(at.game.observe(at.state, 0), {}).wheels.digits == digits


def test_it_learns_the_dates_that_lie_open_when_it_moves() -> None:
    table = Table()
    table.steps(0, 0, 0)
    bot = bot_at(table, SKILLS["beginner"])
    before = bot.memory.of(0).chances.stdev
    bot.move(table.game.observe(table.state, 0), {})
    assert bot.memory.of(0).chances.stdev == before / 4
    assert bot.memory.of(4).chances.stdev == before  # a card of the new Trial
