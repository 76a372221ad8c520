"""The student's page: the game that its address describes, and nothing of whoever was there."""

from __future__ import annotations

import pytest

from timeline_widgets import GameLink, StudentPage
from timeline_widgets.records import verify
from timeline_widgets.widgets import student_page


@pytest.fixture(autouse=True)
def _new_kernel(monkeypatch):
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    monkeypatch.setattr(student_page, "_followed", [])


@pytest.fixture
def page(tmp_path):
    return StudentPage(tmp_path, score_folder=tmp_path / "scores")


def told(page):
    return page.children[-1].value


@pytest.mark.parametrize(
    ("query", "kind", "seats"),
    [
        ("", "TimelineGame", ["Player 1", "Player 2"]),
        ("game=practice", "PracticeGame", ["Player"]),
        ("game=practice&players=Ana", "PracticeGame", ["Ana"]),
        ("players=Ana,Bo&computers=1", "TimelineGame", ["Ana", "Bo", "Clio"]),
        ("players=clio&computers=2", "TimelineGame", ["clio", "Herodotus", "Sima Qian"]),
        ("teams=Reds:Ana,Bo;Blues:Cy", "TimelineGame", ["Reds", "Blues"]),
        ("game=challenge&teams=Reds:Ana,Bo;Blues:Cy", "ChallengeGame", ["Reds", "Blues"]),
        ("computers=7&skill=expert", "TimelineGame", None),
        ("game=challenge&set=women&seats=2", "ChallengeGame", ["Player 1", "Player 2"]),
        ("game=challenge&computers=1&track=short", "ChallengeGame", ["Player", "Clio"]),
    ],
)
def test_the_game_of_the_link_is_set_up(page, query, kind, seats):
    page.follow(query)
    assert type(page.game).__name__ == kind
    assert page.children == (page.game,)
    names = [seat.name for seat in page.game.match.seats]
    assert names == (seats or ["Player", *student_page._COMPUTERS[:7]])


def test_every_option_reaches_the_game(page):
    page.follow(
        "edition=star-wars&hints=yes&confidence=yes&letters=yes&teacher_moves=yes&timer=90"
        "&language=ru&seed=2026-11-30&set=russia&seats=3"
    )
    table = page.game.table
    assert (table["edition"], table["language"]) == ("star-wars", "ru")
    assert table["options"] == {
        "letters": True, "confidence": True, "hints": True, "timer": 90, "withdraw": True,
    }  # fmt: skip
    assert page.game.match.seed == "2026-11-30"


def arrive(page, query, *languages):
    message = {"type": "address", "query": query, "languages": [*languages]}
    page._receive(None, message, [])


def test_the_page_tells_its_address_once(page):
    arrive(page, "?game=practice&token=x")
    first = page.game
    arrive(page, "?game=timeline")
    assert page.game is first
    assert "token" not in repr(page.link)


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("set=spian", "There is no card set “spian”"),
        ("set=units/none.csv", "There is no card set at “units/none.csv”"),
        ("set=units/", "There is no card set at “units/” in this repository"),
        ("set=small.csv&seats=8", "cards"),
        ("set=bad.csv", "the set has 0"),
        ("players=<img src=x onerror=alert(1)>,A&seats=4", "not both"),
        ("set=<img src=x>", "&lt;img src=x&gt;"),
    ],
)
def test_a_bad_link_shows_a_sentence_and_no_game(page, tmp_path, query, sentence):
    (tmp_path / "units").mkdir()
    (tmp_path / "small.csv").write_text("title,date\nOne,1001\nTwo,1002\n", "utf-8")
    (tmp_path / "bad.csv").write_text("title,when exactly\nOne,unknown\n", "utf-8")
    page.follow(query)
    assert page.game is None
    assert sentence in told(page)
    assert "<img" not in told(page)
    assert "Traceback" not in told(page)
    assert not (tmp_path / "scores").exists()


def test_all_that_is_wrong_with_a_link_is_told_in_its_language(page):
    page.follow("language=es&hints=maybe&colour=red")
    assert told(page).count("<li>") == 2
    assert "no es nada que un enlace pueda decir" in told(page)
    assert "Este enlace no puede abrir una partida" in told(page)


@pytest.mark.parametrize(
    ("query", "asked", "languages", "opening"),
    [
        ("hints=maybe", None, ["eu", "es-MX", "en"], "Este enlace"),
        ("languge=es", None, ["de"], "Mit diesem Link"),
        ("hints=maybe&language=fr", None, ["de"], "Ce lien"),
        ("hints=maybe", "ru", ["de"], "По этой ссылке"),
        ("hints=maybe", None, ["eu", 7], "This link"),
        ("set=empty.csv&language=es", None, ["de"], "Este enlace"),
    ],
)
def test_a_mistake_is_told_in_the_language_of_the_link_the_notebook_or_the_browser(
    tmp_path, query, asked, languages, opening
):
    (tmp_path / "empty.csv").write_bytes(b"")
    page = StudentPage(tmp_path, score_folder=None, language=asked)
    arrive(page, query, *languages)
    assert f"<strong>{opening}" in told(page)
    assert opening == "This link" or not {"The", "is", "or"} & set(told(page).split())


def test_a_page_that_lost_its_address_goes_on_with_the_link_of_its_kernel(tmp_path):
    for query in ("game=practice&set=spain", "?reset"):
        page = StudentPage(tmp_path, score_folder=None)
        page.follow(query)
        assert page.link == GameLink(game="practice", set="spain")


@pytest.mark.parametrize("warmed_up", ["True", "False"])
def test_on_a_page_without_code_nobody_finds_the_game_of_whoever_was_there(
    tmp_path, monkeypatch, warmed_up
):
    monkeypatch.setenv("VOILA_PREHEAT", warmed_up)
    for _ in range(2):
        page = StudentPage(tmp_path, score_folder=tmp_path / "scores")
        page.follow("game=practice&seed=7")
        assert page.game.state["resume"] is None
        page.game.play(page.game.match.legal_moves()[0])
    found = verify([tmp_path / "scores"])
    assert (found.matches, found.problems) == (2, ())


def test_in_a_notebook_a_broken_off_game_is_offered_to_its_own_student(tmp_path):
    for moves in (0, 1):
        page = StudentPage(tmp_path, score_folder=tmp_path / "scores")
        page.follow("game=practice&players=Ana&seed=7")
        assert bool(page.game.state["resume"]) == bool(moves)
        page.game.play(page.game.match.legal_moves()[0])
