"""Letters among the figures of a year are slips, and never read as another year."""

from __future__ import annotations

import pytest

from timeline_widgets import DateError, HistoricalDate


@pytest.mark.parametrize(
    "text",
    ["l492", "I492", "184o", "184O", "18o4", "1O66", "a1492", "d1492", "1492a", "4 July l776"],
)
def test_a_letter_that_looks_like_a_figure_is_refused(text):
    with pytest.raises(DateError) as refusal:
        HistoricalDate.parse(text)
    assert refusal.value.code == "not-understood"


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1.º de mayo de 1886", 1886),
        ("1o de mayo de 1886", 1886),
        ("c1450", 1450),
        ("500BC", -499),
        ("753a.C.", -752),
        ("44a. C.", -43),
        ("800d.C.", 800),
        ("AD1066", 1066),
        ("l'an 1000", 1000),
        ("1850s", 1850),
    ],
)
def test_letters_that_belong_there_are_still_read(text, year):
    assert HistoricalDate.parse(text).earliest[0] == year
