"""Dates in notations: EDTF, ISO 8601, day numbers of spreadsheets, Wikidata, the Republic."""

from __future__ import annotations

from typing import Any

import pytest
from convertdate import french_republican, gregorian
from edtf import parse_edtf
from edtf.parser.edtf_exceptions import EDTFParseException
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.dates.days import day_number, from_day_number
from timeline_widgets.dates.republican import republican_bounds

parse = HistoricalDate.parse


def refusal(text: str, reading: Any, **options: Any) -> str:
    with pytest.raises(DateError) as caught:
        parse(text, reading, **options)
    return caught.value.code


@pytest.mark.parametrize(
    ("text", "precision", "label"),
    [
        ("-0100-00-00T00:00:00Z", 7, "1st century BCE"),
        ("-0044-03-15T00:00:00Z", 11, "15 March 44 BCE"),
        ("-0044-03-00T00:00:00Z", 10, "March 44 BCE"),
        ("-0480-00-00T00:00:00Z", 9, "480 BCE"),
        ("-0125-00-00T00:00:00Z", 8, "120s BCE"),
        ("+1930-00-00T00:00:00Z", 8, "1930s"),
        ("+1935-01-01T00:00:00Z", 8, "1930s"),
        ("+1800-00-00T00:00:00Z", 7, "18th century"),
        ("+1801-00-00T00:00:00Z", 7, "19th century"),
        ("+2000-00-00T00:00:00Z", 6, "2nd millennium"),
        ("-3000-00-00T00:00:00Z", 6, "3rd millennium BCE"),
        ("-40000-00-00T00:00:00Z", 5, "between 45,000 and 35,000 BCE"),
        ("-13798000000-00-00T00:00:00Z", 3, "between 13798.5 million BCE and 13797.5 million BCE"),
        ("+1789-07-14T00:00:00Z", 14, "14 July 1789"),
        ("+1800-00-00T00:00:00Z", 11, "1800"),
    ],
)
def test_wikidata_json_with_a_column_of_precisions(text: str, precision: int, label: str) -> None:
    assert parse(text, "wikidata-json", precision=precision).label() == label


def test_wikidata_precision_may_stand_in_the_text() -> None:
    value = '{"time":"-0100-00-00T00:00:00Z","timezone":0,"precision":7,"calendarmodel":"..."}'
    assert parse(value, "wikidata-json").label() == "1st century BCE"
    assert parse("+1967-00-00T00:00:00Z/8", "wikidata-json").label() == "1960s"
    assert parse("+1582-10-05T00:00:00Z/11/J", "wikidata-json").earliest == (1582, 10, 5)
    leap_day = parse("+1500-02-29T00:00:00Z/11/J", "wikidata-json")
    assert leap_day.earliest == (1500, 2, 29)


def test_the_two_interfaces_of_wikidata_count_years_differently() -> None:
    json = parse("-0001-01-01T00:00:00Z", "wikidata-json")
    sparql = parse("0000-01-01T00:00:00Z", "wikidata-sparql")
    assert json == sparql == parse("1 BC")
    assert json.ambiguous  # 1 January may be the day, or stand for the year
    assert parse("-0099-01-01T00:00:00Z", "wikidata-sparql", precision=7) == parse("1st c. BC")


@pytest.mark.parametrize(
    "text", ["http://www.wikidata.org/.well-known/genid/8a4b", "_:b12", "t1234", "somevalue"]
)
def test_wikidata_has_a_mark_for_what_nobody_knows(text: str) -> None:
    assert refusal(text, "wikidata-sparql") == "unknown-to-wikidata"


def test_wikidata_refuses() -> None:
    assert refusal("+0000-01-01T00:00:00Z", "wikidata-json") == "no-year-zero"
    assert refusal("in 1492", "wikidata-json") == "not-wikidata"
    assert refusal("+1492-10-12T00:00:00Z", "wikidata-json", precision=15) == "not-wikidata"
    assert refusal("+1492-02-30T00:00:00Z", "wikidata-json") == "no-such-day"
    assert refusal("+1492-13-01T00:00:00Z", "wikidata-json") == "no-such-month"
    assert parse('"1492-10-12T00:00:00Z"^^xsd:dateTime', "wikidata-sparql").precision == "day"


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("1", (1900, 1, 1)),
        ("59", (1900, 2, 28)),
        ("61", (1900, 3, 1)),
        ("33786", (1992, 7, 1)),
        ("33786.75", (1992, 7, 1)),
        ("33786,0", (1992, 7, 1)),
        ("-1", (1899, 12, 29)),
        ("-0.25", (1899, 12, 29)),
        ("-148732", (1492, 10, 12)),
        ("−148732", (1492, 10, 12)),
        ("2958465", (9999, 12, 31)),
        ("12 de octubre de 1492", (1492, 10, 12)),
        ("1936-07-18", (1936, 7, 18)),
    ],
)
def test_day_numbers(text: str, day: tuple[int, int, int]) -> None:
    date = parse(text, "excel-serial")
    assert date.earliest == date.latest == day


def test_a_day_number_may_have_a_mark_of_thousands() -> None:
    date = parse("42,736", "excel-serial")
    assert date.earliest == (2017, 1, 1)  # hardly a time in February 1900
    assert date.ambiguous


def test_day_numbers_that_no_spreadsheet_shows() -> None:
    assert refusal("60", "excel-serial") == "day-number-leap"
    assert refusal("0", "excel-serial") == "day-number-range"
    assert refusal("2958466", "excel-serial") == "day-number-range"
    assert refusal("33786", None) == "day-number"


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("-0043", "44 BCE"),
        ("-1985", "1986 BCE"),
        ("0000", "1 BCE"),
        ("-0043-03-15", "15 March 44 BCE"),
        ("-0043/0014", "44 BCE – 14 CE"),
        ("Y-17E7", "170,000,001 BCE"),
        ("2001-33", "first quarter of 2001"),
        ("2001-21", "spring 2001"),
        ("1560-12/1561", "December 1560 – 1561"),
        ("156X-12-25", "between 25 December 1560 and 25 December 1569"),
        ("2004-?06-~11", "c. 11 June 2004"),
        ("{1960,1961-12}", "1960 and December 1961"),
        ("[..1760-12-03]", "until 3 December 1760"),
        ("1945-08/", "since August 1945"),
    ],
)
def test_edtf(text: str, label: str) -> None:
    assert parse(text, "edtf").label() == label


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("44 BC", "not-edtf"),
        ("1914-18", "no-such-month"),
        ("1945/1939", "reversed"),
        ("../..", "missing"),
        ("XXXX-12-25", "no-year"),
        ("1XX4", "not-edtf"),
        ("1500-02-29", "no-such-day"),
        ("2004-06-11T25:00:00Z", "not-edtf"),
        ("Y1E99", "year-too-far"),
        ("[]", "missing"),
    ],
)
def test_edtf_refuses(text: str, code: str) -> None:
    assert refusal(text, "edtf") == code


four_digits = st.integers(-9999, 9999).map(lambda y: f"{'-' if y < 0 else ''}{abs(y):04}")
edtf_dates = st.one_of(
    four_digits,
    st.builds("{}-{:02}".format, four_digits, st.integers(1, 12)),
    # the library has a 29 February in every year
    st.builds("{}-{:02}-{:02}".format, four_digits, st.integers(1, 12), st.integers(1, 28)),
    st.builds("{:03}X".format, st.integers(1, 999)),
    st.builds("{:02}XX".format, st.integers(1, 99)),
)


@settings(max_examples=150, deadline=None)
@given(edtf_dates, st.none() | edtf_dates)
def test_edtf_agrees_with_the_edtf_library(first: str, last: str | None) -> None:
    text = first if last is None else f"{first}/{last}"
    try:
        theirs = parse_edtf(text)
        lower, upper = theirs.lower_strict(), theirs.upper_strict()
    except (EDTFParseException, ValueError):
        assume(False)
    assume(lower <= upper)
    ours = parse(text, "edtf")
    assert (ours.earliest, ours.latest) == (tuple(lower[:3]), tuple(upper[:3]))


@settings(max_examples=200, deadline=None)
@given(st.integers(-800_000, 3_000_000))
def test_day_counting_agrees_with_convertdate(number: int) -> None:
    year, month, day = from_day_number(number)
    assert day_number((year, month, day)) == number
    if year > 0:
        origin = gregorian.to_jd(2000, 1, 1) - day_number((2000, 1, 1))
        assert gregorian.from_jd(origin + number) == (year, month, day)


@settings(max_examples=150, deadline=None)
@given(st.integers(1, 14), st.integers(1, 12), st.integers(1, 30))
def test_the_republic_agrees_with_convertdate(year: int, month: int, day: int) -> None:
    expected = french_republican.to_gregorian(year, month, day, method="equinox")
    assert republican_bounds(year, month, day) == (expected, expected)


def test_astronomical_columns() -> None:
    assert parse("-43", "astronomical") == parse("44 BC")
    assert parse("0", "astronomical") == parse("1 BC")
    assert parse("-43 – 14", "astronomical") == parse("44 BC – AD 14")
    assert parse("-0043-03-15", "astronomical") == parse("15 March 44 BC")
    assert not parse("-0043-03-15", "astronomical").ambiguous
    assert parse("44 BC", "astronomical") == parse("44 BC")


def test_an_unknown_reading_is_named() -> None:
    with pytest.raises(ValueError, match=r"'julian'.*historical"):
        parse("1066", "julian")  # type: ignore[arg-type]
