"""Cards, what their fronts show, and what the rules compare: rulings T14 to T16."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timeline_widgets.cards import (
    Card,
    CardFront,
    CardSet,
    CardSetError,
    Picture,
    Position,
    Problem,
    Span,
)
from timeline_widgets.dates import HistoricalDate

HASTINGS = Card("hastings", "Battle of Hastings", HistoricalDate.of_year(1066))
ACTIUM = Card("actium", "Battle of Actium", HistoricalDate.of_year(-31))
COLUMBUS = HistoricalDate((1492, 10, 12), (1492, 10, 12), "day", text="12 October 1492")
YEAR_1492 = HistoricalDate.of_year(1492)
CIRCA_1450 = replace(HistoricalDate.of_year(1450), approximate=True, text="c. 1450")
CENTURY = HistoricalDate((1401, 1, 1), (1500, 12, 31), "century", text="15th century")
WAR = HistoricalDate(
    (1337, 1, 1),
    (1453, 12, 31),
    "range",
    duration=True,
    text="1337–1453",
    parts=(HistoricalDate.of_year(1337), HistoricalDate.of_year(1453)),
)

days = st.tuples(st.integers(-3000, 3000), st.integers(1, 12), st.integers(1, 31))


def span_of(date: HistoricalDate | Position, **options: object) -> Span:
    card = Card("card", "Card", date)
    return CardSet("set", "Set", (card,), **options).span(card)  # type: ignore[arg-type]


@given(days, days)
def test_days_compare_as_on_a_calendar(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    first, second = Span.of_days(one, one), Span.of_days(other, other)
    assert (first < second) == (one < other)
    assert first.overlaps(second) == (one == other)


@given(days)
def test_an_open_side_lies_beyond_every_day(day: tuple[int, int, int]) -> None:
    assert Span.of_days(None, day).earliest < Span.of_days(day, None).earliest
    assert Span.of_days(day, None).latest > Span.of_days(None, day).latest


def test_an_open_side_lies_before_the_beginning_of_everything() -> None:
    big_bang = span_of(HistoricalDate.of_year(-13_800_000_000))
    assert Span.of_days(None, (1500, 12, 31)).earliest < big_bang.earliest


@given(days, days)
def test_a_span_knows_the_years_of_its_ends(
    one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    first, last = sorted([one, other])
    assert Span.of_days(first, last).years == (first[0], last[0])


def test_spans_overlap_when_they_share_a_moment() -> None:
    assert Span(1, 3).overlaps(Span(3, 5))
    assert Span(3, 5).overlaps(Span(1, 3))
    assert Span(1, 9).overlaps(Span(4, 5))
    assert not Span(1, 3).overlaps(Span(4, 5))
    assert not Span(4, 5).overlaps(Span(1, 3))


def test_t14_a_year_card_is_its_whole_year_and_a_day_card_its_day() -> None:
    assert span_of(YEAR_1492) == Span.of_days((1492, 1, 1), (1492, 12, 31))
    assert span_of(COLUMBUS) == Span.of_days((1492, 10, 12), (1492, 10, 12))
    assert span_of(YEAR_1492).overlaps(span_of(COLUMBUS))
    assert not span_of(HistoricalDate.of_year(1491)).overlaps(span_of(YEAR_1492))


def test_t14_there_is_no_year_between_1_bce_and_1_ce() -> None:
    before, after = span_of(HistoricalDate.of_year(-1)), span_of(HistoricalDate.of_year(1))
    assert before.latest + 1 == after.earliest


def test_t14_cards_of_a_story_compare_by_position() -> None:
    assert span_of(Position(23, "Day 23", "Part one")) == Span(23, 23)


def test_t15_an_uncertain_date_is_an_interval() -> None:
    assert span_of(CENTURY) == Span.of_days((1401, 1, 1), (1500, 12, 31))


def test_t15_circa_has_no_width_unless_the_set_gives_one() -> None:
    assert span_of(CIRCA_1450) == Span.of_days((1450, 1, 1), (1450, 12, 31))
    assert span_of(CIRCA_1450, circa_years=5) == Span.of_days((1445, 1, 1), (1455, 12, 31))


def test_t15_the_width_is_for_circa_alone() -> None:
    assert span_of(YEAR_1492, circa_years=5) == span_of(YEAR_1492)
    circa_century = replace(CENTURY, approximate=True, text="c. 15th century")
    assert span_of(circa_century, circa_years=5) == span_of(CENTURY)
    circa_day = replace(COLUMBUS, approximate=True)
    assert span_of(circa_day, circa_years=1) == Span.of_days((1491, 10, 12), (1493, 10, 12))


def test_t16_a_duration_is_dated_by_its_start_unless_the_set_says_end() -> None:
    assert span_of(WAR) == Span.of_days((1337, 1, 1), (1337, 12, 31))
    assert span_of(WAR, order_by="start") == span_of(WAR)
    assert span_of(WAR, order_by="end") == Span.of_days((1453, 1, 1), (1453, 12, 31))
    assert span_of(CENTURY, order_by="end") == span_of(CENTURY)  # uncertain, and did not last


@pytest.mark.parametrize(
    ("written", "years"),
    [
        ("15th century", (1401, 1500)),
        ("1520s", (1520, 1529)),
        ("between 1340 and 1345", (1340, 1345)),
        ("c. 1450", (1450, 1450)),
        ("1337–1453", (1337, 1337)),
        ("44 BC", (-43, -43)),
    ],
)
def test_t15_and_t16_as_a_teacher_writes_the_dates(written: str, years: tuple[int, int]) -> None:
    assert span_of(HistoricalDate.parse(written)).years == years


def test_t15_and_t16_circa_of_a_duration_is_that_of_the_end_that_orders_it() -> None:
    war = HistoricalDate.parse("c. 1337–c. 1453")
    assert span_of(war, circa_years=5).years == (1332, 1342)
    assert span_of(war, circa_years=5, order_by="end").years == (1448, 1458)


def test_t16_the_date_that_orders_a_card_can_be_asked_for() -> None:
    war = Card("war", "War", WAR)
    cards = CardSet("set", "Set", (war, HASTINGS))
    assert cards.date(war).earliest == (1337, 1, 1)
    assert replace(cards, order_by="end").date(war).earliest == (1453, 1, 1)
    assert cards.date(HASTINGS) == HASTINGS.when
    scene = Card("scene", "Scene", Position(1))
    with pytest.raises(TypeError, match="'scene' has a position"):
        CardSet("story", "Story", (scene,)).date(scene)


def test_a_front_has_no_date_and_nothing_from_which_to_guess_one() -> None:
    picture = Picture(b"\x89PNG 1066 bytes", "image/png")
    card = Card(
        "1066-hastings",
        "Battle of Hastings",
        HistoricalDate.of_year(1066),
        "Rule & law",
        "In 1066 …",
        picture,
        "https://example.org/1066",
        "en",
    )
    assert card.front == CardFront("Battle of Hastings", "Rule & law", picture, "en")
    assert {field.name for field in fields(CardFront)} == {"title", "theme", "picture", "language"}
    assert "1066" not in repr(card.front)


def test_a_picture_is_named_by_its_bytes_alone() -> None:
    one, other = Picture(b"one", "image/png"), Picture(b"other", "image/png")
    assert one.digest == Picture(b"one", "image/gif").digest != other.digest
    assert one.digest == "7692c3ad3540bb80"


def test_a_set_knows_its_cards() -> None:
    cards = CardSet("two", "Two events", (HASTINGS, ACTIUM))
    assert list(cards) == [HASTINGS, ACTIUM]
    assert len(cards) == 2
    assert cards["actium"] is ACTIUM
    with pytest.raises(KeyError):
        cards["marathon"]


def test_the_scale_is_what_the_cards_print() -> None:
    assert CardSet("two", "Two events", (HASTINGS, ACTIUM)).scale == "years"
    assert CardSet("story", "Story", (Card("a", "A", Position(1)),)).scale == "positions"


def test_themes_are_in_the_order_of_their_first_card() -> None:
    cards = [Card(str(n), "x", YEAR_1492, theme) for n, theme in enumerate(["b", "", "a", "b"])]
    assert CardSet("set", "Set", tuple(cards)).themes == ("b", "a")


def test_ids_that_are_used_twice_are_all_named() -> None:
    cards = [Card(name, "x", YEAR_1492) for name in "bacabb"]
    with pytest.raises(ValueError, match=r"more than once: a, b\."):
        CardSet("set", "Set", tuple(cards))


def test_dates_and_positions_do_not_mix() -> None:
    with pytest.raises(ValueError, match="either dates or positions"):
        CardSet("set", "Set", (HASTINGS, Card("scene", "Scene", Position(1))))


@pytest.mark.parametrize("order_by", ["middle", "", None, "Start"])
def test_an_unknown_order_is_refused(order_by: object) -> None:
    with pytest.raises(ValueError, match='order_by is "start" or "end"') as error:
        CardSet("set", "Set", (HASTINGS,), order_by=order_by)  # type: ignore[arg-type]
    assert repr(order_by) in str(error.value)


@pytest.mark.parametrize("circa_years", [-1, 2.5, "5", None, True])
def test_a_width_that_is_no_number_of_years_is_refused(circa_years: object) -> None:
    with pytest.raises(ValueError, match="circa_years is a whole number of years from 0") as error:
        CardSet("set", "Set", (HASTINGS,), circa_years=circa_years)  # type: ignore[arg-type]
    assert repr(circa_years) in str(error.value)


CARDS = CardSet("two", "Two events", (HASTINGS, ACTIUM))


def test_fingerprint_is_the_same_every_year() -> None:
    assert CARDS.fingerprint == ("9d23ed2e0ca2b37102b510b63404163928d851434c192afba807a63f9f6b621a")


@pytest.mark.parametrize(
    "same",
    [
        replace(CARDS, cards=(ACTIUM, HASTINGS)),
        replace(CARDS, name="zwei", title="Zwei", language="de", description="…"),
        replace(CARDS, cards=(replace(HASTINGS, text="…", theme="Rule & law"), ACTIUM)),
        replace(CARDS, cards=(replace(HASTINGS, picture=Picture(b"", "image/png")), ACTIUM)),
        replace(CARDS, cards=(replace(HASTINGS, source="…"), ACTIUM)),
    ],
)
def test_fingerprint_stays_when_nothing_in_the_game_changes(same: CardSet) -> None:
    assert same.fingerprint == CARDS.fingerprint


@pytest.mark.parametrize(
    "changed",
    [
        replace(CARDS, cards=(HASTINGS,)),
        replace(CARDS, cards=(replace(HASTINGS, id="h"), ACTIUM)),
        replace(CARDS, cards=(replace(HASTINGS, title="Hastings"), ACTIUM)),
        replace(CARDS, cards=(replace(HASTINGS, when=HistoricalDate.of_year(1067)), ACTIUM)),
        replace(CARDS, order_by="end"),
        replace(CARDS, circa_years=1),
    ],
)
def test_fingerprint_changes_with_whatever_can_change_a_game(changed: CardSet) -> None:
    assert changed.fingerprint != CARDS.fingerprint


def test_all_problems_of_a_table_are_told_at_once() -> None:
    problems = [
        Problem(4, "date", "0", "no-year-zero", "There was no year 0."),
        Problem(None, "", "", "no-cards", "The table has no cards."),
        Problem(7, "", "x", "odd", "This is odd."),
    ]
    error = CardSetError(problems)
    assert error.problems == tuple(problems)
    assert str(error).splitlines() == [
        "3 problems in the table:",
        '  row 4, column "date", value "0": There was no year 0.',
        "  The table has no cards.",
        '  row 7, value "x": This is odd.',
    ]
    assert str(CardSetError(problems[:1])).startswith("1 problem in the table:")
