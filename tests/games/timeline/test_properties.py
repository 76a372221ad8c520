"""What holds in every game: any edition, set, number of seats, and way to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.timeline.stories import Habits, Story, games, stories
from tests.games.timeline.table import every_edition, in_order, right_gaps
from timeline_widgets.cards import Span
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import (
    Edition,
    Move,
    Place,
    Skip,
    State,
    Timeline,
    Withdraw,
)
from timeline_widgets.games.timeline.events import Misplaced, Placed

some = settings(max_examples=150)


def cards_of(state: State) -> Counter[int]:
    return Counter(
        [
            *[card for hand in state.hands for card in hand],
            *state.line.cards,
            *state.pile[state.drawn :],
            *state.discards,
            *state.box,
        ]
    )


@some
@given(stories)
def test_b36_every_card_is_in_exactly_one_place(story: Story) -> None:
    all_cards = Counter(range(len(story.game.spans)))
    assert cards_of(story.first) == all_cards
    for step in story.steps():
        assert cards_of(step.after) == all_cards


@some
@given(stories)
def test_the_line_is_always_in_order(story: Story) -> None:
    for step in story.steps(60):
        assert in_order(story.game.spans, step.after.line.cards)


@some
@given(stories)
def test_a_card_stays_exactly_if_it_was_not_provably_wrong(story: Story) -> None:
    for step in story.steps(60):
        if isinstance(step.move, Place):
            _, card, gap = step.move
            right = right_gaps(story.game.spans, step.before.line.cards, card)
            answer = step.events[0]
            if gap in right:
                assert answer == Placed(step.seat, card, gap)
            else:
                assert answer == Misplaced(step.seat, card, gap, right[0], right[-1])


numbers = st.integers(-1, 12)
moves = (
    st.builds(Place, numbers, numbers, numbers)
    | st.builds(Skip, numbers)
    | st.builds(Withdraw, numbers)
)


@some
@given(stories, st.integers(0, 12), st.lists(st.tuples(numbers, moves), max_size=8))
def test_check_passes_exactly_when_decide_succeeds(
    story: Story, plies: int, tries: list[tuple[int, Move]]
) -> None:
    state = story.first
    for step in story.steps(plies):
        state = step.after
    for seat, move in tries:
        for attempt in (move, move._replace(ply=state.ply)):
            refused = refusal(story.game.check, state, seat, attempt)
            assert refused == refusal(story.game.decide, state, seat, attempt, story.shuffler)


def refusal(rule: Callable[..., object], *arguments: object) -> str | None:
    """Return why the rule refuses, or None if it does not."""
    try:
        rule(*arguments)
    except IllegalMove as refused:
        return repr(refused)
    return None


@some
@given(stories, st.integers(0, 40))
def test_legal_moves_are_exactly_the_placements_that_check_accepts(
    story: Story, plies: int
) -> None:
    state = story.first
    for step in story.steps(plies):
        state = step.after
    nearby = {card for hand in state.hands for card in hand} | set(state.line.cards[:3])
    for seat in range(-1, story.game.seats + 1):
        accepted = set()
        for card in nearby:
            for gap in range(-1, len(state.line.cards) + 2):
                move = Place(state.ply, card, gap)
                if refusal(story.game.check, state, seat, move) is None:
                    accepted.add(move)
        legal = story.game.legal_moves(state, seat)
        listed = list(legal)
        assert [legal[number] for number in range(-len(legal), 0)] == listed
        assert legal[1:-1:2] == listed[1:-1:2]
        with pytest.raises(IndexError):
            legal[len(legal)]
        assert len(listed) == len(set(listed))
        assert set(listed) == accepted


@some
@given(stories)
def test_replaying_the_events_gives_the_same_state(story: Story) -> None:
    events = list(story.game.setup(story.shuffler))
    state = story.first
    for step in story.steps():
        events += step.events
        state = step.after
    assert story.game.first_state(events) == state


@some
@given(stories)
def test_a_move_is_decided_and_evolved_as_it_is_played(story: Story) -> None:
    for step in story.steps(60):
        events = story.game.decide(step.before, step.seat, step.move, story.shuffler)
        assert events == step.events
        assert reduce(story.game.evolve, events, step.before) == step.after


@some
@given(stories)
def test_same_seed_same_game(story: Story) -> None:
    again = Timeline(
        list(story.game.spans),
        seats=story.game.seats,
        hand=story.game.hand,
        edition=story.game.edition,
        starting_seat=story.game.starting_seat,
    )
    assert list(story.steps(80)) == list(Story(again, story.seed, story.habits).steps(80))


@some
@given(stories)
def test_the_past_is_not_touched_by_what_follows(story: Story) -> None:
    steps = list(story.steps(40))
    before = [repr(step.before) for step in steps]
    assert [repr(step.before) for step in story.steps(40)] == before
    for step in steps:
        story.game.decide(step.before, step.seat, step.move, story.shuffler)
    assert [repr(step.before) for step in steps] == before


@some
@given(stories)
def test_each_move_counts_one_ply_and_rounds_never_go_back(story: Story) -> None:
    for step in story.steps():
        assert step.after.ply == step.before.ply + 1
        assert step.after.round - step.before.round in (0, 1)


@some
@given(stories)
def test_one_seat_is_to_act_with_a_card_in_hand_until_the_end(story: Story) -> None:
    state = story.first
    for step in story.steps():
        assert len(story.game.to_act(state)) == 1
        assert state.hands[story.game.to_act(state)[0]]
        state = step.after
    if state.outcome is not None:
        assert story.game.to_act(state) == ()


@some
@given(stories)
def test_hands_stay_as_large_as_they_were_or_lose_a_card(story: Story) -> None:
    for step in story.steps():
        answer = step.events[0]
        if isinstance(answer, Misplaced) and not step.before.finalists:
            # There is always a card to draw: at least the misplaced one (T2).
            went_on = not step.after.finalists and step.after.outcome is None
            if went_on:
                size = len(step.before.hands[step.seat])
                assert len(step.after.hands[step.seat]) == size
        if step.after.finalists and step.after.outcome is None:
            assert {len(step.after.hands[seat]) for seat in step.after.to_play} <= {1}


@some
@given(stories)
def test_winners_are_still_in_the_game_and_in_turn_order(story: Story) -> None:
    order = list(story.game.turn_order)
    for step in story.steps():
        outcome = story.game.outcome(step.after)
        if outcome is not None:
            places = [order.index(seat) for seat in outcome.winners]
            assert places == sorted(set(places))
            assert set(outcome.winners) <= set(step.after.active)
            assert (outcome.reason == "nobody") == (not outcome.winners)


@some
@given(games(), st.text(max_size=3))
def test_a_game_of_right_cards_ends_within_as_many_moves_as_there_are_cards(
    game: Timeline, seed: str
) -> None:
    story = Story(game, seed, Habits(skill=1.0))
    *_, last = story.steps(len(game.spans))
    assert last.after.outcome is not None
    assert last.after.ply < len(game.spans)


@some
@given(games(), st.text(max_size=3), st.sampled_from([0.2, 0.5, 0.9]))
def test_a_game_ends_when_cards_are_right_now_and_then(
    game: Timeline, seed: str, skill: float
) -> None:
    story = Story(game, seed, Habits(skill))
    right = 0
    for step in story.steps(100_000):
        right += isinstance(step.events[0], Placed)
        state = step.after
    assert state.outcome is not None
    # Each right card leaves play for good: that is why wrong ones alone can keep a game going.
    assert right == len(state.line.cards) - 1 < len(game.spans)


@every_edition
@pytest.mark.parametrize("cards", [9, 110])
def test_players_who_are_always_wrong_play_on_for_ever(edition: Edition, cards: int) -> None:
    game = Timeline([Span(n, n) for n in range(cards)], seats=2, edition=edition)
    story = Story(game, "wrong", Habits(skill=0.0))
    *_, last = story.steps(1000)
    assert last.after.ply == 1000
    assert last.after.outcome is None
    assert [len(hand) for hand in last.after.hands] == [4, 4]


@some
@given(games(), st.text(max_size=3))
def test_t13_where_all_dates_are_equal_no_card_can_be_wrong(game: Timeline, seed: str) -> None:
    same = Timeline([Span(7, 7)] * len(game.spans), seats=game.seats, hand=game.hand)
    for step in Story(same, seed, Habits(skill=0.0)).steps(50):
        assert isinstance(step.events[0], Placed)


@pytest.mark.parametrize("seed", ["a", "b"])
@every_edition
def test_another_shuffler_of_the_same_seed_gives_the_same_new_piles(
    edition: Edition, seed: str
) -> None:
    game = Timeline([Span(n, n) for n in range(10)], seats=2, edition=edition)
    story = Story(game, seed, Habits(skill=0.2))
    shuffler = Shuffler(seed)  # one for the whole game, as a match has it
    for step in story.steps(100):
        assert game.decide(step.before, step.seat, step.move, shuffler) == step.events
