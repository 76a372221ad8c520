"""A computer player of Timeline."""

from __future__ import annotations

import pytest

from timeline_widgets.bots import SKILLS, Memory, TimelineBot
from timeline_widgets.bots.memory import Years
from timeline_widgets.cards import Span
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Place, Timeline
from timeline_widgets.games.timeline.events import Dealt, Placed, RoundBegan


def year(number: int) -> Span:
    return Span.of_days((number, 1, 1), (number, 12, 31))


def bot_for(spans, skill: str = "expert", seed: str = "clio") -> TimelineBot:
    ids = [f"card-{number}" for number in range(len(spans))]
    return TimelineBot(Memory(ids, spans, Years(), SKILLS[skill], seed))


def dates(game: Timeline, seen) -> dict[int, Span]:
    return {card: game.spans[card] for card in seen.revealed}


def right_share(skill: str, games: int = 40) -> float:
    """Return how many placements of players of one skill are right."""
    spans = [year(number) for number in range(-500, 2000, 25) if number]
    right = placed = 0
    for number in range(games):
        shuffler = Shuffler(f"{skill} {number}")
        game = Timeline(spans, seats=2, hand=4)
        bots = [bot_for(spans, skill, f"{number} {seat}") for seat in range(2)]
        state = game.first_state(game.setup(shuffler))
        for _ in range(12):
            if game.outcome(state):
                break
            (seat,) = game.to_act(state)
            seen = game.observe(state, seat)
            events = game.decide(state, seat, bots[seat].move(seen, dates(game, seen)), shuffler)
            right += isinstance(events[0], Placed)
            placed += 1
            for event in events:
                state = game.evolve(state, event)
    return right / placed


def test_it_plays_the_card_and_the_gap_that_it_is_surest_of() -> None:
    spans = [year(y) for y in (1000, 1900, 1010, 1950, 1500)]
    game = Timeline(spans, seats=2, hand=1)
    state = game.first_state([Dealt(((2, 4), (3,)), 0, (1,)), RoundBegan(1, (0, 1))])
    seen = game.observe(state, 0)
    assert bot_for(spans).move(seen, dates(game, seen)) == Place(0, 4, 1)  # 1500, surely later


def test_it_knows_no_date_but_those_that_lie_open() -> None:
    """The bot is given what lies open, and nothing else: the dates of hands are not there."""
    spans = [year(y) for y in range(1000, 2000, 20)]
    game = Timeline(spans, seats=3)
    state = game.first_state(game.setup(Shuffler("clio")))
    seen = game.observe(state, 0)
    open_dates = dates(game, seen)
    assert set(open_dates) == set(seen.line)
    assert bot_for(spans).move(seen, open_dates).card in state.hands[0]


def test_the_same_seed_plays_the_same_game() -> None:
    assert right_share("student", 5) == right_share("student", 5)


def test_the_better_the_skill_the_more_placements_are_right() -> None:
    beginner, student, expert = (right_share(skill) for skill in SKILLS)
    assert beginner < student < expert
    assert expert > 0.9
    assert beginner > 0.3  # it remembers something: blindly it would be fewer


@pytest.mark.parametrize("skill", SKILLS)
def test_it_makes_legal_moves_to_the_end(skill: str) -> None:
    assert right_share(skill, 5) > 0


def test_it_learns_the_dates_that_lie_open_when_it_moves() -> None:
    spans = [year(y) for y in range(1000, 2000, 20)]
    game = Timeline(spans, seats=2)
    state = game.first_state(game.setup(Shuffler("clio")))
    bot, seen = bot_for(spans, "beginner"), game.observe(state, 0)
    (first,) = seen.line
    before = bot.memory.of(first).chances.stdev
    bot.move(seen, dates(game, seen))
    assert bot.memory.of(first).chances.stdev == before / 4
