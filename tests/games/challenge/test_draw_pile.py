"""When the draw pile runs out."""

from __future__ import annotations

from tests.games.challenge.table import Table
from timeline_widgets.games.challenge import Track
from timeline_widgets.games.challenge.events import Ended, Reshuffled, TrialBegan


def of_type(events, kind):
    return [event for event in events if isinstance(event, kind)]


def test_c18_the_discards_are_reshuffled_when_the_draw_pile_is_empty() -> None:
    table = Table(more=8)
    assert not of_type(table.steps(0, 0, 0), Reshuffled)
    assert (table.state.pile_left, table.state.cards) == (0, (4, 5, 6, 7))
    events = table.steps(0, 0, 0)
    (reshuffled,) = of_type(events, Reshuffled)
    assert sorted(reshuffled.pile) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert reshuffled.pile != (0, 1, 2, 3, 4, 5, 6, 7)
    (began,) = of_type(events, TrialBegan)
    assert began.cards == reshuffled.pile[:4]
    assert table.state.discards == ()
    assert table.state.shuffles == 1


def test_c18_the_cards_still_in_the_pile_are_drawn_first() -> None:
    table = Table(more=6)
    events = table.steps(0, 0, 0)
    (reshuffled,) = of_type(events, Reshuffled)
    assert reshuffled.pile[:2] == (4, 5)
    assert sorted(reshuffled.pile[2:]) == [0, 1, 2, 3]


def test_c18_cards_on_the_table_are_not_reshuffled() -> None:
    table = Table(1, 2, 3, 4, 1863, 1900, positions=(6, 1, 3), more=0)
    table.steps(1, 0, 0)
    assert (table.state.pile_left, table.challenge.line.cards, table.challenge.card) == (0, (4,), 5)
    events = table.right()
    (reshuffled,) = of_type(events, Reshuffled)
    assert sorted(reshuffled.pile) == [0, 1, 2, 3]


def test_c18_no_cards_for_a_trial_ends_the_game_with_the_leaders_as_winners() -> None:
    track = Track("long bets", ("bet",) * 5 + ("timeline_4",) * 2, ((4, "sudden_death"),))
    table = Table(1863, 1900, 1910, positions=(4, 4, 4), track=track, more=1)
    table.steps(1, 1, 0)
    assert table.challenge.participants == (2, 0, 1)
    table.right()
    events = table.right()
    assert (table.state.pile_left, table.state.discards) == (0, ())
    (drawn,) = of_type(events, Reshuffled)
    assert len(drawn.pile) == 1
    events = table.right()  # the fourth card of four stays: there is nothing left to draw
    assert events[-1] == Ended(((0, 1), "no_cards"))
    assert sorted(table.state.discards) == [0, 1, 2, 3]
    assert table.game.to_act(table.state) == ()


def test_c18_no_card_for_the_deciding_sudden_death_shares_the_win_among_the_tied() -> None:
    track = Track("bets", ("bet",) * 2, ())
    table = Table(
        1863, 1900, 1910, 1920, positions=(0, 0, 0), track=track, tie="sudden_death", more=0
    )
    table.steps(2, 2, 0)
    for _ in range(3):
        table.right()
    assert table.outcome == ((0, 1), "no_cards")
