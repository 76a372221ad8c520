"""How computer players remember dates."""

from __future__ import annotations

import math
from statistics import median

import pytest

from timeline_widgets.bots import SKILLS, Memory
from timeline_widgets.bots.memory import Story, Years
from timeline_widgets.cards import Card, CardSet, Position, Span
from timeline_widgets.cards.span import YEAR
from timeline_widgets.dates import HistoricalDate

OFF_BY = {  # as the documentation says
    "beginner": {100: 40, 500: 200, 2000: 800},
    "student": {100: 25, 500: 125, 2000: 500},
    "expert": {100: 6, 500: 30, 2000: 120},
}


def year(number: int) -> Span:
    return Span.of_days((number, 1, 1), (number, 12, 31))


def remembered(when: int, skill: str, count: int = 3000) -> list[float]:
    """Return what so many players remember of an event of that year, in years."""
    ids, spans = ["event"], [year(when)]
    return [
        Memory(ids, spans, Years(), SKILLS[skill], f"player {n}").of(0).moment() / YEAR
        for n in range(count)
    ]


@pytest.mark.parametrize("skill", OFF_BY)
@pytest.mark.parametrize("ago", [100, 500, 2000])
def test_two_times_out_of_three_a_date_is_off_by_less_than_the_skill_says(skill, ago) -> None:
    when = 2026 - ago
    misses = sorted(abs(moment - when - 0.5) for moment in remembered(when, skill))
    within = sum(miss < OFF_BY[skill][ago] for miss in misses) / len(misses)
    assert within == pytest.approx(2 / 3, abs=0.05)


@pytest.mark.parametrize("skill", OFF_BY)
def test_a_date_is_remembered_too_early_as_often_as_too_late(skill: str) -> None:
    early = [moment < 1066.5 for moment in remembered(1066, skill)]
    assert sum(early) / len(early) == pytest.approx(0.5, abs=0.03)


def test_what_just_happened_is_remembered_to_within_some_years() -> None:
    assert max(abs(moment - 2025.5) for moment in remembered(2025, "student", 500)) < 15


def test_a_player_remembers_a_card_the_same_whenever_it_is_asked() -> None:
    spans = [year(1066), year(1492)]

    def memory(*ids: str, seed: str = "clio") -> Memory:
        return Memory(ids, spans, Years(), SKILLS["student"], seed)

    one = memory("hastings", "columbus")
    assert one.of(1) == one.of(1)
    assert memory("hastings", "columbus").of(0) == one.of(0)
    assert memory("hastings", "another").of(0) == one.of(0)
    assert memory("hastings", "columbus", seed="urania").of(0) != one.of(0)
    assert memory("battle", "columbus").of(0) != one.of(0)


def test_a_memory_is_the_same_on_every_machine() -> None:
    memory = Memory(["hastings"], [year(1066)], Years(), SKILLS["student"], "clio")
    assert round(memory.of(0).moment() / YEAR, 6) == 809.888605


def test_better_skills_remember_better() -> None:
    misses = {
        skill: median(abs(moment - 1066.5) for moment in remembered(1066, skill, 300))
        for skill in SKILLS
    }
    assert misses["beginner"] > 1.4 * misses["student"] > 4 * misses["expert"]


def test_cards_of_a_story_are_remembered_by_their_place_in_it() -> None:
    cards = tuple(Card(f"scene-{n}", f"Scene {n}", Position(n)) for n in range(101))
    story = CardSet("story", "A story", cards)
    off = []
    for n in range(20):
        memory = Memory.of_cards(story, cards, SKILLS["student"], f"player {n}")
        off += [memory.of(number).moment() - number for number in range(101)]
    assert sum(abs(o) < 6.25 for o in off) / len(off) == pytest.approx(2 / 3, abs=0.05)


def test_a_story_of_one_moment_can_be_remembered() -> None:
    memory = Memory(["a", "b"], [Span(5, 5)] * 2, Story(5, 5), SKILLS["student"], "x")
    assert math.isfinite(memory.of(0).moment())


@pytest.mark.parametrize(
    ("text", "lies_near"), [("before 1500", 1500), ("after 1500", 1500), ("15th century", 1450)]
)
def test_open_and_uncertain_dates_are_remembered_too(text: str, lies_near: int) -> None:
    card = Card("a", "A", HistoricalDate.parse(text))
    cards = CardSet("one", "One", (card,))
    memory = Memory.of_cards(cards, [card], SKILLS["expert"], "clio")
    assert memory.of(0).moment() / YEAR == pytest.approx(lies_near, abs=60)


def test_the_chances_of_all_gaps_make_up_the_whole_where_dates_differ() -> None:
    memory = Memory(["a"], [year(1500)], Years(), SKILLS["student"], "clio")
    line = [year(1400), year(1600)]
    single = [Span(span.earliest, span.earliest - 1) for span in line]  # borders without width
    assert sum(memory.of(0).gaps(single)) == pytest.approx(1)
    assert sum(memory.of(0).gaps(line)) > 1  # a date that is met fits on either side


def test_a_date_that_was_seen_is_remembered_with_a_quarter_of_the_error() -> None:
    spans = [year(1066), year(1492)]
    memory = Memory(["hastings", "columbus"], spans, Years(), SKILLS["beginner"], "clio")
    misses = [abs(memory.of(0).moment() / YEAR - 1066.5)]
    other = memory.of(1)
    for revealed in (frozenset({0}), frozenset(), frozenset({0})):
        memory.see(revealed)
        memory.see(revealed)  # to go on looking teaches nothing
        misses.append(abs(memory.of(0).moment() / YEAR - 1066.5))
    assert misses[1] == pytest.approx(misses[0] / 4, rel=0.3)
    assert misses[2] == misses[1]
    assert misses[3] == pytest.approx(misses[1] / 4, rel=0.1)
    assert memory.of(1) == other


def test_a_date_seen_a_thousand_times_is_still_a_belief() -> None:
    memory = Memory(["hastings"], [year(1066)], Years(), SKILLS["beginner"], "clio")
    for _ in range(1000):
        memory.see(frozenset({0}))
        memory.see(frozenset())
    assert memory.of(0).moment() / YEAR == pytest.approx(1066.5)
    assert memory.of(0).gaps([year(1000), year(1100)])[1] == 1
