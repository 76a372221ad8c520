"""What a viewer may see: no date before its reveal, and never the order of the pile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.timeline.stories import Story, stories
from tests.games.timeline.table import Table, every_edition
from timeline_widgets.cards import Span
from timeline_widgets.games.timeline import Edition, Place
from timeline_widgets.games.timeline.events import Dealt, Drew, Reshuffled, RoundBegan

PILE = (60, 61, 62)
HANDS = ((10, 11), (20, 21))
VIEWERS = (None, 0, 1)

some = settings(max_examples=150)


@every_edition
def test_the_first_thing_seen_is_the_reference_card(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    for viewer in VIEWERS:
        seen = table.game.observe(table.state, viewer)
        assert seen.viewer == viewer
        assert seen.revealed == {50}
        assert (seen.reference, seen.line, seen.hands) == (50, (50,), HANDS)
        assert (seen.pile_left, seen.discards, seen.box) == (3, (), ())
        assert (seen.ply, seen.round, seen.to_play, seen.active) == (0, 1, (0, 1), (0, 1))
        assert (seen.finalists, seen.out, seen.outcome) == ((), (), None)


@every_edition
def test_a_card_is_revealed_on_the_line_or_just_after_it_was_misplaced(edition: Edition) -> None:
    table = Table(*HANDS, pile=PILE, edition=edition)
    table.right(10)
    assert table.game.observe(table.state, 0).revealed == {10, 50}
    table.wrong(20)
    assert table.game.observe(table.state, 0).revealed == {10, 20, 50}
    assert len(table.game.observe(table.state, 0).discards + table.state.box) == 1
    table.skip()
    assert table.game.observe(table.state, 0).revealed == {10, 50}


def test_a_withdrawn_hand_is_not_revealed() -> None:
    table = Table(*HANDS, pile=PILE)
    table.withdraw(1)
    seen = table.game.observe(table.state, None)
    assert seen.discards == (20, 21)
    assert seen.revealed == {50}


def test_the_hands_of_the_eliminated_are_not_revealed() -> None:
    table = Table((10,), (20,), (30, 31), pile=PILE)
    table.right(10)
    table.right(20)
    seen = table.game.observe(table.state, 2)
    assert seen.discards == (30, 31)
    assert seen.revealed == {10, 20, 50}


def test_the_end_is_seen_by_all() -> None:
    table = Table((10,), (20, 21), pile=PILE)
    table.right(10)
    for viewer in VIEWERS:
        seen = table.game.observe(table.state, viewer)
        assert seen.outcome == table.outcome
        assert (seen.out, seen.to_play) == ((0,), ())


def test_the_deal_is_seen_without_the_pile() -> None:
    game = Table(*HANDS, pile=PILE).game
    assert game.observe_event(Dealt(HANDS, 50, PILE), 0) == Dealt(HANDS, 50, ())


def test_a_new_pile_is_seen_without_its_order() -> None:
    game = Table(*HANDS).game
    event = Reshuffled((30, 40), 20, ("discards",))
    assert game.observe_event(event, None) == Reshuffled((), 20, ("discards",))


def test_other_events_are_seen_as_they_are() -> None:
    table = Table(*HANDS, pile=PILE)
    happened = [*table.wrong(10), *table.right(20), *table.skip(), *table.withdraw(1)]
    happened += [Drew(0, 60), RoundBegan(2, (0,))]
    for event in happened:
        for viewer in VIEWERS:
            assert table.game.observe_event(event, viewer) == event


@some
@given(stories)
def test_only_the_line_and_the_card_just_misplaced_are_revealed(story: Story) -> None:
    for step in story.steps(80):
        line = set(step.after.line.cards)
        just_placed = {step.move.card} if isinstance(step.move, Place) else set()
        for viewer in (None, 0, story.game.seats - 1):
            assert story.game.observe(step.after, viewer).revealed == line | just_placed


@some
@given(stories, st.integers(0, 60), st.integers(0, 2**32))
def test_dates_of_cards_not_yet_placed_make_no_difference_to_what_is_seen(
    story: Story, plies: int, seed: int
) -> None:
    steps = list(story.steps(plies))
    state = steps[-1].after if steps else story.first
    placed = {step.move.card for step in steps if isinstance(step.move, Place)}
    open_cards = placed | set(state.line.cards)
    chance = Random(seed)
    other = replace(
        story.game,
        spans=[
            span if card in open_cards else Span(chance.randrange(-99, 99), 99)
            for card, span in enumerate(story.game.spans)
        ],
    )
    # The same moves, made at another table where every hidden card has another date.
    viewers = (None, *range(story.game.seats))
    shuffler = story.shuffler
    deal, other_deal = story.game.setup(shuffler), other.setup(shuffler)
    assert repr(deal) == repr(other_deal)
    there = other.first_state(other_deal)
    for step in steps:
        events = other.decide(there, step.seat, step.move, shuffler)
        for viewer in viewers:
            assert [repr(other.observe_event(event, viewer)) for event in events] == [
                repr(story.game.observe_event(event, viewer)) for event in step.events
            ]
        for event in events:
            there = other.evolve(there, event)
        for viewer in viewers:
            assert repr(other.observe(there, viewer)) == repr(
                story.game.observe(step.after, viewer)
            )
        for seat in range(story.game.seats):
            assert list(other.legal_moves(there, seat)) == list(
                story.game.legal_moves(step.after, seat)
            )


@some
@given(stories, st.integers(0, 60), st.randoms(use_true_random=False))
def test_the_order_of_the_pile_makes_no_difference_to_what_is_seen(
    story: Story, plies: int, chance: Random
) -> None:
    state = story.first
    for step in story.steps(plies):
        state = step.after
    rest = list(state.pile[state.drawn :])
    chance.shuffle(rest)
    mixed = state._replace(pile=state.pile[: state.drawn] + tuple(rest))
    for viewer in (None, *range(story.game.seats)):
        assert repr(story.game.observe(mixed, viewer)) == repr(story.game.observe(state, viewer))


@some
@given(stories)
def test_no_event_as_seen_tells_a_card_of_the_pile_before_it_is_drawn(story: Story) -> None:
    viewers = (None, *range(story.game.seats))
    for event in story.game.setup(story.shuffler):
        for viewer in viewers:
            seen = story.game.observe_event(event, viewer)
            assert getattr(seen, "pile", ()) == ()
    for step in story.steps(80):
        for event in step.events:
            for viewer in viewers:
                assert getattr(story.game.observe_event(event, viewer), "pile", ()) == ()
