"""Where a card may stand in a line: rulings T13 to T15, whatever the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.timeline.table import in_order, right_gaps
from timeline_widgets.cards import Span
from timeline_widgets.games.placement import Line

ALWAYS = Span.of_days(None, None)


def year(first: int, last: int | None = None) -> Span:
    return Span.of_days((first, 1, 1), (first if last is None else last, 12, 31))


def day(year: int, month: int, day: int) -> Span:
    return Span.of_days((year, month, day), (year, month, day))


def line_of(*spans: Span) -> Line:
    """Return a line of cards 0, 1, 2, … in this order."""
    line = Line()
    for card, span in enumerate(spans):
        line = line.insert(card, span, card)
    return line


def fits(line: Line, span: Span, gap: int) -> bool:
    """Whether a card of this span can be put into the gap."""
    try:
        line.insert(-1, span, gap)
    except ValueError:
        return False
    return True


def gaps(line: Line, span: Span) -> list[int]:
    """Return the right gaps, asked one by one."""
    right = [gap for gap in range(-1, len(line.cards) + 2) if fits(line, span, gap)]
    first, last = line.right_gaps(span)
    assert right == list(range(first, last + 1))
    return right


def test_an_empty_line_takes_any_card() -> None:
    assert gaps(Line(), year(1492)) == [0]


@pytest.mark.parametrize(
    ("date", "right"),
    [
        (-1200, [0]),
        (-1000, [1]),
        (750, [2]),
        (1000, [3]),
        (1491, [3]),
        (1493, [4]),
        (1971, [5]),
        (711, [1, 2]),
        (-1100, [0, 1]),
        (1970, [4, 5]),
    ],
)
def test_rulebook_line_of_five_cards_has_six_gaps(date: int, right: list[int]) -> None:
    line = line_of(year(-1100), year(711), year(786), year(1492), year(1970))
    assert gaps(line, ALWAYS) == [0, 1, 2, 3, 4, 5]
    assert gaps(line, year(date)) == right


def test_b01_either_side_of_the_same_year_is_right() -> None:
    assert gaps(line_of(year(1800), year(1852), year(1900)), year(1852)) == [1, 2]


def test_b02_all_gaps_around_several_equal_years_are_right() -> None:
    line = line_of(year(1945), year(1963), year(1963), year(1971))
    assert gaps(line, year(1963)) == [1, 2, 3]


@pytest.mark.parametrize("twins", [1, 2, 3, 10, 100])
def test_t13_equal_dates_fit_either_side(twins: int) -> None:
    assert gaps(line_of(*[year(1963)] * twins), year(1963)) == list(range(twins + 1))


def test_t14_what_is_printed_is_compared() -> None:
    columbus = day(1492, 10, 12)
    assert gaps(line_of(columbus), year(1492)) == [0, 1]
    assert gaps(line_of(year(1492)), columbus) == [0, 1]
    assert gaps(line_of(columbus), day(1492, 10, 12)) == [0, 1]
    assert gaps(line_of(columbus), day(1492, 10, 11)) == [0]
    assert gaps(line_of(columbus), day(1492, 10, 13)) == [1]
    assert gaps(line_of(year(1492)), day(1491, 12, 31)) == [0]
    assert gaps(line_of(year(1492)), day(1493, 1, 1)) == [1]
    assert gaps(line_of(day(1492, 1, 31), day(1492, 2, 1)), day(1492, 1, 31)) == [0, 1]


def test_t14_a_year_between_its_own_days_never_blocks_them() -> None:
    # 12 October | 1492 | 2 January would be wrong: the days are certainly in the other order.
    line = line_of(year(1492), day(1492, 10, 12))
    assert gaps(line, day(1492, 1, 2)) == [0, 1]
    line = line_of(day(1492, 10, 12), year(1492))
    assert gaps(line, day(1492, 1, 2)) == [0]


def test_t14_positions_of_a_story_compare_as_numbers() -> None:
    assert gaps(line_of(Span(3, 3), Span(10, 10)), Span(4, 4)) == [1]
    assert gaps(line_of(Span(3, 3), Span(10, 10)), Span(10, 10)) == [1, 2]


@pytest.mark.parametrize(
    ("uncertain", "right"),
    [
        (year(1401, 1500), [1, 2, 3]),  # "15th century" may lie before, between or after
        (year(1520, 1529), [4]),  # "1520s"
        (year(1340, 1345), [1]),  # "between 1340 and 1345"
        (year(1301, 1449), [1, 2]),
        (Span.of_days(None, (1499, 12, 31)), [0, 1, 2, 3]),  # "before 1500"
        (Span.of_days((1451, 1, 1), None), [3, 4]),  # "after 1450"
        (ALWAYS, [0, 1, 2, 3, 4]),
    ],
)
def test_t15_only_what_is_provably_wrong_is_wrong(uncertain: Span, right: list[int]) -> None:
    line = line_of(year(1300), year(1410), year(1450), year(1516))
    assert gaps(line, uncertain) == right


def test_t15_a_card_in_between_that_may_be_anywhere_does_not_hide_the_others() -> None:
    line = line_of(year(1900), ALWAYS, year(2000))
    assert gaps(line, year(1950)) == [1, 2]
    assert gaps(line, year(1850)) == [0]
    assert gaps(line, year(2050)) == [3]


def test_a_card_is_never_put_where_it_is_wrong() -> None:
    line = line_of(year(1800), year(1900))
    for gap in (-1, 0, 2, 3):
        with pytest.raises(ValueError, match=f"Card 7 does not fit gap {gap}"):
            line.insert(7, year(1850), gap)
    assert line.insert(7, year(1850), 1).cards == (0, 7, 1)
    assert line.cards == (0, 1)


spans = st.builds(
    lambda earliest, width: Span(earliest, earliest + width),
    st.integers(0, 12),
    st.sampled_from([0, 0, 0, 1, 2, 5, 12]),
) | st.sampled_from([ALWAYS, Span(ALWAYS.earliest, 6), Span(6, ALWAYS.latest)])


@given(st.lists(spans, min_size=1, max_size=14), st.data())
def test_right_gaps_are_those_that_a_reader_of_t15_would_find(
    cards: list[Span], data: st.DataObject
) -> None:
    line = Line()
    for card, span in enumerate(cards):
        expected = right_gaps(cards, line.cards, card)
        assert expected  # there is always a right gap,
        assert gaps(line, span) == expected  # and the right gaps lie beside each other
        gap = data.draw(st.sampled_from(expected))
        before = line.cards
        line = line.insert(card, span, gap)
        assert line.cards == before[:gap] + (card,) + before[gap:]
        assert in_order(cards, line.cards)
