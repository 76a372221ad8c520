"""Timeline 4: four cards, each into its space."""

from __future__ import annotations

from tests.games.challenge.table import ATLAS, CRANE, JUKEBOX, RED_CROSS, Table, dated, wheels
from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import CLASSIC_BOARD, Dated
from timeline_widgets.games.challenge.events import Revealed
from timeline_widgets.games.challenge.trials.timeline_4 import timeline_4

EXAMPLE = (ATLAS, RED_CROSS, JUKEBOX, CRANE)


def test_rulebook_example_three_of_four_moves_3_spaces() -> None:
    (score,) = timeline_4([wheels("4671")], dated(*EXAMPLE), CLASSIC_BOARD)
    assert score.marks == (False, True, True, True)
    assert score.steps == 3


def test_rulebook_example_at_the_table() -> None:
    table = Table(*EXAMPLE)
    assert table.state.trial == "timeline_4"  # the game begins with it
    assert table.state.cards == (0, 1, 2, 3)
    events = table.all_lock("4671", "3671", "0000")
    reveal = next(event for event in events if isinstance(event, Revealed))
    assert [score.steps for score in reveal.scores] == [3, 4, 0]
    assert table.positions == (3, 4, 0)
    assert table.state.discards == (0, 1, 2, 3)


def test_c03_a_card_on_a_border_or_of_an_uncertain_date_is_right_in_all_its_spaces() -> None:
    sixteenth_to_eighteenth = Dated(
        Span(Dated.of_year(1501).span.earliest, Dated.of_year(1800).span.latest),
        year=1650,
    )
    cards = [*dated(1600, 1600, 1750), sixteenth_to_eighteenth]
    for last in "345":
        (score,) = timeline_4([wheels("345" + last)], cards, CLASSIC_BOARD)
        assert score.marks == (True, True, True, True)
    (score,) = timeline_4([wheels("2532")], cards, CLASSIC_BOARD)
    assert score.marks == (False, False, False, False)


def test_c20_a_blank_wheel_scores_nothing_and_the_others_count() -> None:
    (score,) = timeline_4([wheels(".6.1")], dated(*EXAMPLE), CLASSIC_BOARD)
    assert score.marks == (False, True, False, True)
    assert score.steps == 2
