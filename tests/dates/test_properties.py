"""What holds for every text and every date."""

from __future__ import annotations

from typing import get_args

from hypothesis import example, given, settings
from hypothesis import strategies as st

from timeline_widgets.dates import DateError, HistoricalDate, vocabulary
from timeline_widgets.dates.historical_date import Language, Reading, Style

from .test_teachers import rows

LANGUAGES = get_args(Language)
STYLES = get_args(Style)
WORDS = sorted(vocabulary.SINGLE) + [
    " ".join((first, *tail)) for first, tails in vocabulary.PHRASES.items() for tail, _ in tails
]
NUMBERS = [
    "44",
    "1",
    "15",
    "0",
    "1492",
    "-44",
    "−44",
    "1.492",
    "4.5",
    "1930s",
    "XV",
    "2-я",
    "99999",
]
KNOWN = [text for text, meaning in rows() if meaning[0] != "!"]

pieces = st.one_of(
    st.sampled_from(WORDS), st.sampled_from(NUMBERS), st.integers(-(10**6), 10**6).map(str)
)
joints = st.sampled_from(
    [" ", " ", " ", "-", "–", " – ", ".", ", ", "/", "(", ")", "?", "~", "'", ""]
)
sentences = st.lists(st.tuples(pieces, joints), min_size=1, max_size=6).map(
    lambda pairs: "".join(piece + joint for piece, joint in pairs)
)
edited = st.builds(
    lambda text, at, extra: text[: at % (len(text) + 1)] + extra + text[at % (len(text) + 1) :],
    st.sampled_from(KNOWN),
    st.integers(0, 400),
    st.one_of(pieces, st.text(max_size=3)),
)
texts = st.one_of(st.text(max_size=40), sentences, edited)
readings = st.sampled_from([None, *get_args(Reading)])
years = st.one_of(st.integers(-3000, 2100), st.integers(-20_000_000_000, 2100)).filter(bool)


def parsed(text: str, reading: Reading | None = None) -> HistoricalDate | None:
    try:
        return HistoricalDate.parse(text, reading)
    except DateError:
        return None


@settings(max_examples=400, deadline=None)
@given(texts, readings, st.none() | st.integers(-1, 15), st.none() | st.booleans())
@example("9" * 300, "edtf", None, None)
@example("Y-1E99", "edtf", None, None)
@example("1 " * 150, None, None, None)
@example("a." * 150, None, None, None)
def test_nothing_but_a_date_error_comes_out(
    text: str, reading: Reading | None, precision: int | None, day_first: bool | None
) -> None:
    try:
        date = HistoricalDate.parse(text, reading, precision=precision, day_first=day_first)
    except DateError:
        return
    assert date.text == text
    assert not date.earliest or not date.latest or date.earliest <= date.latest


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(KNOWN))
def test_every_label_is_read_back(text: str) -> None:
    date = HistoricalDate.parse(text)
    for language in LANGUAGES:
        for style in STYLES:
            assert HistoricalDate.parse(date.label(language, style)) == date, (language, style)


@settings(max_examples=100, deadline=None)
@given(years)
def test_a_year_is_read_back_from_its_label(year: int) -> None:
    date = HistoricalDate.of_year(year)
    for language in LANGUAGES:
        for style in STYLES:
            assert HistoricalDate.parse(date.label(language, style)) == date, (language, style)


@settings(max_examples=200, deadline=None)
@given(years)
def test_a_whole_number_is_the_same_year_by_all_ways(year: int) -> None:
    date = HistoricalDate.of_year(year)
    assert HistoricalDate.parse(str(year)) == date
    assert HistoricalDate.parse(f"{year}.0") == date
    assert date.earliest is not None
    assert date.earliest[0] == (year if year > 0 else year + 1)


@settings(max_examples=200, deadline=None)
@given(*[st.sampled_from(KNOWN)] * 3)
def test_the_order_is_total(one: str, two: str, three: str) -> None:
    a, b, c = sorted(map(HistoricalDate.parse, (one, two, three)))
    assert a <= b <= c
    assert a <= c
    for first, second in ((a, b), (b, c), (a, c)):
        assert (first == second) == (not first < second and not second < first)
        if first == second:
            assert hash(first) == hash(second)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(KNOWN), st.sampled_from(KNOWN))
def test_one_of_two_dates_may_come_first(one: str, two: str) -> None:
    a, b = HistoricalDate.parse(one), HistoricalDate.parse(two)
    assert a.may_precede(a)
    assert a.may_precede(b) or b.may_precede(a)
    assert a.years_to(b) == b.years_to(a) >= 0
    if a.may_precede(b) and b.may_precede(a):
        assert a.years_to(b) == 0


@settings(max_examples=300, deadline=None)
@given(texts)
def test_what_is_read_reads_back(text: str) -> None:
    date = parsed(text)
    if date is not None:
        assert HistoricalDate.parse(date.label()) == date
