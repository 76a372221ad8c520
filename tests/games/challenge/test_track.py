"""The Clock: its spaces, their Trials, and the lines of the Challenges."""

from __future__ import annotations

import pytest

from timeline_widgets.games.challenge import CLASSIC_TRACK, SHORT_TRACK, TRACKS, Track
from timeline_widgets.games.protocol import SetupError

TIMELINE_4, BET, SPLIT, RIGHT_DATE, COMBINATION = (
    "timeline_4",
    "bet",
    "split",
    "right_date",
    "combination",
)


def test_c02_the_22_spaces() -> None:
    assert CLASSIC_TRACK.finish == 21
    assert CLASSIC_TRACK.trials == (
        TIMELINE_4,
        *(RIGHT_DATE, BET, COMBINATION, SPLIT, RIGHT_DATE, TIMELINE_4),
        *(SPLIT, BET, SPLIT, COMBINATION, RIGHT_DATE, TIMELINE_4, COMBINATION),
        *(RIGHT_DATE, BET, COMBINATION, RIGHT_DATE, BET, SPLIT, TIMELINE_4),
    )


def test_c02_the_lines_lie_after_space_6_and_after_space_13() -> None:
    assert CLASSIC_TRACK.lines == ((6, "sudden_death"), (13, "more_or_less"))


def test_c02_other_tracks_can_be_loaded() -> None:
    track = Track("mine", [BET, SPLIT], [[1, "more_or_less"]])  # as they come from a file
    assert (track.finish, track.trials, track.lines) == (2, (BET, SPLIT), ((1, "more_or_less"),))
    assert hash(track) == hash(Track("mine", (BET, SPLIT), ((1, "more_or_less"),)))


def test_the_short_track_has_every_trial_and_both_challenges() -> None:
    assert SHORT_TRACK.finish < CLASSIC_TRACK.finish
    assert set(SHORT_TRACK.trials) == set(CLASSIC_TRACK.trials)
    assert {duel for _, duel in SHORT_TRACK.lines} == {"sudden_death", "more_or_less"}
    assert SHORT_TRACK.trials[0] == TIMELINE_4  # the game begins with it
    assert dict(TRACKS) == {"classic": CLASSIC_TRACK, "short": SHORT_TRACK}


@pytest.mark.parametrize(
    ("trials", "lines", "sentence"),
    [
        ((), (), "has spaces"),
        ((), ((0, "sudden_death"),), "has spaces"),
        ("bet", (), "list of Trials.*not 'bet'"),
        (None, (), "list of Trials.*not None"),
        ((BET,), (1,), "pairs, such as"),
        ((BET,), None, "pairs, such as.*not None"),
        ((BET,), ((1, "sudden_death", 2),), "pairs, such as"),
        (("quiz",), (), "Unknown Trial 'quiz'. Allowed: timeline_4, bet"),
        ((BET,), ((0, "boxing"),), "Unknown Challenge 'boxing'. Allowed: sudden_death"),
        ((BET,), ((1, "sudden_death"),), "spaces 0 to 0; not 1"),
        ((BET,), ((-1, "sudden_death"),), "spaces 0 to 0; not -1"),
        ((BET,), (("0", "sudden_death"),), "spaces 0 to 0; not '0'"),
        ((BET, BET), ((1, "sudden_death"), (0, "more_or_less")), "order of the track"),
    ],
)
def test_a_track_that_cannot_be_played_is_refused(trials, lines, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence) as error:
        Track("wrong", trials, lines)
    assert error.value.reason == "track"
