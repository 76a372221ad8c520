"""Many games of computer players, and what they tell a teacher."""

from __future__ import annotations

import subprocess
import sys

import pytest

from timeline_widgets.bots import SKILLS
from timeline_widgets.cards import Card, CardSet, Position
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import Board, Track
from timeline_widgets.games.protocol import SetupError
from timeline_widgets.simulation import Pace, simulate


@pytest.mark.parametrize("game", ["timeline", "challenge"])
def test_every_game_is_played_to_its_end_and_counted(cards: CardSet, game) -> None:
    simulation = simulate(cards, game, games=60, workers=1)
    table = simulation.games()
    assert list(table.index) == list(range(60))
    assert (table["winners"].map(len) >= 1).all()
    assert (table["turns"] >= table["rounds"]).all()
    assert (table["cards"] > 0).all()
    assert not simulation.stopped


def test_turns_and_cards_of_timeline_are_its_placements(cards: CardSet) -> None:
    table = simulate(cards, games=30, workers=1, players=3).games()
    assert (table["turns"] == table["placements"]).all()
    assert (table["cards"] == table["placements"] + 1).all()  # and the first of the line
    assert (table["turns"] >= 3 * 3 + 1).all()  # four cards each, somebody goes out
    assert (table[["calls", "challenges"]] == 0).all(axis=None)


def test_turns_of_challenge_are_trials_and_turns_of_challenges(cards: CardSet) -> None:
    table = simulate(cards, "challenge", games=30, workers=1).games()
    parts = table["rounds"] + table["placements"] + table["calls"]
    assert (table["turns"] == parts).all()
    assert (table["challenges"] == 2).mean() > 0.9


@pytest.mark.parametrize("game", ["timeline", "challenge"])
def test_the_same_seed_plays_the_same_games_on_however_many_cores(cards, game) -> None:
    one = simulate(cards, game, games=130, players=2, seed="clio", workers=1)
    two = simulate(cards, game, games=130, players=2, seed="clio", workers=2)
    assert one.played == two.played
    assert one.deciding_cards().equals(two.deciding_cards())
    assert simulate(cards, game, games=20, players=2, seed="urania").played != one.played[:20]


@pytest.mark.parametrize("problem", [OSError("no processes here"), ImportError("nor the module")])
def test_where_no_process_can_be_started_the_games_are_played_in_this_one(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise problem

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", refuse)
    assert len(simulate(cards, games=130, players=2, workers=2).played) == 130


def test_minutes_follow_from_the_stated_pace(cards: CardSet) -> None:
    pace = Pace(opening=60, placing=1, calling=2, answering=3, revealing=4)
    simulation = simulate(cards, "challenge", players=3, games=10, pace=pace, workers=1)
    for game, minutes in zip(simulation.played, simulation.games()["minutes"], strict=True):
        seconds = 60 + game.placements + 2 * game.calls + (3 * 3 + 4) * game.rounds
        assert minutes == pytest.approx(seconds / 60)
    simulation = simulate(cards, players=3, games=10, pace=pace, workers=1)
    for game, minutes in zip(simulation.played, simulation.games()["minutes"], strict=True):
        assert minutes == pytest.approx((60 + game.turns) / 60)


@pytest.mark.parametrize("players", [3, 4])
def test_the_short_track_is_a_game_of_about_twenty_minutes(cards: CardSet, players: int) -> None:
    short = simulate(cards, "challenge", track="short", players=players, games=150, workers=1)
    assert 16 <= short.summary().loc["minutes", "mean"] <= 23


def test_the_summary_tells_how_long_games_usually_are(cards: CardSet) -> None:
    simulation = simulate(cards, "challenge", games=100, workers=1)
    summary, turns = simulation.summary().loc["turns"], simulation.games()["turns"]
    assert (summary["shortest"], summary["longest"]) == (turns.min(), turns.max())
    assert summary["mean"] == turns.mean()
    usual = turns.between(summary["usual_from"], summary["usual_to"]).mean()
    assert usual >= 0.75


def test_even_seats_win_as_often_and_a_shared_win_counts_in_parts(cards: CardSet) -> None:
    seats = simulate(cards, "challenge", players=4, games=300).seats()
    assert seats["wins"].sum() == pytest.approx(300)
    assert seats["share"].sum() == pytest.approx(1)
    assert (abs(seats["share"] - seats["fair"]) < 3 * seats["chance"]).all()


@pytest.mark.parametrize("game", ["timeline", "challenge"])
def test_who_remembers_better_wins_more_often(cards: CardSet, game) -> None:
    seats = simulate(
        cards, game, players=3, skill=["beginner", "student", "expert"], games=200, workers=1
    ).seats()
    assert list(seats["skill"]) == list(SKILLS)
    assert seats["share"][0] < seats["share"][1] < seats["share"][2]


def test_a_small_set_runs_out_of_cards_and_a_large_one_does_not(cards, few) -> None:
    assert simulate(cards, players=2, games=30, workers=1).pile_ran_out == 0
    assert simulate(few, players=2, games=50, skill="beginner", workers=1).pile_ran_out > 0.1


def test_deciding_cards_name_the_card_how_often_it_was_right_and_what_it_decided(few) -> None:
    simulation = simulate(few, players=2, games=50, workers=1)
    table = simulation.deciding_cards()
    assert set(table["id"]) <= {card.id for card in few}
    assert table["decided"].is_monotonic_decreasing
    assert table["decided"].sum() == 50
    assert table["answers"].sum() == simulation.games()["placements"].sum()
    assert table["right"].between(0, 1).all()


def test_in_challenge_every_wheel_is_an_answer_about_its_card(cards: CardSet) -> None:
    bets = Track("bets", ("bet",) * 4, ())
    simulation = simulate(cards, "challenge", players=3, track=bets, games=40, workers=1)
    table, rounds = simulation.deciding_cards(), simulation.games()["rounds"].sum()
    assert table["answers"].sum() == 3 * 4 * rounds
    assert table["decided"].sum() == 40  # the card of the last Bet of each game
    fours = Track("fours", ("timeline_4",) * 4, ())
    simulation = simulate(cards, "challenge", players=3, track=fours, games=40, workers=1)
    table, rounds = simulation.deciding_cards(), simulation.games()["rounds"].sum()
    assert table["answers"].sum() == 3 * 4 * rounds
    assert table["decided"].sum() == 4 * 40


def test_cards_that_challenge_cannot_use_are_not_played(cards: CardSet) -> None:
    vague = tuple(
        Card(f"vague-{n}", "Vague", HistoricalDate.parse("15th century")) for n in range(30)
    )
    both = CardSet("both", "Both", cards.cards + vague)
    table = simulate(both, "challenge", games=40, workers=1).deciding_cards()
    assert not table["id"].str.startswith("vague").any()


def test_stories_are_played_in_timeline_and_refused_in_challenge() -> None:
    scenes = tuple(Card(f"scene-{n}", f"Scene {n}", Position(n)) for n in range(60))
    story = CardSet("story", "A story", scenes)
    assert len(simulate(story, edition="star-wars", games=20, workers=1).played) == 20
    with pytest.raises(SetupError, match="position in a story"):
        simulate(story, "challenge")


def test_a_track_of_ones_own_can_be_tried(cards: CardSet) -> None:
    track = Track("bets", ("bet",) * 4, ())
    table = simulate(cards, "challenge", track=track, games=20, workers=1).games()
    assert (table["challenges"] == 0).all()
    assert (table["cards"] == table["rounds"]).all()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "poker"}, "Unknown game 'poker'. Allowed: timeline, challenge"),
        ({"skill": "genius"}, "Unknown skill 'genius'. Allowed: beginner, student, expert"),
        ({"skill": ["student"]}, "one for each of the 4 players; 1 were given"),
        ({"edition": "mars"}, "Unknown edition 'mars'. Allowed: spain"),
        ({"game": "challenge", "track": "endless"}, "Unknown track 'endless'. Allowed: classic"),
        ({"game": "challenge", "players": 6}, "2 to 5 players"),
        ({"players": "4"}, "2 to 8 players"),
        ({"games": 0}, "whole number from 1; not 0"),
        ({"hand": 40}, "The largest hand that fits"),
        ({"game": 3}, "The game is one of timeline, challenge; not 3"),
        ({"skill": [1, 2, 3, 4]}, "The skill is one of beginner, student, expert; not 1"),
        ({"edition": None}, "The edition is one of spain"),
        ({"game": "challenge", "track": 5}, "The track is one of classic, short; not 5"),
        ({"game": "challenge", "board": "old"}, "Unknown board 'old'. Allowed: classic, cards"),
        ({"game": "challenge", "board": [1, 2]}, "9 years that increase"),
        ({"game": "challenge", "board": 5}, "The board is one of classic, cards; not 5"),
        ({"progress": "no"}, "progress is True, False or a function; not 'no'"),
        ({"pace": 3}, r"pace is a Pace, such as Pace\(placing=40\); not 3"),
        ({"workers": 0}, "workers is a whole number from 1, or None; not 0"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_sentence(cards, options, sentence) -> None:
    with pytest.raises(SetupError, match=sentence):
        simulate(cards, **options)


def test_games_are_played_without_pandas_and_other_processes_until_they_are_wanted() -> None:
    code = (
        "import sys\n"
        "from timeline_widgets import shipped_cardset\n"
        "from timeline_widgets.simulation import simulate\n"
        "simulate(shipped_cardset('world-history'), games=5, workers=1)\n"
        "assert 'pandas' not in sys.modules\n"
        "assert 'multiprocessing' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    "years",
    [range(1900, 1912), [1900] * 12, range(-6000, 2000, 700), [1900] * 6 + [1901] * 6],
    ids=["close", "all equal", "wide", "two years"],
)
@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("players", [2, 5])
def test_games_end_even_with_a_set_that_is_far_too_small(years, skill, players) -> None:
    cards = (Card(f"card-{n}", f"Card {n}", HistoricalDate.of_year(y)) for n, y in enumerate(years))
    tiny = CardSet("tiny", "Tiny", tuple(cards))
    for options in ({"hand": 2}, {"game": "challenge", "tie": "sudden_death"}):
        simulation = simulate(tiny, players=players, skill=skill, games=8, workers=1, **options)
        assert max(game.turns for game in simulation.played) < 100


def test_cards_that_are_none_are_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="The cards are a CardSet or a set's name; not 5"):
        simulate(5)


def test_a_board_can_be_proposed_from_the_cards_or_given(cards: CardSet) -> None:
    options = {"players": 3, "games": 25, "workers": 1}
    classic = simulate(cards, "challenge", **options)
    given = (1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800)
    for board in ("cards", given, Board(given)):
        assert simulate(cards, "challenge", board=board, **options).played != classic.played


def test_too_few_usable_cards_are_counted_with_what_was_left_out(few: CardSet) -> None:
    vague = Card("vague", "Vague", HistoricalDate.parse("15th century"))
    cards = CardSet("mine", "Mine", (*few.cards[:3], vague))
    with pytest.raises(SetupError, match=r"3 cards can be used.* 1 without one whole year"):
        simulate(cards, "challenge")
