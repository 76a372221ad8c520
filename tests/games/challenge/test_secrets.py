"""What a viewer may not see: other wheels before the reveal, any hidden date, the pile's order.

Two games that differ only in what is hidden look the same, move by move.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.challenge.games import games, play
from tests.games.challenge.table import WAISTCOAT, Table, wheels
from timeline_widgets.games.challenge import Dated, Lock, TimelineChallenge
from timeline_widgets.games.challenge.events import Dealt, Locked, Reshuffled, Revealed
from timeline_widgets.games.shuffler import Shuffler

seeds = st.integers(0, 10**6)
few = settings(max_examples=40, deadline=None)


def seen(table: Table, viewer: int | None) -> object:
    return table.game.observe(table.state, viewer)


def test_a_seat_sees_that_others_have_locked_but_not_what() -> None:
    looks = []
    for answer in ("1234", "9876"):
        table = Table()
        (event,) = table.lock(0, answer)
        looks.append([seen(table, viewer) for viewer in (1, 2, None)])
        looks[-1] += [table.game.observe_event(event, viewer) for viewer in (1, 2, None)]
        assert seen(table, 0).own_answer == wheels(answer)
        assert table.game.observe_event(event, 0) == Locked(0, wheels(answer))
    assert looks[0] == looks[1]
    assert looks[0][0].locked == (True, False, False)
    assert looks[0][3] == Locked(0, None)


def test_the_reveal_shows_all_wheels_and_the_cards_to_everyone() -> None:
    table = Table(1585, 1863, 1889, -287)
    events = table.all_lock("4671", "3671", "0000")
    reveal = next(event for event in events if isinstance(event, Revealed))
    for viewer in (0, 1, 2, None):
        assert table.game.observe_event(reveal, viewer) == reveal
        assert seen(table, viewer).revealed == {0, 1, 2, 3}


def test_the_cards_of_a_trial_are_secret_even_when_they_were_revealed_a_moment_ago() -> None:
    table = Table(more=4)
    table.steps(0, 0, 0)  # the same four cards come back
    assert sorted(table.state.cards) == [0, 1, 2, 3]
    assert not seen(table, 0).revealed


def test_a_card_drawn_in_a_challenge_is_secret_even_when_it_was_revealed_a_moment_ago() -> None:
    table = Table(1, 2, 3, 4, 1863, positions=(6, 1, 3, 3), more=1)
    table.steps(1, 0, 0, 0)
    for _ in range(4):
        table.right()
    table.wrong()
    assert table.challenge.card in table.state.shown
    assert table.challenge.card not in seen(table, 0).revealed


@few
@given(games(), seeds)
def test_only_dates_that_lie_open_are_revealed(game: TimelineChallenge, seed: int) -> None:
    for step in play(game, seed):
        look = game.observe(step.after, None)
        open_cards = set(step.after.shown)
        if step.after.challenge is not None:
            open_cards |= set(step.after.challenge.line.cards)
            assert step.after.challenge.card not in look.revealed
        assert look.revealed <= open_cards
        assert not look.revealed & set(look.cards)


@few
@given(games(), seeds, st.randoms(use_true_random=False))
def test_games_that_differ_only_in_hidden_facts_look_the_same(game, seed, chance) -> None:
    """Each state is looked at again with other wheels, another pile and other hidden dates."""
    for step in play(game, seed, most=80):
        state = step.after
        revealed = game.observe(state, None).revealed
        other = replace(
            game,
            cards=[
                card if number in revealed else Dated.of_year(chance.randint(1, 2000))
                for number, card in enumerate(game.cards)
            ],
        )
        rest = list(state.pile[state.drawn :])
        chance.shuffle(rest)
        for viewer in (None, *range(game.seats)):
            hidden = state._replace(
                pile=(*state.pile[: state.drawn], *rest),
                answers=tuple(
                    answer if answer is None or seat == viewer else wheels("1111")
                    for seat, answer in enumerate(state.answers)
                ),
            )
            assert other.observe(hidden, viewer) == game.observe(state, viewer)


@few
@given(games(), seeds)
def test_no_event_shows_the_order_of_the_pile_or_the_wheels_of_others(game, seed) -> None:
    shuffler = Shuffler(str(seed))
    events = chain(game.setup(shuffler), *(step.events for step in play(game, seed)))
    for event in events:
        for viewer in (None, *range(game.seats)):
            shown = game.observe_event(event, viewer)
            if isinstance(event, Dealt | Reshuffled):
                assert shown.pile == ()
            elif isinstance(event, Locked):
                assert shown.wheels == (event.wheels if viewer == event.seat else None)
            else:
                assert shown == event


def test_until_the_reveal_two_games_with_other_dates_tell_the_same_story() -> None:
    stories = []
    for years in ((1, 2, 3, 4), (1585, 1863, 1889, -287)):
        table = Table(*years)
        for seat in (0, 1):
            table.lock(seat, "1234")
        stories.append([seen(table, viewer) for viewer in (0, 1, 2, None)])
    assert stories[0] == stories[1]


def test_in_more_or_less_nothing_but_the_answers_tells_the_date() -> None:
    looks = []
    for year in (WAISTCOAT, 1755):
        table = Table(1, 2, 3, 4, year, positions=(13, 5, 2), crossed=(0,))
        table.all_lock("1...", "....", "....")
        table.call(1750)
        table.call(1764)
        looks.append([seen(table, viewer) for viewer in (0, 1, 2, None)])
    assert looks[0] == looks[1]


def test_the_order_of_the_pile_is_nobodys_to_see_from_what_follows() -> None:
    chance = random.Random(1)
    game = Table().game
    first, *rest = game.setup(Shuffler("clio"))
    hidden = list(first.pile[4:])
    chance.shuffle(hidden)
    other = Dealt((*first.pile[:4], *hidden))
    for viewer in (None, 0, 1, 2):
        looks = [game.observe(game.first_state([deal, *rest]), viewer) for deal in (first, other)]
        assert looks[0] == looks[1]


def test_a_lock_does_not_tell_a_later_viewer_what_was_dialled_in_its_repr() -> None:
    table = Table()
    table.move(0, Lock(0, wheels("7351")))
    for viewer in (1, 2, None):
        assert "7, 3, 5, 1" not in repr(seen(table, viewer))
