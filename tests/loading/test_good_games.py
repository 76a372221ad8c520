"""Warnings about a set as a whole, and about cards that give their date away."""

from __future__ import annotations

import pytest

from timeline_widgets.loading import LoadedCardSet, load


def table(*rows: tuple[str, object]) -> LoadedCardSet:
    return load([{"title": title, "date": date} for title, date in rows])


def years(*numbers: int) -> LoadedCardSet:
    return table(*((f"Event {chr(65 + i)}", number) for i, number in enumerate(numbers)))


def codes(cards: LoadedCardSet) -> set[str]:
    return {problem.code for problem in cards.report.problems}


GOOD = (1066, 1215, 1348, 1453, 1492, 1517, 1618, 1776, 1789, 1815, 1914)


def test_a_good_set_has_no_warning() -> None:
    assert codes(years(*GOOD)) == set()


def test_too_few_different_dates() -> None:
    assert codes(years(1, 2, 3)) == {"few-dates"}
    assert codes(years(*[5] * 20)) == {"few-dates"}


def test_too_many_cards_with_one_date() -> None:
    cards = years(*GOOD, *[1945] * 6)
    (problem,) = [p for p in cards.report.problems if p.code == "many-equal-dates"]
    assert ("6" in problem.sentence, problem.value) == (True, "1945")


def test_nobodys_date_in_most_of_the_range() -> None:
    cards = years(-13000, *GOOD)
    (problem,) = [p for p in cards.report.problems if p.code == "empty-stretch"]
    assert "13,000 BCE" in problem.sentence
    assert "1066" in problem.sentence


@pytest.mark.parametrize(
    "numbers",
    [
        (753, 509, 264, 146, 44, 79, 313, 476, 800, 1066),
        (-753, -509, 264, 146, 44, 79, 313, 476, 800, 1066),
        (3000, 1750, 753, 509, 44, 79, 313, 476, 800, 1066),
    ],
)
def test_a_falling_block_before_rising_years_has_lost_its_signs(numbers: tuple[int, ...]) -> None:
    cards = load([{"title": chr(65 + i), "date": n} for i, n in enumerate(numbers) if n < 2101])
    assert "bce-signs-lost" in codes(cards)


@pytest.mark.parametrize(
    "numbers",
    [GOOD, GOOD[::-1], (1492, 1066, 1815, 1348, 1776, 1215, 1914, 1618, 1453, 1789, 1517)],
)
def test_rising_falling_and_mixed_years_have_lost_nothing(numbers: tuple[int, ...]) -> None:
    assert codes(years(*numbers)) == set()


@pytest.mark.parametrize(
    ("title", "date", "told", "mend"),
    [
        ("Battle of Mogadishu (1993)", 1993, "1993", "Battle of Mogadishu"),
        ("4th-century theologian", "381", "4th-century", "theologian"),
        ("Jimin (singer, born 1995)", 1995, "1995", "Jimin"),
        ("Acts of Union 1706", "1706–1707", "1706", "Acts of Union"),
        ("Social War of 91-87 BCE begins", -91, "91-87 BCE", "Social War begins"),
        ("Eruption of Vesuvius, AD 79", "24 August 79", "79", None),
        ("Début du XVIIe siècle", "1600", "XVIIe siècle", None),
        ("La carabela en el siglo XV", "1440", "siglo XV", "La carabela en el"),
        ("Handel im 15. Jahrhundert", "1440", "15. Jahrhundert", None),
        ("Кризис XIV века", "1315", "XIV век", None),
        ("Murder in 44 BC", "15 March 44 BC", "44 BC", "Murder"),
        ("1914: war", 1914, "1914", "war"),
        ("The year 1066", 1066, "1066", "The year"),
        ("1,066 soldiers land", 1066, "1,066", "soldiers land"),
        ("1 066 soldats débarquent", 1066, "1 066", "soldats débarquent"),
        ("War of 1914-18", 1914, "1914-18", "War"),
        ("Verdun, 1916", "1914–1918", "1916", "Verdun"),
        ("La década de 1920", 1925, "década de 1920", None),
        ("Arte del s. XVIII", "1750", "s. XVIII", "Arte del"),
    ],
)
def test_titles_that_tell_the_date(title: str, date: object, told: str, mend: str | None) -> None:
    cards = table((title, date))
    (problem,) = [p for p in cards.report.problems if p.code == "title-tells-date"]
    assert (problem.row, problem.kind) == (2, "warning")
    assert f"“{told}”" in problem.sentence
    if mend:
        assert problem.mend == mend
    assert next(iter(cards)).title == title


@pytest.mark.parametrize(
    ("title", "date"),
    [
        ("Apollo 11 lands", 1969),
        ("Voyager 2 flies past Neptune", 1989),
        ("$7.2 million for Alaska", 1867),
        ("Henry VIII marries", 1509),
        ("The 95 theses", 1517),
        ("Alaska is bought for $1,867", 1867),
        ("At 12:14 the king signs", 1214),
        ("1,914.5 tons of coal", 1914),
    ],
)
def test_other_numbers_in_titles_tell_nothing(title: str, date: object) -> None:
    assert "title-tells-date" not in codes(table((title, date)))


def test_a_theme_that_tells_the_date_is_pointed_out_once() -> None:
    cards = load(
        b"title,date,period\nBastille,1789,18th century\nWaterloo,1815,After 1815\n"
        b"Guillotine,1793,18th century\nTrafalgar,1805,Napoleon\n"
    )
    found = [p for p in cards.report.problems if p.code == "theme-tells-date"]
    assert [(p.row, p.column, p.value, p.kind) for p in found] == [
        (2, "period", "18th century", "warning"),
        (3, "period", "After 1815", "warning"),
    ]
    assert "rows 2, 4" in found[0].sentence


def test_a_row_repeated_is_dropped_and_a_title_with_two_dates_is_kept() -> None:
    cards = table(("Mohács", 1526), ("mohács", "1526"), ("Mohács", 1687))
    assert [card.when.label() for card in cards] == ["1526", "1687"]
    assert len({card.id for card in cards}) == 2
    found = [(p.row, p.code, p.kind) for p in cards.report.problems if p.row]
    assert found == [(3, "duplicate", "duplicate"), (4, "title-two-dates", "warning")]


@pytest.mark.parametrize(
    ("date", "code"),
    [
        ("between 450 BC and 250 BC", "card-too-wide"),
        ("before 1500", "card-open"),
        ("2nd millennium", "card-too-wide"),
    ],
)
def test_cards_too_wide_to_be_fun(date: str, code: str) -> None:
    assert code in codes(table(("A", date)))


@pytest.mark.parametrize("date", ["15th century", "between 300 and 400", "1337–1453", "1520s"])
def test_a_century_and_a_long_duration_are_fine(date: str) -> None:
    assert codes(table(("A", date))) == {"few-dates"}


def test_a_title_that_tells_its_place_in_the_story_is_pointed_out() -> None:
    cards = load(b"title,position,label\nThe harvest begins,1,harvest\nA storm,2,winter\nRain,3,\n")
    told = [p.row for p in cards.report.problems if p.code == "title-tells-date"]
    assert told == [2]
