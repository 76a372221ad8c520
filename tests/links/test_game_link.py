"""What a link says of a game is what it was told; what it cannot say is refused with reasons."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timeline_widgets import shipped_cardsets
from timeline_widgets.links import GameLink, LinkError, game_from_link
from timeline_widgets.links.games import LINKED_GAMES
from timeline_widgets.messages import LANGUAGES

NAMES = st.text(
    st.characters(codec="utf-8", exclude_characters=",", exclude_categories=["C", "Z"]),
    min_size=1,
    max_size=12,
)
TEAMED = NAMES.filter(lambda name: not {*name} & {*":;"})
SEATING = ("players", "teams", "seats", "computers", "timer")
WORDS = {
    "game": ("timeline", "practice", "challenge"),
    "set": (*shipped_cardsets(), "units/our town & more.csv", "Год/9б.xlsx"),
    "skill": ("beginner", "student", "expert"),
    "edition": ("spain", "russia", "star-wars"),
    "track": ("classic", "short"),
    "language": LANGUAGES,
}
SWITCHES = ("hints", "confidence", "letters", "teacher_moves")
VALUES = {
    **{name: st.sampled_from(words) for name, words in WORDS.items()},
    **{name: st.booleans() for name in SWITCHES},
    "players": st.lists(NAMES, max_size=9),
    "teams": st.dictionaries(NAMES, st.lists(NAMES, max_size=3), max_size=9),
    "seats": st.integers(-1, 10),
    "computers": st.integers(-1, 9),
    "timer": st.integers(0, 4000),
    "seed": st.integers() | NAMES,
}
ANYTHING = st.fixed_dictionaries({}, optional=VALUES)


@st.composite
def games(draw):
    """Draw what can be said of one game; hypothesis finds few of those among everything."""
    game = draw(st.sampled_from(list(LINKED_GAMES)))
    fewest, most, options = LINKED_GAMES[game]
    common = ("set", "language", "seed")
    said = {name: VALUES[name] for name in (*common, *options) if name not in SEATING}
    chosen = {"game": game, **draw(st.fixed_dictionaries({}, optional=said))}
    chosen["timer"] = draw(st.none() | st.integers(5, 3600)) if "timer" in options else None
    computers = draw(st.integers(0, most - 1)) if "computers" in options else 0
    people = draw(st.integers(max(1, fewest - computers), most - computers))
    names = draw(st.lists(NAMES, min_size=people, max_size=people, unique_by=str.casefold))
    seating = draw(st.sampled_from(["players", "teams", "seats"]))
    if seating == "teams" and "teams" in options and fewest <= people <= most:
        count = 2 * people
        every = draw(st.lists(TEAMED, min_size=count, max_size=count, unique_by=str.casefold))
        chosen["teams"] = {every[n]: every[people + n :: people] for n in range(people)}
    elif seating == "players":
        chosen["players"] = names
    elif "seats" in options:
        chosen["seats"] = people
    if computers and ("players" in chosen or "seats" in chosen):
        chosen["computers"] = computers
    return chosen


def refused(query):
    with pytest.raises(LinkError) as caught:
        game_from_link(query)
    return caught.value


@given(said=games())
def test_a_link_says_what_it_was_told(said):
    link = GameLink(**said)
    assert game_from_link(link.query) == link
    assert link.query.isascii()
    assert not set(link.query) & set(' "<>#')


@given(said=ANYTHING)
def test_a_link_that_cannot_be_read_is_never_made(said):
    try:
        link = GameLink(**said)
    except LinkError:
        return
    assert game_from_link(link.query) == link


@given(said=games())
def test_a_server_may_write_the_query_anew_and_add_its_token(said):
    link = GameLink(**said)
    pairs = [*parse_qsl(link.query), ("token", "not-for-games")]
    assert game_from_link("?" + urlencode(pairs)) == link  # Binder's pages do: "," is "%2C" then


@given(
    query=st.text(max_size=4_000) | st.binary(max_size=80).map(lambda raw: raw.decode("latin-1"))
)
def test_any_query_is_a_game_or_sentences(query):
    try:
        said = repr(game_from_link(query))
    except LinkError as error:
        said = str(error)
    assert said.isprintable()
    assert 0 < len(said) < 5_000


def test_a_link_is_read_as_a_person_reads_it():
    link = game_from_link(
        "?game=timeline&set=spain&edition=russia&players=Ana,Bo+Li&computers=1"
        "&hints=yes&timer=60&language=es&seed=2026-11-29&v=1"
    )
    assert link == GameLink(
        set="spain", edition="russia", players=["Ana", "Bo Li"], computers=1, hints=True, timer=60,
        language="es", seed="2026-11-29",
    )  # fmt: skip
    teams = game_from_link("teams=Reds:Ana,Bo+Li;Blues:Cy")
    assert teams == GameLink(teams={"Reds": ["Ana", "Bo Li"], "Blues": ["Cy"]})
    assert teams.query == "game=timeline&set=world-history&teams=Reds:Ana,Bo%20Li;Blues:Cy&v=1"


@pytest.mark.parametrize("query", ["", "?", "v=1", "token=abc&reset"])
def test_a_link_that_says_nothing_is_a_game_as_always(query):
    assert game_from_link(query) == GameLink()


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("set=spian", "no card set “spian”. Do you mean “spain”? There are: around-the-world"),
        ("set=", "“set”, but not which"),
        ("gmae=practice", "Do you mean “game”?"),
        ("game=chess", "“game” cannot be “chess”. It can be: timeline, practice, challenge."),
        ("edition=italy", "It can be: spain, russia, star-wars."),
        ("language=it", "en, es, fr, de, ru"),
        ("hints=maybe", "“hints” is yes or no; not “maybe”."),
        ("timer=soon", "from 5 to 3,600; not “soon”"),
        ("timer=4", "not “4”"),
        ("timer=٣٠", "not “٣٠”"),
        ("seats=9", "from 1 to 8; not “9”"),
        ("players=A,B,C,D,E,F,G,H,I", "1 to 8 players; this link has 9"),
        ("players=A,B,C,D,E&computers=4", "this link has 9"),
        ("game=challenge&players=A,B,C,D,E,F", "2 to 5 players; this link has 6"),
        ("game=challenge&seats=1", "2 to 5 players; this link has 1"),
        ("game=challenge&computers=5", "this link has 6"),
        ("game=practice&players=A,B", "this link has 2"),
        ("game=practice&computers=1", "“computers” cannot be said of the game “practice”."),
        ("game=challenge&timer=60", "What can be said of it: players, teams, seats, computers"),
        ("players=A,B&seats=2", "not both"),
        ("teams=Reds:A;Blues:B&players=A", "names no players, seats or computers beside them"),
        ("teams=Reds:A;Blues:B&computers=1", "names no players, seats or computers beside them"),
        ("teams=Reds,Blues", "with their members, each name once, such as Reds:Ana,Bo;Blues:Cy"),
        ("teams=Reds:A;Reds:B", "not “Reds:A;Reds:B”"),
        ("teams=Reds:A;Blues:a", "Two players are called “a”"),
        ("teams=Reds:;Blues:A", "has no name"),
        ("teams=A:B:C;D:E", "The name “B:C” has a “:”"),
        ("game=challenge&teams=Reds:A", "2 to 5 players; this link has 1"),
        ("game=practice&teams=Reds:A", "“teams” cannot be said of the game “practice”."),
        ("players=A,,B", "has no name"),
        ("players=Ana,%20ana", "Two players are called “ana”"),
        ("players=" + "x" * 41, "too long: 40 characters at most"),
        ("seed=" + "7" * 201, "1 to 200 characters"),
        ("seed=a%0Ab", "without line breaks"),
        ("seed=%FF", "cannot be read: “seed=%FF”"),
        ("set=spain&set=russia", "says “set” twice"),
        ("v=2", "version 2; this page reads version 1"),
        ("set=../../etc/passwd.csv", "not the path of a table within the repository"),
        ("set=/etc/passwd.csv", "not the path"),
        ("set=units/.hidden.csv", "not the path"),
        ("set=~/mine.csv", "not the path"),
        ("set=C:\\mine.csv", "not the path"),
        ("set=https://example.org/x.csv", "not the path"),
    ],
)
def test_what_a_link_cannot_say_gets_a_sentence(query, sentence):
    assert sentence in str(refused(query))


def test_everything_that_is_wrong_is_told_at_once():
    error = refused("game=chess&set=spian&hints=maybe&colour=red&v=7")
    assert [problem.code for problem in error.problems] == [
        "unknown", "version", "not_one_of", "no_set_but", "yes_or_no",
    ]  # fmt: skip


def test_a_name_of_ten_kilobytes_is_refused_in_few_words():
    error = refused("players=" + "x" * 10_000)
    assert str(error) == "The link is too long: 10,008 characters, of 9,000 at most."
    assert len(str(refused("players=" + "x" * 3_000))) < 150


def test_the_longest_link_that_can_be_made_can_be_read():
    names = [chr(0x1F600 + n) * 40 for n in range(8)]
    link = GameLink(
        set="🌍" * 190 + "/🌍.csv", players=names, edition="star-wars", hints=True, timer=3600,
        confidence=True, letters=True, teacher_moves=True, language="ru", seed="🌍" * 200,
    )  # fmt: skip
    assert game_from_link(link.query) == link


def test_markup_and_marks_that_turn_the_reading_direction_stay_harmless():
    link = game_from_link("players=%E2%80%AEAna,<b>Bo</b>")
    assert link.players == ("Ana", "<b>Bo</b>")  # every view writes it as text
    assert "<" not in link.query


def test_problems_are_told_in_the_language_of_the_link():
    assert "“hints”" in str(refused("hints=maybe"))
    spanish = str(refused("hints=maybe&language=es"))
    assert "hints" in spanish
    assert "yes or no" not in spanish


@pytest.mark.parametrize(
    "said",
    [
        {"players": "Ana"},
        {"teams": ["Reds"]},
        {"teams": {"Reds": "Ana"}},
        {"hints": "yes"},
        {"timer": "60"},
        {"seats": True},
        {"set": 7},
    ],
)
def test_a_value_of_the_wrong_type_is_refused_in_python_too(said):
    with pytest.raises(LinkError):
        GameLink(**said)
