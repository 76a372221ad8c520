"""The Combination: four cards in their order."""

from __future__ import annotations

from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from tests.games.challenge.table import ATLAS, CRANE, JUKEBOX, RED_CROSS, Table, dated, wheels
from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import CLASSIC_BOARD, Dated
from timeline_widgets.games.challenge.trials.combination import combination, orders

EXAMPLE = (ATLAS, RED_CROSS, JUKEBOX, CRANE)


def steps(cards: list[Dated], digits: str) -> int:
    (score,) = combination([wheels(digits)], cards, CLASSIC_BOARD)
    return score.steps


def test_rulebook_example_3_2_4_1_against_2_3_4_1_moves_2_spaces() -> None:
    assert orders(dated(*EXAMPLE)) == [(2, 3, 4, 1)]
    (score,) = combination([wheels("3241")], dated(*EXAMPLE), CLASSIC_BOARD)
    assert (score.steps, score.marks) == (2, (False, False, True, True))


def test_rulebook_example_at_the_table() -> None:
    table = Table(*EXAMPLE, positions=(3, 3, 3))
    assert (table.state.trial, table.state.cards) == ("combination", (0, 1, 2, 3))
    table.all_lock("3241", "2341", "1432")
    assert table.positions == (5, 7, 3)
    assert table.state.discards == (0, 1, 2, 3)


def test_c04_equal_dates_may_stand_either_way_each_position_used_once() -> None:
    cards = dated(1900, 1900, 1800, 2000)
    assert steps(cards, "2314") == 4
    assert steps(cards, "3214") == 4
    assert steps(cards, "2214") == 3  # one of the twins is the third
    assert steps(cards, "3314") == 3


def test_c04_all_equal_any_order_is_right_and_four_ones_are_right_once() -> None:
    cards = dated(1900, 1900, 1900, 1900)
    assert all(steps(cards, "".join(map(str, p))) == 4 for p in permutations((1, 2, 3, 4)))
    assert steps(cards, "1111") == 1


def test_c04_repeated_digits_may_be_dialled() -> None:
    assert steps(dated(*EXAMPLE), "2222") == 1
    table = Table(*EXAMPLE, positions=(3, 3, 3))
    table.all_lock("2222", "1144", "3333")
    assert table.positions == (4, 4, 4)


def test_c04_uncertain_dates_allow_every_order_that_is_not_provably_wrong() -> None:
    century = Dated(
        Span(Dated.of_year(1401).span.earliest, Dated.of_year(1500).span.latest), year=1450
    )
    cards = [century, *dated(1410, 1490, 1600)]
    assert sorted(orders(cards)) == [(1, 2, 3, 4), (2, 1, 3, 4), (3, 1, 2, 4)]


def test_c04_a_year_goes_anywhere_among_days_of_it_but_the_days_keep_their_order() -> None:
    august, october = (
        Dated(Span.of_days((1492, month, 12), (1492, month, 12)), 1492) for month in (8, 10)
    )
    cards = [august, october, *dated(1492, 1500)]
    assert sorted(orders(cards)) == [(1, 2, 3, 4), (1, 3, 2, 4), (2, 3, 1, 4)]
    assert [steps(cards, digits) for digits in ("1234", "1324", "2134")] == [4, 4, 2]


def test_c20_a_blank_wheel_scores_nothing_and_the_others_count() -> None:
    assert steps(dated(*EXAMPLE), "..41") == 2
    assert steps(dated(*EXAMPLE), "....") == 0


spans = st.tuples(st.integers(0, 8), st.integers(0, 3)).map(lambda s: Span(s[0], s[0] + s[1]))


@given(st.lists(spans, min_size=4, max_size=4))
def test_c04_the_best_score_over_all_orders_in_which_no_card_is_certainly_too_late(four) -> None:
    cards = [Dated(span, year=1) for span in four]
    valid = [
        line
        for line in permutations(range(4))
        if not any(
            four[line[i]].earliest > four[line[j]].latest for i in range(4) for j in range(i, 4)
        )
    ]
    for digits in ((1, 2, 3, 4), (1, 1, 2, 2), *list(product((1, 2, 3, 4), repeat=4))[::29]):
        best = max(
            sum(line[digit - 1] == card for card, digit in enumerate(digits)) for line in valid
        )
        assert steps(cards, "".join(map(str, digits))) == best
