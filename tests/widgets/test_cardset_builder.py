"""The builder as the kernel sees it: what it takes, what it sends, what it refuses."""

from __future__ import annotations

import json

import pytest

from timeline_widgets import CardSetBuilder, CardSetError, TimelineGame, load, shipped_cardset
from timeline_widgets.messages import LANGUAGES

JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01" + bytes(range(256))
TABLE = "Event\tWhen\nCaesar is killed\t44 BC\nCoronation\t8oo\nBattle\t1066\n"


class Page:
    """A builder whose outgoing messages are kept."""

    def __init__(self, source=None, **options):
        self.sent = []
        self.builder = CardSetBuilder(source, **options)
        self.builder.send = lambda content, buffers=None: self.sent.append((content, buffers))

    @property
    def state(self):
        return self.builder.state

    def receive(self, *buffers, **message):
        self.sent.clear()
        self.builder._receive(None, message, list(buffers))
        return [content for content, _ in self.sent]

    def row(self, number):
        return next(row for row in self.state["rows"] if row["row"] == number)

    def key(self, number):
        return self.row(number)["key"]


def sentence(messages):
    [message] = messages
    assert message["type"] == "error"
    return message["sentence"]


def test_nothing_is_there_until_a_table_comes():
    page = Page()
    assert page.state["stage"] == "empty"
    with pytest.raises(CardSetError, match="no table yet"):
        _ = page.builder.cardset
    assert page.receive(type="paste", text=TABLE) == []
    assert page.state["counts"] == {"ready": 2, "look": 0, "left": 1, "blank": 0}
    assert page.state["said"] == "2 cards. 1 row left out."


@pytest.mark.parametrize("name", ["cards.csv", "cards.xlsx"])
def test_an_uploaded_file_is_read_and_gives_the_title(name):
    page = Page()
    page.receive(TABLE.encode(), type="upload", name=f"my-{name}")
    assert page.state["title"] == "My cards"
    assert len(page.builder.cardset) == 2


def test_a_mend_is_read_at_once_and_said():
    page = Page(TABLE)
    page.receive(type="cell", key=page.key(3), column=1, text="800")
    assert page.row(3)["standing"] == "ready"
    assert page.row(3)["face"]["back"]["spoken"] == "800"
    assert page.state["said"] == "Row 3 is a card: 800. 3 cards. 0 rows left out."
    assert page.state["undo"] == "row 3, When"
    page.receive(type="undo")
    assert page.row(3)["standing"] == "left"
    assert page.state["said"] == "Undone: row 3, When."


def test_a_refused_row_says_why_and_which_cell_it_is():
    [problem] = Page(TABLE).row(3)["problems"]
    assert problem["column"] == 1
    assert "8oo" in problem["sentence"]


def test_a_filter_keeps_a_row_in_view_while_it_is_mended():
    page = Page(TABLE)
    shown = {"theme": "", "since": "", "until": "", "words": ""}
    page.receive(type="filter", show="left", **shown)
    assert [row["row"] for row in page.state["rows"]] == [3]
    page.receive(type="cell", key=page.key(3), column=1, text="800")
    assert [row["standing"] for row in page.state["rows"]] == ["ready"]


@pytest.mark.parametrize(
    ("wanted", "rows"),
    [
        ({"since": "800"}, [3, 4]),
        ({"until": "1 BC"}, [2]),
        ({"since": "50 BC", "until": "900"}, [2, 3]),
        ({"words": "CORON"}, [3]),
        ({"theme": "War"}, [4]),
        ({"show": "look"}, [4]),
    ],
)
def test_rows_are_found_by_period_words_and_theme(wanted, rows):
    page = Page(
        "Event\tWhen\tTheme\nCaesar is killed\t44 BC\tRule\nCoronation\t800\tRule\n"
        "Battle of 1066\t1066\tWar\n"
    )
    blank = {"show": "all", "theme": "", "since": "", "until": "", "words": ""}
    assert page.receive(type="filter", **{**blank, **wanted}) == []
    assert [row["row"] for row in page.state["rows"]] == rows


def test_a_period_that_is_no_date_is_refused_and_changes_nothing():
    page = Page(TABLE)
    before = page.state
    told = sentence(
        page.receive(type="filter", show="all", theme="", since="soon", until="", words="")
    )
    assert told == "“soon” is no date. Write a year such as 1492 or 44 BC."
    assert page.state is before


def test_only_one_page_of_rows_travels():
    rows = [{"title": f"Event {n:04}", "date": 1000 + n % 900} for n in range(10_000)]
    page = Page(rows)
    assert page.state["page"] == {"first": 0, "size": 20, "total": 10_000}
    assert len(page.state["rows"]) == 20
    assert len(json.dumps(page.state)) < 40_000
    page.receive(type="page", first=9_990)
    assert page.state["rows"][-1]["row"] == 10_001
    page.receive(type="add")
    assert page.state["rows"][-1]["standing"] == "blank"
    assert page.state["rows"][-1]["row"] == 10_002


def test_columns_are_given_roles():
    page = Page("A\tB\nCrown\tonce\nVoyage\tlater\n")
    assert page.state["lacking"] == ["title", "date"]
    page.receive(type="role", column=0, role="title")
    page.receive(type="role", column=1, role="date")
    assert page.state["lacking"] == []
    assert page.state["counts"]["left"] == 2


def test_columns_that_were_guessed_are_said_to_be_right():
    page = Page("Event\tMoment\nCrown\t800\nVoyage\t1492\n")
    assert page.state["guessed"]
    page.receive(type="columns_right")
    assert not page.state["guessed"]
    assert page.state["counts"]["ready"] == 2


def test_what_the_set_serves_is_told():
    page = Page([{"title": f"Event {chr(97 + n)}", "date": 1000 + 10 * n} for n in range(20)])
    facts = page.state["facts"]
    assert (facts["cards"], facts["players"], facts["challengers"]) == (20, 4, 5)
    assert (facts["first"], facts["last"]) == ("1000", "1190")
    dates = page.state["dates"]
    assert sum(dates["counts"]) == sum(dates["spaces"]) == 20
    assert [b["year"] for b in dates["board"]] == list(page.builder.cardset.report.board_dates)


def test_a_message_about_a_row_that_is_gone_is_refused_in_words():
    page = Page(TABLE)
    key = page.key(3)
    page.receive(type="remove", key=key)
    assert sentence(page.receive(type="cell", key=key, column=1, text="800")) == (
        "That row is not there any more."
    )
    assert sentence(page.receive(type="hello")).startswith("Something went wrong")
    assert "a picture, not a table" in sentence(page.receive(JPEG, type="upload", name="x"))


def test_the_browser_cannot_write_the_table():
    page = Page(TABLE)
    before = page.state
    page.builder.set_state({"state": {}, "words": {}})
    assert page.state is before


def test_saving_beside_the_notebook_replaces_no_other_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.csv").write_text("precious")
    page = Page(TABLE)
    assert sentence(page.receive(type="save", name="../mine.csv")) == (
        "There is a file mine.csv already. Choose another name."
    )
    assert (tmp_path / "mine.csv").read_text() == "precious"
    assert page.receive(type="save", name="yours") == []
    assert page.state["saved"] == "yours.csv"
    page.receive(type="cell", key=page.key(3), column=1, text="800")
    assert page.receive(type="save", name="yours.csv") == []
    assert len(load(tmp_path / "yours.csv")) == 3


def test_a_download_is_what_is_saved(tmp_path):
    page = Page(TABLE, title="Crowns & battles")
    assert page.receive(type="download")[0]["name"] == "Crowns-battles.csv"
    [(_, [data])] = page.sent
    saved = page.builder.save(tmp_path / "cards")
    assert saved == tmp_path / "cards.csv"
    assert saved.read_bytes() == data


def test_the_whole_table_can_be_had_as_text():
    page = Page(TABLE)
    page.receive(type="text")
    [(_, [data])] = page.sent
    assert data.decode().splitlines()[2] == "Coronation,8oo"


def test_a_game_is_played_with_the_cards():
    page = Page([{"title": f"Event {chr(97 + n)}", "date": 1000 + 10 * n} for n in range(12)])
    game = TimelineGame(page.builder.cardset, score_folder=None, seed="clio")
    assert len(game.state["line"]) == 1


def test_a_set_can_be_changed_and_keeps_its_pictures(tmp_path):
    cards = shipped_cardset("inventions")
    page = Page(cards)
    assert page.state["title"] == cards.title
    assert page.builder.cardset.fingerprint == cards.fingerprint
    first = page.state["rows"][0]["face"]
    if first["image"]:
        page.receive(type="picture", image=first["image"])
        assert page.sent[0][1] == [cards.cards[0].picture.data]
    page.builder.save(tmp_path / "again.csv")
    assert [c.picture for c in load(tmp_path / "again.csv")] == [c.picture for c in cards]


def test_what_is_no_option_is_told():
    with pytest.raises(TypeError, match="did you mean 'language'"):
        CardSetBuilder(langage="es")
    with pytest.raises(ValueError, match="Unknown language 'el'"):
        CardSetBuilder(language="el")
    with pytest.raises(CardSetError, match="There is no file"):
        CardSetBuilder("nowhere.csv")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_step(language):
    page = Page(TABLE, language=language)
    page.receive(type="cell", key=page.key(3), column=1, text="800")
    page.receive(type="remove", key=page.key(4))
    page.receive(type="add")
    page.receive(type="role", column=0, role=None)
    while page.state.get("undo"):
        assert not any(sign in page.state["undo"] + page.state["said"] for sign in "{}")
        page.receive(type="undo")
    assert page.state["stage"] == "empty"


def test_a_saved_notebook_tells_what_was_read():
    data, _ = CardSetBuilder(TABLE)._repr_mimebundle_()
    assert data["text/plain"] == "CardSetBuilder('', cards=2, left_out=1)"
    assert "8oo" in data["text/html"]
