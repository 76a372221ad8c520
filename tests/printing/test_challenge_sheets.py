"""Challenge on paper, read back from the PDF."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.printing.reading import pages, size, words
from timeline_widgets.games.challenge import SHORT_TRACK, Board
from timeline_widgets.messages import LANGUAGES
from timeline_widgets.printing import print_challenge

SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}


@pytest.mark.parametrize("paper", SIZES)
def test_there_is_a_board_two_mats_a_board_for_each_player_and_the_rules(tmp_path, paper):
    sheets = pages(print_challenge(tmp_path / "c.pdf", players=3, paper=paper).path)
    sideways = pytest.approx(SIZES[paper][::-1], abs=0.01)
    assert [size(sheet) for sheet in sheets[:-1]] == [sideways] * 6
    assert size(sheets[-1]) == pytest.approx(SIZES[paper], abs=0.01)


@pytest.mark.parametrize("paper", SIZES)
def test_nine_dates_stand_on_the_borders_of_ten_spaces(tmp_path, paper):
    years = (-3000, -500, -44, 79, 1066, 1300, 1500, 1700, 1900)
    sheet = pages(print_challenge(tmp_path / "c.pdf", board=Board(years), paper=paper).path)[0]
    top = sorted((w for w in words(sheet) if w.y < 17), key=lambda word: word.x)
    assert [word.text.replace("−", "-") for word in top][0:3] == ["-3000", "-500", "-44"]
    assert len(top) == 9
    spaces = sorted((w for w in words(sheet) if 17 < w.y < 37), key=lambda word: word.x)
    assert [word.text for word in spaces] == list("0123456789")
    for left, date, right in zip(spaces, top, spaces[1:], strict=False):
        assert left.x < date.x < right.x


def test_the_clock_has_the_spaces_of_its_track(tmp_path):
    sheet = pages(print_challenge(tmp_path / "c.pdf", track=SHORT_TRACK).path)[0]
    ring = {w.text for w in words(sheet) if w.y > 40 and w.text.isdigit()}
    assert ring == {str(space) for space in range(1, SHORT_TRACK.finish)}
    assert {"Start", "Finish"} <= {w.text for w in words(sheet)}


def test_each_historical_board_has_four_wheels_of_digits_and_a_sign_wheel(tmp_path):
    sheets = pages(print_challenge(tmp_path / "c.pdf", players=2).path)
    first, second = (
        Counter(re.sub(r"\s", "", "".join(w.text for w in words(sheet) if 92 < w.y < 136)))
        for sheet in sheets[3:5]
    )
    assert first == second
    assert first == Counter("0123456789" * 4 + "·" * 6 + "++−−")
    tokens = [{w.text for w in words(sheet) if w.y > 140} for sheet in sheets[3:5]]
    assert set("1234") <= tokens[0]
    assert not set("1234") & tokens[1]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_its_page_in_every_language(tmp_path, language, paper):
    path = print_challenge(tmp_path / "c.pdf", players=2, language=language, paper=paper).path
    for sheet in pages(path):
        wide, high = size(sheet)
        assert all(5 < w.x < wide - 5 and 5 < w.y < high - 8 for w in words(sheet))
        assert not any("…" in word.text for word in words(sheet))


@pytest.mark.parametrize("players", [1, 6, True, "3"])
def test_only_two_to_five_play(tmp_path, players):
    with pytest.raises(ValueError, match="players is a whole number from 2 to 5"):
        print_challenge(tmp_path / "c.pdf", players=players)
