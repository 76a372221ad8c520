"""What a date can do: order, distance, ends, labels, and how it stays as it is."""

from __future__ import annotations

import dataclasses

import pytest

from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.dates.errors import SENTENCES

parse = HistoricalDate.parse


def test_bce_dates_come_before_ce_dates_and_in_their_order() -> None:
    texts = ["AD 69", "44 BC", "332 BC", "1066", "500 BC"]
    assert [date.label() for date in sorted(map(parse, texts))] == [
        "500 BCE", "332 BCE", "44 BCE", "69 CE", "1066",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "same", [["44 BC", "44 v. Chr.", "44 a. C.", "44 av. J.-C.", "44 г. до н. э.", "-44"],
             ["1066", "AD 1066", "1066.0", "1 066", "MLXVI"]],
)  # fmt: skip
def test_dates_that_print_the_same_are_equal(same: list[str]) -> None:
    assert len(set(map(parse, same))) == 1


def test_a_day_and_its_year_are_not_equal_but_either_may_come_first() -> None:
    year, day = parse("1492"), parse("12 October 1492")
    assert year != day
    assert year.may_precede(day)
    assert day.may_precede(year)


@pytest.mark.parametrize(
    ("left", "right", "allowed"),
    [
        ("1491", "1492", True),
        ("1492", "1491", False),
        ("15th century", "1450", True),
        ("1450", "15th century", True),
        ("15th century", "1400", False),
        ("between 1340 and 1345", "1342", True),
        ("before 1500", "1400", True),
        ("1400", "before 1500", True),
        ("1500", "before 1500", False),
        ("after 1500", "1500", False),
        ("1337–1453", "1400", True),
        ("1400", "1337–1453", False),
        ("44 BC", "AD 14", True),
        ("AD 14", "44 BC", False),
    ],
)
def test_t15_wrong_only_if_provably_wrong(left: str, right: str, allowed: bool) -> None:
    assert parse(left).may_precede(parse(right)) is allowed


@pytest.mark.parametrize(
    ("one", "two", "years"),
    [
        ("44 BC", "AD 14", 57),
        ("2 BC", "AD 1", 2),
        ("1 BC", "AD 1", 1),
        ("1492", "1492", 0),
        ("1492", "12 October 1492", 0),
        ("15th century", "1600", 100),
        ("15th century", "1450", 0),
        ("before 1500", "1600", 101),
        ("before 1500", "1400", 0),
        ("1337–1453", "1300", 37),
    ],
)
def test_c7_years_between_without_a_year_zero(one: str, two: str, years: int) -> None:
    assert parse(one).years_to(parse(two)) == years


def test_t16_a_duration_has_two_ends_and_an_uncertain_date_has_none() -> None:
    war = parse("1337–1453")
    assert (war.duration, war.start().label(), war.end().label()) == (True, "1337", "1453")
    plague = parse("between 1340 and 1345")
    assert not plague.duration
    assert plague.start() is plague.end() is plague
    golden_age = parse("siglos XVI-XVII")
    assert golden_age.start() == parse("16th century")
    assert golden_age.end() == parse("17th century")


def test_ends_of_what_is_open() -> None:
    peace = parse("since 1945")
    assert peace.start() == parse("1945")
    assert peace.end().latest is None
    assert parse("until 1066").end() == parse("1066")
    assert parse("until 1066").start().earliest is None


def test_a_date_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        parse("1066").earliest = None  # type: ignore[misc]


def test_whole_years_have_a_fast_way_in() -> None:
    assert HistoricalDate.of_year(-44) == parse("44 BC")
    with pytest.raises(DateError, match="year 0"):
        HistoricalDate.of_year(0)
    with pytest.raises(DateError, match="9999"):
        HistoricalDate.of_year(33786)
    with pytest.raises(TypeError):
        HistoricalDate.of_year(1492.0)  # type: ignore[arg-type]


def test_unlikely_years_are_marked() -> None:
    assert parse("5784").ambiguous
    assert HistoricalDate.of_year(5784).ambiguous
    assert not parse("2026").ambiguous


def test_who_knows_the_order_of_day_and_month_says_so() -> None:
    assert parse("03/04/1776").ambiguous
    assert parse("03/04/1776", day_first=True).earliest == (1776, 4, 3)
    assert parse("03/04/1776", day_first=False).earliest == (1776, 3, 4)
    assert not parse("03/04/1776", day_first=False).ambiguous
    assert parse("25/12/0800", day_first=False).earliest == (800, 12, 25)


def test_errors_carry_what_another_language_needs() -> None:
    with pytest.raises(DateError) as caught:
        parse("31 April 1945")
    error = caught.value
    assert error.code == "no-such-day"
    assert error.params == {
        "text": "31 April 1945", "month": 4, "month_name": "April", "year": 1945, "most": 30,
    }  # fmt: skip
    assert str(error) == "'31 April 1945' has no such day: April 1945 has the days 1 to 30."


def test_a_long_text_is_refused_without_being_quoted_whole() -> None:
    with pytest.raises(DateError) as caught:
        parse("1" * 301)
    assert caught.value.code == "too-long"
    with pytest.raises(DateError) as caught:
        parse("x" * 300)
    assert len(str(caught.value)) < 500


def test_every_sentence_says_what_is_allowed_or_wrong() -> None:
    for code, sentence in SENTENCES.items():
        assert code == code.lower()
        assert sentence[0].isupper() or sentence.startswith("{text}")
        assert sentence.endswith(".")
