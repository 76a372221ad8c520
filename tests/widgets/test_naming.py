"""Who plays: the argument, else the JupyterHub user, else a field until the first move."""

from __future__ import annotations

import pytest

from tests.match.sets import of_years
from timeline_widgets import ChallengeGame, Computer, PracticeGame, TimelineGame
from timeline_widgets.games.challenge import Lock, Wheels
from timeline_widgets.records import read_log, read_scores
from timeline_widgets.widgets import naming, score_logs

CARDS = of_years(range(1001, 1041))
FIELD = [{"label": "Your name, or a pseudonym", "value": ""}]


@pytest.fixture(autouse=True)
def new_kernel(monkeypatch):
    """No game was played before, and nobody is signed in."""
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    monkeypatch.setattr(score_logs, "_open", {})
    monkeypatch.setattr(naming, "_given", {})


def write(game, *names):
    """Write into the fields, and return what the page was told."""
    sent = []
    game.send = lambda content, **_: sent.append(content)
    game._receive(None, {"type": "names", "names": list(names)}, [])
    return sent


def move(game):
    game.play(game.match.legal_moves()[0])


def logs(folder):
    """What is written, by whose it is; a file is called after the student, the time and an id."""
    return {path.name.rsplit("-", 2)[0]: read_log(path).records for path in folder.glob("*")}


def labels(game):
    return [field["label"] for field in game.state["naming"] or []]


def test_practice_asks_for_one_name_and_the_log_bears_it_from_the_start(tmp_path):
    game = PracticeGame(CARDS, score_folder=tmp_path)
    assert game.state["naming"] == FIELD
    assert write(game, " Red  Fox ") == []
    assert game.state["naming"] == [{**FIELD[0], "value": "Red Fox"}]
    assert game.table["seats"][0]["name"] == "Red Fox"
    move(game)
    ((name, records),) = logs(tmp_path).items()
    assert name == "red-fox"
    assert records[0].payload["student"] == "Red Fox"
    assert records[1].payload["seats"] == [{"name": "Red Fox", "members": []}]
    assert records[2].payload["player"] == "Red Fox"
    (file,) = game.export_scores(tmp_path / "grades")
    assert file.name == "red-fox-scores.csv"
    assert {row.student for row in read_scores(file)} == {"Red Fox"}


def test_the_name_can_be_changed_until_the_first_move_and_not_after_it(tmp_path):
    game = PracticeGame(CARDS, score_folder=tmp_path)
    for name in ("Red Fox", "Owl"):
        write(game, name)
    move(game)
    assert game.state["naming"] is None
    assert write(game, "Somebody Else") == []
    move(game)
    assert list(logs(tmp_path)) == ["owl"]


def test_to_give_a_name_deals_no_other_cards(tmp_path):
    game = TimelineGame(CARDS, score_folder=tmp_path)
    before = game.state["match"], game.state["line"], game.state["seats"], game.match.seed
    write(game, "Ana", "Iker")
    assert (game.state["match"], game.state["line"], game.state["seats"], game.match.seed) == before


def test_the_field_may_be_left_empty(tmp_path):
    game = PracticeGame(CARDS, score_folder=tmp_path)
    write(game, "  ")
    move(game)
    ((name, records),) = logs(tmp_path).items()
    assert (name, records[0].payload["student"]) == ("student", "")
    assert records[2].payload["player"] == "Player"


def test_players_without_names_have_a_field_each_and_the_log_is_theirs(tmp_path):
    game = TimelineGame(CARDS, score_folder=tmp_path)
    assert labels(game) == [f"Player {n}: name or pseudonym" for n in (1, 2)]
    write(game, "Ana", "Iker")
    assert [seat["name"] for seat in game.table["seats"]] == ["Ana", "Iker"]
    assert game.turn == "Ana"
    move(game)
    ((name, records),) = logs(tmp_path).items()
    assert (name, records[0].payload["student"]) == ("ana-iker", "Ana, Iker")


def test_two_players_cannot_have_one_name_and_a_sentence_says_so(tmp_path):
    game = TimelineGame(CARDS, score_folder=tmp_path, language="es")
    for names in (["Ana", "ana"], ["Jugador 2", ""]):
        (answer,) = write(game, *names)
        assert "no pueden llamarse igual" in answer["sentence"]
        assert [seat["name"] for seat in game.table["seats"]] == ["Jugador 1", "Jugador 2"]


@pytest.mark.parametrize(
    "players", [{"players": ["Ana", "Iker"]}, {"teams": {"Red": ["Ana"], "Blue": ["Iker"]}}]
)
def test_named_players_are_not_asked_and_their_log_names_the_seats(tmp_path, players):
    game = TimelineGame(CARDS, **players, score_folder=tmp_path)
    assert game.state["naming"] is None
    move(game)
    ((name, records),) = logs(tmp_path).items()
    assert (name, records[0].payload["student"]) == ("student", "")
    assert [seat["name"] for seat in records[1].payload["seats"]] in (
        ["Ana", "Iker"],
        ["Red", "Blue"],
    )


@pytest.mark.parametrize(
    ("make", "student"),
    [
        (lambda folder: PracticeGame(CARDS, player="Ana", score_folder=folder), "Ana"),
        (
            lambda folder: TimelineGame(
                CARDS, players=["Ana", Computer("Clio")], score_folder=folder
            ),
            "Ana",
        ),
        (lambda folder: PracticeGame(CARDS, student="Zoë", score_folder=folder), "Zoë"),
        (lambda folder: TimelineGame(CARDS, student="Zoë", score_folder=folder), "Zoë"),
        (lambda folder: PracticeGame(CARDS, student="", score_folder=folder), ""),
    ],
)
def test_whoever_is_known_is_not_asked(tmp_path, make, student):
    game = make(tmp_path)
    assert game.state["naming"] is None
    (records,) = logs(tmp_path).values()
    assert records[0].payload["student"] == student


def test_the_hubs_user_is_not_asked_and_an_empty_argument_keeps_that_name_out(
    tmp_path, monkeypatch
):
    monkeypatch.setenv("JUPYTERHUB_USER", "ada.lovelace")
    PracticeGame(CARDS, score_folder=tmp_path / "named")
    (records,) = logs(tmp_path / "named").values()
    assert records[0].payload["student"] == records[1].payload["seats"][0]["name"] == "ada.lovelace"

    game = PracticeGame(CARDS, student="", score_folder=tmp_path / "nameless")
    move(game)
    assert game.state["naming"] is None
    assert all(b"lovelace" not in path.read_bytes() for path in (tmp_path / "nameless").iterdir())
    assert list(logs(tmp_path / "nameless")) == ["student"]


def test_the_name_that_binder_makes_up_is_nobodys(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTERHUB_USER", "school-timeline-widgets-4x8q2wzk")
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://mybinder.org/")
    game = PracticeGame(CARDS, score_folder=tmp_path)
    assert game.state["naming"] == [{"label": "Your name, or a pseudonym", "value": ""}]
    move(game)
    assert all(b"4x8q2wzk" not in path.read_bytes() for path in tmp_path.iterdir())


def test_without_a_log_nothing_is_asked():
    assert PracticeGame(CARDS, score_folder=None).state["naming"] is None


def test_the_next_game_of_the_notebook_need_not_ask_again(tmp_path):
    write(PracticeGame(CARDS, score_folder=tmp_path), "Red Fox")
    again = PracticeGame(CARDS, score_folder=tmp_path)
    assert again.state["naming"][0]["value"] == "Red Fox"
    move(again)
    assert list(logs(tmp_path)) == ["red-fox"]


def test_the_broken_off_game_is_offered_once_its_student_is_named(tmp_path):
    first = PracticeGame(CARDS, score_folder=tmp_path)
    write(first, "Red Fox")
    move(first)
    for fresh in (score_logs._open, naming._given):
        fresh.clear()
    second = PracticeGame(CARDS, score_folder=tmp_path)
    assert second.state["resume"] is None
    write(second, "Red Fox")
    assert second.state["resume"]["moves"] == 1
    second._receive(None, {"type": "resume"}, [])
    assert second.match.id == first.match.id
    assert second.state["naming"] is None


def test_an_uploaded_game_brings_its_names_along(tmp_path):
    first = TimelineGame(CARDS, score_folder=tmp_path / "school")
    write(first, "Ana", "Iker")
    move(first)
    uploaded = first.match.log.bytes()
    naming._given.clear()
    home = TimelineGame(CARDS, score_folder=tmp_path / "home")
    home.resume(uploaded)
    assert [seat["name"] for seat in home.table["seats"]] == ["Ana", "Iker"]
    move(home)
    ((name, records),) = logs(tmp_path / "home").items()
    assert (name, records[0].payload["student"]) == ("ana-iker", "Ana, Iker")


def test_an_upload_that_is_refused_leaves_the_names_as_they_were(tmp_path):
    first = TimelineGame(CARDS, score_folder=tmp_path / "school", edition="russia")
    write(first, "Ana", "Iker")
    move(first)
    naming._given.clear()
    home = TimelineGame(CARDS, score_folder=tmp_path / "home")
    with pytest.raises(ValueError, match="another game"):
        home.resume(first.match.log.bytes())
    assert [seat.name for seat in home.match.seats] == ["Player 1", "Player 2"]


def test_computers_in_a_challenge_wait_until_a_person_had_time_to_write(tmp_path):
    players = ["Player 1", "Player 2", Computer("Clio")]
    game = ChallengeGame(CARDS, players=players, seed=3, score_folder=tmp_path)
    write(game, "Ana", "Iker")
    game.play(0, Lock(game.match.state.ply, Wheels((0, 0, 0, 0), None)))
    assert list(logs(tmp_path)) == ["ana-iker"]
    assert game.state["trial"]["locked"] == (True, False, True)


def test_a_log_without_a_name_in_which_nothing_was_played_is_gone_with_the_name(tmp_path):
    nameless = PracticeGame(CARDS, score_folder=tmp_path)
    assert list(logs(tmp_path)) == ["student"]
    played = PracticeGame(CARDS, score_folder=tmp_path)
    move(played)
    write(nameless, "Red Fox")
    assert sorted(logs(tmp_path)) == ["red-fox", "student"], "the other game is in it"

    changed = PracticeGame(CARDS, score_folder=tmp_path / "changed")
    (path,) = (tmp_path / "changed").iterdir()
    path.write_bytes(path.read_bytes() + b"by hand")
    write(changed, "Owl")
    assert sorted(logs(tmp_path / "changed")) == ["owl", "red-fox"], "somebody wrote into it"


def test_a_folder_that_takes_nothing_is_said_at_once(tmp_path):
    (tmp_path / "taken").touch()
    game = PracticeGame(CARDS, score_folder=tmp_path / "taken")
    assert not game.state["saved"]["ok"]
    write(game, "Red Fox")
    assert not game.state["saved"]["ok"]


@pytest.mark.parametrize("names", [[], ["a", "b"], [3], ["a" * 5000]])
def test_what_no_page_sends_harms_nothing(tmp_path, names):
    game = PracticeGame(CARDS, score_folder=tmp_path)
    write(game, *names)
    move(game)
    assert game.match.receipt.saved
